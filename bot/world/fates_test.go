package world

import "time"

// What becomes of processes and clocks.

// alive are the processes that run, the oldest first.
func (w *world) alive() (all []*process) {
	w.living.Lock()
	defer w.living.Unlock()
	for _, p := range w.processes {
		if !p.dead.Load() && !p.stopped {
			all = append(all, p)
		}
	}
	return all
}

// killOne kills the newest process.
func (w *world) killOne() {
	if all := w.alive(); len(all) > 0 {
		all[len(all)-1].kill()
	}
}

// stopOldest stops the oldest process in good order, if another one runs.
func (w *world) stopOldest() {
	all := w.alive()
	if len(all) < 2 {
		return
	}
	all[0].stop()
}

// stop ends a process in good order.
func (p *process) stop() {
	p.w.living.Lock()
	p.stopped = true
	p.w.living.Unlock()
	p.w.note("process %d is stopped", p.number)
	p.end()
}

// lastChange is when a process was started or ended last.
func (w *world) lastChange() time.Time {
	w.living.Lock()
	defer w.living.Unlock()
	return w.changed
}

// jump sets Discord's clock forward, as seen by a machine that was suspended.
func (w *world) jump(d time.Duration) { w.ahead.Add(int64(d)) }

// discordNow is the time by Discord's clock.
func (w *world) discordNow() time.Time { return time.Now().Add(time.Duration(w.ahead.Load())) }

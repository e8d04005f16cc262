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
	w.living.Lock()
	all[0].stopped = true
	w.living.Unlock()
	w.note("process %d is stopped", all[0].number)
	all[0].end()
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

package standings

import (
	"context"
	"slices"
	"sync"
	"time"
)

const (
	guildStep  = 100                   // guilds that are listed at once
	guildPause = 10 * time.Millisecond // between two of them, at the start
	workAgain  = time.Minute           // until work that failed is tried again
	patience   = 30 * time.Second      // for one game's results in one guild
)

// A workList is where there are results to be counted, and of which tables.
type workList struct {
	mu     sync.Mutex
	todo   []place // each once
	tables map[place][]string
	last   string // the guild for which work was taken last
	busy   bool   // what was taken last is not done yet
	more   chan struct{}
}

func newWorkList() *workList {
	return &workList{tables: make(map[place][]string), more: make(chan struct{}, 1)}
}

func (w *workList) add(p place, tables ...string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if !slices.Contains(w.todo, p) {
		w.todo = append(w.todo, p)
	}
	w.tables[p] = append(w.tables[p], tables...)
	select {
	case w.more <- struct{}{}:
	default:
	}
}

// take takes the work that has waited longest, of another guild than the last time if there is any; false if there is none.
func (w *workList) take() (p place, tables []string, ok bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.busy = len(w.todo) > 0
	if !w.busy {
		return p, nil, false
	}
	next := max(0, slices.IndexFunc(w.todo, func(p place) bool { return p.guild != w.last }))
	p = w.todo[next]
	w.todo, w.last = slices.Delete(w.todo, next, next+1), p.guild
	tables = w.tables[p]
	delete(w.tables, p)
	return p, tables, true
}

// Idle reports whether all is counted that is known of, except for what has failed.
func (k *Keeper) Idle() bool {
	k.work.mu.Lock()
	defer k.work.mu.Unlock()
	return !k.work.busy && len(k.work.todo) == 0
}

// Left says that the game of a table has left a result: Run counts it soon. It does not block.
func (k *Keeper) Left(guild, game, table string) { k.work.add(place{guild, game}, table) }

// Run counts results in the background until the context ends: those that Left tells of, and at the start those of these
// games that were left when no process counted. When the results that Left has told of are counted, it calls counted with
// their tables.
func (k *Keeper) Run(ctx context.Context, games []string, counted func(guild, game string, tables []string)) {
	var others sync.WaitGroup
	defer others.Wait()
	others.Go(func() { k.findWork(ctx, games) })
	for {
		select {
		case <-ctx.Done():
			return
		case <-k.work.more:
		}
		for ctx.Err() == nil {
			p, tables, ok := k.work.take()
			if !ok {
				break
			}
			working, cancel := context.WithTimeout(context.WithoutCancel(ctx), patience)
			err := k.CatchUp(working, p.guild, p.game)
			cancel()
			if err == nil {
				counted(p.guild, p.game, tables)
				continue
			}
			k.log.Warn("couldn't count results", "guild", p.guild, "game", p.game, "retry_in", workAgain, "cause", err)
			others.Go(func() {
				select {
				case <-time.After(workAgain):
					k.work.add(p, tables...)
				case <-ctx.Done():
				}
			})
		}
	}
}

// findWork looks through all guilds for results that are not counted. It takes its time.
func (k *Keeper) findWork(ctx context.Context, games []string) {
	last := ""
	for {
		guilds, err := k.store.Guilds(ctx, last, guildStep)
		if err != nil && ctx.Err() == nil {
			k.log.Warn("couldn't list uncounted results; the next game counts them", "cause", err)
		}
		if err != nil || len(guilds) == 0 {
			return
		}
		for _, guild := range guilds {
			for _, game := range games {
				p := place{guild, game}
				if _, ok := k.current(ctx, p); !ok {
					k.work.add(p)
				}
			}
			select {
			case <-time.After(guildPause):
			case <-ctx.Done():
				return
			}
		}
		last = guilds[len(guilds)-1]
	}
}

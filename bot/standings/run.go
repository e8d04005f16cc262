package standings

import (
	"context"
	"sync"
	"time"

	"ruckus/store"
)

const (
	guildStep  = 100                   // guilds that are listed at once
	guildPause = 10 * time.Millisecond // between two of them, at the start
	workAgain  = time.Minute           // until work that failed is tried again
	patience   = 30 * time.Second      // for one game's results in one guild
)

// A workList is where there are results to be counted.
type workList struct {
	mu   sync.Mutex
	todo []place // each once
	more chan struct{}
}

func newWorkList() *workList { return &workList{more: make(chan struct{}, 1)} }

func (w *workList) add(p place) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, other := range w.todo {
		if other == p {
			return
		}
	}
	w.todo = append(w.todo, p)
	select {
	case w.more <- struct{}{}:
	default:
	}
}

func (w *workList) take() []place {
	w.mu.Lock()
	defer w.mu.Unlock()
	todo := w.todo
	w.todo = nil
	return todo
}

// Left says that a game in a guild has left a result: Run counts it soon. It does not block.
func (k *Keeper) Left(guild, game string) { k.work.add(place{guild, game}) }

// Run counts results in the background until the context ends: those that Left tells of, and at the start those of these
// games that were left when no process counted. After each time something was counted it calls counted, which may be nil.
func (k *Keeper) Run(ctx context.Context, games []string, counted func(guild, game string)) {
	var found sync.WaitGroup
	defer found.Wait()
	found.Go(func() { k.findWork(ctx, games) })
	again := time.NewTicker(workAgain)
	defer again.Stop()
	var failed []place
	for {
		select {
		case <-ctx.Done():
			return
		case <-k.work.more:
		case <-again.C:
			for _, p := range failed {
				k.work.add(p)
			}
			failed = nil
		}
		for _, p := range k.work.take() {
			if ctx.Err() != nil {
				return
			}
			working, cancel := context.WithTimeout(context.WithoutCancel(ctx), patience)
			err := k.CatchUp(working, p.guild, p.game)
			cancel()
			if err != nil {
				k.log.Warn("results are not counted yet", "guild", p.guild, "game", p.game, "again in", workAgain, "err", err)
				failed = append(failed, p)
				continue
			}
			if counted != nil {
				counted(p.guild, p.game)
			}
		}
	}
}

// findWork looks through all guilds for results that are not counted. It takes its time.
func (k *Keeper) findWork(ctx context.Context, games []string) {
	last := ""
	for {
		guilds, err := k.store.Guilds(ctx, last, guildStep)
		if err != nil && ctx.Err() == nil {
			k.log.Warn("it is not known where results are not counted; they will be with the next game", "err", err)
		}
		if err != nil || len(guilds) == 0 {
			return
		}
		for _, guild := range guilds {
			for _, game := range games {
				if p := (place{guild, game}); k.behind(ctx, p) {
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

// behind tells whether there may be results that are not counted.
func (k *Keeper) behind(ctx context.Context, p place) bool {
	newest, err := k.store.Page(ctx, listOf(p.guild, p.game, numbers), store.Part{From: 1, To: store.MaxRank, Backwards: true, Limit: 1})
	if err == nil && len(newest) == 0 {
		return false
	}
	ratings, rerr := k.ratings(ctx, p)
	return err != nil || rerr != nil || int64(ratings.Applied) < newest[0].Ranks[numbers]
}

package bot

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/table"
)

// A toyPage shows a number and writes down when it showed what.
type toyPage struct {
	lane string
	slow time.Duration // that showing takes
	fail error

	mu    sync.Mutex
	now   int
	shown []string
	start time.Time
}

func (p *toyPage) set(n int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.now = n
}

func (p *toyPage) draw(context.Context) (*message, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	m := text(fmt.Sprint(p.now))
	return &m, nil
}

func (p *toyPage) show(_ context.Context, m message) error {
	time.Sleep(p.slow)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.shown = append(p.shown, fmt.Sprintf("%v: %s", time.Since(p.start), m.Content))
	return p.fail
}

func (p *toyPage) channel() string { return p.lane }

func (p *toyPage) log() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.shown
}

var ada = pageKey{table.Ref{Guild: "1", ID: "t"}, "ada"}

func pacing(t *testing.T, f func(p *pacer, page *toyPage)) {
	synctest.Test(t, func(t *testing.T) {
		p, toy := newPacer(slog.New(slog.DiscardHandler), newMetrics()), &toyPage{start: time.Now()}
		p.keep(ada, 2*time.Second, time.Now().Add(time.Hour), func() page { return toy })
		f(p, toy)
	})
}

func TestOnlyTheNewestIsShownAndNotTooOften(t *testing.T) {
	pacing(t, func(p *pacer, page *toyPage) {
		for i := range 50 {
			page.set(i)
			p.touch(ada)
			time.Sleep(110 * time.Millisecond)
		}
		time.Sleep(10 * time.Second)
		require.Equal(t, []string{"0s: 0", "2s: 18", "4s: 36", "6s: 49"}, page.log())
	})
}

func TestWhatLooksTheSameIsNotSentAgain(t *testing.T) {
	pacing(t, func(p *pacer, page *toyPage) {
		for range 5 {
			p.touchAll(ada.ref)
			time.Sleep(5 * time.Second)
		}
		require.Equal(t, []string{"0s: 0"}, page.log())
	})
}

func TestAnAnswerCountsAsShown(t *testing.T) {
	pacing(t, func(p *pacer, page *toyPage) {
		p.hold(ada)
		page.set(1)
		p.touch(ada)
		time.Sleep(time.Second)
		require.Empty(t, page.log(), "nothing is sent while an answer is under way")
		answer := text("1")
		p.release(ada, &answer)
		time.Sleep(5 * time.Second)
		require.Empty(t, page.log(), "the answer showed it")
		page.set(2)
		p.touch(ada)
		time.Sleep(time.Second)
		require.Equal(t, []string{"6s: 2"}, page.log())
	})
}

func TestAnEditThatMayHaveOvertakenAnAnswerIsMadeAgain(t *testing.T) {
	for name, answerLast := range map[string]bool{"the edit ends last": false, "the answer ends last": true} {
		t.Run(name, func(t *testing.T) {
			pacing(t, func(p *pacer, page *toyPage) {
				page.slow = time.Second
				p.touch(ada)
				time.Sleep(500 * time.Millisecond) // the edit with the old state is on its way
				page.set(1)
				p.hold(ada)
				answer := text("1")
				if answerLast {
					time.Sleep(time.Second)
				}
				p.release(ada, &answer)
				time.Sleep(10 * time.Second)
				log := page.log()
				require.Len(t, log, 2)
				require.Contains(t, log[1], ": 1", "what is seen in the end is the newest")
			})
		})
	}
}

func TestTwoAnswersAtOnceAreFollowedByTheNewest(t *testing.T) {
	pacing(t, func(p *pacer, page *toyPage) {
		one, two := text("1"), text("2")
		p.hold(ada)
		p.hold(ada)
		page.set(2)
		p.release(ada, &two)
		p.release(ada, &one)
		time.Sleep(10 * time.Second)
		require.Equal(t, []string{"2s: 2"}, page.log())
	})
}

func TestBoardsOfOneChannelShareItsPace(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := newPacer(slog.New(slog.DiscardHandler), newMetrics())
		var pages []*toyPage
		for i := range 4 {
			toy := &toyPage{start: time.Now(), lane: "channel"}
			pages = append(pages, toy)
			key := pageKey{ref: table.Ref{Guild: "1", ID: fmt.Sprint(i)}}
			p.keep(key, boardPause, time.Now().Add(time.Hour), func() page { return toy })
			p.touch(key)
		}
		time.Sleep(time.Minute)
		var all []string
		for _, page := range pages {
			all = append(all, page.log()...)
		}
		require.ElementsMatch(t, []string{"0s: 0", "1.05s: 0", "2.1s: 0", "3.15s: 0"}, all)
		p.sweep(time.Now())
		require.Empty(t, p.lanes)
	})
}

func TestFailuresAreTriedAgainLessAndLessOften(t *testing.T) {
	pacing(t, func(p *pacer, page *toyPage) {
		page.fail = errors.New("no permission")
		p.touch(ada)
		time.Sleep(2 * time.Hour) // the page expires after one
		require.Less(t, len(page.log()), 16)
		require.Greater(t, len(page.log()), 10)
	})
}

func TestAPageThatIsGoneIsForgotten(t *testing.T) {
	pacing(t, func(p *pacer, page *toyPage) {
		page.fail = errGone
		p.touch(ada)
		synctest.Wait()
		require.Empty(t, p.pages)
	})
}

func TestExpiredPagesAreForgotten(t *testing.T) {
	pacing(t, func(p *pacer, page *toyPage) {
		time.Sleep(2 * time.Hour)
		p.touch(ada)
		p.sweep(time.Now())
		synctest.Wait()
		require.Empty(t, p.pages)
		require.Empty(t, page.log())
	})
}

func TestAtTheEndWhatWaitsIsShownAtOnce(t *testing.T) {
	pacing(t, func(p *pacer, page *toyPage) {
		p.touch(ada)
		synctest.Wait()
		page.set(1)
		p.touch(ada)
		require.NoError(t, p.flush(context.Background()))
		require.Equal(t, []string{"0s: 0", "0s: 1"}, page.log())
	})
}

func TestAHandWhoseTurnHasComeIsShownBeforeOthers(t *testing.T) {
	pacing(t, func(p *pacer, page *toyPage) {
		for n := range 3 {
			page.set(n)
			p.touch(ada)
			time.Sleep(100 * time.Millisecond)
		}
		p.hasten(ada)
		p.hasten(ada)
		time.Sleep(10 * time.Second)
		require.Equal(t, []string{"0s: 0", "450ms: 2"}, page.log(), "not after 2 s, and not at once again")
	})
}

func TestABotThatStopsKeepsThePaceOfAChannel(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := newPacer(slog.New(slog.DiscardHandler), newMetrics())
		var pages []*toyPage
		for i := range 3 {
			toy := &toyPage{start: time.Now(), lane: "channel"}
			pages = append(pages, toy)
			key := pageKey{ref: table.Ref{Guild: "1", ID: fmt.Sprint(i)}}
			p.keep(key, boardPause, time.Now().Add(time.Hour), func() page { return toy })
			p.touch(key)
		}
		require.NoError(t, p.flush(t.Context()))
		var all []string
		for _, page := range pages {
			all = append(all, page.log()...)
		}
		require.ElementsMatch(t, []string{"0s: 0", "1.05s: 0", "2.1s: 0"}, all)
	})
}

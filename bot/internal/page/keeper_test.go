package page

import (
	"context"
	"errors"
	"fmt"
	"net/http/httptest"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"
	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
)

// A toyPage shows a number and writes down when it showed what.
type toyPage struct {
	number
	channel string
	slow    time.Duration // that showing takes
	fail    error
	shown   []string
	start   time.Time
}

func (p *toyPage) Show(_ context.Context, m discord.Message, by Loan) error {
	time.Sleep(p.slow)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.shown = append(p.shown, fmt.Sprintf("%v: %s", time.Since(p.start), m.Content))
	return p.fail
}

// change has the page show another number, and says so.
func (p *toyPage) change(k *Keeper, n int) {
	p.set(n)
	k.Touch(ada)
}

func (p *toyPage) Channel() (string, bool) { return p.channel, p.channel != "" }

func (p *toyPage) log() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.shown
}

var ada = Key{Topic{Guild: "1", ID: "t"}, "ada"}

func pacing(t *testing.T, f func(k *Keeper, page *toyPage)) {
	synctest.Test(t, func(t *testing.T) {
		k, toy := newKeeper(&toyDiscord{}), &toyPage{start: time.Now()}
		k.Keep(ada, Pace{2 * time.Second, 2 * time.Second}, time.Now().Add(time.Hour), func() Page { return toy })
		k.Lend(ada, loan("ada"))
		f(k, toy)
	})
}

func TestOnlyTheNewestIsShownAndNotTooOften(t *testing.T) {
	pacing(t, func(k *Keeper, page *toyPage) {
		for i := range 50 {
			page.change(k, i)
			time.Sleep(110 * time.Millisecond)
		}
		time.Sleep(10 * time.Second)
		require.Equal(t, []string{"0s: 0", "2s: 18", "4s: 36", "6s: 49"}, page.log())
	})
}

// A lobby's board is drawn before its message is there, so there's nothing to show. A join in that moment must still show.
func TestAPageThatIsAskedForWhileAnEditFindsItGoneStays(t *testing.T) {
	pacing(t, func(k *Keeper, page *toyPage) {
		page.slow, page.fail = time.Second, ErrGone
		page.change(k, 1)
		time.Sleep(time.Second / 2)
		k.Keep(ada, Pace{}, time.Now().Add(time.Hour), func() Page { return page })
		time.Sleep(time.Second)
		page.answer(nil)
		page.change(k, 2)
		time.Sleep(5 * time.Second)
		require.Equal(t, []string{"1s: 1", "4s: 2"}, page.log())
	})
}

func TestWhatLooksTheSameIsNotSentAgain(t *testing.T) {
	pacing(t, func(k *Keeper, page *toyPage) {
		for range 5 {
			k.TouchAll(ada.Topic)
			time.Sleep(5 * time.Second)
		}
		require.Equal(t, []string{"0s: 0"}, page.log())
	})
}

func TestAnAnswerCountsAsShown(t *testing.T) {
	pacing(t, func(k *Keeper, page *toyPage) {
		k.Hold(ada)
		page.change(k, 1)
		time.Sleep(time.Second)
		require.Empty(t, page.log(), "nothing is sent while an answer is under way")
		answer := discord.Text("1")
		k.Release(ada, &answer, 0)
		time.Sleep(5 * time.Second)
		require.Empty(t, page.log(), "the answer showed it")
		page.change(k, 2)
		time.Sleep(time.Second)
		require.Equal(t, []string{"6s: 2"}, page.log())
	})
}

func TestAnAnswerThatShowsTheVersionIsNotDrawnAgain(t *testing.T) {
	pacing(t, func(k *Keeper, page *toyPage) {
		k.Hold(ada)
		page.set(1)
		k.Reach(ada.Topic, 1)
		answer := discord.Text("the same in other words")
		k.Release(ada, &answer, 1)
		k.Reach(ada.Topic, 1)
		time.Sleep(5 * time.Second)
		require.Empty(t, page.log())

		page.set(2)
		k.Hold(ada)
		k.Reach(ada.Topic, 2)
		k.Release(ada, &answer, 1)
		time.Sleep(5 * time.Second)
		require.Equal(t, []string{"7s: 2"}, page.log(), "an answer that is older does not count")
	})
}

func TestAWatchersPageRestsForAQuarterOfTheTimeSinceTheirPressAndASecondAtMost(t *testing.T) {
	pacing(t, func(k *Keeper, page *toyPage) {
		reach := func(n int) {
			page.set(n)
			k.Reach(ada.Topic, uint64(n), "ada")
		}
		time.Sleep(2 * time.Second)
		reach(1)
		time.Sleep(18 * time.Second)
		reach(2)
		time.Sleep(900 * time.Millisecond)
		reach(3)
		time.Sleep(19100 * time.Millisecond)
		reach(4)
		k.Hasten(ada)
		time.Sleep(20 * time.Second)
		require.Equal(t, []string{"2.5s: 1", "21s: 3", "40s: 4"}, page.log(), "a player who is asked sees it at once")
	})
}

func TestAnEditThatMayHaveOvertakenAnAnswerIsMadeAgain(t *testing.T) {
	for name, answerLast := range map[string]bool{"the edit ends last": false, "the answer ends last": true} {
		t.Run(name, func(t *testing.T) {
			pacing(t, func(k *Keeper, page *toyPage) {
				page.slow = time.Second
				k.Touch(ada)
				time.Sleep(500 * time.Millisecond) // the edit with the old state is on its way
				page.set(1)
				k.Hold(ada)
				answer := discord.Text("1")
				if answerLast {
					time.Sleep(time.Second)
				}
				k.Release(ada, &answer, 0)
				time.Sleep(10 * time.Second)
				log := page.log()
				require.Len(t, log, 2)
				require.Contains(t, log[1], ": 1", "what is seen in the end is the newest")
			})
		})
	}
}

func TestTwoAnswersAtOnceAreFollowedByTheNewest(t *testing.T) {
	pacing(t, func(k *Keeper, page *toyPage) {
		one, two := discord.Text("1"), discord.Text("2")
		k.Hold(ada)
		k.Hold(ada)
		page.set(2)
		k.Release(ada, &two, 0)
		k.Release(ada, &one, 0)
		time.Sleep(10 * time.Second)
		require.Equal(t, []string{"2s: 2"}, page.log())
	})
}

// boardsOfOneChannel is a keeper with that many boards that are out of date, and when they were shown.
func boardsOfOneChannel(n int) (k *Keeper, shown func() []string) {
	k = newKeeper(&toyDiscord{})
	var pages []*toyPage
	for i := range n {
		toy := &toyPage{start: time.Now(), channel: "channel"}
		pages = append(pages, toy)
		key := Key{Topic: Topic{Guild: "1", ID: fmt.Sprint(i)}}
		k.Keep(key, Public, time.Now().Add(time.Hour), func() Page { return toy })
		k.Touch(key)
	}
	return k, func() (all []string) {
		for _, page := range pages {
			all = append(all, page.log()...)
		}
		return all
	}
}

func TestBoardsOfOneChannelShareItsPace(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		k, shown := boardsOfOneChannel(4)
		time.Sleep(time.Minute)
		require.ElementsMatch(t, []string{"0s: 0", "1.05s: 0", "2.1s: 0", "3.15s: 0"}, shown())
		k.Sweep(time.Now())
		require.Empty(t, k.lines)
	})
}

func TestFailuresAreTriedAgainLessAndLessOften(t *testing.T) {
	pacing(t, func(k *Keeper, page *toyPage) {
		page.fail = errors.New("no permission")
		k.Touch(ada)
		time.Sleep(2 * time.Hour) // the page expires after one
		require.Less(t, len(page.log()), 16)
		require.Greater(t, len(page.log()), 10)
	})
}

func TestAPageThatIsGoneIsForgotten(t *testing.T) {
	pacing(t, func(k *Keeper, page *toyPage) {
		page.fail = ErrGone
		k.Touch(ada)
		synctest.Wait()
		require.Empty(t, k.pages)
	})
}

func TestExpiredPagesAreForgotten(t *testing.T) {
	pacing(t, func(k *Keeper, page *toyPage) {
		time.Sleep(2 * time.Hour)
		k.Touch(ada)
		k.Sweep(time.Now())
		synctest.Wait()
		require.Empty(t, k.pages)
		require.Empty(t, page.log())
	})
}

func TestAtTheEndWhatWaitsIsShownAtOnce(t *testing.T) {
	pacing(t, func(k *Keeper, page *toyPage) {
		k.Touch(ada)
		synctest.Wait()
		page.change(k, 1)
		require.NoError(t, k.Flush(context.Background()))
		require.Equal(t, []string{"0s: 0", "0s: 1"}, page.log())
	})
}

func TestAHandWhoseTurnHasComeIsShownBeforeOthers(t *testing.T) {
	pacing(t, func(k *Keeper, page *toyPage) {
		for n := range 3 {
			page.change(k, n)
			time.Sleep(100 * time.Millisecond)
		}
		k.Hasten(ada)
		k.Hasten(ada)
		time.Sleep(10 * time.Second)
		require.Equal(t, []string{"0s: 0", "450ms: 2"}, page.log(), "not after 2 s, and not at once again")
	})
}

func TestABotThatStopsKeepsThePaceOfAChannel(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		k, shown := boardsOfOneChannel(3)
		require.NoError(t, k.Flush(t.Context()))
		require.ElementsMatch(t, []string{"0s: 0", "1.05s: 0", "2.1s: 0"}, shown())
	})
}

func TestChangesThatAreShownTogetherAreCountedAsMerged(t *testing.T) {
	pacing(t, func(k *Keeper, page *toyPage) {
		k.Hold(ada)
		for range 3 {
			k.Touch(ada)
		}
		k.Release(ada, nil, 0)
		synctest.Wait()
		k.Touch(ada)
		time.Sleep(10 * time.Second)
		require.Len(t, page.log(), 1)
		shown := httptest.NewRecorder()
		registry := prometheus.NewRegistry()
		registry.MustRegister(k.metrics.edits)
		promhttp.HandlerFor(registry, promhttp.HandlerOpts{}).ServeHTTP(shown, httptest.NewRequest("GET", "/metrics", nil))
		for outcome, n := range map[string]int{editMerged: 2, editSent: 1, editUnchanged: 1} {
			require.Contains(t, shown.Body.String(), fmt.Sprintf("ruckus_edits_total{outcome=%q,page=%q} %d\n", outcome, privatePage, n))
		}
	})
}

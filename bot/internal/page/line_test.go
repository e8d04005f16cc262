package page

import (
	"context"
	"fmt"
	"net/http"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
)

// An ownBoard is a board to which no press lends a right.
type ownBoard struct{ toyPage }

func (b *ownBoard) Show(ctx context.Context, m discord.Message, by Loan) error {
	if !by.Grant.Zero() {
		return ErrGrant
	}
	return b.toyPage.Show(ctx, m, by)
}

// oldest is for how long at most a page has shown something old: it was changed at those times, each time to the next number.
func (p *toyPage) oldest(t *testing.T, changed []time.Duration) (worst time.Duration) {
	sights := p.sights(t)
	for n, at := range changed {
		i := slices.IndexFunc(sights, func(s sight) bool { return s.shown >= n })
		require.GreaterOrEqual(t, i, 0)
		worst = max(worst, sights[i].after-at)
	}
	return worst
}

// answer sets how showing the page ends.
func (p *toyPage) answer(with error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.fail = with
}

// boards are three of one channel.
var boards = []Key{{Topic: Topic{Guild: "1", ID: "a"}}, {Topic: Topic{Guild: "1", ID: "b"}}, {Topic: Topic{Guild: "1", ID: "c"}}}

// Old messages of a board can stay in a channel, and anybody can press on them.
func TestWhoPressesOnOldMessagesHasNoBoardOfTheChannelWaitForLonger(t *testing.T) {
	for name, disturb := range map[string]func(k *Keeper, n int){
		"each answer holds the board": func(k *Keeper, _ int) {
			k.Hold(boards[0])
			time.Sleep(20 * time.Millisecond)
			k.Release(boards[0], nil, 0)
		},
		"and each press lends a right to edit another message": func(k *Keeper, n int) {
			k.Hold(boards[0])
			time.Sleep(20 * time.Millisecond)
			k.Lend(boards[0], loan(fmt.Sprint(n)))
			k.Release(boards[0], nil, 0)
		},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				k := newKeeper(&toyDiscord{})
				var toys []*ownBoard
				for _, key := range boards {
					toy := &ownBoard{toyPage{start: time.Now(), channel: "channel", slow: 60 * time.Millisecond}}
					toys = append(toys, toy)
					k.Keep(key, Public, time.Now().Add(time.Hour), func() Page { return toy })
				}
				var changed []time.Duration
				for n := range 600 {
					if n%4 == 0 {
						changed = append(changed, time.Since(toys[0].start))
						for i, toy := range toys {
							toy.set(n / 4)
							k.Touch(boards[i])
						}
					}
					time.Sleep(280 * time.Millisecond)
					disturb(k, n)
				}
				time.Sleep(time.Minute)
				for _, toy := range toys {
					require.LessOrEqual(t, toy.oldest(t, changed), time.Duration(len(boards))*channelPause+Public.Own)
				}
			})
		})
	}
}

// Others may have used up what Discord allows: a board that is refused for that comes before those that were shown since.
func TestABoardThatDiscordLimitsKeepsItsPlaceInTheLine(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		k := newKeeper(&toyDiscord{})
		var toys []*ownBoard
		for i := range 6 {
			toy := &ownBoard{toyPage{start: time.Now(), channel: "channel"}}
			toys = append(toys, toy)
			k.Keep(Key{Topic: Topic{Guild: "1", ID: fmt.Sprint(i)}}, Public, time.Now().Add(time.Hour), func() Page { return toy })
		}
		change := func(n int) {
			for i, toy := range toys {
				toy.set(n)
				k.Touch(Key{Topic: Topic{Guild: "1", ID: fmt.Sprint(i)}})
				time.Sleep(time.Millisecond) // the first one comes first
			}
		}
		change(1)
		time.Sleep(10 * time.Second)
		toys[0].answer(&discord.Error{Status: http.StatusTooManyRequests})
		change(2)
		toys[0].answer(nil)
		time.Sleep(3 * channelPause)
		first, last := toys[0].log(), toys[5].log()
		time.Sleep(time.Minute)
		require.Len(t, first, 3, "once refused, and shown")
		require.Len(t, last, 1, "it waits")
	})
}

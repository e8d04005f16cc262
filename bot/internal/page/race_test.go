package page

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
)

// A sight is what a toy page showed, and when.
type sight struct {
	after time.Duration
	shown int
}

func (p *toyPage) sights(t *testing.T) (all []sight) {
	for _, line := range p.log() {
		after, shown, _ := strings.Cut(line, ": ")
		var s sight
		var err error
		s.after, err = time.ParseDuration(after)
		require.NoError(t, err)
		_, err = fmt.Sscan(shown, &s.shown)
		require.NoError(t, err)
		all = append(all, s)
	}
	return all
}

// However fast the pit changes, and however long it takes to send a hand, nobody looks at an old one for two seconds.
func TestNobodyLooksAtAnOldHandForTwoSeconds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		k := newKeeper(&toyDiscord{})
		toy := &toyPage{start: time.Now(), slow: 300 * time.Millisecond}
		k.Keep(ada, Private, time.Now().Add(time.Hour), func() Page { return toy })
		k.Lend(ada, loan("ada"))
		r := rand.New(rand.NewPCG(1, 2))
		var changed []time.Duration
		for n := range 300 {
			toy.set(n)
			changed = append(changed, time.Since(toy.start))
			k.Touch(ada)
			time.Sleep(time.Duration(r.IntN(1000)) * time.Millisecond / time.Duration(1+r.IntN(20)))
		}
		time.Sleep(time.Minute)
		require.LessOrEqual(t, toy.oldest(t, changed), 2*time.Second)
	})
}

// With a hundred races at once there are more boards than Discord lets the bot edit in a second. They take turns evenly, and
// each shows how things stand when its turn comes.
func TestManyBoardsTakeTurnsAndShowTheNewest(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const boards = 100
		k := newKeeper(&toyDiscord{})
		start := time.Now()
		var pages []*toyPage
		for i := range boards {
			toy := &toyPage{channel: fmt.Sprint("channel ", i), start: start}
			key := Key{Topic: Topic{Guild: "1", ID: fmt.Sprint(i)}}
			k.Keep(key, Public, start.Add(time.Hour), func() Page { return toy })
			k.Touch(key)
			pages = append(pages, toy)
		}
		time.Sleep(time.Second + time.Millisecond)
		for _, toy := range pages {
			toy.set(1)
		}
		time.Sleep(time.Minute)
		early := 0
		for _, toy := range pages {
			sights := toy.sights(t)
			require.Len(t, sights, 1)
			require.LessOrEqual(t, sights[0].after, boards*time.Second/discord.GlobalRate)
			if sights[0].after <= time.Second {
				early++
				require.Zero(t, sights[0].shown)
			} else {
				require.Equal(t, 1, sights[0].shown)
			}
		}
		require.LessOrEqual(t, early, discord.GlobalRate+1)
	})
}

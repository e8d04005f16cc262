package redbrn

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// A card is snatched where two wanted one place at nearly the same time. Who presses an old picture, or a button again and again,
// loses nothing to anybody by that, nor does who is late for another reason.
func TestACardIsSnatchedWhereTwoWantedOnePlaceAtOnce(t *testing.T) {
	lost := func(s, than games.Seat, move string, by int) games.Margin {
		return games.Margin{Round: 1, Seat: s, Than: than, Move: move, By: by, Rule: "late"}
	}
	called := lost(0, 1, "pit 9BW", 50)
	called.Rule = "window"
	next := lost(0, 1, "pit 7RW", 70)
	next.Round = 2
	require.Equal(t, []games.Margin{lost(0, 1, "pit 7RW", 90), lost(0, 2, "pit 7RW", 400), lost(1, 0, "pit 2WB", 2000), next}, Snatched([]games.Margin{
		lost(0, 1, "pit 7RW", 120), lost(0, 2, "pit 7RW", 400), lost(0, 1, "pit 7RW", 90), lost(0, 1, "pit 7RW", 700), // the closest press of one button
		lost(1, 0, "pit 2WB", 2000), lost(1, 0, "pit 3WB", 2001), // an old picture
		lost(1, 0, "pit 4WB", 0), lost(1, 0, "pit 5WB", -30), // nobody was faster
		lost(1, games.Table, "pit 6WB", 30), called, next,
	}))
}

// The story of a game with rivals names who took most from whom, and the closest of all.
func TestTheStoryNamesTheNemesisAndTheClosest(t *testing.T) {
	var all []games.Played
	press := func(s, than games.Seat, move string, ms int) {
		refusal := games.TooLate("late", lateness(than, int64(ms)), "too late")
		all = append(all, games.Played{Action: games.Action{Seat: s, Move: move + " @1", At: start}, Refused: refusal})
	}
	press(0, 1, "pit 2WB", 40)
	require.Equal(t, "closest [1 0] 40", moments(all))
	press(0, 1, "pit 3WB", 90)
	press(1, 0, "pit 7RW", 12)
	require.Equal(t, "nemesis [1 0] 2, closest [0 1] 12", moments(all))
}

// A replay leads to the press by which somebody was beaten to a place, which came in before theirs.
func TestAReplayLeadsToWhatWasSnatched(t *testing.T) {
	press := func(s games.Seat, ms int) games.Played {
		return games.Played{Action: games.Action{Seat: s, Move: "pit 2WB @1", At: start.Add(time.Duration(ms) * time.Millisecond)}}
	}
	late := press(0, 140)
	late.Refused = games.TooLate("late", lateness(1, 40), "too late")
	all := []games.Played{press(games.Table, 0), press(1, 100), press(2, 110), press(1, 120), late}
	require.Equal(t, []games.Highlight{{Move: 1, Event: games.Event{Verb: "snatched", Seats: []games.Seat{1, 0}, N: 40}}}, highlights(slices.Values(all)))
}

func moments(all []games.Played) string {
	var texts []string
	for _, e := range story(slices.Values(all)).Moments {
		texts = append(texts, gamestest.EventText(e))
	}
	return strings.Join(texts, ", ")
}

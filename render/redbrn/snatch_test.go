package redbrn

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// Everybody reads who was faster than whom, and by how much, as long as that is news, and in the result of the round.
func TestTheBoardTellsWhoSnatchedWhatFromWhom(t *testing.T) {
	for _, r := range []screen.Reader{{}, {TextOnly: true}} {
		race := position("race")
		loseOne(&race, 90)
		v, lost := viewOf(race, games.Table), race.Table.Lost[0]
		news := "**" + race.Table.ShortName(lost.Than) + "** beat **" + race.Table.ShortName(lost.Seat) + "** to "
		card := pack.Written(v.Pit[len(v.Pit)-1].Top, r)
		for _, p := range v.Pit {
			if p.At.Add(90 * time.Millisecond).Equal(lost.At) {
				card = pack.Written(p.Top, r)
			}
		}
		board := func(v redbrn.View) string { return scene{v}.board(race.Table, r).Text }
		require.Contains(t, board(v), news+card+" by **0.09 s**")

		later := v
		later.Pit = append(later.Pit[:len(later.Pit):len(later.Pit)], redbrn.Pile{Top: "1RW", First: "1RW", At: lost.At.Add(fresh + time.Millisecond)})
		require.NotContains(t, board(later), news, "old news")
		next := v
		next.Round++
		require.NotContains(t, board(next), news, "of another round")
		over := v
		over.Phase, over.Scored = redbrn.Waiting, make([]redbrn.Score, over.Round)
		require.Contains(t, board(over), news, "the result of the round")
		race.Table.Lost = append(race.Table.Lost, games.Margin{
			Round: v.Round, Seat: 0, Than: 1, Move: "pit 7RW @1", At: lost.At, Rule: "late", By: 40,
		}, games.Margin{Round: v.Round, Seat: 2, Than: 1, Move: "pit 8RW @1", At: lost.At, Rule: "late", By: 50})
		require.Regexp(t, "Snatched: .*[*][*] [12].* · closest 0.04 s\n", board(over))
	}
	require.Equal(t, []string{"1.2 s", "0.3 s", "0.09 s", "0.004 s"}, []string{inSeconds(1200), inSeconds(300), inSeconds(90), inSeconds(4)})
	memory := Look().Moment(sampleTable(look.OverPhase), games.Event{Verb: "nemesis", Seats: []games.Seat{0, 3}, N: 7})
	require.Regexp(t, `^Nemesis: \*\*Ann\*\* beat \*\*Dan.* to 7 cards$`, memory)
}

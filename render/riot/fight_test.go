package riot

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// A player who has attacked reads in the hand how it has ended, until their turn is over.
func TestTheHandTellsHowAnAttackHasEnded(t *testing.T) {
	v := sides(t)
	attack := games.Event{Verb: "attack", Seats: []games.Seat{1, 0}, Tokens: []string{"D", "2 militant"}}
	told := func(events ...games.Event) string {
		table := sampleTable()
		table.Recent = append([]games.Event{attack}, events...)
		return hand{scene: scene{View: v}, t: table}.fought()
	}
	clash := func(by int) games.Event {
		return games.Event{Verb: "clash", Seats: attack.Seats, Tokens: []string{"3", "2"}, N: by}
	}
	lost := games.Event{Verb: "kill", Seats: []games.Seat{0}, Tokens: []string{"1 officer"}}
	hurt := games.Event{Verb: "wound", Seats: []games.Seat{1}, Tokens: []string{"1 militant"}}
	require.Equal(t, "**D:** you won 3 : 2; they lost Officer; your Militant wounded.", told(clash(1), games.Event{Verb: "flag"}, lost, hurt))
	require.Contains(t, told(clash(1)), "Public Opinion doesn't move", "someone has kept it from the public")
	require.Equal(t, "**D:** a draw, 3 : 2.", told(clash(0)))
	require.Equal(t, "**D:** no hand-to-hand fight; they played Stones; your Militant wounded.",
		told(games.Event{Verb: "blitz", Seats: []games.Seat{0}, Tokens: []string{"stones"}}, hurt))
	require.Empty(t, told(games.Event{Verb: "turn", Seats: []games.Seat{0}}), "the turn is over")
}

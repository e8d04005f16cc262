package look

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/view"
)

func TestAPhraseIsFilledWithWhatTheEventTells(t *testing.T) {
	table := SampleTable(games.Kind{}, Look{}, PlayingPhase)
	table.Players = table.Players[:1]
	phrases := Phrases{"gain": "{who} {gets|get} {n point} ({+n}, {n}), and {second} {what}", "meet": "{first} and {second}"}
	own := func(word string) string { return "<" + word + ">" }
	one, two := []games.Seat{0}, []games.Seat{0, 1}
	require.Equal(t, "**Ann** gets 1 point (+1, 1), and an opponent <what>", phrases.Say(table, games.Event{Verb: "gain", Seats: one, N: 1}, own))
	require.Equal(t, "**Ann** and seat 2 get 2 points (+2, 2), and seat 2 <what>", phrases.Say(table, games.Event{Verb: "gain", Seats: two, N: 2}, own))
	require.Equal(t, "**Ann** and an opponent", phrases.Say(table, games.Event{Verb: "meet", Seats: one}, nil))
	require.Empty(t, phrases.Say(table, games.Event{Verb: "other"}, nil))
	require.Equal(t, "**Ann** and seat 2", Remember(phrases, nil)(table, games.Event{Verb: "meet", Seats: two}))
}

// A hint that speaks of two robots has one name for each, as the hand around it.
func TestAReasonCallsARobotAsTheHandDoes(t *testing.T) {
	table := SampleTable(games.Kind{}, Look{}, PlayingPhase)
	table.Players[1] = Player{User: view.User{Name: markup.NameOf("Robot Bolt (hard)")}, Robot: games.Hard}
	phrases := Phrases{"danger": "{who} {has|have} only {n card} left"}
	why := Because(2, func(Table, string, screen.Reader) string { return "**Lay** it." }, func(t Table, e games.Event, _ screen.Reader) string { return phrases.Say(t, e, nil) })
	require.Equal(t, "**Lay** it. **Bolt** has only 2 cards left.", why(table, "lay", []games.Event{{Verb: "danger", Seats: []games.Seat{1}, N: 2}}, screen.Reader{}))
	require.Equal(t, "**Bolt**", table.Name(1), "as it is everywhere in a game")
}

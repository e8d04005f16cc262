package riot

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render"
)

// buyer is a Protester who has been paid two credits and has neither cards nor anything bought.
func buyer(t *testing.T) *player {
	g, err := riot.Kind(riot.Default()).Load(1, []byte(stacked))
	require.NoError(t, err)
	return &player{t: t, game: g, seat: 1}
}

// Whoever has tapped the wrong piece gets the credits back with one press, even where it took the last of them.
func TestAWrongPurchaseIsTakenBackWithOnePress(t *testing.T) {
	p := buyer(t).press("buy 1Q")
	hand := p.screen().String()
	require.Contains(t, hand, "buy: 0 credits left")
	require.Contains(t, hand, "**Bought:** Squatters")
	require.Contains(t, hand, "Take something back, or press **Done**.")
	require.Contains(t, hand, "[Take back Squatters: return 1Q 2]")
	p.press("return 1Q")
	require.NotContains(t, p.screen().String(), "Take back")
	require.NotContains(t, p.screen().String(), "**Bought:**")
	p.press("buy 1A").press("bought").press("deploy Ae 1A")
	require.Equal(t, 5, p.presses)
}

// Of several units a menu offers one of each kind, and all of it.
func TestOfSeveralUnitsOneOrAllAreTakenBack(t *testing.T) {
	p := buyer(t).press("buy 2M")
	require.Contains(t, p.screen().String(), "[Take back …: return * 2; pick 1]")
	p.press("return 1M")
	require.Contains(t, p.screen().String(), "[Take back Militant: return 1M 3]")
	p.press("return 1M").press("buy 2M").press("return 2M")
	require.Contains(t, p.screen().String(), "buy: 2 credits left")
}

// What was bought before a card is not offered, and the hand says why.
func TestWhatWasBoughtBeforeACardIsNotOffered(t *testing.T) {
	p := buyer(t).press("buy 1M").press("card")
	require.NotContains(t, p.screen().String(), "Take back")
	require.Contains(t, p.screen().String(), "You can buy nothing more: **it goes on by itself**")
	p.press("bought")
	p = buyer(t).press("buy 1M")
	v := p.game.View(1).(riot.View)
	v.Returns = nil
	hand := render.Hand(sampleTable(), 1, v, p.game.Prompt(1), "", "", render.Reader{}).String()
	require.Contains(t, hand, "What you bought before a card stays.")
}

// The others are told of what stays, not of every second thought.
func TestATakenBackPurchaseIsNoNews(t *testing.T) {
	bought := func(verb string, units ...string) games.Event {
		return games.Event{Verb: verb, Seats: []games.Seat{0}, Cards: units}
	}
	events := []games.Event{
		bought("buy", "2 officer", "1 swat"), bought("return", "1 swat"), bought("buy", "1 riot_van"), bought("buy", "1 riot_van"),
		bought("return", "2 riot_van"), bought("return", "1 officer"), {Verb: "end", Seats: []games.Seat{0}},
	}
	require.Equal(t, []games.Event{bought("buy", "1 officer"), {Verb: "end", Seats: []games.Seat{0}}}, lasting(events))
	require.Equal(t, []string{"2 officer", "1 swat"}, events[0].Cards, "the events themselves are as they were")
	require.Empty(t, lasting(events[4:6]), "where the purchase is forgotten, nothing is said")
	v := sides(t)
	v.Phase, v.Turn = riot.Buying, 0
	table := sampleTable()
	table.Recent, table.Since = events, events
	for _, r := range []render.Reader{{}, {TextOnly: true}} {
		require.NotContains(t, render.Board(table, v, r).String(), "back")
		hand := render.Hand(table, 1, v, games.Prompt{}, "", "", r).String()
		require.Contains(t, hand, "buys")
		require.NotContains(t, hand, "back")
	}
}

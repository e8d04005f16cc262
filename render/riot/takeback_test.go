package riot

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/frame"
	"ruckus/render/screen"
	"ruckus/render/screentest"
	"ruckus/render/view"
)

// buyer is a Protester who has been paid two credits and has neither cards nor anything bought.
func buyer(t *testing.T) *player {
	g, err := riot.Kind(riot.Default()).Load(1, []byte(stacked))
	require.NoError(t, err)
	return &player{t: t, game: g, seat: 1}
}

// A player who has tapped the wrong piece gets the credits back with one press, even where it took the last of them.
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
	require.Contains(t, p.screen().String(), "You can buy nothing more: press **Done**.")
	p.press("bought")
	p = buyer(t).press("buy 1M")
	v := p.game.View(1).(riot.View)
	v.Returns = nil
	hand := frame.Hand(framedTable(), 1, v, p.game.Prompt(1), "", "", screen.Reader{}).String()
	require.Contains(t, hand, "What you bought before a card stays.")
}

// An edition can have six kinds of units: buying and taking back still fit on one screen, with a hint and in practice, too.
func TestManyKindsOfUnitsAreBoughtAndTakenBackOnOneScreen(t *testing.T) {
	p := buyer(t)
	v, step := p.game.View(1).(riot.View), " 1"
	v.Credits, v.Sides[1].Mat = 9, nil
	prompt := games.Prompt{Moves: []string{"bought" + step, "card" + step, "play fund" + step}, Must: true}
	for i := range 6 {
		u := riot.Unit{ID: string(rune('a' + i)), Letter: string(rune('A' + i)), Name: "Bicycle Brigade", Cost: 1, Force: 1}
		v.Sides[1].Mat = append(v.Sides[1].Mat, riot.MatUnit{Unit: u, Left: 9})
		v.Returns = append(v.Returns, riot.Stack{Seat: 1, ID: u.ID, Letter: u.Letter, Name: u.Name, N: 2})
		prompt.Moves = append(prompt.Moves, "buy 1"+u.Letter+step, "return 1"+u.Letter+step)
	}
	v.New = v.Returns
	for _, practice := range []bool{false, true} {
		table := framedTable()
		table.Hints, table.Public = true, v
		if practice {
			table.ID = view.PrivatePrefix
		}
		for _, r := range []screen.Reader{{}, {TextOnly: true}, table.SampleReader()} {
			s := frame.Hand(table, 1, v, prompt, "", "", r)
			require.NoError(t, s.Check())
			require.True(t, screentest.Offers(s, "return 2F 1"))
			require.True(t, screentest.Offers(s, "buy 1F 1"))
			require.True(t, screentest.Offers(s, "bought 1"))
		}
	}
}

// The others are told of what stays, not of every second thought.
func TestATakenBackPurchaseIsNoNews(t *testing.T) {
	bought := func(verb string, units ...string) games.Event {
		return games.Event{Verb: verb, Seats: []games.Seat{0}, Tokens: units}
	}
	events := []games.Event{
		bought("buy", "2 officer", "1 swat"), bought("return", "1 swat"), bought("buy", "1 riot_van"), bought("buy", "1 riot_van"),
		bought("return", "2 riot_van"), bought("return", "1 officer"), {Verb: "end", Seats: []games.Seat{0}},
	}
	require.Equal(t, []games.Event{bought("buy", "1 officer"), {Verb: "end", Seats: []games.Seat{0}}}, lasting(events))
	require.Equal(t, []string{"2 officer", "1 swat"}, events[0].Tokens, "the events themselves are as they were")
	require.Empty(t, lasting(events[4:6]), "where the purchase is forgotten, nothing is said")
	v := sides(t)
	v.Phase, v.Turn = riot.Buying, 0
	table := framedTable()
	table.Recent, table.Since = events, events
	for _, r := range []screen.Reader{{}, {TextOnly: true}} {
		require.NotContains(t, frame.Board(table, v, r).String(), "back")
		hand := frame.Hand(table, 1, v, games.Prompt{}, "", "", r).String()
		require.NotContains(t, hand, "back")
	}
}

// Everybody sees what is bought, in a sentence with one full stop, whatever the units are called.
func TestTheBoardSaysInASentenceWhatIsBought(t *testing.T) {
	police, _ := placed(t)
	police.press("buy 1S")
	for _, r := range screentest.Readers(Look()) {
		board := frame.Board(framedTable(), police.game.View(games.Table), r).String()
		require.Contains(t, board, " bought: ")
		require.NotContains(t, board, "..")
	}
}

package riot

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// sides are the Police in seat 0 and the Autonomen in seat 1, with the house edition's units.
func sides(t *testing.T) riot.View {
	kind := riot.Kind(riot.Default())
	g, err := kind.New(games.Setup{Seats: 2, At: look.SampleTime, Values: map[string]int{"random_teams": 0}})
	require.NoError(t, err)
	v := g.View(1).(riot.View)
	v.Phase, v.Turn = riot.Acting, 1
	return v
}

func screenOf(v riot.View, place string, moves ...string) string {
	return frame.Hand(framedTable(), v.Seat, v, games.Prompt{Moves: moves, Must: true}, place, "", screen.Reader{}).String()
}

// A player who attacks the Police is told that a victory brings the Police nearer to theirs and what avoids that, unless the
// public does not see it.
func TestWhoAttacksThePoliceIsToldThatItHelpsThem(t *testing.T) {
	v := sides(t)
	militant := riot.Able{Place: "A", Stack: riot.Stack{Seat: 1, ID: "militant", Letter: "M", Name: "Militant", N: 2, Force: 1, Steps: 1}}
	v.Able = []riot.Able{militant}
	v.Areas[0].Street.Units = []riot.Stack{{Seat: 0, ID: "officer", Letter: "O", Name: "Officer", N: 1, Force: 1}}
	v.Targets = []riot.Target{{Place: "A", Seat: 0, Force: 1, Least: 1, From: []riot.Able{militant}}}
	require.Contains(t, screenOf(v, "attack A/0", "end 1"), "**Careful: beating the Police helps the Police.** If anybody wins hand to hand: 0 → **1 of 10**; at 10 they win. "+
		"Not with: thrown cards alone, Live Stream or Mediactivist in it.")
	v.Public.Total = 1
	require.Contains(t, screenOf(v, "attack A/0", "end 1"), "the Police have won")
	v.Targets[0].From[0].ID = "mediactivist"
	require.Contains(t, screenOf(v, "attack A/0", "end 1"), "does not count for Public Opinion")
	v.Counts, v.Targets[0].From[0].ID = true, "militant"
	require.Contains(t, screenOf(v, "attack A/0", "end 1"), "brings no further card")
	v.Counts, v.Targets[0].Seat = false, 1
	require.NotContains(t, screenOf(v, "attack A/1", "end 1"), "Careful", "where the Police are not in it")
}

// A player who decides in a clash with the Police, or whether one is to come, is told the same.
func TestWhoDecidesAClashWithThePoliceIsToldWhatItBrings(t *testing.T) {
	v := sides(t)
	v.Clash = &riot.Clash{Target: "A", Attacker: riot.Party{Seat: 1}, Defender: riot.Party{Seat: 0}}
	for _, v.Phase = range []riot.Phase{riot.Shooting, riot.Deciding, riot.Fighting} {
		require.Contains(t, screenOf(v, "", "noblitz 1"), "Counts, whoever wins")
		v.Clash.Secret = true
		require.NotContains(t, screenOf(v, "", "noblitz 1"), "Counts, whoever wins")
		v.Clash.Secret = false
	}
	v.Phase, v.Clash = riot.Blocking, nil
	v.Declared = &riot.Declared{Seat: 0, Target: "A1", Attack: true, Foe: 1}
	require.Contains(t, screenOf(v, "", "let 1", "obstruct 1"), "Counts, whoever wins")
}

// The hand says who stands in the way, where, and how strong.
func TestTheMoverIsToldWhoStandsInTheWay(t *testing.T) {
	v := sides(t)
	v.InTheWay = []riot.Obstruction{{Street: "A", Seat: 0}}
	v.Areas[0].Street.Units = []riot.Stack{{Seat: 0, ID: "officer", Letter: "O", Name: "Officer", N: 2, Force: 1}}
	require.Contains(t, screenOf(v, "", "end 1"), "**In your way in A:** ■ Police with 2 × Officer, Force **2**.")
}

// Who sends all units out of a building of theirs reads that it is empty then, before they press where to; also right after a fight,
// which needs room itself.
func TestAHandSaysThatABuildingIsLeftEmpty(t *testing.T) {
	v := sides(t)
	two := riot.Stack{Letter: "M", Name: "Militant", ID: "militant", N: 2, Force: 1, Steps: 1}
	home := &v.Areas[0].Buildings[0]
	home.Units, home.Owner = []riot.Stack{two}, 1
	v.Able = []riot.Able{{Stack: two, Place: home.Code, To: []string{v.Areas[0].Letter}}}
	table, p := framedTable(), games.Prompt{Must: true, Moves: []string{"end 12"}}
	fight := []games.Event{{Verb: "attack", Seats: []games.Seat{1, 0}, Tokens: []string{"A"}}}
	says, all := "If they go, **"+home.Code+"** is empty.", fmt.Sprintf("%s %d 0 2", placeWho, v.Step)
	for _, table.Recent = range [][]games.Event{nil, fight} {
		for _, r := range []screen.Reader{{}, {TextOnly: true}} {
			require.NotContains(t, frame.Hand(table, 1, v, p, "", "", r).Text, says, "one of two stays")
			require.Contains(t, frame.Hand(table, 1, v, p, all, "", r).Text, says)
		}
	}
}

// The glossary has the units of all teams with Force, price and abilities, where the wounded go, and the edition's name.
func TestEveryUnitIsExplained(t *testing.T) {
	kind := riot.Kind(riot.Default())
	g, err := kind.New(games.Setup{Seats: 4, At: look.SampleTime, Values: map[string]int{"random_teams": 0}})
	require.NoError(t, err)
	units := screenOf(g.View(1).(riot.View), placeUnits)
	for _, want := range []string{
		"■ Riot Squad **2** · 2 · shield", "■ Riot Van **2** · 3 · shield, 2 steps", "◆▲● Militant **1** · 1", "▲ Black Bloc **2**, in streets **3** · 3",
		"◆ Paramilitary **2** · 3 · assault", "● Mediactivist **1** · 2 · unseen, draws", "**Shield:**", "**Assault:**", "**Wounded:** Police to hospital, others to the entry",
		"After round 20", "Edition: house",
	} {
		require.Contains(t, units, want)
	}
}

// Every card of the seat's deck says how many there are, how many it holds and when they can be played.
func TestEveryCardSaysWhenItCanBePlayed(t *testing.T) {
	v := sides(t)
	v.Hand = []riot.HandCard{{Card: riot.Default().Cards[0], N: 2}}
	page := screenOf(v, placeCards)
	require.Contains(t, page, "Stones ×3 · 1 damage to one unit · **you hold 2**")
	for _, c := range riot.Default().Cards {
		require.Contains(t, page, markup.Escape(c.Name))
		if c.Deck.String() == "autonomen" {
			require.Contains(t, page, "**"+screen.Capital(when(c))+"**")
		}
	}
}

// Public Opinion lists all ten cards, those that were seen apart, and what is in force.
func TestAllOfPublicOpinionIsListed(t *testing.T) {
	v := sides(t)
	v.Public.Revealed, v.Public.Buildings = []riot.Opinion{riot.Default().Opinions[0]}, true
	page := screenOf(v, placeOpinion)
	require.Contains(t, page, "**Amateur Footage** (seen)")
	require.Contains(t, page, "Level I**, 1 of 5 seen")
	require.Contains(t, page, "**In force:** The Police may not attack buildings")
	for _, o := range riot.Default().Opinions {
		require.Contains(t, page, o.Name)
	}
}

// Whose team has no unit left is told so.
func TestWhoIsOutIsTold(t *testing.T) {
	v := sides(t)
	v.Sides[1].Out, v.Turn, v.Asked = true, 0, []games.Seat{0}
	hand := frame.Hand(framedTable(), 1, v, games.Prompt{}, "", "", screen.Reader{}).String()
	require.Contains(t, hand, "you are out")
	require.Contains(t, hand, "Your team has no unit left on the board")
}

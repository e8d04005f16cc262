package riot

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/screentest"
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

// A player who decides in a clash with the Police, or whether one is to come, is told the same.
func TestWhoDecidesAClashWithThePoliceIsToldWhatItBrings(t *testing.T) {
	v := sides(t)
	v.Clash = &riot.Clash{Target: "A", Attacker: riot.Party{Seat: 1}, Defender: riot.Party{Seat: 0}}
	for _, v.Phase = range []riot.Phase{riot.Shooting, riot.Deciding, riot.Fighting} {
		require.Contains(t, screenOf(v, "", "noblitz 1"), "0 → **1**, if anyone wins hand to hand")
		v.Clash.Secret = true
		require.NotContains(t, screenOf(v, "", "noblitz 1"), "0 → **1**, if anyone wins hand to hand")
		v.Clash.Secret = false
	}
	v.Phase, v.Clash = riot.Blocking, nil
	camera := riot.Stack{Seat: 1, ID: "mediactivist", Letter: "A", Name: "Mediactivist", N: 1, Force: 1}
	v.Areas[0].Street.Units = []riot.Stack{camera}
	v.Public = riot.Public{Total: 10, MaxCost: -1, Revealed: riot.Default().Opinions[:9]}
	v.Declared = &riot.Declared{Seat: 0, Target: "A1", Attack: true, Foe: 1, Held: 2, Units: []riot.Stack{{Seat: 0, ID: "swat", Letter: "S", Name: "S.W.A.T.", N: 1, Force: 3}}}
	asked := screenOf(v, "", "let 1", "obstruct 1")
	require.Regexp(t, `\*\*Step in:\*\* .* Public Opinion: unseen, stays at 9\.`, asked)
	require.Regexp(t, `\*\*Let pass:\*\* .* Public Opinion: 9 → \*\*10, the Police win\*\*\.`, asked)
}

// The Police read in their hand which card forbids them what, before they wonder where their best units are.
func TestThePoliceReadWhatIsInForceWhereTheyPlan(t *testing.T) {
	v := sides(t)
	v.Seat, v.Turn, v.Phase, v.Credits = 0, 0, riot.Buying, 8
	v.Public.MaxCost = 2
	for _, o := range riot.Default().Opinions {
		if o.Effect == riot.PoliceMaxUnitCost {
			v.Public.Revealed = []riot.Opinion{o}
		}
	}
	table := framedTable()
	table.Plan = &look.Plan{Planned: games.Planned{Turn: 5, Shelf: []games.Offer{{Orders: []string{"buy 8O"}}}}}
	hand := frame.Hand(table, 0, v, games.Prompt{Must: true, Moves: []string{"bought 1"}}, "", "", screen.Reader{}).String()
	require.Contains(t, hand, "**In force:** *Badge Numbers*: You can only buy units that cost up to 2 this turn.")
	require.Contains(t, hand, "Buy · 8 credits, up to 2 a unit …")
}

// Who ends a turn by which somebody else wins reads so on the button, and is asked once.
func TestWhoWouldLoseByEndingTheTurnIsAskedOnce(t *testing.T) {
	v := sides(t)
	v.Seat, v.Turn, v.Phase, v.Order = 0, 0, riot.Acting, []games.Seat{0, 1}
	v.Sides[1].Points, v.Sides[1].Whole = 6, 1
	table := framedTable()
	table.Plan = &look.Plan{Planned: games.Planned{Turn: 5, After: v, Shelf: []games.Offer{{Orders: []string{"move HQ 1O1 A"}}}}}
	hand := func(place string) string {
		return frame.Hand(table, 0, v, games.Prompt{Must: true, Moves: []string{"end 1"}}, place, "", screen.Reader{}).String()
	}
	require.Contains(t, hand(""), "[End turn · Autonomen win: go to end]")
	require.Contains(t, hand("end"), "**Autonomen win the game** if your turn ends like this.")
	require.Contains(t, hand("end"), "[End it · Autonomen win: @5.0 e]")
	v.Sides[1].Whole = 0 // the plan breaks the area
	table.Plan.After = v
	require.NotContains(t, hand(""), "win")
}

// The hand says who stands in the way, where, and how strong.
func TestTheMoverIsToldWhoStandsInTheWay(t *testing.T) {
	v := sides(t)
	v.InTheWay = []riot.Obstruction{{Street: "A", Seat: 0}}
	v.Areas[0].Street.Units = []riot.Stack{{Seat: 0, ID: "officer", Letter: "O", Name: "Officer", N: 2, Force: 1}}
	require.Contains(t, screenOf(v, "", "end 1"), "**In your way in A:** ■ Police with 2 × Officer, Force **2**.")
}

// Who would send all units out of a building reads that it is empty then, and who may step in their way, on the plan's line and where they
// choose who goes. No button proposes it.
func TestAPlanSaysWhatAnOrderLeavesOpen(t *testing.T) {
	police, p := placed(t)
	police.press("buy O").press("+buy 2O").press("+move HQ 1O1 A").press("e")
	p.orders = []string{"move A1 1M1 A"}
	require.Contains(t, p.screen().String(), "**leaves A1 empty (−1)**")
	for _, o := range []string{"move A1 1M1 A", "move B1 1M1 B"} {
		require.NotContains(t, screentest.Moves(screen.Screen{Rows: buttonsOnly(p.screen())}), o)
	}
	p.orders = []string{"buy 1M", "deploy Ae 1M", "attack A/0 Ae:1M1"}
	require.NotContains(t, p.screen().Text, "leaves")
	p.press("squad")
	require.NotContains(t, p.screen().Text, "empty")
	for _, lead := range screentest.Leads(p.screen()) {
		if p.place = lead; strings.HasPrefix(lead, placeSquad) && strings.Contains(p.screen().Text, "If they go, **A1** is empty.") {
			return
		}
	}
	require.Fail(t, "who goes doesn't say that A1 is left empty", p.screen())
}

// buttonsOnly are the rows of a screen without menus.
func buttonsOnly(s screen.Screen) [][]screen.Control {
	return slices.DeleteFunc(slices.Clone(s.Rows), func(row []screen.Control) bool { return row[0].Pick != nil })
}

// The glossary has the units of all teams with Force, price and abilities, where the wounded go, and the edition's name.
func TestEveryUnitIsExplained(t *testing.T) {
	kind := riot.Kind(riot.Default())
	g, err := kind.New(games.Setup{Seats: 4, At: look.SampleTime, Values: map[string]int{"random_teams": 0}})
	require.NoError(t, err)
	units := screenOf(g.View(1).(riot.View), placeUnits)
	for _, want := range []string{
		"■ Riot Squad **2** · 2 · shield", "■ Riot Van **2** · 3 · shield, 2 steps", "◆▲● Militant **1** · 1", "▲ Black Bloc **2**, in streets **3** · 3",
		"◆ Paramilitary **2** · 3 · assault", "● Mediactivist **1** · 2 · unseen, martyr", "**Shield:**", "**Assault:**", "**Wounded:** Police to hospital, others to the entry",
		"Edition: house",
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
			require.Contains(t, page, "**"+say("when."+string(c.When()))+"**")
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
	require.Contains(t, page, "**In force:** The Police can't attack buildings")
	for _, o := range riot.Default().Opinions {
		require.Contains(t, page, o.Name)
	}
}

// Whose team has no units left is told so.
func TestWhoIsOutIsTold(t *testing.T) {
	v := sides(t)
	v.Sides[1].Out, v.Turn, v.Asked = true, 0, []games.Seat{0}
	hand := frame.Hand(framedTable(), 1, v, games.Prompt{}, "", "", screen.Reader{}).String()
	require.Contains(t, hand, "you're out")
	require.Contains(t, hand, "Your team has no units left on the board")
}

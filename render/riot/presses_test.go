package riot

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

// A player presses what the hand offers, and counts.
type player struct {
	t       *testing.T
	game    games.Game
	seat    games.Seat
	place   string
	orders  []string // planned
	presses int
}

func (p *player) screen() screen.Screen {
	table := screentest.TableOf(riot.Kind(riot.Default()), Look(), 2)
	return screentest.Planned(p.t, table, p.game, p.seat, p.orders...).At(p.place, screen.Reader{})
}

// press presses the control that makes a move, does something with the plan ("+buy 2M"), or leads to a place, that begins like this.
func (p *player) press(what string) *player {
	p.t.Helper()
	s := p.screen()
	p.presses++
	for _, m := range screentest.Moves(s) {
		_, planned, ok := strings.Cut(m, " ")
		switch plans := ok && strings.HasPrefix(m, games.PlanMark); {
		case plans && strings.HasPrefix(planned, what):
			p.plan(planned)
		case !plans && strings.HasPrefix(m, what):
			p.move(m)
		default:
			continue
		}
		p.place = ""
		return p
	}
	leads := screentest.Leads(s)
	i := slices.IndexFunc(leads, func(to string) bool { return strings.HasPrefix(to, what) })
	require.GreaterOrEqual(p.t, i, 0, "%q isn't offered by\n%s", what, s)
	p.place = leads[i]
	return p
}

// plan does with the plan what a table would. It is played while all others pass.
func (p *player) plan(press string) {
	p.t.Helper()
	planner := p.game.(games.Planner)
	switch press[:1] {
	case games.PlanAdd:
		p.orders = planner.Arrange(p.orders, strings.Split(press[1:], ";"))
	case games.PlanSwap:
		p.orders = planner.Arrange(p.orders[:len(p.orders)-1], strings.Split(press[1:], ";"))
	case games.PlanEnd:
		orders := append(p.orders, "end")
		p.orders = nil
		for turn := planner.Turn(p.seat); planner.Turn(p.seat) == turn; {
			for seat := range games.Seat(2) {
				moves, next := p.game.Prompt(seat).Moves, planner.Carry(p.seat, orders)
				switch {
				case len(moves) == 0 || planner.Turn(p.seat) != turn:
					continue
				case seat != p.seat:
					next.Move = moves[0]
				case next.Move == "":
					next.Move = moves[0]
				case next.Taken:
					orders = orders[1:]
				}
				_, err := p.game.Apply(games.Action{Seat: seat, Move: next.Move, At: look.SampleTime})
				require.NoError(p.t, err, next.Move)
			}
		}
	}
}

func (p *player) move(move string) {
	p.t.Helper()
	_, err := p.game.Apply(games.Action{Seat: p.seat, Move: move, At: look.SampleTime})
	require.NoError(p.t, err)
}

// A first turn takes fewer than twelve presses: a card is bought and two units, which come in and step into the street, all attack, and the
// turn ends.
func TestAFirstTurnTakesFewerThanTwelvePresses(t *testing.T) {
	// The Police bring two Officers into the first street and end their turn.
	police, p := placed(t)
	police.press("buy O").press("+buy 2O").press("+move HQ 1O1 A").press("e")
	p.press("card").press("buy M").press("buy M 2").press("+buy 2M;deploy Ae").press("+move Ae 2M1 A").press("e")
	require.Less(t, p.presses, 12)
	require.Greater(t, p.game.View(games.Table).(riot.View).Round, 1, "the turn is over")
}

// Whatever the credits pay for can be bought with three presses: the unit, how many, and where.
func TestWhateverCanBePaidIsBoughtWithThreePresses(t *testing.T) {
	_, p := placed(t)
	v := p.game.View(games.Table).(riot.View)
	for _, seat := range []games.Seat{0, 1} {
		p.seat = seat
		for _, u := range v.Sides[seat].Mat {
			for n := 1; n*u.Cost <= p.credits(); n++ {
				p.presses, p.orders, p.place = 0, nil, ""
				bought := fmt.Sprintf("+buy %d%s", n, u.Letter)
				p.press("buy " + u.Letter)
				if seat != 0 {
					if n > 1 {
						p.press(fmt.Sprintf("buy %s %d", u.Letter, n))
					}
					bought += fmt.Sprintf(";deploy Ce %d%s", n, u.Letter)
				}
				p.press(bought)
				require.LessOrEqual(t, p.presses, 3)
			}
		}
		p.press("e")
	}
}

func (p *player) credits() int { return p.game.View(p.seat).(riot.View).Credits }

// Who has bought a unit that they did not want, when a plan has stopped, gives it back.
func TestAUnitThatWasBoughtIsGivenBack(t *testing.T) {
	police, _ := placed(t)
	police.move(prefixed(t, police.game.Prompt(0).Moves, "buy 1S"))
	police.press("buy S").press("return 1S").press("buy S").press("+buy 1S")
	require.Equal(t, []string{"buy 1S"}, police.orders)
}

// placed begins a game of two, in which the Autonomen stand in four areas and the Police are to buy.
func placed(t *testing.T) (police, autonomen *player) {
	g, err := riot.Kind(riot.Default()).New(games.Setup{Seats: 2, Seed: [32]byte{3}, At: look.SampleTime, Values: map[string]int{"random_teams": 0}})
	require.NoError(t, err)
	police, autonomen = &player{t: t, game: g, seat: 0}, &player{t: t, game: g, seat: 1}
	for _, building := range []string{"A1", "B1", "C1", "D1"} {
		autonomen.move(prefixed(t, g.Prompt(1).Moves, "place "+building+" "))
	}
	return police, autonomen
}

func prefixed(t *testing.T, moves []string, prefix string) string {
	i := slices.IndexFunc(moves, func(m string) bool { return strings.HasPrefix(m, prefix) })
	require.GreaterOrEqual(t, i, 0, "%s: %v", prefix, moves)
	return moves[i]
}

// Where there is nothing to weigh, the hand says that it goes on on its own.
func TestQuestionsWithoutAChoiceAreNotAsked(t *testing.T) {
	v := sides(t)
	v.Clash = &riot.Clash{Target: "A", Attacker: riot.Party{Seat: 1}, Defender: riot.Party{Seat: 0}}
	asks := func(phase riot.Phase, moves ...string) string {
		v.Phase = phase
		return frame.Hand(framedTable(), 1, v, games.Prompt{Moves: moves, Must: true, NoChoice: true}, "", "", screen.Reader{}).String()
	}
	require.Contains(t, asks(riot.Shooting, "noblitz 1"), "No card of yours fits now: **it continues by itself**")
	require.Contains(t, asks(riot.Deciding, "go 1", "stop 1"), "**Your attack continues by itself**")
}

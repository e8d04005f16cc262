package riot

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/games/riot"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

// What screens state is compared here with what the engine does then, in games of robots with fixed seeds: what an order leaves open, how a
// fight ends, what becomes of Public Opinion, and who wins when the turn ends.

// manyGames is how many games are played: more where nobody waits.
func manyGames() int {
	switch {
	case gamestest.Long():
		return 60
	case gamestest.Quick():
		return 3
	}
	return 8
}

// positions plays games of two to four robots, and calls f at each position.
func positions(t *testing.T, n int, f func(g games.Game, r *rand.Rand)) {
	kind := riot.Kind(riot.Default())
	for seed := range n {
		r := rand.New(rand.NewPCG(11, uint64(seed)))
		g, err := kind.New(games.Setup{Seats: 2 + seed%3, Seed: [32]byte{byte(seed)}, At: look.SampleTime})
		require.NoError(t, err)
		for moves := 0; g.Result() == nil && moves < 700; moves++ {
			f(g, r)
			s := g.View(games.Table).(riot.View).Asked[0]
			move := games.Choose(g.Clone(), s, games.Easy, r)
			_, err := g.Apply(games.Action{Seat: s, Move: move, At: look.SampleTime})
			require.NoError(t, err)
		}
	}
}

// plays makes a move as it is written without its number, and all have the fight come as it stands: nobody steps in or plays a card.
func plays(t *testing.T, g games.Game, s games.Seat, move string) (told []games.Event, err error) {
	do := func(s games.Seat, move string) error {
		v := g.View(games.Table).(riot.View)
		events, err := games.Play(g, games.Action{Seat: s, Move: fmt.Sprint(move, " ", v.Step), At: look.SampleTime})
		told = append(told, events...)
		return err
	}
	if err := do(s, move); err != nil {
		return nil, err
	}
	for g.Result() == nil {
		v := g.View(games.Table).(riot.View)
		answer := map[riot.Phase]string{riot.Blocking: "let", riot.Shooting: "noblitz", riot.Deciding: "go", riot.Fighting: "noblitz"}[v.Phase]
		if answer == "" {
			return told, nil
		}
		require.NoError(t, do(v.Asked[0], answer))
	}
	return told, nil
}

// handOf is a seat's hand with a plan.
func handOf(t *testing.T, g games.Game, s games.Seat, orders ...string) (hand, *look.Plan) {
	v := g.View(s).(riot.View)
	table := screentest.TableOf(riot.Kind(riot.Default()), Look(), len(v.Sides)).Table
	plan, err := look.PlanFor(table.Kind, g, s, orders)
	require.NoError(t, err)
	table.Plan = plan
	return hand{scene: scene{v}, t: table, prompt: g.Prompt(s), side: v.Sides[s]}, plan
}

// openLeft compares what the line of an order warns of with two views, from before and after it.
func openLeft(line string, before, after scene, order string) error {
	w := strings.Fields(order)
	for _, a := range before.Areas {
		for _, b := range a.Buildings {
			now, _ := after.building(b.Code)
			left := b.Owner == before.Seat && now.Owner != before.Seat
			if says := strings.Contains(line, "leaves "+b.Code+" empty"); says != left {
				return fmt.Errorf("%s left: %v, said: %v in %q", b.Code, left, says, line)
			}
		}
	}
	to := w[len(w)-1]
	if w[0] == "attack" {
		to, _ = target(w[1])
	}
	if _, house := before.building(to); !house || w[0] == "play" || w[0] == "move" && w[1] == to {
		return nil
	}
	street := before.streetOf(to)
	for _, s := range before.Sides {
		units := before.at(street, s.Seat)
		warn := s.Seat != before.Seat && len(units) > 0
		said := fmt.Sprintf("%s %d in %s may step in", before.face(s.Seat, screen.Reader{}), force(units), street)
		if says := strings.Contains(line, said); says != warn {
			return fmt.Errorf("%q said: %v, true: %v in %q", said, says, warn, line)
		}
	}
	return nil
}

// Each order that the rules allow says in the plan what it leaves empty and who may step in its way, and a button proposes none that leaves
// a building.
func TestAPlanWarnsOfAllThatItLeavesOpen(t *testing.T) {
	t.Parallel()
	warned, orders := 0, 0
	positions(t, manyGames(), func(g games.Game, r *rand.Rand) {
		v := g.View(games.Table).(riot.View)
		if v.Phase != riot.Acting || r.IntN(6) > 0 {
			return
		}
		s := v.Turn
		h, _ := handOf(t, g, s)
		for _, row := range buttonsOnly(h.planning()) {
			for _, c := range row {
				_, order, ok := strings.Cut(c.Do, " +")
				if !ok {
					continue
				}
				copied := g.Clone()
				_, err := plays(t, copied, s, order)
				require.NoError(t, err)
				require.NoError(t, openLeft("", scene{g.View(s).(riot.View)}, scene{copied.View(s).(riot.View)}, "move X X X"), c)
			}
		}
		moves := g.Prompt(s).Moves
		for range min(4, len(moves)) {
			move := moves[r.IntN(len(moves))]
			order := move[:strings.LastIndexByte(move, ' ')]
			if order == "end" {
				continue
			}
			h, plan := handOf(t, g, s, order)
			require.Empty(t, plan.Outlooks[0].Refused)
			line := h.orderLine(order, plan.Outlooks[0])
			copied := g.Clone()
			_, err := plays(t, copied, s, order)
			require.NoError(t, err)
			before, after := scene{g.View(s).(riot.View)}, scene{copied.View(s).(riot.View)}
			require.NoError(t, openLeft(line, before, after, order), order)
			orders++
			if strings.Contains(line, "leaves") || strings.Contains(line, "may step in") {
				warned++
				lie := regexp.MustCompile(`leaves .. empty|\d+ in . may step in`).ReplaceAllString(line, "")
				require.Error(t, openLeft(lie, before, after, order), "a warning that is missing is found")
			}
		}
	})
	require.Greater(t, warned, 10)
	t.Log(orders, "orders,", warned, "with warnings")
}

// risesTo compares what is said of Public Opinion with whether a fight has counted.
func risesTo(said string, shown, total int, counted, police bool) error {
	rises := fmt.Sprintf("%d → **%d", shown, shown+1)
	if says := strings.Contains(said, rises); says != counted {
		return fmt.Errorf("it has counted: %v; %q", counted, said)
	}
	wins := "the Police win"
	if police {
		wins = "you win"
	}
	if says := strings.Contains(said, wins); says != (counted && shown+1 == total) {
		return fmt.Errorf("at %d of %d: %q", shown, total, said)
	}
	return nil
}

func counts(told []games.Event) bool {
	return slices.ContainsFunc(told, func(e games.Event) bool { return e.Verb == "flag" })
}

// Who is asked to step in reads of both answers what they do to Public Opinion, and it comes so.
func TestBothAnswersSayWhatBecomesOfPublicOpinion(t *testing.T) {
	t.Parallel()
	let, in := 0, 0
	positions(t, manyGames(), func(g games.Game, r *rand.Rand) {
		v := g.View(games.Table).(riot.View)
		if v.Phase != riot.Blocking || v.Counts {
			return
		}
		s, d := v.Asked[0], *v.Declared
		h, _ := handOf(t, g, s)
		lines := strings.Split(h.blocking(d).Text, "\n")
		line := func(begins string) string {
			return lines[slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, begins) })]
		}
		shown, total, police := len(v.Public.Revealed), v.Public.Total, h.isPolice(s)
		passed := g.Clone()
		told, err := plays(t, passed, s, "let")
		require.NoError(t, err)
		require.NoError(t, risesTo(line("**Let pass:**"), shown, total, counts(told), police))
		require.Error(t, risesTo(line("**Let pass:**"), shown, total, !counts(told), police), "a false statement is found")
		let++
		stopped := g.Clone()
		_, err = games.Play(stopped, games.Action{Seat: s, Move: fmt.Sprint("obstruct ", v.Step), At: look.SampleTime})
		require.NoError(t, err)
		for _, m := range stopped.Prompt(d.Seat).Moves {
			if !strings.HasPrefix(m, fmt.Sprintf("attack %s/%d ", h.streetOf(d.Target), s)) {
				continue
			}
			fought := stopped.Clone()
			told, err := plays(t, fought, d.Seat, m[:strings.LastIndexByte(m, ' ')])
			require.NoError(t, err)
			won := slices.ContainsFunc(told, func(e games.Event) bool { return e.Verb == "clash" && e.N != 0 })
			unseen := h.hasShy(d.Seat, h.stacksOf(d.Seat, told[0].Tokens[1:]))
			if won && !unseen { // else it is not what the line speaks of
				require.NoError(t, risesTo(line("**Step in:**"), shown, total, counts(told), police))
				in++
			}
			break
		}
	})
	require.Greater(t, let, 5)
	t.Log(let, "let pass,", in, "fought in the street")
}

// The line of an attack, and the page on which its squad is changed, foretell how it ends and what becomes of Public Opinion.
func TestAnAttackEndsAsItsScreensSay(t *testing.T) {
	t.Parallel()
	attacks := 0
	positions(t, manyGames(), func(g games.Game, r *rand.Rand) {
		v := g.View(games.Table).(riot.View)
		if v.Phase != riot.Acting || v.Counts || r.IntN(6) > 0 {
			return
		}
		s, moves := v.Turn, []string(nil)
		for _, m := range g.Prompt(v.Turn).Moves {
			if strings.HasPrefix(m, "attack ") {
				moves = append(moves, m[:strings.LastIndexByte(m, ' ')])
			}
		}
		for range min(2, len(moves)) {
			order := moves[r.IntN(len(moves))]
			h, plan := handOf(t, g, s, order)
			copied := g.Clone()
			told, err := plays(t, copied, s, order)
			require.NoError(t, err)
			line := h.orderLine(order, plan.Outlooks[0])
			require.Contains(t, line, "**"+odds(told)+"**", order)
			require.NoError(t, risesTo(line, len(v.Public.Revealed), v.Public.Total, counts(told), h.isPolice(s)), order)
			q, ok := h.squad()
			require.True(t, ok, order)
			b := h.battleBy(q)
			require.Equal(t, odds(told), fmt.Sprintf("%d:%d", b.attack, b.defence), order)
			require.NoError(t, risesTo(h.after(b), len(v.Public.Revealed), v.Public.Total, counts(told), h.isPolice(s)), order)
			dead := map[games.Seat]int{}
			for _, e := range told {
				if e.Verb == "kill" {
					dead[e.Seats[0]] += number(h.stacksOf(e.Seats[0], e.Tokens))
				}
			}
			winner, units, damage := b.attacker, b.sent, b.defence
			if b.defence > b.attack {
				winner, units, damage = b.defender, b.met, b.attack
			}
			if lost, _ := h.suffer(winner, units, damage); b.attack != b.defence {
				require.Equal(t, dead[winner], number(lost), order)
			}
			attacks++
		}
	})
	require.Greater(t, attacks, 30)
	t.Log(attacks, "attacks")
}

// Where somebody else wins when a turn ends as it is planned, the button that ends it says so, and nowhere else.
func TestTheButtonThatEndsATurnSaysWhoWinsByIt(t *testing.T) {
	t.Parallel()
	warned, ends := 0, 0
	positions(t, 3*manyGames(), func(g games.Game, r *rand.Rand) {
		v := g.View(games.Table).(riot.View)
		if v.Phase != riot.Acting && v.Phase != riot.Buying {
			return
		}
		near := v.Public.Total-len(v.Public.Revealed) == 1 || slices.ContainsFunc(v.Sides, func(s riot.Side) bool { return s.Aim > 0 && s.Whole > 0 && s.Points+s.Whole >= s.Aim })
		if !near || r.IntN(2) > 0 {
			return
		}
		s := v.Turn
		var orders []string
		h, plan := handOf(t, g, s)
		if n := len(plan.Shelf); n > 0 && r.IntN(3) > 0 {
			orders = plan.Shelf[r.IntN(n)].Orders
			h, plan = handOf(t, g, s, orders...)
		}
		if len(plan.Shelf) == 0 && len(orders) == 0 {
			return
		}
		says := h.ending("End", false)
		copied := g.Clone()
		if v.Phase == riot.Buying {
			for _, o := range orders {
				if isPurchase(o) && strings.HasPrefix(o, "buy ") {
					_, err := plays(t, copied, s, o)
					require.NoError(t, err)
				}
			}
		}
		winner := endsAs(t, copied, s, orders)
		ended := copied.View(games.Table).(riot.View)
		known := ended.Ending == riot.ByAim && ended.Sides[max(0, winner)].Team != "nationalists" // whose goal is secret
		lost := winner != games.Table && winner != s && known
		warns := lost && !(h.Counts && winner == h.of("police").Seat) // a card that is sure to be revealed comes however the turn ends
		over := ended.Ending == riot.ByLength
		require.Equal(t, warns || over, says.Go == placeEnd, "%v by seat %d: %s\n%s", orders, s, says.Label, h.planning())
		ends++
		switch {
		case over:
			require.Contains(t, says.Label, say("end.over"))
		case warns:
			warned++
			require.Contains(t, says.Label, v.Sides[winner].Name)
		default:
			after := scene{h.t.Plan.After.(riot.View)}
			last := after.Counts && len(after.Public.Revealed)+1 >= after.Public.Total // then the game is over before anybody else is on
			require.Equal(t, stillAhead(after, s) && !last, strings.Contains(says.Label, "may win"), "%s\n%s", says.Label, h.planning())
		}
	})
	require.Positive(t, warned)
	t.Log(ends, "ends,", warned, "lost by them")
}

// Who is the last to be on in the last round is told that the game ends with their turn, before they end it.
func TestTheLastTurnOfTheGameSaysSo(t *testing.T) {
	t.Parallel()
	g, err := riot.Kind(riot.Default()).New(games.Setup{Seats: 3, At: look.SampleTime, Values: map[string]int{"rounds": 1}})
	require.NoError(t, err)
	r := rand.New(rand.NewPCG(1, 1))
	for {
		v := g.View(games.Table).(riot.View)
		if v.Phase == riot.Acting && len(v.Able) > 0 {
			h, _ := handOf(t, g, v.Turn)
			last := v.Turn == v.Order[len(v.Order)-1]
			require.Equal(t, last, strings.Contains(h.ending("End", false).Label, say("end.over")))
			if last {
				asked, ok := h.asksToEnd()
				require.True(t, ok)
				require.Contains(t, asked.Text, "**Round 1 is the last:** the player closest to their goal wins.")
				return
			}
		}
		move := games.Choose(g.Clone(), v.Asked[0], games.Easy, r)
		_, err := g.Apply(games.Action{Seat: v.Asked[0], Move: move, At: look.SampleTime})
		require.NoError(t, err)
	}
}

// stillAhead reports whether somebody else wins with the areas that they hold, if nobody breaks one before they are on again.
func stillAhead(x scene, s games.Seat) bool {
	return slices.ContainsFunc(x.Sides, func(o riot.Side) bool {
		return o.Seat != s && !o.Out && o.Aim > 0 && o.Whole > 0 && o.Points+o.Whole >= o.Aim
	})
}

// endsAs plays orders and ends the turn, and tells who has won when the next one begins; games.Table for nobody.
func endsAs(t *testing.T, g games.Game, s games.Seat, orders []string) games.Seat {
	planner := g.(games.Planner)
	left := append(slices.DeleteFunc(slices.Clone(orders), func(o string) bool { return strings.HasPrefix(o, "buy ") }), "end")
	for turn := planner.Turn(s); g.Result() == nil && planner.Turn(s) == turn; {
		c := planner.Carry(s, left)
		if c.Move == "" {
			c.Move = g.Prompt(s).Moves[0]
		}
		_, err := plays(t, g, s, c.Move[:strings.LastIndexByte(c.Move, ' ')])
		require.NoError(t, err, c.Move)
		if c.Taken {
			left = left[1:]
		}
	}
	for g.Result() == nil {
		v := g.View(games.Table).(riot.View)
		if v.Phase != riot.Removing && v.Phase != riot.Ordering {
			return games.Table
		}
		_, err := games.Play(g, games.Action{Seat: v.Asked[0], Move: g.Prompt(v.Asked[0]).Moves[0], At: look.SampleTime})
		require.NoError(t, err)
	}
	return g.View(games.Table).(riot.View).Winners[0]
}

// Screens of turns fit into Discord however much is planned, for all readers alike.
func TestScreensOfPlansFit(t *testing.T) {
	t.Parallel()
	screens := 0
	positions(t, manyGames(), func(g games.Game, r *rand.Rand) {
		v := g.View(games.Table).(riot.View)
		if v.Phase != riot.Buying || r.IntN(40) > 0 {
			return
		}
		var orders []string
		for range 6 {
			table := screentest.TableOf(riot.Kind(riot.Default()), Look(), len(v.Sides))
			h := screentest.Planned(t, table, g, v.Turn, orders...)
			for _, reader := range screentest.Readers(Look()) {
				for place, s := range h.Places(reader, 15) {
					require.NoError(t, s.Check(), "%q\n%s", place, s)
					require.Equal(t, len(s.Rows), len(frame.Hand(h.Table, h.Seat, h.View, h.Prompt, place, "", screen.Reader{}).Rows), place)
					screens++
				}
			}
			shelf := h.Table.Plan.Shelf
			if len(shelf) == 0 {
				break
			}
			more := g.(games.Planner).Arrange(orders, shelf[r.IntN(len(shelf))].Orders)
			if slices.Equal(more, orders) {
				break
			}
			orders = more
		}
	})
	t.Log(screens, "screens")
}

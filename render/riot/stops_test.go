package riot

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
)

// A halt is why a plan came to a halt.
type halt struct {
	asked string        // the first word of a move that only the player can choose
	by    []games.Event // what others did
	costs bool          // at the end of the turn, a card of Public Opinion costs the player a unit
}

// foretold compares what the lines of a plan say with what stopped it.
func foretold(said string, s halt) error {
	want := ""
	switch {
	case s.costs:
		want = say("opinion.costs")
	case s.asked != "":
		want = say("order.asks")
	case tells(s.by, "blitz"):
		want = "they hold"
	case tells(s.by, "obstruct"):
		want = "may step in"
	default:
		return fmt.Errorf("stopped by nothing: %v", s.by)
	}
	if !strings.Contains(said, want) {
		return fmt.Errorf("%q is missing in %q", want, said)
	}
	return nil
}

// A player reads in the line of each order whatever may stop it, before they play the plan: who may step in, cards, a question, and at the
// end of the turn the loss of a unit. Its button has a sign then.
func TestEveryStopIsForetold(t *testing.T) {
	t.Parallel()
	seen := map[string]int{}
	positions(t, 2*manyGames(), func(g games.Game, r *rand.Rand) {
		v := g.View(games.Table).(riot.View)
		if v.Phase != riot.Acting && v.Phase != riot.Buying || r.IntN(3) > 0 {
			return
		}
		s := v.Turn
		var orders []string
		h, plan := handOf(t, g, s)
		for range 1 + r.IntN(3) {
			if n := len(plan.Shelf); n > 0 {
				orders = g.(games.Planner).Arrange(orders, plan.Shelf[r.IntN(n)].Orders)
				h, plan = handOf(t, g, s, orders...)
			}
		}
		if slices.ContainsFunc(plan.Outlooks, func(o games.Outlook) bool { return o.Refused != "" }) {
			return
		}
		check := func(line string, why halt) {
			require.NoError(t, foretold(line, why), "%q: %v", orders, why)
			for _, lie := range []string{say("order.asks"), "they hold", "may step in", say("opinion.costs")} {
				line = strings.ReplaceAll(line, lie, "")
			}
			require.Error(t, foretold(line, why), "a stop that nothing foretells is found")
			if !why.costs {
				require.Equal(t, say("plan.do-stops"), h.planRow()[1].Label, "%q: %v", orders, why)
			}
			seen[why.asked+map[bool]string{true: "costs"}[why.costs]]++
		}
		lines := []string{h.demanded()}
		for i, o := range orders {
			lines = append(lines, h.orderLine(o, plan.Outlooks[i]))
		}
		for i, why := range playedAs(t, g.Clone(), s, append(slices.Clone(orders), "end"), r) {
			if why.costs {
				check(strings.Join(lines, "\n"), why)
			} else {
				check(lines[i+1], why)
			}
		}
	})
	t.Log(seen)
	for _, why := range []string{"", "go", "noblitz", "costs"} {
		require.Positive(t, seen[why], why)
	}
}

// playedAs plays a plan as the table does, against others who answer at random, and tells by order what stopped it.
func playedAs(t *testing.T, g games.Game, s games.Seat, orders []string, r *rand.Rand) map[int]halt {
	planner, stops := g.(games.Planner), map[int]halt{}
	var told []games.Event
	play := func(s games.Seat, move string) {
		events, err := games.Play(g, games.Action{Seat: s, Move: move, At: look.SampleTime})
		require.NoError(t, err, move)
		told = append(told, events...)
	}
	at, doing, sum := 0, 0, ""
	for turn := planner.Turn(s); g.Result() == nil && planner.Turn(s) == turn; {
		asked := g.View(games.Table).(riot.View).Asked
		if !slices.Contains(asked, s) {
			moves := g.Prompt(asked[0]).Moves
			play(asked[0], moves[r.IntN(len(moves))])
			continue
		}
		c, prompt := planner.Carry(s, orders[at:]), g.Prompt(s)
		switch {
		case c.Within && c.Move == "" && prompt.Plain:
			play(s, prompt.Moves[0])
		case c.Within && c.Move == "":
			word, _, _ := strings.Cut(prompt.Moves[0], " ")
			if word == "stop" {
				word = "go"
			}
			stops[doing] = halt{asked: word}
			return stops
		case c.Within:
			play(s, c.Move)
		case sum != "" && planner.Sum(s) != sum:
			stops[doing] = halt{by: told}
			return stops
		default:
			sum, told = "", nil
			if c.Taken && orders[at] != "end" {
				plan, err := look.PlanFor(riot.Kind(riot.Default()), g, s, orders[at:len(orders)-1])
				require.NoError(t, err)
				require.Empty(t, plan.Outlooks[0].Refused, "%q as all came as foreseen", orders[at])
				sum, doing = plan.Outlooks[0].Sum, at
			}
			play(s, c.Move)
			if c.Taken {
				at++
			}
		}
	}
	if v := g.View(games.Table).(riot.View); v.Phase == riot.Removing && slices.Contains(v.Asked, s) {
		stops[0] = halt{costs: true}
	}
	return stops
}

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
		for _, offer := range plan.Shelf {
			if order := offer.Orders[0]; v.Phase == riot.Acting && r.IntN(10) == 0 && strings.HasPrefix(order, "attack ") && len(offer.Orders) == 1 {
				h, plan := handOf(t, g, s, order)
				claims := claimsIn(h.orderLine(order, plan.Outlooks[0]))
				can := answersTo(t, g, s, order, claims, r)
				require.NoError(t, answered(claims, can), "%q by %d", order, s)
				for _, claim := range claims {
					require.Error(t, answered(append(slices.Clone(claims), "Nonsense"+claim), can), "a claim that isn't so is found")
					require.Error(t, answered(slices.DeleteFunc(slices.Clone(claims), func(c string) bool { return c == claim }), can), "and one that is left out")
					_, effect, _ := strings.Cut(claim, ": ")
					seen[effect]++
				}
			}
		}
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
	for _, why := range []string{"", "go", "noblitz", "costs", "stopped", "unseen", "draw", "lost"} {
		require.Positive(t, seen[why], why)
	}
}

var claimed = regexp.MustCompile(`they hold \d+ cards? \(([^)]+)\)`)

// claimsIn are what the line of an attack says that a card of the other side may do to it: "Masks On: unseen".
func claimsIn(line string) []string {
	line = look.At(claimed.FindStringSubmatch(line), 1)
	return strings.FieldsFunc(line, func(c rune) bool { return c == ',' })
}

// answered compares what a line claims with what the cards that the other side may hold have done, by their effect: "unseen": {"Masks On"}.
func answered(claims []string, can map[string][]string) error {
	said := map[string][]string{}
	for _, claim := range claims {
		card, effect, _ := strings.Cut(strings.TrimSpace(claim), ": ")
		if !slices.Contains(can[effect], card) {
			return fmt.Errorf("%q is not so: %v", claim, can)
		}
		said[effect] = append(said[effect], card)
	}
	for effect, cards := range can {
		if len(said[effect]) == 0 || effect == "unseen" && len(said[effect]) < len(cards) {
			return fmt.Errorf("%q is not said in %q: %v", effect, claims, cards)
		}
	}
	return nil
}

// answersTo has the other side answer an attack with each card that it may hold, and tells what that did. It deals their hand again and again,
// until all cards were held that are claimed to do something.
func answersTo(t *testing.T, g games.Game, s games.Seat, order string, claims []string, r *rand.Rand) map[string][]string {
	_, foe := target(strings.Fields(order)[1])
	can := map[string][]string{}
	note := func(effect, card string) {
		if !slices.Contains(can[effect], card) {
			can[effect] = append(can[effect], card)
		}
	}
	stands := attackedWith(t, g.Clone(), s, foe, order, nil)
	if !tells(stands, "clash") {
		return can
	}
	lead := leadOf(stands)
	for n := 0; n < 20 || n < 500 && answered(claims, can) != nil; n++ {
		dealt := g.Clone()
		dealt.Redeal(s, r)
		force := 0
		var forces []string
		for _, c := range viewOf(dealt, foe).Hand {
			switch c.Effect {
			case riot.Force, riot.ForceMaxDraw:
				force += c.N * c.Card.N
				forces = append(forces, slices.Repeat([]string{"blitz " + c.ID}, c.N)...)
				if c.Effect == riot.Force && lead == 0 {
					if leadOf(attackedWith(t, dealt.Clone(), s, foe, order, []string{"blitz " + c.ID})) < 0 {
						note("lost", fmt.Sprintf("+%d", c.Card.N))
					}
				}
			case riot.NoPO:
				if told := attackedWith(t, dealt.Clone(), s, foe, order, []string{"blitz " + c.ID}); tells(stands, "flag") && !tells(told, "flag") {
					note("unseen", c.Name)
				}
			case riot.NoClash, riot.Distance:
				for _, at := range append([]string{""}, throws...) {
					told := attackedWith(t, dealt.Clone(), s, foe, order, []string{strings.TrimSpace("blitz " + c.ID + " " + at)})
					if tells(told, "blitz") && !tells(told, "clash") && (viewOf(g, s).Sides[s].Team == "police" || c.Effect == riot.NoClash) {
						note("stopped", c.Name)
					}
				}
			}
		}
		if told := attackedWith(t, dealt.Clone(), s, foe, order, forces); lead > 0 && leadOf(told) <= 0 {
			require.GreaterOrEqual(t, force, lead)
			note("draw", fmt.Sprintf("+%d", lead))
		}
	}
	return can
}

// throws are all that a card can be thrown at, at most wounded once.
var throws = []string{"O0", "R0", "V0", "S0"}

// attackedWith plays an attack that the other side answers with some of its cards, and nobody else does anything.
func attackedWith(t *testing.T, g games.Game, s, foe games.Seat, order string, cards []string) (told []games.Event) {
	play := func(s games.Seat, move string) {
		events, err := games.Play(g, games.Action{Seat: s, Move: fmt.Sprint(move, " ", viewOf(g, s).Step), At: look.SampleTime})
		require.NoError(t, err, move)
		told = append(told, events...)
	}
	for play(s, order); g.Result() == nil; {
		v := viewOf(g, games.Table)
		if !slices.Contains([]riot.Phase{riot.Blocking, riot.Shooting, riot.Deciding, riot.Fighting}, v.Phase) {
			return told
		}
		asked, move := v.Asked[0], map[riot.Phase]string{riot.Blocking: "let", riot.Shooting: "noblitz", riot.Deciding: "go", riot.Fighting: "noblitz"}[v.Phase]
		for _, m := range g.Prompt(asked).Moves {
			if i := slices.Index(cards, unnumbered(m)); asked == foe && i >= 0 {
				move, cards = cards[i], slices.Delete(slices.Clone(cards), i, i+1)
				break
			}
		}
		play(asked, move)
	}
	return told
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

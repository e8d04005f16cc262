package gamestest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// toyClaim knows three reasons: the card is the highest of the hand, or of all hands, and so many are left after it.
func toyClaim(g *toy, a games.Action, e games.Event, _ *rand.Rand) error {
	var card, step int
	if _, err := fmt.Sscanf(a.Move, "play %d at %d", &card, &step); err != nil {
		return err
	}
	if e.Verb == "left" {
		_, err := g.Apply(a)
		if left := len(g.Hands[a.Seat]); err == nil && left != e.N {
			err = fmt.Errorf("%d are left", left)
		}
		return err
	}
	if e.Verb == "highest" && e.N != card+1 {
		return fmt.Errorf("the card is %d", card)
	}
	for s, hand := range g.Hands {
		if (games.Seat(s) == a.Seat || e.Verb == "best") && slices.ContainsFunc(hand, func(c int) bool { return c > card }) {
			return fmt.Errorf("seat %d holds a higher card", s)
		}
	}
	return nil
}

func TestReasonsThatHoldPass(t *testing.T) {
	suite := Suite[*toy]{Kind: toyKind(""), Claim: toyClaim}
	h := suite.hear(60)
	require.Empty(t, h.faults)
	require.Positive(t, h.times["highest"])
	require.True(t, h.hints > 0 && h.kept == h.hints, "a hard robot plays its highest card: %v", h)
}

// A claim that looks at less than what is said would let false reasons pass.
func TestAClaimThatLetsFalseReasonsPassIsReported(t *testing.T) {
	lax := func(g *toy, a games.Action, e games.Event, r *rand.Rand) error {
		if e.Verb == "highest" {
			return nil
		}
		return toyClaim(g, a, e, r)
	}
	h := (&Suite[*toy]{Kind: toyKind(""), Claim: lax, Plant: true}).hear(60)
	require.Positive(t, h.missed["highest"])
	h = (&Suite[*toy]{Kind: toyKind(""), Claim: toyClaim, Plant: true}).hear(60)
	require.Positive(t, h.planted["highest"])
	require.Empty(t, h.missed)
}

// What is told of cards that the seat cannot see is false in some way to deal them, and the report leads back to it.
func TestAReasonThatDoesNotHoldIsReported(t *testing.T) {
	suite := Suite[*toy]{Kind: toyKind("praises what others hold"), Claim: toyClaim}
	h := suite.hear(60)
	require.Positive(t, h.wrong["best"], h)
	report := h.faults["best"].Error()
	require.Regexp(t, `"play \d+ at \d+" from seat \d is good because of {Verb:best .*seat \d holds a higher card`, report)
	require.True(t, strings.Contains(report, "seed ") && strings.Contains(report, "after these"), report)
}

// What is told wrong only where two house rules come together is found, however few moves are looked at.
func TestAReasonThatForgetsHouseRulesIsReported(t *testing.T) {
	suite := Suite[*toy]{Kind: toyKind("forgets house rules"), Claim: toyClaim}
	h := suite.hear(20)
	require.Positive(t, h.wrong["left"], h)
	require.Regexp(t, `options map\[draw:1 hand:5\]`, h.faults["left"].Error())
}

// Any two bounds of two options are played together, unless the game refuses that.
func TestHouseRulesComeInAllPairs(t *testing.T) {
	kind := toyKind("")
	begin := kind.New
	kind.Options = func() games.Options {
		return append(new(toyRules).options(), games.Bool(new(bool), "quiet", false, "say nothing"), games.Bool(new(bool), "open", true, "show all"))
	}
	kind.New = func(s games.Setup) (games.Game, error) {
		if s.Values["quiet"] == 1 && s.Values["draw"] == 1 {
			return nil, games.Illegalf("who draws says so")
		}
		return begin(games.Setup{Seats: s.Seats, Seed: s.Seed, At: s.At})
	}
	values := map[string][2]int{"hand": {1, 5}, "draw": {0, 1}, "quiet": {0, 1}, "open": {0, 1}}
	all := pairs(kind)
	require.Less(t, len(all), 9)
	for a, of := range values {
		for b, other := range values {
			for _, v := range of {
				for _, w := range other {
					together := slices.ContainsFunc(all, func(rules map[string]int) bool { return valueOf(kind, rules, a) == v && valueOf(kind, rules, b) == w })
					refused := a+b == "quietdraw" || a+b == "drawquiet"
					require.Equal(t, a != b && !(refused && v == 1 && w == 1) || a == b && v == w, together, "%s %d and %s %d in %v", a, v, b, w, all)
				}
			}
		}
	}
}

func valueOf(kind games.Kind, rules map[string]int, option string) int {
	if v, set := rules[option]; set {
		return v
	}
	i := slices.IndexFunc(kind.Options(), func(o games.Option) bool { return o.Name == option })
	return kind.Options()[i].Default
}

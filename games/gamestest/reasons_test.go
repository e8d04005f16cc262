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

// toyClaim knows two reasons: the card is the highest of the hand, or of all hands.
func toyClaim(g *toy, a games.Action, e games.Event, _ *rand.Rand) error {
	var card, step int
	if _, err := fmt.Sscanf(a.Move, "play %d at %d", &card, &step); err != nil {
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

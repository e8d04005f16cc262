package riot

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestReasons holds what hints give as reasons, from positions in which they can be counted.
func TestReasons(t *testing.T) {
	for _, c := range []struct {
		name, board string
		team        Team
		points      int // of the Autonomen
		move, want  string
	}{
		{"a whole area", "autonomen: A 1M, A1 1M", Autonomen, 0, "move A 1M1 A2", "whole A [1]; pays 2 A2"},
		{"the aim", "police: A 2O | autonomen: A 1M, A1 1M", Autonomen, 6, "move A 1M1 A2", "aim 7 A [1]; pays 2 A2"},
		{"a part of an area", "autonomen: B 1M", Autonomen, 0, "move B 1M1 B3", "left 2 B; pays 2 B3"},
		{"a street", "police: B 1R | autonomen: A 2M, B1 1M", Autonomen, 0, "move A 2M1 B", "free 2 B; covers 1 B"},
		{"a street with weaker Police", "police: B 1O | autonomen: A 2M, B1 1M", Autonomen, 0, "move A 2M1 B", "meets 2 B 1 [0]; free 2 B; covers 1 B"},
		{"out of a building", "autonomen: B 1M, B1 1M, B2 1M", Autonomen, 0, "move B1 1M1 B", "free 2 B; covers 1 B; together 2 B"},
		{"a fight with Police in full view", "police: A 1O | autonomen: A 2M", Autonomen, 0, "attack A/0 A:2M1", "force-to 2 1"},
		{"a fight with Police, filmed", "police: A 1O | autonomen: A 1M1A", Autonomen, 0, "attack A/0 A:1M1+1A1", "force-to 2 1; quiet"},
		{"too weak alone", "police: A 1R | autonomen: A 1M", Autonomen, 0, "attack A/0 A:1M1", ""},
		{"too weak without cards", "police: A 1R | autonomen: A 1M, chain, run", Autonomen, 0, "attack A/0 A:1M1", "force-to 1 2; own-cards 1"},
		{"someone who would win", "police: A 1S | autonomen: A1 1M, A2 1M", Police, 6, "attack A1/1 A:1S1", "force-to 3 2; stops A [1]; track 1 10"},
		{"someone with a whole area", "police: A 1S | autonomen: A1 1M, A2 1M", Police, 5, "attack A1/1 A:1S1", "force-to 3 2; breaks A [1]; track 1 10"},
		{"in the way of others", "police: HQ 1O | autonomen: A1 1M, A2 1M", Police, 0, "move HQ 1O1 A", "bars A [1]"},
		{"nothing left to do", "autonomen: A1 1M, A2 1M", Autonomen, 6, "end", "holds-aim 7"},
		{"no such units", "autonomen: A1 1M", Autonomen, 0, "attack A/0 A:5M1", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := board(t, 2, c.board)
			p.Points[Autonomen] = c.points
			p.acts(c.team)
			require.Equal(t, c.want, p.reasons(c.team, c.move))
		})
	}
}

// TestReasonsForAnObstruction tells what those are after who are to be stopped.
func TestReasonsForAnObstruction(t *testing.T) {
	p := board(t, 2, "police: A 1O1R | autonomen: A 1M, A1 1M").acts(Autonomen)
	p.do("1 move A 1M1 A2")
	require.Equal(t, "their-whole A [1]; they-get 2 A2 [1]; street 3 A 2 [1]", p.reasons(Police, "obstruct"))
}

// What is bought together is explained together.
func TestAPurchaseOfSeveralKindsIsExplainedAsOne(t *testing.T) {
	p := board(t, 2, "autonomen: A1 4M").counts(Police)
	require.Equal(t, "able 1 SHIELD; force 4; rest", p.reasons(Police, "buy 2O+1R"))
}

// reasons writes the reasons for a move: the verb, N, cards, and seats in brackets.
func (p *table) reasons(team Team, move string) string {
	var list []string
	for _, e := range p.game.Reasons(p.seatOf[team], p.numbered(move)) {
		text := []string{e.Verb}
		if e.N != 0 {
			text = append(text, fmt.Sprint(e.N))
		}
		text = append(text, e.Tokens...)
		if e.Seats != nil {
			text = append(text, fmt.Sprint(e.Seats))
		}
		list = append(list, strings.Join(text, " "))
	}
	return strings.Join(list, "; ")
}

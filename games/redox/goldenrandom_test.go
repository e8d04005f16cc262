package redox

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/games/kit"
)

// Random games of any size, written in the form of the golden file, replay exactly, also where they are played in the other
// direction; and they do not when a score, a hand, a card or a call in them is another.
func TestRandomGamesReplayAsGolden(t *testing.T) {
	each := 6
	if gamestest.Quick() {
		each = 2
	}
	for seats := 2; seats <= maxSeats; seats++ {
		for n := range each {
			file := written(t, seats, n)
			text, err := json.Marshal(file)
			require.NoError(t, err)
			require.NoError(t, replay(text))
			for what, spoil := range map[string]func(r *goldenRound){
				"a score":  func(r *goldenRound) { r.Score["B"]++ },
				"a total":  func(r *goldenRound) { r.Total["A"]-- },
				"a hand":   func(r *goldenRound) { r.FinalHands["A"] = append(r.FinalHands["A"], "JK") },
				"a winner": func(r *goldenRound) { r.Winner = map[bool]string{true: "B", false: "A"}[r.Winner == "A"] },
				"a direction": func(r *goldenRound) {
					r.Override = nil
					r.Direction = map[string]string{"cw": "ccw", "ccw": "cw"}[r.Direction]
				},
				"a Last x":  func(r *goldenRound) { r.Actions[0].Last = 3 },
				"an action": func(r *goldenRound) { r.Actions = r.Actions[:len(r.Actions)-1] },
				"a card": func(r *goldenRound) {
					r.Actions[slices.IndexFunc(r.Actions, func(a goldenAction) bool { return a.Card != "" })].Card = "H0"
				},
			} {
				var other golden
				require.NoError(t, json.Unmarshal(text, &other))
				if what == "a direction" && seats == 2 {
					continue // both go the same way
				}
				spoil(&other.Rounds[len(other.Rounds)-1])
				bad, err := json.Marshal(other)
				require.NoError(t, err)
				require.Error(t, replay(bad), what)
			}
		}
	}
}

// written plays a random game and writes it in the form of the golden file; every other one in the wrong direction.
func written(t *testing.T, seats, n int) golden {
	var file golden
	file.Config.Players, file.Config.Seats = seats, strings.Split("ABCDEFGH", "")[:seats]
	r := rand.New(rand.NewPCG(uint64(n), uint64(seats)))
	g := begin(t, seats, n, Rules{Rounds: 2})
	var round goldenRound
	for g.Result() == nil {
		if len(round.Actions) == 0 {
			if n%2 == 1 {
				g.Clockwise = !g.Clockwise
			}
			round = dealtRound(g, file.Config.Seats, n%2 == 1)
		}
		seat := g.Turn
		a := choose(g, r)
		var target []string
		if m, err := splitMove(a.Move); err == nil && m.verb == connect {
			_, plot, _, err := splitConnection(m.cards)
			require.NoError(t, err)
			number, _ := kit.Number(plot)
			target = goldenNames(g.Table[number-1].list())
		}
		events, err := g.Apply(a)
		require.NoError(t, err)
		if seat == games.Table {
			continue
		}
		round.Actions = append(round.Actions, writtenAction(events, len(round.Actions)+1, file.Config.Seats, target))
		if g.over() {
			finishRound(g, &round, file.Config.Seats)
			file.Rounds = append(file.Rounds, round)
			round = goldenRound{}
		}
	}
	return file
}

func dealtRound(g *game, players []string, override bool) goldenRound {
	round := goldenRound{Round: g.Round, Leader: players[g.Leader], Direction: map[bool]string{true: "cw", false: "ccw"}[g.Clockwise],
		DiscardTop: goldenName(g.Pile[0]), Hands: map[string][]string{}, Stock: goldenNames(g.Stock)}
	if override {
		round.Override = true
	}
	slices.Reverse(round.Stock)
	for s, player := range players {
		round.Hands[player] = goldenNames(g.Hands[s].appendTo(nil))
	}
	return round
}

// writtenAction writes what the events of one action tell.
func writtenAction(events []games.Event, n int, players, target []string) goldenAction {
	a := goldenAction{N: n, Player: players[events[0].Seats[0]], Type: events[0].Verb, Target: target}
	for _, e := range events {
		var cards []deckCard
		for _, text := range e.Tokens {
			c, _, _ := parseCard(text)
			cards = append(cards, c)
		}
		list := goldenNames(cards)
		switch e.Verb {
		case "draw":
			a.Discard = list[0]
		case "drew":
			a.Card = list[0]
		case "pick":
			a.Discard, a.Card = list[0], list[1]
		case "lay", "connect", "slam":
			a.Cards = list
		case "last":
			a.Last = e.N
		case "round":
			a.Winner = len(e.Seats) > 0
		}
	}
	return a
}

func finishRound(g *game, round *goldenRound, players []string) {
	round.FinalHands, round.Score, round.Total = map[string][]string{}, map[string]int{}, map[string]int{}
	end := g.Scored[len(g.Scored)-1]
	if end.Winner != games.Table {
		round.Winner = players[end.Winner]
	}
	for s, player := range players {
		round.FinalHands[player] = goldenNames(g.Hands[s].appendTo(nil))
		round.Score[player] = end.Points[s]
		round.Total[player] = g.totals()[s]
	}
}

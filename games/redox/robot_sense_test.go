package redox

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// asked has a robot choose in a position of testdata/sense.txt, however the cards lie that the seat cannot see.
func asked(s *script, lines []string, level games.Level, chance uint64) (string, func(string) bool) {
	r := rand.New(rand.NewPCG(chance, 1))
	g := sensePosition(s, gamestest.ReadWords(lines[0]), r)
	move := games.Choose(g, g.Turn, level, r)
	exchange := strings.Fields(move)[:2]
	return move, func(word string) bool {
		return (exchange[0] == "draw" || exchange[0] == "pick") && slices.Contains(exchange, word)
	}
}

// sensePosition makes a position of which only what the seat on turn knows is given. Everything else is dealt at random.
func sensePosition(s *script, w gamestest.Words, r *rand.Rand) *game {
	s.Place(fmt.Sprintf("seats %s, leader %s", w.Text("seats", ""), w.Text("turn", "")))
	if table := w.Text("table", ""); table != "" {
		s.Place("table: " + table)
	}
	s.Place("pile: " + w.Text("open", ""))
	g := s.Game
	g.Turn = g.Leader
	g.Turns = 3 * int16(g.Seats)
	took := setOf(cardsOf(s.T, w.Text("took", "")))
	g.Fresh, g.Known[g.Turn] = took, took
	g.Hands[g.Turn] = setOf(cardsOf(s.T, w.Text("hand", "")))
	seen, sizes := append(g.Hands[g.Turn].appendTo(nil), g.Pile...), [maxSeats]int{}
	for i := range g.Table {
		seen = append(seen, g.Table[i].list()...)
		sizes[g.Table[i].owner] -= int(g.Table[i].n)
	}
	rest := slices.DeleteFunc(allCards(decksFor(g.Seats)), func(c deckCard) bool { return slices.Contains(seen, c) })
	shuffle(rest, r)
	for seat := range games.Seat(g.Seats) {
		if n := max(2, dealt+sizes[seat]); seat != g.Turn {
			g.Hands[seat], rest = setOf(rest[:n]), rest[n:]
		}
	}
	g.Stock = rest
	return g
}

package redox

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/games/kit"
)

type script = gamestest.Script[*game]

// head is how a position begins where its lines do not say so: seat 0 leads.
func head(position []string) string {
	return fmt.Sprintf("seats %d, leader 0", strings.Count(position[len(position)-1], "|")+1)
}

// setUp sets up positions of testdata/scripts like this:
//
//	= seats 4, leader 0, round 2, target 500     all but seats may be missing; so may rounds 3, clockwise, must_yell,
//	                                             turns 79, quiet 15 and reshuffles 2, and
//	                                             the line if seat 0 leads
//	= past: 1 | 20 -10 30 5                      a finished round: who won it, and the points by seat; "- |" if nobody did
//	= table: 0 4H 5H X1 7H | 1 7S 7C 7D          plots on the table, each with its owner
//	= stock: 2H 3H                               the draw pile, first drawn first; none if the line is missing
//	= pile: 5C 6D                                the discard pile, its top last; 2C4 if the line is missing
//	= 7H 8D | QS | KC | 2D                       the hands by seat: the last line of a position
func setUp(s *script, line string) (complete bool) {
	word, rest, _ := strings.Cut(line, " ")
	switch word {
	case "past:":
		winner, points, _ := strings.Cut(rest, " | ")
		number, err := strconv.Atoi(winner)
		if err != nil {
			number = int(games.Table)
		}
		round := scored{Winner: games.Seat(number)}
		for _, text := range strings.Fields(points) {
			n, err := strconv.Atoi(text)
			require.NoError(s.T, err)
			round.Points = append(round.Points, n)
		}
		s.Game.Scored = append(s.Game.Scored, round)
	case "table:":
		for text := range strings.SplitSeq(rest, " | ") {
			owner, cards, _ := strings.Cut(text, " ")
			p, err := arrange(cardsOf(s.T, cards))
			require.NoError(s.T, err, text)
			n, err := strconv.Atoi(owner)
			require.NoError(s.T, err)
			p.owner = games.Seat(n)
			s.Game.Table = append(s.Game.Table, p)
		}
	case "stock:":
		s.Game.Stock = cardsOf(s.T, rest)
		slices.Reverse(s.Game.Stock)
	case "pile:":
		s.Game.Pile = cardsOf(s.T, rest)
	default:
		for seat, cards := range strings.Split(line, "|") {
			s.Game.Hands[seat] = setOf(cardsOf(s.T, cards))
		}
		s.Game.Turn = s.Game.Leader
		for range s.Game.Turns {
			s.Game.Turn = s.Game.next(s.Game.Turn)
		}
		return true
	}
	return false
}

// newPosition makes a game at the start of a round, in which nobody has a card yet.
func newPosition(t testing.TB, w gamestest.Words) *game {
	number := func(name string, otherwise int) int { return w.Int(t, name, otherwise) }
	g := &game{
		Public: Public{Step: 1, Seats: int8(number("seats", 0)), Leader: games.Seat(number("leader", 0)), Round: number("round", 1)},
		Seed:   kit.Seed{1}, Pile: cardsOf(t, "2C4"), Turns: int16(number("turns", 0)), Quiet: int16(number("quiet", 0)),
		Reshuffles: int16(number("reshuffles", 0)),
	}
	w.Set(t, g.Rules.options())
	g.Clockwise = g.goesClockwise(g.Round)
	return g
}

// cardsOf reads cards with spaces between them.
func cardsOf(t testing.TB, text string) []deckCard {
	var cards []deckCard
	for _, word := range strings.Fields(text) {
		c, rest, ok := parseCard(word)
		require.True(t, ok && rest == "" && !slices.Contains(cards, c), word)
		cards = append(cards, c)
	}
	return cards
}

// publicText is what everybody sees of a position: how the round stands, and the plots.
func publicText(v View) []string {
	text := v.Phase.String()
	if v.Turn != games.Table {
		text += fmt.Sprintf(", turn %d then %d", v.Turn, v.Next)
	}
	text += fmt.Sprintf(", cards %v, pile %s of %d, stock %d", v.Counts, v.Pile[len(v.Pile)-1], v.Discs, v.Stock)
	if v.Phase != Playing {
		last := v.Scored[len(v.Scored)-1]
		text += fmt.Sprintf(", points %v, totals %v", last.Points, v.Totals)
	}
	lines := []string{text}
	for _, p := range v.Table {
		lines = append(lines, plotLine(p))
	}
	return lines
}

func plotLine(p Plot) string {
	text := fmt.Sprintf("p%d of %d: %s", p.Number, p.Owner, strings.Join(p.Cards, " "))
	if !p.Run {
		return text + ", takes " + p.Rank
	}
	for i, c := range p.Cards {
		if c[0] == 'X' {
			text += fmt.Sprintf(", %s is %s", c, p.Stands[i])
		}
	}
	return text + fmt.Sprintf(", takes %q and %q", p.Lower, p.Upper)
}

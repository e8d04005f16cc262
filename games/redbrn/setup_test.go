package redbrn

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// setUp sets up positions of testdata/scripts, which are timed, like this:
//
//	= seats 2, late 1, window 5, partial_moves 1     a race of round 1; house rules that are not named are the standard, as they are
//	                                all if this line is missing
//	= 0: 3RW 4BW / 8BW 7RW, 5WB, -, 9RW / 1RW 2RW / 3WB / 2
//	                                a layout: the stack with its top last, the four spots, the waste with its top last, the
//	                                hand with its top first, and the wild riots that are left
//	= piles RW up 4, BW down 7 by 1 piles from their starts to a rank, each all of one seat: of seat 0, where none is named
//	= waiting, = scored 10 5 caller 1   before a deal, with finished rounds
func setUp(s *script, line string) (complete bool) {
	switch {
	case line == "waiting":
		s.Game.Phase, s.Game.Until = Waiting, s.Game.Now+pause
		return false
	case strings.HasPrefix(line, "scored "):
		setScored(s, strings.Fields(line)[1:])
		return false
	case strings.HasPrefix(line, "pile "), strings.HasPrefix(line, "piles "):
		_, piles, _ := strings.Cut(line, " ")
		for pile := range strings.SplitSeq(piles, ", ") {
			setPile(s, strings.Fields(pile))
		}
	default:
		seat, err := strconv.Atoi(line[:1])
		require.NoError(s.T, err, line)
		setLayout(s.T, &s.Game.Base.layouts[seat], strings.Split(line[2:], "/"))
	}
	s.Game.live = s.Game.Base
	return false
}

// newRace makes a race in which nobody has a card yet.
func newRace(t testing.TB, w gamestest.Words) *game {
	var rules Rules
	seats, late := w.Int(t, "seats", 0), w.Int(t, "late", 0)
	w.Set(t, rules.options())
	made, err := Kind().New(games.Setup{Seats: seats, Late: late, At: start, Seed: [32]byte{1}, Values: gamestest.Values((*Rules).options, rules)})
	require.NoError(t, err)
	g := made.(*game)
	tick(t, g)
	tick(t, g)
	for i := range g.Base.layouts {
		g.Base.layouts[i] = layout{}
	}
	g.live = g.Base
	return g
}

func setLayout(t testing.TB, l *layout, parts []string) {
	require.Len(t, parts, 5)
	l.stackN = int8(copy(l.stack[:], cardsOf(t, parts[0])))
	for i, spot := range strings.Split(parts[1], ",") {
		l.cols[i].n = int8(copy(l.cols[i].cards[:], cardsOf(t, spot)))
	}
	waste, hand := cardsOf(t, parts[2]), cardsOf(t, parts[3])
	l.wasteN = int8(len(waste))
	l.handN = int8(copy(l.hand[:], append(waste, hand...)))
	n, err := strconv.Atoi(strings.TrimSpace(parts[4]))
	require.NoError(t, err)
	l.wilds = int8(n)
}

// cardsOf reads cards with spaces between them; "-" is none.
func cardsOf(t testing.TB, text string) []number {
	var list []number
	for _, word := range strings.Fields(text) {
		if n, ok := parseNumber(word); ok {
			list = append(list, n)
		} else {
			require.Equal(t, "-", word)
		}
	}
	return list
}

// setPile adds a pile such as RW up 4, or RW up 4 by 1 where it is not seat 0's.
func setPile(s *script, words []string) {
	to, seat := intOf(s.T, words[2]), 0
	if len(words) == 5 {
		seat = intOf(s.T, words[4])
	}
	p, i := &s.Game.Base.pit, s.Game.Base.pit.n
	step, rank := 1, 1
	if words[1] == "down" {
		step, rank = -1, ranks
	}
	for ; rank != to+step; rank += step {
		n, ok := parseNumber(fmt.Sprint(rank, words[0]))
		require.True(s.T, ok)
		p.play(i, n, games.Seat(seat), false, 0)
		s.Game.Base.layouts[seat].pit++
	}
}

// setScored puts a finished round before the one on the table: the points by seat, and who has called.
func setScored(s *script, words []string) {
	round := Score{Cause: Jam, Caller: games.Table}
	for i := 0; i < len(words); i++ {
		if words[i] == "caller" {
			i++
			round.Cause, round.Caller = Called, games.Seat(intOf(s.T, words[i]))
			continue
		}
		round.Points = append(round.Points, intOf(s.T, words[i]))
	}
	require.Len(s.T, round.Points, int(s.Game.Seats))
	s.Game.Scored = append(s.Game.Scored, round)
	s.Game.Round++
}

func intOf(t testing.TB, text string) int {
	n, err := strconv.Atoi(text)
	require.NoError(t, err)
	return n
}

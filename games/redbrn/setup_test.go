package redbrn

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

func (s *script) setUp(line string) (complete bool) {
	switch {
	case strings.HasPrefix(line, "seats "):
		s.newRace(line)
		return false
	case line == "waiting":
		s.Game.Phase, s.Game.Until = waiting, s.Game.Now+pause
		return false
	case strings.HasPrefix(line, "scored "):
		s.scored(strings.Fields(line)[1:])
		return false
	case strings.HasPrefix(line, "pile "), strings.HasPrefix(line, "piles "):
		_, piles, _ := strings.Cut(line, " ")
		for pile := range strings.SplitSeq(piles, ", ") {
			s.pile(strings.Fields(pile))
		}
	default:
		seat, err := strconv.Atoi(line[:1])
		require.NoError(s.T, err, line)
		s.layout(&s.Game.Base.layouts[seat], strings.Split(line[2:], "/"))
	}
	s.Game.live = s.Game.Base
	return false
}

// newRace makes a race in which nobody has a card yet.
func (s *script) newRace(line string) {
	w := gamestest.ReadWords(line)
	var rules Rules
	seats := w.Int(s.T, "seats", 0)
	w.Set(s.T, rules.options())
	s.Game = race(s.T, seats, 1, rules)
	for i := range s.Game.Base.layouts {
		s.Game.Base.layouts[i] = layout{}
	}
	s.Game.live = s.Game.Base
}

func (s *script) layout(l *layout, parts []string) {
	require.Len(s.T, parts, 5)
	l.stackN = int8(copy(l.stack[:], s.cards(parts[0])))
	for i, spot := range strings.Split(parts[1], ",") {
		l.cols[i].n = int8(copy(l.cols[i].cards[:], s.cards(spot)))
	}
	waste, hand := s.cards(parts[2]), s.cards(parts[3])
	l.wasteN = int8(len(waste))
	l.handN = int8(copy(l.hand[:], append(waste, hand...)))
	n, err := strconv.Atoi(strings.TrimSpace(parts[4]))
	require.NoError(s.T, err)
	l.wilds = int8(n)
}

// cards reads cards with spaces between them; "-" is none.
func (s *script) cards(text string) []number {
	var list []number
	for _, word := range strings.Fields(text) {
		if n, ok := parseNumber(word); ok {
			list = append(list, n)
		} else {
			require.Equal(s.T, "-", word)
		}
	}
	return list
}

// pile adds a pile such as RW up 4, or RW up 4 by 1 where it is not seat 0's.
func (s *script) pile(words []string) {
	to, seat := s.number(words[2]), 0
	if len(words) == 5 {
		seat = s.number(words[4])
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

// scored puts a finished round before the one on the table: the points by seat, and who has called.
func (s *script) scored(words []string) {
	round := scored{Why: byJam, Caller: games.Table}
	for i := 0; i < len(words); i++ {
		if words[i] == "caller" {
			i++
			round.Why, round.Caller = byCall, games.Seat(s.number(words[i]))
			continue
		}
		round.Points = append(round.Points, s.number(words[i]))
	}
	require.Len(s.T, round.Points, int(s.Game.Seats))
	s.Game.Scored = append(s.Game.Scored, round)
	s.Game.Round++
}

func (s *script) number(text string) int {
	n, err := strconv.Atoi(text)
	require.NoError(s.T, err)
	return n
}

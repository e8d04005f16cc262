package redbrn

import (
	"cmp"
	"iter"
	"slices"

	"ruckus/games"
	"ruckus/games/kit"
)

// Snatched are of presses that came too late those by which two wanted the same place at nearly the same time: Than has it, and
// Seat pressed at most two seconds later. Of one card that is told of two players once a round, when it was closest.
func Snatched(lost []games.Margin) (list []games.Margin) {
	for _, m := range lost {
		if m.Rule != "late" || m.Than == games.Table || m.By <= 0 || m.By > late {
			continue
		}
		i := slices.IndexFunc(list, func(o games.Margin) bool {
			return o.Round == m.Round && o.Seat == m.Seat && o.Than == m.Than && o.Move == m.Move
		})
		switch {
		case i < 0:
			list = append(list, m)
		case m.By < list[i].By:
			list[i] = m
		}
	}
	return list
}

// A latecomers gathers the presses of a game that came too late.
type latecomers struct {
	round int
	lost  []games.Margin
}

func (l *latecomers) add(told games.Played) {
	for _, e := range told.Events {
		if e.Verb == "start" {
			l.round = e.N
		}
	}
	if m, late := games.Lost(told.Action, told.Refused); late {
		m.Round = l.round
		l.lost = append(l.lost, m)
	}
}

// highlights are the calls, and whose press beat whose to a place, as "snatched": by how many milliseconds.
func highlights(actions iter.Seq[games.Played]) (list []games.Highlight) {
	var made []games.Action
	var late latecomers
	calls := kit.WithVerbs("call")
	for told := range actions {
		late.add(told)
		if told.Refused != nil {
			continue
		}
		for _, e := range calls(told) {
			list = append(list, games.Highlight{Move: len(made), Event: e})
		}
		made = append(made, told.Action)
	}
	for _, m := range Snatched(late.lost) {
		first := m.At.UnixMilli() - int64(m.By)
		for move := len(made) - 1; move > 0; move-- {
			if made[move].Seat == m.Than && made[move].At.UnixMilli() <= first {
				list = append(list, games.Highlight{Move: move, Event: games.Event{Verb: "snatched", Seats: []games.Seat{m.Than, m.Seat}, N: m.By}})
				break
			}
		}
	}
	slices.SortStableFunc(list, func(a, b games.Highlight) int { return cmp.Compare(a.Move, b.Move) })
	return list
}

// offerSnatched offers who has snatched most from one other player, if that was more than once, and who was fastest by least.
func offerSnatched(to *kit.Moments, snatched []games.Margin) {
	var from [maxSeats][maxSeats]int
	for _, m := range snatched {
		pair := []games.Seat{m.Than, m.Seat}
		n := &from[m.Than][m.Seat]
		*n++
		if *n > 1 {
			to.Offer(*n, games.Event{Verb: "nemesis", Seats: pair, N: *n})
		}
		to.Offer(-m.By, games.Event{Verb: "closest", Seats: pair, N: m.By})
	}
}

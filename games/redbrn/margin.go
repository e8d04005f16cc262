package redbrn

import (
	"iter"
	"strings"

	"ruckus/games"
)

// margins tells which presses came too late, and which came in after the call or were made after it, and what became of
// them. All is measured in the milliseconds of the presses, as the rules do.
func margins(actions iter.Seq[games.Played]) (all []games.Margin) {
	m := measure{caller: games.Table}
	for told := range actions {
		all = append(all, m.of(told)...)
	}
	return all
}

// A measure is what presses of a round are held against.
type measure struct {
	round  int
	caller games.Seat // games.Table: nobody has called
	called int64      // when, in milliseconds since 1970
}

func (c *measure) of(told games.Played) (list []games.Margin) {
	at := told.At.UnixMilli()
	move, _, _ := strings.Cut(told.Move, " @")
	press := games.Margin{Round: c.round, At: told.At, Robot: told.Robot, Seat: told.Seat, Move: move, Rule: "window", Than: c.caller, By: int(at - c.called)}
	if lost, late := games.Lost(told.Action, told.Refused); late {
		lost.Round, lost.Robot, lost.Move = c.round, told.Robot, move
		return append(list, lost)
	}
	before := *c
	for _, e := range told.Events {
		m := press
		switch e.Verb {
		case "start":
			*c = measure{round: e.N, caller: games.Table}
			continue
		case "call":
			riot := told.Game.View(games.Table).(View).Riot
			if riot == nil {
				continue
			}
			c.caller, c.called = riot.Caller, riot.Since.UnixMilli()
			if before.caller == games.Table || before.caller == c.caller {
				continue
			}
			m.Verb, m.Rule, m.Seat, m.By = "call", "riot", c.caller, int(c.called-before.called)
		case "pit", "wild", "column", "spot":
			switch {
			case before.caller == games.Table || before.caller == told.Seat:
				continue
			case at > before.called:
				m.Verb = "window"
			default:
				m.Verb = "before"
			}
		case "held":
			m.Verb = "held"
		case "undone", "restored":
			m = games.Margin{Round: c.round, At: told.At, Robot: told.Robot, Seat: e.Seats[0], Verb: e.Verb, Than: c.caller, N: e.N, Rule: "window"}
		default:
			continue
		}
		list = append(list, m)
	}
	return list
}

package bot

import (
	"cmp"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/people"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// looks are the looks of the games, and which of their marks can be shown now.
type looks struct {
	all   map[string]look.Look             // by the names of their kinds
	marks func(kind string) screen.Marks   // nil: none
	rated func(match.Table) frame.Rated    // what a game has done to ratings; nil: nothing
	night func(match.Table) *frame.Tonight // the night that a game belongs to; nil: none
}

// draw makes the message of a screen of a game. Where it has marks, it can be made again without them.
func (l looks) draw(kind string, r reader, t target, drawn func(screen.Reader) screen.Screen) discord.Message {
	seen := r.plain()
	if r.cards == people.Pictures && l.marks != nil {
		seen.Marks = l.marks(kind)
	}
	m := compose(drawn(seen), t)
	if len(seen.Marks) > 0 {
		m.Plain = &discord.Plain{Draw: func() discord.Message { return compose(drawn(r.plain()), t) }}
	}
	return m
}

// table is what everybody sees of a table.
func (l looks) table(t match.Table) frame.Table { return l.handTable(view.Bystander(t)) }

// board is what everybody sees of a table.
func (l looks) board(t match.Table) discord.Message { return l.boardFor(t, reader{}) }

// boardFor is the same for one reader.
func (l looks) boardFor(t match.Table, r reader) discord.Message {
	return l.draw(t.Kind.Name, r, target{t.ID, verbGo, r.cards}, func(seen screen.Reader) screen.Screen {
		return frame.Board(l.table(t), t.Public, seen)
	})
}

// An onTop is what a hand says besides what there is to see and to do.
type onTop struct {
	lasting string // stays until the user's next press, such as why the last one was refused
	rule    string // the page of the rules that explains that; "" if there is none
	note    string // what else there is to say, until the table changes
	first   bool   // the user sees this game for the first time
}

// handTable is what one user sees of a table, with what draws it and what other records tell.
func (l looks) handTable(h match.Hand) frame.Table {
	t := frame.Table{Table: look.Table{Hand: h, Look: l.all[h.Kind.Name], Extra: guild.OptionsOf(h.Kind)}}
	if l.rated != nil {
		t.Ratings = l.rated(h.Table)
	}
	if l.night != nil {
		t.Tonight = l.night(h.Table)
	}
	return t
}

// hand is what one user sees of a table, and the place in it that this is: see [frame.HandAt].
func (l looks) hand(h match.Hand, place string, top onTop, r reader) (m discord.Message, at string) {
	t := l.handTable(h)
	t.Rule, t.First = top.rule, top.first
	m = l.draw(t.Kind.Name, r, target{h.ID, verbGo, r.cards}, func(seen screen.Reader) (s screen.Screen) {
		s, at = frame.HandAt(t, h.Seat, h.View, h.Prompt, place, cmp.Or(top.lasting, top.note), seen)
		return s
	})
	return m, at
}

// refusal says why a move was refused, without the hand.
func (l looks) refusal(h match.Hand, note string, r screen.Reader) string {
	return frame.Refusal(l.table(h.Table), cmp.Or(h.View, h.Public), note, r)
}

// rules are a page of the rules as they are played at a table.
func (l looks) rules(t frame.Table, place string, r reader, to target) discord.Message {
	return l.draw(t.Kind.Name, r, to, func(seen screen.Reader) screen.Screen { return frame.RulesPage(t, place, seen) })
}

package bot

import (
	"cmp"

	"ruckus/bot/internal/daily"
	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/people"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
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

// table is what screens need to know of a table.
func (l looks) table(t match.Table) frame.Table {
	r := frame.Table{Table: look.Table{
		Kind: t.Kind, Look: l.all[t.Kind.Name], Values: t.Values, Extra: guild.OptionsOf(t.Kind), Phase: string(t.Phase), Deadline: t.Deadline, TickAt: t.TickAt,
		Recent: t.Recent, Lost: t.Lost, Result: t.Result, Hints: t.HasHints(),
	}}
	r.Story, r.Why, r.Places = t.Story, t.Why, t.Places
	r.Racing, r.SitsIn, r.Seen = t.Racing, games.Table, games.Table
	r.Counts, r.Agree = t.Rated, t.Agree
	r.Chapter, r.MayHurry, r.AskedFor, r.AskedBy = t.Chapter, t.MayHurry, t.AskedFor, t.AskedBy
	for _, u := range t.Coming {
		r.Coming = append(r.Coming, u.Name)
	}
	r.UndoUntil, r.Played, r.Thread = t.UndoUntil, t.Played, t.Parent != ""
	r.Practice, r.Ends = t.Private(), t.Ends
	if day, try := daily.ParseName(t.Deal); try {
		r.Daily = day.Begins()
	}
	if _, move, try := match.ParseTry(t.Guild, t.Deal); try && t.Then != nil {
		r.Tried = &frame.Tried{
			Move: move, Round: t.Then.Round, Rounds: t.Then.Before != nil, Points: t.Then.Points, Place: t.Then.Place, Fewest: t.Then.Fewest, Now: t.Then.Now,
		}
	}
	r.Dealing = dealing(t)
	if l.rated != nil {
		r.Rated = l.rated(t)
	}
	if l.night != nil {
		r.Tonight = l.night(t)
	}
	if t.Paused {
		r.Paused, r.Closes = true, t.Closes
	}
	if t.Phase == match.Lobby {
		r.House = t.House
		r.Revision = t.Revision
	}
	waiting := make(map[int]bool)
	for _, s := range t.Waiting {
		waiting[int(s)] = true
	}
	for i, p := range t.Players {
		player := look.Player{Name: p.User.Name, Away: p.Away || p.Left, Left: p.Left, Gone: p.Gone, Waiting: waiting[i], Host: p.User.ID == t.Host, Robot: p.Robot != 0, For: p.For, Taken: p.Taken, Hints: p.Hints}
		if !player.Robot {
			player.ID = p.User.ID
		}
		if p.Stale {
			r.Stale = append(r.Stale, frame.Stale{Seat: games.Seat(i), News: p.News})
		}
		r.Players = append(r.Players, player)
	}
	return r
}

// board is what everybody sees of a table.
func (l looks) board(t match.Table) discord.Message { return l.boardFor(t, reader{}) }

// boardFor is the same for one reader.
func (l looks) boardFor(t match.Table, r reader) discord.Message {
	return l.draw(t.Kind.Name, r, target{t.ID, verbGo, r.cards}, func(seen screen.Reader) screen.Screen {
		return frame.Board(l.table(t), t.View, seen)
	})
}

// An onTop is what a hand says besides what there is to see and to do.
type onTop struct {
	lasting string // stays until the user's next press, such as why the last one was refused
	rule    string // the page of the rules that explains that; "" if there is none
	note    string // what else there is to say, until the table changes
	first   bool   // the user sees this game for the first time
}

// handTable is what the screens of one user need to know of a table.
func (l looks) handTable(h match.Hand) frame.Table {
	t := l.table(h.Table)
	t.Since, t.Public, t.Hint = h.Since, h.Table.View, h.Hint
	t.Single, t.Ahead, t.In, t.Answers, t.Wish = h.Single, h.Ahead, h.In, h.Answers, h.Wish
	t.SitsIn, t.Seen = h.SitsIn, h.Seen
	t.Plan = planOf(h.Plan)
	return t
}

// hand is what one user sees of a table.
func (l looks) hand(h match.Hand, place string, top onTop, r reader) discord.Message {
	t := l.handTable(h)
	t.Rule, t.First = top.rule, top.first
	return l.draw(t.Kind.Name, r, target{h.ID, verbGo, r.cards}, func(seen screen.Reader) screen.Screen {
		return frame.Hand(t, h.Seat, h.View, h.Prompt, place, cmp.Or(top.lasting, top.note), seen)
	})
}

// within is the place, or "" where the hand shows nothing of its own there: see [frame.Within].
func (l looks) within(h match.Hand, place string) string {
	return frame.Within(l.handTable(h), h.Seat, h.View, h.Prompt, place)
}

// planOf is what screens need to know of a plan.
func planOf(p *match.Planning) *look.Plan {
	if p == nil {
		return nil
	}
	plan := &look.Plan{Planned: p.Planned, Rev: p.Rev, Orders: p.Orders, Steps: p.Steps, Told: p.Told, Ideas: p.Ideas}
	if p.Stopped != nil {
		plan.Stopped = &look.PlanStop{Order: p.Stopped.Order, Why: p.Stopped.Why}
	}
	return plan
}

// refusal says why a move was refused, without the hand.
func (l looks) refusal(h match.Hand, note string, r screen.Reader) string {
	return frame.Refusal(l.table(h.Table), cmp.Or(h.View, h.Table.View), note, r)
}

// rules are a page of the rules as they are played at a table.
func (l looks) rules(t frame.Table, place string, r reader, to target) discord.Message {
	return l.draw(t.Kind.Name, r, to, func(seen screen.Reader) screen.Screen { return frame.RulesPage(t, place, seen) })
}

// dealing is what screens tell of how the cards of a table are decided.
func dealing(t match.Table) frame.Dealing {
	m := t.Mix
	if m == nil {
		return frame.Dealing{}
	}
	d := frame.Dealing{Sum: m.Sum, Secret: m.Secret, Given: m.Given, Checks: true, Closes: t.Fixes}
	if c := m.Closing; c != nil {
		d.Closes, d.Message, d.At = true, messageLink(t.Guild, c.Channel, c.Message), discord.SnowflakeTime(c.Message)
	}
	for i, id := range m.Presses {
		press := frame.DealPress{By: games.Seat(i), ID: id}
		if i < len(t.Mixed) {
			press.By = t.Mixed[i]
		}
		d.Presses = append(d.Presses, press)
	}
	return d
}

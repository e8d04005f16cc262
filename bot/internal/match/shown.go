package match

import (
	"slices"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/games"
	"ruckus/render/view"
)

// Here a table becomes what people may know of it. Nothing else leaves the host, so what must stay hidden must not pass here: what
// everybody sees is a [view.Table], which has no room for it, and only Hand adds what is one seat's.

// Table returns what everybody may know.
func (d *Sight) Table() (Table, error) {
	if d.table != nil {
		return *d.table, nil
	}
	t, err := d.newTable()
	if err != nil {
		return Table{}, err
	}
	if d.kept {
		d.table = &t
	}
	return t, nil
}

func (d *Sight) newTable() (Table, error) {
	t := Table{Ref: d.Ref, Known: d.Record.Known, Version: d.Version, Kind: d.Kind, Players: d.players()}
	t.Recent, t.Result, t.Places, t.Dealing = d.recent(), d.result(), d.places(), d.dealing()
	t.Agree, t.Texts = d.agreeing(), d.texts(games.Table)
	t.Rated, t.Hints, t.Owned = d.rated(), HasHints(d.Kind, d.Record.Terms.Values, d.rated()), d.Owned()
	t.Played, t.Why = d.Record.Begun(), d.Record.why()
	if until := d.UndoUntil(); !until.IsZero() {
		t.EndedBy, t.UndoUntil = d.Record.End.Undo.By, until
	}
	if day, try := d.Record.Day(); try {
		t.Daily = day.Begins()
	}
	if d.suspended() {
		t.Closes = d.suspendedUntil()
	} else {
		t.Rest.Since, t.Rest.Paused = time.Time{}, false
	}
	for _, p := range parts {
		if p.lines != nil {
			t.Lines = append(t.Lines, p.lines(d)...)
		}
	}
	if d.Record.Phase == Lobby {
		t.Deadline = d.Record.Clocks.Deadline
	}
	return t, d.showGame(&t)
}

// players are the seats as others see them.
func (d *Sight) players() (all []Player) {
	for _, s := range d.Record.Seats {
		p := Player{
			User: User{ID: s.ID, Name: s.Name}, Host: s.ID == d.Record.Host, Away: s.absent(), Left: s.Presence.Left, Out: d.Unseated(s.ID), Robot: s.Robot, Hints: s.Hints.N, Taken: s.Sit.Next != nil, Spared: s.Presence.Novice == Spared,
		}
		if d.stale(s) {
			p.Stale, p.News = true, d.revised(s.Saw)
		}
		if s.Sit.For != nil {
			p.For = s.Sit.For.Name
		}
		if !d.Live() {
			p.Never, p.Gone = d.never(s), d.hasLeft(s)
		}
		all = append(all, p)
	}
	return all
}

// showGame adds the game as a bystander sees it, and for whom it waits.
func (d *Sight) showGame(t *Table) (err error) {
	switch {
	case d.Record.Phase == Playing && d.Broken != nil:
		return d.Broken
	case d.Position == nil || d.Record.Phase == Lobby || d.Record.Phase == Closed:
		return nil
	}
	if d.Record.Phase == Playing {
		t.Racing, t.MayHurry = d.racing(), d.Record.Clocks.MayHurry && !d.hurryFrom().IsZero()
		for i, s := range d.Record.Seats {
			t.Players[i].Waiting = d.Position.Prompts[i].Must
			if s.Hurry != nil && !s.Hurry.Here {
				t.AskedFor, t.AskedBy = append(t.AskedFor, games.Seat(i)), s.Hurry.By
			}
		}
		if !d.suspended() {
			t.TickAt, t.Deadline = d.tickAt(), d.shownDeadline()
		}
	}
	err = d.Position.read("chapter", func(g games.Game) { t.Chapter = games.ChapterOf(g) })
	if err == nil {
		t.Public, err = d.Position.View(games.Table)
	}
	return err
}

// HasHints reports whether players of a kind may ask for hints: those are what a robot that thinks would do.
func HasHints(k games.Kind, values map[string]int, rated bool) bool {
	return !rated && guild.HintsOn(values) && games.Can[games.Robot](k)
}

// Hand returns what a user may know. If they have no seat, or were unseated, it is what everybody may know.
func (d *Sight) Hand(userID string) (Hand, error) {
	t, err := d.Table()
	hand := view.Bystander(t)
	hand.In, hand.Seen = d.comes(userID), d.Record.seen(userID)
	for i, s := range d.Record.Seats {
		if s.Sit.Next != nil && s.Sit.Next.ID == userID {
			hand.SitsIn = games.Seat(i)
		}
	}
	if !d.Unseated(userID) {
		hand.Seat = d.Seat(userID)
	}
	if hand.Seat == games.Table && d.mayAnswer(userID) == nil {
		hand.Prompt.Moves = slices.Clone(d.Position.crowd)
	}
	if err != nil || hand.Seat == games.Table {
		return hand, err
	}
	s := d.Record.Seats[hand.Seat]
	if d.Record.Phase == Lobby {
		hand.Wish = s.Wish
	}
	if t.Public == nil {
		return hand, nil
	}
	hand.Hint, hand.Asks, hand.OnlyMade, hand.Ahead, hand.Answers = s.Hints.Now, s.Asked.N, s.Auto.Made, s.Auto.Ahead, slices.Clone(s.Auto.Answers)
	hand.Prompt, hand.Since, hand.Single = d.prompt(hand.Seat, t), d.since(hand.Seat), d.single(hand.Seat)
	hand.Texts = d.texts(hand.Seat)
	hand.Carried = hand.Prompt.Must && !t.Rest.Paused && d.pausedMove(hand.Seat) != ""
	hand.View, err = d.Position.View(hand.Seat)
	if err == nil {
		hand.Plan, err = d.planning(hand.Seat)
	}
	return hand, err
}

// prompt is what a seat is asked, until when the table's clocks say.
func (d *Sight) prompt(s games.Seat, t Table) games.Prompt {
	p := d.Position.Prompts[s]
	switch {
	case t.Rest.Paused:
		p.Until = time.Time{}
	case !p.Until.IsZero() && p.Until.Equal(d.Position.due):
		p.Until = d.tickAt()
		if p.Must && !t.Deadline.IsZero() {
			p.Until = t.Deadline
		}
	}
	return p
}

// comes reports whether a user without a seat wants to be in the next game.
func (d *Sight) comes(userID string) bool {
	return slices.ContainsFunc(d.Record.Coming, func(u User) bool { return u.ID == userID })
}

// planning is what a seat sees of its plan; nil where it can plan nothing now.
func (d *Sight) planning(s games.Seat) (*view.Plan, error) {
	if !d.Position.plans || d.Record.Phase != Playing || !d.Position.Prompts[s].Must {
		return nil, nil
	}
	turn, err := d.Position.turn(s)
	if err != nil || turn == 0 {
		return nil, err
	}
	plan := d.Record.Seats[s].Plan.inTurn(turn)
	planned, err := d.Position.planned(s, plan.Orders)
	if err != nil || planned.After == nil { // it is asked within a clash
		return nil, err
	}
	return &view.Plan{Planned: planned, Rev: plan.Rev, Orders: plan.Orders, Stopped: plan.Stopped, Told: plan.Told, Ideas: plan.Ideas}, nil
}

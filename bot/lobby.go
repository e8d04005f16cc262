package bot

import (
	"context"
	"strconv"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/work"
	"ruckus/games"
	"ruckus/render/frame"
)

// join seats the user, who has seen a revision of the lobby.
func (b *Bot) join(ctx context.Context, a *answer, ref match.Ref, revision string) {
	note := ""
	if !a.i.OnEphemeral() {
		if before, err := b.host.Peek(ctx, ref, a.i.user().ID); err == nil && before.Seat != games.Table {
			note = "you have a seat at this table already"
		}
	}
	b.takePart(ctx, a, ref, sees(revision, b.seats((*match.Draft).Join)), note)
}

// sitIn has the user go on for the robot of a seat.
func (b *Bot) sitIn(ctx context.Context, a *answer, ref match.Ref, arg string) {
	seat, err := strconv.ParseInt(arg, 10, 8)
	if err != nil {
		a.refuse(ctx, errCustomID)
		return
	}
	b.changeTable(ctx, a, ref, b.seats(func(d *match.Draft, by match.By) error { return d.SitIn(by, games.Seat(seat)) }))
}

// start begins the game.
func (b *Bot) start(ctx context.Context, a *answer, ref match.Ref, revision string) {
	b.takePart(ctx, a, ref, sees(revision, b.startPresent), "")
}

// sees is a change by somebody who pressed where a revision of the lobby stood.
func sees(revision string, c change) change {
	return func(ctx context.Context, ref match.Ref, by match.By) (match.Table, error) {
		by.Saw, _ = strconv.Atoi(revision) // one that is no number is none
		return c(ctx, ref, by)
	}
}

// takePart changes a table for somebody who is to play there. On a board the answer is their own hand; the board changes on its own.
func (b *Bot) takePart(ctx context.Context, a *answer, ref match.Ref, c change, note string) {
	if a.i.OnEphemeral() {
		b.changeTable(ctx, a, ref, c)
		return
	}
	show := b.holdHand(a, ref)
	defer show.nothing()
	t, ok := b.changeOrRefuse(ctx, a, ref, c)
	if !ok {
		return
	}
	if !isBoard(t, a.i.ChannelID, a.i.Message.ID) {
		_, _ = a.update(ctx, boardElsewhere(t))
		return
	}
	h, err := b.host.Peek(ctx, ref, a.i.user().ID)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	show.hand(ctx, h, "", onTop{lasting: note})
}

// addRobot seats a robot of the level of this name.
func (b *Bot) addRobot(ctx context.Context, a *answer, ref match.Ref, level string) {
	b.changeTable(ctx, a, ref, func(ctx context.Context, ref match.Ref, by match.By) (match.Table, error) {
		for _, l := range games.Levels() {
			if level == l.String() {
				return b.host.AddRobot(ctx, ref, by, l)
			}
		}
		return match.Table{}, errCustomID
	})
}

// wishSide notes which side the user wants to play.
func (b *Bot) wishSide(ctx context.Context, a *answer, ref match.Ref, side string) {
	if side == frame.AnySide {
		side = ""
	}
	b.changeTable(ctx, a, ref, b.asks(func(d *match.Draft, by match.By) error { return d.WishSide(by, side) }))
}

// chooseLength sets the options of a lobby to those of a length.
func (b *Bot) chooseLength(ctx context.Context, a *answer, ref match.Ref, length string) {
	b.changeTable(ctx, a, ref, func(ctx context.Context, ref match.Ref, by match.By) (match.Table, error) {
		return b.host.Choose(ctx, ref, by, match.Choice{Length: length})
	})
}

// options turns to a place inside the options of a lobby.
func (b *Bot) options(ctx context.Context, a *answer, ref match.Ref, place string) {
	b.showOptions(ctx, a, ref, place, "")
}

// showOptions shows the host of a lobby its options. Anyone who presses is told by the store whether they may choose.
func (b *Bot) showOptions(ctx context.Context, a *answer, ref match.Ref, place, note string) {
	if t, ok := b.mayChoose(ctx, a, ref); ok {
		b.drawOptions(ctx, a, t, place, note)
	}
}

func (b *Bot) mayChoose(ctx context.Context, a *answer, ref match.Ref) (match.Table, bool) {
	t, err := b.host.Choose(ctx, ref, a.i.by(), match.Choice{Values: map[string]int{}})
	a.about(t)
	if err != nil {
		a.refuse(ctx, err)
	}
	return t, err == nil
}

func (b *Bot) drawOptions(ctx context.Context, a *answer, t match.Table, place, note string) {
	a.private(ctx, compose(frame.LobbyOptions(b.looks.table(t), place, note, a.i.reader().plain()), a.i.target(t.ID, verbChoose)))
}

// unsetOptions puts all options back to what the table began with.
func (b *Bot) unsetOptions(ctx context.Context, a *answer, ref match.Ref) {
	t, err := b.host.Choose(ctx, ref, a.i.by(), match.Choice{None: true})
	b.optionsChosen(ctx, a, ref, t, "", "", err)
}

// setOption sets an option of a lobby, or asks for its value.
func (b *Bot) setOption(ctx context.Context, a *answer, ref match.Ref, arg string) {
	t, ok := b.mayChoose(ctx, a, ref)
	if !ok {
		return
	}
	a.pressItem(ctx, arg, items{
		all: guild.Items(guild.AllOptions(t.Kind), t.Values), of: a.i.target(t.ID, verbChoose),
		show: func(place, note string) { b.drawOptions(ctx, a, t, place, note) },
		set: func(o guild.Item, place string) {
			t, err := b.host.Choose(ctx, ref, a.i.by(), match.Choice{Values: map[string]int{o.Name: o.Value}})
			b.optionsChosen(ctx, a, ref, t, place, frame.OptionTitle(o.Option)+" is now "+o.Format(o.Value), err)
		},
	})
}

// optionsChosen shows the options after a change, or what was refused where it was asked for.
func (b *Bot) optionsChosen(ctx context.Context, a *answer, ref match.Ref, t match.Table, place, done string, err error) {
	a.about(t)
	said, ours := problem.Sentence(err)
	switch {
	case err == nil:
		b.drawOptions(ctx, a, t, "", done)
	case ours:
		a.refuse(ctx, err)
	default: // who may not choose at all is told so instead
		a.outcome = outcomeRefused
		b.showOptions(ctx, a, ref, place, said)
	}
}

// boardLink leads to a table's board; it waits a moment for one that is about to be posted. "" where there is none yet.
func (b *Bot) boardLink(ctx context.Context, a *answer, t match.Table) string {
	for link(t) == "" && time.Since(a.begun) < boardWait {
		if work.Sleep(ctx, 20*time.Millisecond) != nil {
			return ""
		}
		if newer, err := b.host.Get(ctx, t.Ref); err == nil {
			t = newer
		}
	}
	return link(t)
}

// sayOpen says where a table is open.
func (b *Bot) sayOpen(ctx context.Context, a *answer, what string, t match.Table) {
	s := what + " is open in this channel."
	if l := b.boardLink(ctx, a, t); l != "" {
		s = what + " is open: " + l
	}
	a.say(ctx, s)
}

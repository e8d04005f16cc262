package bot

import (
	"context"
	"strconv"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/work"
	"ruckus/games"
	"ruckus/render/frame"
)

// join seats the user, who has seen a revision of the lobby.
func (b *Bot) join(ctx context.Context, a *answer, ref match.Ref, revision string) {
	note := ""
	if !a.i.OnEphemeral() {
		if before, err := b.host.Peek(ctx, ref, a.i.user().ID); err == nil && before.Seat != games.Table && !games.Can[games.Sided](before.Kind) { // else they choose a side
			note = say("did.join")
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

// addsRobot is a change that seats a robot of the level of this name; "": like the last.
func (b *Bot) addsRobot(level string) change {
	return func(ctx context.Context, ref match.Ref, by match.By) (match.Table, error) {
		for l := games.Level(0); l <= games.Hard; l++ {
			if level == l.String() {
				return b.host.AddRobot(ctx, ref, by, l)
			}
		}
		return match.Table{}, errCustomID
	}
}

// wishSide notes which side the user wants to play.
func (b *Bot) wishSide(ctx context.Context, a *answer, ref match.Ref, side string) {
	if side == frame.AnySide {
		side = ""
	}
	b.changeTable(ctx, a, ref, b.asks(func(d *match.Draft, by match.By) error { return d.WishSide(by, side) }))
}

// choosesLength is a change that sets the options of a lobby to those of a length.
func (b *Bot) choosesLength(length string) change {
	return func(ctx context.Context, ref match.Ref, by match.By) (match.Table, error) {
		return b.host.Choose(ctx, ref, by, match.Choice{Length: length})
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

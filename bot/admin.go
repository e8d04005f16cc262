package bot

import (
	"cmp"
	"context"
	"strconv"
	"strings"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/screens"
	"ruckus/games"
)

var errTooLarge = refuse("no.file.large")

// manage shows the tools for the table that is picked from a menu, or for the one that was pressed on.
func (b *Bot) manage(ctx context.Context, a *answer, picked string) {
	ref, ok := a.i.pressedTable()
	if !ok {
		ref = a.i.ref(picked)
	}
	b.showManaged(ctx, a, ref, "", nil)
}

// administers does something to a table, and shows the tools for it, with what was done.
func (b *Bot) administers(done string, does func(d *match.Draft, by match.By, arg string) error) press {
	return inTable(func(ctx context.Context, a *answer, ref match.Ref, arg string) {
		_, err := b.host.Moderate(ctx, ref, a.i.by(), func(d *match.Draft, by match.By) error { return does(d, by, arg) })
		b.administered(ctx, a, ref, done, err)
	})
}

// skip makes a move for those who are waited for.
func skip(d *match.Draft, by match.By, seen string) error { return d.Skip(by, seenAt(seen)) }

// rewind takes moves back: how many, and when the table that was looked at had changed last.
func (b *Bot) rewind(ctx context.Context, a *answer, ref match.Ref, arg string) {
	many, seen, _ := strings.Cut(arg, " ")
	n, _ := strconv.Atoi(many)
	_, err := b.host.Rewind(ctx, ref, a.i.by(), n, seenAt(seen))
	b.administered(ctx, a, ref, say("did.rewind", "n", n), err)
}

// administered shows the tools for a table after one was used.
func (b *Bot) administered(ctx context.Context, a *answer, ref match.Ref, done string, err error) {
	said, ours := problem.Sentence(err)
	switch {
	case err == nil:
		b.showManaged(ctx, a, ref, done, nil)
	case ours:
		a.refuse(ctx, err)
	default:
		b.showManaged(ctx, a, ref, said, err)
	}
}

// seenAt reads when the table had last changed when a control was drawn. Anything but a number is read as 1970, which fits
// no table.
func seenAt(arg string) time.Time {
	nanoseconds, _ := strconv.ParseInt(arg, 10, 64)
	return time.Unix(0, nanoseconds)
}

// showManaged shows the tools for a table to anyone who may use any of them; to others it says what was refused.
func (b *Bot) showManaged(ctx context.Context, a *answer, ref match.Ref, note string, refused error) {
	t, ok := b.tableOrRefuse(ctx, a, ref)
	if !ok {
		return
	}
	if !b.mayManage(ctx, a.i, t) {
		a.refuse(ctx, cmp.Or(refused, error(refuse("no.manage"))))
		return
	}
	m := screens.Managed{
		Table: b.looks.table(t), Link: link(t), Manager: a.i.manager(), Moderator: b.moderates(ctx, a.i), Own: !a.i.manager() && t.Seat(a.i.user().ID) != games.Table, Self: a.i.user().ID,
	}
	if t.EndedBy != m.Self {
		m.UndoUntil = time.Time{}
	}
	a.private(ctx, compose(screens.ManagePage(m, note, a.i.reader().plain()), a.i.target(t.ID, verbManage)))
}

// mayManage reports whether the user may use any of the tools for a table.
func (b *Bot) mayManage(ctx context.Context, i *interaction, t match.Table) bool {
	return t.Host == i.user().ID || b.moderates(ctx, i)
}

// export answers with a game as a file.
func (b *Bot) export(ctx context.Context, a *answer, ref match.Ref) {
	if a.i.AppPermissions&(discord.AttachFiles|discord.Administrator) == 0 {
		a.say(ctx, say("no.file"))
		return
	}
	data, err := b.host.Replays.Export(ctx, ref, a.i.by())
	if err == nil && len(data) > max(a.i.AttachmentLimit, leastAttachmentLimit) {
		err = errTooLarge
	}
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	name := "ruckus-" + ref.ID + ".json"
	m := discord.Text(say("file.game"))
	m.File = &discord.File{Name: name, Kind: "application/json", Data: data}
	m.Attachments = []discord.Attachment{{Filename: name, Description: say("file.game.about", "table", ref.ID)}}
	_ = a.reply(ctx, m)
}

// leastAttachmentLimit is how large a file can be in every channel, in bytes.
const leastAttachmentLimit = 8 << 20

// manageable are the entries of a menu of those tables that the user may manage, numbered as in the list of all.
func manageable(i *interaction, moderates bool, all []match.Table) []discord.Choice {
	var some []discord.Choice
	for n, t := range all {
		if moderates || t.Host == i.user().ID {
			some = append(some, tableChoice(n+1, t))
		}
	}
	return some
}

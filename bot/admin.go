package bot

import (
	"cmp"
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"ruckus/bot/discord"
	"ruckus/bot/match"
	"ruckus/bot/page"
	"ruckus/bot/problem"
	"ruckus/bot/screens"
)

const (
	errNotYours = problem.Refusal("only a table's host and those who manage the server can do that; ask one of them")
	errTooLarge = problem.Refusal("this game's file is larger than Discord takes; ask whoever runs the bot for it")
)

// manageTable carries out what a control of the tools for a table asks for, and shows the table as it is then.
func (b *Bot) manageTable(ctx context.Context, a *answer, id customID) {
	if id.Table == noTable { // picked from a menu of tables
		b.showManaged(ctx, a, a.i.ref(id.Arg), "", nil)
		return
	}
	ref := a.i.ref(id.Table)
	switch id.Arg {
	case screens.ManageList:
		b.listTables(ctx, a)
		return
	case screens.ManageExport:
		b.export(ctx, a, ref)
		return
	}
	note, err := b.administer(ctx, a.i, ref, strings.Fields(id.Arg))
	if err != nil {
		var ours bool
		note, ours = problem.Sentence(err)
		if ours {
			a.refuse(ctx, err)
			return
		}
	}
	b.showManaged(ctx, a, ref, note, err)
}

// administer does something to a table, and returns what was done, "" for nothing.
func (b *Bot) administer(ctx context.Context, i *interaction, ref match.Ref, words []string) (done string, err error) {
	by := i.by()
	words = append(words, "", "", "") // what is missing is nobody, and no number
	switch what, arg := words[0], words[1]; what {
	case screens.ManageUnseat:
		_, err = b.host.Unseat(ctx, ref, by, arg)
		return "unseated", err
	case screens.ManageReseat:
		_, err = b.host.Reseat(ctx, ref, by, arg)
		return "seated again", err
	case screens.ManageSkip:
		_, err = b.host.Skip(ctx, ref, by, seenAt(arg))
		return "skipped", err
	case screens.ManageRewind:
		n, _ := strconv.Atoi(arg)
		_, err = b.host.Rewind(ctx, ref, by, n, seenAt(words[2]))
		return fmt.Sprintf("moves taken back: %d", n), err
	}
	return "", nil
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
	b.pages.TouchAll(page.Topic(ref)) // another process may have done what was asked for
	if !mayManage(a.i, t) {
		a.refuse(ctx, cmp.Or(refused, error(errNotYours)))
		return
	}
	m := screens.Managed{
		Table: b.looks.table(t), ID: t.ID, Link: link(t), Changed: t.Changed, Manager: a.i.manager(), Self: a.i.user().ID,
	}
	if t.EndedBy != m.Self {
		m.UndoUntil = time.Time{}
	}
	for _, p := range t.Players {
		m.Users, m.Out = append(m.Users, p.User.ID), append(m.Out, p.Out)
	}
	a.private(ctx, compose(screens.ManagePage(m, note, a.i.reader().plain()), a.i.target(t.ID, verbManage)))
}

// mayManage reports whether the user may use any of the tools for a table.
func mayManage(i *interaction, t match.Table) bool { return t.Host == i.user().ID || i.manager() }

// export answers with a game as a file.
func (b *Bot) export(ctx context.Context, a *answer, ref match.Ref) {
	if a.i.AppPermissions&(discord.AttachFiles|discord.Administrator) == 0 {
		a.say(ctx, "I may not attach files in this channel: please ask somebody who manages it to give me **Attach Files**, then try again.")
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
	m := discord.Text("Here is the game as a file. While it is on, the file has only what everybody has seen.")
	m.File = &discord.File{Name: name, Kind: "application/json", Data: data}
	m.Attachments = []discord.Attachment{{Filename: name, Description: "The game at table " + ref.ID + " as JSON"}}
	_ = a.reply(ctx, m)
}

// leastAttachmentLimit is how large a file can be in every channel, in bytes.
const leastAttachmentLimit = 8 << 20

// manageable are the entries of a menu of those tables that the user may manage, numbered as in the list of all.
func manageable(i *interaction, all []match.Table) []discord.Choice {
	var some []discord.Choice
	for n, t := range all {
		if mayManage(i, t) {
			some = append(some, tableChoice(n+1, t))
		}
	}
	return some
}

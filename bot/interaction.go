package bot

import (
	"cmp"
	"context"
	"encoding/json"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/people"
	"ruckus/games"
)

// An interaction is one press of a button, one choice from a menu or one command, as the bot understands it.
type interaction struct {
	*discord.Interaction
	id    customID  // of the control that was pressed, before something was picked; the zero one for a command
	bad   error     // why the identifier cannot be read
	way   wayToRead // as the user has chosen
	knows bool      // that is known
}

// newInteraction reads what Discord has sent. An identifier that cannot be read is refused by handle.
func newInteraction(from *discord.Interaction) *interaction {
	i := &interaction{Interaction: from}
	i.id, i.bad = parseCustomID(i.Data.CustomID)
	return i
}

// parent is the channel that the thread belongs to which the interaction comes from; "" where it comes from no thread.
func (i *interaction) parent() string {
	if discord.IsThread(i.Channel.Type) {
		return i.Channel.Parent
	}
	return ""
}

// user is who pressed, by the name that this guild sees.
func (i *interaction) user() match.User {
	u := i.Member.User
	return match.User{ID: u.ID, Name: cmp.Or(i.Member.Nick, u.GlobalName, u.Username)}
}

// manager reports whether the user may end other people's tables: Discord's permission Manage Server.
func (i *interaction) manager() bool {
	return i.Member.Permissions&(discord.ManageGuild|discord.Administrator) != 0
}

// moderates reports whether the user may do at tables what those may who manage the guild: they do, or have a role for it.
func (b *Bot) moderates(ctx context.Context, i *interaction) bool {
	return i.manager() || b.host.Guilds.Moderates(ctx, i.GuildID, i.Member.Roles)
}

// ref names a table of the guild that the interaction comes from. What a user of another guild forges leads nowhere.
func (i *interaction) ref(id string) match.Ref { return match.Ref{Guild: i.GuildID, ID: id} }

// pressedTable is the table on a screen of which the user has pressed; ok is false where that is about none, and for a command.
func (i *interaction) pressedTable() (ref match.Ref, ok bool) {
	return i.ref(i.id.Table), i.id.Table != "" && i.id.Table != noTable
}

// onHand reports whether the message that was pressed on shows a hand of the table: no other screen has moves, or leads to places in it.
func (i *interaction) onHand() bool {
	for _, row := range i.Message.Components {
		for _, c := range row.Components {
			id, err := parseCustomID(c.CustomID)
			if err == nil && id.Table == i.id.Table && (id.Verb == verbDo || id.Verb == verbGo) {
				return true
			}
		}
	}
	return false
}

// by is who asks the host. The request is the same in every process that is told of the interaction.
func (i *interaction) by() match.By {
	return match.By{User: i.user(), Manager: i.manager(), Roles: i.Member.Roles, Request: i.ID}
}

// reader is who will read the answer.
func (i *interaction) reader() reader {
	r := reader{i.Locale, i.id.Cards}
	if i.knows {
		r.cards = i.way.since(i.Message.ID, r.cards)
	}
	if i.Data.Name == commandRead {
		r.cards = people.Words
	}
	return r
}

// target is what the controls of the answer act on.
func (i *interaction) target(table, place string) target {
	return target{table, place, i.reader().cards}
}

// stringOption returns what the user chose for an option; "" for nothing.
func (i *interaction) stringOption(name string) string {
	var s string
	for _, o := range i.Data.Options {
		if o.Name == name && json.Unmarshal(o.Value, &s) == nil {
			return s
		}
	}
	return ""
}

// here is a table of the channel that the interaction comes from.
func (i *interaction) here() match.Opening {
	return match.Opening{Guild: i.GuildID, Channel: i.ChannelID, Parent: i.parent(), Roles: i.Member.Roles, Joined: i.Member.Joined, Level: games.Medium}
}

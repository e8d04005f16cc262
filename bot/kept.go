package bot

import (
	"context"
	"encoding/json"
	"time"

	"ruckus/bot/internal/daily"
	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/night"
	"ruckus/bot/internal/standings"
	"ruckus/bot/internal/table"
)

// keptFormat counts the forms of the file.
const keptFormat = 1

// A keptFile is all that is kept about a person in a guild, as they get it.
type keptFile struct {
	Format int       `json:"format"`
	Server string    `json:"server"` // ID
	Person string    `json:"person"` // ID
	Made   time.Time `json:"made"`
	table.Kept
	League []standings.Kept `json:"league,omitempty"` // by game
	Days   []daily.Try      `json:"days,omitempty"`   // of which the deal was played here
	Nights []night.Part     `json:"nights,omitempty"` // in which the person has played
}

// sendKept answers with a file of what is kept about the user in this guild.
func (b *Bot) sendKept(ctx context.Context, a *answer) {
	if a.i.AppPermissions&(discord.AttachFiles|discord.Administrator) == 0 {
		a.say(ctx, say("no.file.data"))
		return
	}
	data, err := b.kept(ctx, a.i.GuildID, a.i.user().ID)
	if err == nil && len(data) > max(a.i.AttachmentLimit, leastAttachmentLimit) {
		err = errTooLarge
	}
	if err != nil {
		a.noPanel(ctx, b.mePanel(a), err)
		return
	}
	m := discord.Text(say("file.data"))
	m.File = &discord.File{Name: "about-me.json", Kind: "application/json", Data: data}
	m.Attachments = []discord.Attachment{{Filename: "about-me.json", Description: say("file.data.about")}}
	_ = a.reply(ctx, m)
}

func (b *Bot) kept(ctx context.Context, guild, user string) ([]byte, error) {
	f := keptFile{Format: keptFormat, Server: guild, Person: user, Made: time.Now().UTC().Truncate(time.Second)}
	var err error
	f.Kept, err = b.host.Kept(ctx, guild, user)
	if err != nil {
		return nil, err
	}
	for _, k := range b.cfg.Kinds {
		of, err := b.standings.Kept(ctx, guild, k.Name, user)
		if err != nil {
			return nil, err
		}
		if of != nil {
			f.League = append(f.League, *of)
		}
	}
	f.Days, err = b.daily.Tries(ctx, guild, user)
	if err != nil {
		return nil, err
	}
	f.Nights, err = b.nights.About(ctx, guild, user)
	if err != nil {
		return nil, err
	}
	return json.MarshalIndent(f, "", "  ")
}

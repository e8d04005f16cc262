package bot

import (
	"cmp"
	"slices"
	"strings"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/people"
	"ruckus/render/screen"
)

// A target is what the controls of a screen act on.
type target struct {
	table string       // or the game's name on its rules pages
	place string       // the verb that Go stands for: verbGo, verbRules or verbKind
	cards people.Cards // as the reader wants them
}

// suits keeps Discord from drawing suits as emojis: its black ones cannot be seen on a dark background.
var suits = strings.NewReplacer("♠", `\♠`, "♣", `\♣`, "♥", `\♥`, "♦", `\♦`)

// visible writes the suits of a screen in the colour of its text, where Discord's limits leave room for that.
func visible(s screen.Screen) screen.Screen {
	seen := s
	seen.Text, seen.Large, seen.Fields = suits.Replace(s.Text), suits.Replace(s.Large), slices.Clone(s.Fields)
	for i := range seen.Fields {
		seen.Fields[i].Text = suits.Replace(seen.Fields[i].Text)
	}
	if seen.Fits() {
		return seen
	}
	return s
}

// compose turns a screen into a message. Render holds screens to Discord's limits.
func compose(s screen.Screen, t target) discord.Message {
	s = visible(s)
	e := discord.Embed{Title: s.Title, Description: s.Text, Color: s.Accent}
	for _, f := range s.Fields {
		e.Fields = append(e.Fields, discord.EmbedField{Name: f.Name, Value: f.Text, Inline: f.Inline})
	}
	if s.Footer != "" {
		e.Footer = &discord.EmbedFooter{Text: s.Footer}
	}
	m := discord.Message{Content: s.Large}
	if s.Picture != nil {
		m.Picture = s.Picture
		name := discord.PictureName(s.Picture)
		e.Image = &discord.EmbedImage{URL: "attachment://" + name}
		m.Attachments = []discord.Attachment{{Filename: name, Description: s.Alt}}
	}
	m.Embeds = []discord.Embed{e}
	for _, controls := range s.Rows {
		r := discord.Row{Type: discord.TypeRow}
		for _, c := range controls {
			r.Components = append(r.Components, toComponent(c, t))
		}
		if len(r.Components) > 0 {
			m.Components = append(m.Components, r)
		}
	}
	return m
}

func toComponent(c screen.Control, t target) discord.Component {
	id := customID{Table: t.table, Cards: t.cards}
	switch {
	case c.Do != "":
		id.Verb, id.Arg = verbDo, c.Do
	case c.Host != "":
		id.Verb, id.Arg = verbHost, c.Host
	default:
		id.Verb, id.Arg = t.place, c.Go
	}
	out := discord.Component{Type: discord.TypeButton, CustomID: id.String(), Disabled: c.Off}
	if c.Of != 0 {
		return entityMenu(c, out)
	}
	if len(c.Pick) == 0 {
		out.Label = c.Label
		out.Style = map[screen.Style]int{screen.Blue: 1, screen.Grey: 2, screen.Green: 3, screen.Red: 4}[c.Style]
		out.Emoji = emoji(c.Emoji)
		return out
	}
	out.Type, out.Placeholder = discord.TypeMenu, c.Label
	least, most := c.Min, c.Max
	if least == 0 && most == 0 {
		least, most = 1, 1
	}
	out.MinValues, out.MaxValues = &least, min(most, len(c.Pick))
	for _, p := range c.Pick {
		out.Options = append(out.Options, discord.Choice{Label: p.Label, Value: p.Value, Description: p.Help, Emoji: emoji(p.Emoji), Default: p.Chosen})
	}
	return out
}

// emoji is a mark, "<:name:id>", or an emoji of Unicode on a control; nil for "".
func emoji(s string) *discord.Emoji {
	if s == "" {
		return nil
	}
	name, id, ok := strings.Cut(strings.Trim(s, "<:>"), ":")
	if !ok {
		return &discord.Emoji{Name: s}
	}
	return &discord.Emoji{ID: id, Name: name}
}

// entityMenu is a menu of channels or roles.
func entityMenu(c screen.Control, out discord.Component) discord.Component {
	what := "channel"
	out.Type = discord.TypeChannels
	switch c.Of {
	case screen.Channels:
		out.ChannelTypes = channelTypes
	case screen.Posts:
		out.ChannelTypes = postTypes
	case screen.Roles:
		out.Type, what = discord.TypeRoles, "role"
	}
	out.Placeholder, out.MinValues, out.MaxValues = c.Label, &c.Min, c.Max
	for _, id := range c.Picked {
		out.Defaults = append(out.Defaults, discord.DefaultItem{ID: id, Type: what})
	}
	return out
}

// composeForm turns a form into what Discord shows over the page. Its identifier is that of a control with the same Go.
func composeForm(f screen.Form, t target) discord.Modal {
	id := customID{Table: t.table, Cards: t.cards, Verb: t.place, Arg: f.Go}
	return discord.Modal{CustomID: id.String(), Title: f.Title, Components: []discord.Label{{
		Type: discord.TypeLabel, Label: f.Label, Description: f.Help,
		Component: discord.Line{Type: discord.TypeText, Style: 1, CustomID: "text", Value: f.Value, Placeholder: f.Hint, MaxLength: cmp.Or(f.Max, maxLine), Required: true},
	}}}
}

// maxLine is how many characters can be written into a form's line: more than any number has.
const maxLine = 20

// channelTypes are the types of channels in which, or in whose threads, tables can be opened: text, voice, announcement,
// stage and forum.
var channelTypes = []int{0, 2, 5, 13, 15}

// postTypes are the types of channels in which the bot posts on its own: text and announcement.
var postTypes = []int{0, 5}

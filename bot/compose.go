package bot

import (
	"strings"

	"ruckus/bot/discord"
	"ruckus/bot/table"
	"ruckus/render"
)

// A target is what the controls of a screen act on.
type target struct {
	table string // or the game's name on its rules pages
	place string // the verb that Go stands for: verbGo, verbRules or verbKind
	words bool   // the reader wants words
}

// compose turns a screen into a message. Render holds screens to Discord's limits.
func compose(s render.Screen, t target) discord.Message {
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
		e.Image = &discord.EmbedImage{URL: "attachment://" + discord.PictureName}
		m.Attachments = []discord.Attachment{{Filename: discord.PictureName, Description: s.Alt}}
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

func toComponent(c render.Control, t target) discord.Component {
	id := customID{Table: t.table, Words: t.words}
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
		out.Style = map[render.Style]int{render.Blue: 1, render.Grey: 2, render.Green: 3, render.Red: 4}[c.Style]
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
func entityMenu(c render.Control, out discord.Component) discord.Component {
	what := "role"
	if out.Type = discord.TypeRoles; c.Of == render.Channels {
		out.Type, out.ChannelTypes, what = discord.TypeChannels, channelTypes, "channel"
	}
	out.Placeholder, out.MinValues, out.MaxValues = c.Label, &c.Min, c.Max
	for _, id := range c.Picked {
		out.Defaults = append(out.Defaults, discord.DefaultItem{ID: id, Type: what})
	}
	return out
}

// composeForm turns a form into what Discord shows over the page. Its identifier is that of a control with the same Go.
func composeForm(f render.Form, t target) discord.Modal {
	id := customID{Table: t.table, Words: t.words, Verb: t.place, Arg: f.Go}
	return discord.Modal{CustomID: id.String(), Title: f.Title, Components: []discord.Label{{
		Type: discord.TypeLabel, Label: f.Label, Description: f.Help,
		Component: discord.Line{Type: discord.TypeText, Style: 1, CustomID: "text", Value: f.Value, Placeholder: f.Hint, MaxLength: maxLine, Required: true},
	}}}
}

// maxLine is how many characters can be written into a form's line: more than any number has.
const maxLine = 20

// looks are the looks of the games, by the names of their kinds.
type looks map[string]render.Look

// table is what screens need to know of a table.
func (l looks) table(t table.Table) render.Table {
	r := render.Table{
		Kind: t.Kind, Look: l[t.Kind.Name], Values: t.Values, Extra: table.OptionsOf(t.Kind), Phase: string(t.Phase), Deadline: t.Deadline,
		Recent: t.Recent, Result: t.Result, Story: t.Story, Why: t.Why, Rematch: t.Next != "",
	}
	r.UndoUntil, r.Played, r.Thread = t.UndoUntil, t.Played, t.Parent != ""
	if t.Paused {
		r.Pause = render.Pause{Since: t.Suspended, Closes: t.Closes}
	}
	if t.Phase == table.Lobby {
		r.House = t.House
		for _, c := range t.Chosen {
			r.Chosen = append(r.Chosen, render.Chosen(c))
		}
	}
	waiting := make(map[int]bool)
	for _, s := range t.Waiting {
		waiting[int(s)] = true
	}
	for i, p := range t.Players {
		player := render.Player{Name: p.User.Name, Away: p.Away || p.Left, Left: p.Left, Waiting: waiting[i], Host: p.User.ID == t.Host, Robot: p.Robot != 0}
		if !player.Robot {
			player.ID = p.User.ID
		}
		r.Players = append(r.Players, player)
	}
	return r
}

// board is what everybody sees of a table.
func (l looks) board(t table.Table) discord.Message { return l.boardFor(t, render.Reader{}) }

// boardFor is the same for one reader.
func (l looks) boardFor(t table.Table, r render.Reader) discord.Message {
	return compose(render.Board(l.table(t), t.View, r), target{t.ID, verbGo, r.TextOnly})
}

// hand is what one user sees of a table.
func (l looks) hand(h table.Hand, place, note string, r render.Reader) discord.Message {
	t := l.table(h.Table)
	t.Since = h.Since
	s := render.Hand(t, h.Seat, h.View, h.Prompt, place, note, r)
	return compose(s, target{h.ID, verbGo, r.TextOnly})
}

package world

import (
	"encoding/json"
	"slices"
	"strings"

	"ruckus/bot/internal/discord"
	"ruckus/bot/localdiscord"
)

// A written is a message as it is read: all that is seen, and what its controls do.
type written struct{ strings.Builder }

func (w *written) line(s string) {
	if s != "" {
		w.WriteString(s)
		w.WriteByte('\n')
	}
}

// field leaves ratings out: they come after the end of a game, and not with a change of the table.
func (w *written) field(name, value string) {
	if !strings.HasPrefix(name, "Ratings") {
		w.line("[" + name + "] " + value)
	}
}

func (w *written) control(label, id, emoji string, off bool) {
	w.WriteString("(" + label + " " + id)
	if emoji != "" {
		w.WriteString(" " + emoji)
	}
	if off {
		w.WriteString(" off")
	}
	w.line(")")
}

// textOf is a message as people see it.
func textOf(m localdiscord.Message) string {
	var w written
	w.line(m.Content)
	for _, e := range m.Embeds {
		w.line(e.Title)
		w.line(e.Description)
		for _, f := range e.Fields {
			w.field(f.Name, f.Value)
		}
		if e.Footer != nil {
			w.line(e.Footer.Text)
		}
	}
	for _, row := range m.Components {
		for _, c := range row.Components {
			emoji := ""
			if c.Emoji != nil {
				emoji = c.Emoji.Name
			}
			w.control(c.Label+c.Placeholder, c.CustomID, emoji, c.Disabled)
			for _, o := range c.Options {
				w.line("- " + o.Label + " " + o.Value)
			}
		}
	}
	return w.String()
}

// drawn is a message as people would see it if the bot sent it.
func drawn(m discord.Message) string {
	var sent localdiscord.Message
	data, err := json.Marshal(m)
	if err == nil {
		err = json.Unmarshal(data, &sent)
	}
	if err != nil {
		return "cannot be sent: " + err.Error()
	}
	return textOf(sent)
}

// A button is what the identifier of a control says.
type button struct{ cards, table, verb, arg string }

// readButton takes an identifier apart; the zero button for one that is not the bot's.
func readButton(id string) button {
	parts := strings.Split(id, "|")
	if len(parts) != 4 {
		return button{}
	}
	return button{parts[0], parts[1], parts[2], parts[3]}
}

// A control is one that can be pressed, and the pane that it is on.
type control struct {
	*localdiscord.Component
	on *pane
}

// controls are those of a pane that can be used.
func (p *pane) controls() (all []control) {
	for r := range p.message.Components {
		row := p.message.Components[r].Components
		for i := range row {
			if c := &row[i]; !c.Disabled && c.CustomID != "" {
				all = append(all, control{c, p})
			}
		}
	}
	return all
}

// moves are the controls that make a move.
func (p *pane) moves() []control {
	return slices.DeleteFunc(p.controls(), func(c control) bool { return readButton(c.CustomID).verb != "d" })
}

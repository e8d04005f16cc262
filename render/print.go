package render

import (
	"fmt"
	"strings"
)

// String prints a screen as plain text, its controls with what they do: "[Stop here: pass 12]". A control that is
// switched off is in round brackets, and a menu is followed by its entries. A mark is its name: ":seven_of_hearts:".
func (s Screen) String() string {
	var b strings.Builder
	if s.Large != "" {
		b.WriteString(s.Large + "\n\n")
	}
	fmt.Fprintf(&b, "# %s\n%s\n", s.Title, s.Text)
	for _, f := range s.Fields {
		fmt.Fprintf(&b, "\n## %s\n%s\n", f.Name, f.Text)
	}
	if s.Picture != nil {
		fmt.Fprintf(&b, "\nPicture: %s\n", s.Alt)
	}
	if s.Footer != "" {
		fmt.Fprintf(&b, "\n%s\n", s.Footer)
	}
	if len(s.Rows) > 0 {
		b.WriteString("\n")
	}
	for _, row := range s.Rows {
		parts := make([]string, len(row))
		for i, c := range row {
			parts[i] = c.String()
		}
		b.WriteString(strings.Join(parts, " ") + "\n")
	}
	return marks.ReplaceAllString(b.String(), ":$1:")
}

// String prints a control and what it does.
func (c Control) String() string {
	does := c.Do
	switch {
	case c.Go != "":
		does = "go to " + c.Go
	case c.Host != "":
		does = "ask for " + c.Host
	}
	text := strings.TrimSpace(c.Emoji+" "+c.Label) + ": " + does
	if c.Off {
		return "(" + text + ")"
	}
	if c.Of != 0 {
		return fmt.Sprintf("[%s; pick %d to %d %s: %s]", text, c.Min, c.Max, map[Entities]string{Channels: "channels", Roles: "roles", Posts: "channels"}[c.Of], strings.Join(c.Picked, " "))
	}
	if c.Pick == nil {
		return "[" + text + "]"
	}
	var b strings.Builder
	fmt.Fprintf(&b, "[%s; pick %d", text, max(1, c.Min))
	if c.Max > max(1, c.Min) {
		fmt.Fprintf(&b, " to %d", c.Max)
	}
	b.WriteString("]")
	for _, p := range c.Pick {
		mark := "-"
		if p.Chosen {
			mark = "*"
		}
		fmt.Fprintf(&b, "\n  %s %s = %s", mark, strings.TrimSpace(p.Emoji+" "+p.Label), p.Value)
		if p.Help != "" {
			b.WriteString(" (" + p.Help + ")")
		}
	}
	return b.String()
}

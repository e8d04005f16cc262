package screen

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// maxPrinted is how wide a line of entries is, in characters.
const maxPrinted = 100

// String prints a screen as plain text, its controls with what they do: "[Stop here: pass 12]". A control that is
// switched off is in round brackets, and a menu is followed by its entries. A mark is its name: ":seven_of_hearts:".
func (s Screen) String() string {
	var b strings.Builder
	if s.Large != "" {
		b.WriteString(s.Large + "\n\n")
	}
	fmt.Fprintf(&b, "# %s\n", s.Title)
	if s.Text != "" {
		b.WriteString(s.Text + "\n")
	}
	for _, f := range s.Fields {
		fmt.Fprintf(&b, "## %s\n%s\n", f.Name, f.Text)
	}
	if s.Picture != nil {
		fmt.Fprintf(&b, "Picture: %s\n", s.Alt)
	}
	if s.Footer != "" {
		fmt.Fprintf(&b, "Footer: %s\n", s.Footer)
	}
	for _, row := range s.Rows {
		parts := make([]string, len(row))
		for i, c := range row {
			parts[i] = c.String()
		}
		b.WriteString(strings.Join(parts, " ") + "\n")
	}
	return MarkText.ReplaceAllString(b.String(), ":$1:")
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
	width := maxPrinted
	for _, p := range c.Pick {
		entry := "  - "
		if p.Chosen {
			entry = "  * "
		}
		entry += strings.TrimSpace(p.Emoji+" "+p.Label) + " = " + p.Value
		n := utf8.RuneCountInString(entry)
		if p.Help != "" { // a line of its own
			entry += " (" + p.Help + ")"
			n, width = maxPrinted, maxPrinted
		}
		width += n
		if width > maxPrinted {
			b.WriteString("\n")
			width = n
		}
		b.WriteString(entry)
	}
	return b.String()
}

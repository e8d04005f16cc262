package frame

import (
	"fmt"
	"regexp"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// small is Discord's mark for a line in small letters.
var small = regexp.MustCompile(`(?m)^-# (.*)$`)

// RulesText is everything that the rules pages of a game say, with its usual options, as one page of Markdown: for places
// outside of Discord.
func RulesText(k games.Kind, l look.Look) string {
	t := Table{Table: look.TableOf(k, l, "")}
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n\n%s\n", k.Title, say("guide.text", "summary", screen.Sentence(k.Summary), "from", k.Min, "to", k.Max))
	for _, p := range t.pages() {
		text := small.ReplaceAllString(write(l, p.Text, screen.Reader{}), "*$1*")
		fmt.Fprintf(&b, "\n## %s\n\n%s\n", p.Title, brokenLines(strings.TrimSpace(text)))
	}
	return b.String()
}

// brokenLines keeps the ends of lines inside paragraphs, which Discord shows and other Markdown runs together.
func brokenLines(text string) string {
	lines := strings.Split(text, "\n")
	listed := func(line string) bool { return strings.HasPrefix(strings.TrimSpace(line), "- ") }
	for i := range lines[:len(lines)-1] {
		switch next := lines[i+1]; {
		case lines[i] == "" || next == "":
		case listed(next) && !listed(lines[i]):
			lines[i] += "\n"
		case !listed(next):
			lines[i] += "\\"
		}
	}
	return strings.Join(lines, "\n")
}

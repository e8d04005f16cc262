package screens

import (
	"regexp"
	"strings"

	"ruckus/bot/internal/match"
	"ruckus/render/screen"
)

// A Keeping is something the bot stores about people, and for how long.
type Keeping struct{ What, Long string }

// Kept is everything the bot stores about people: the page in Discord and docs/privacy.md are made from this list.
func Kept() (all []Keeping) {
	for _, name := range []string{"choices", "lesson", "shares", "begun", "tables", "sessions", "nights", "replays", "practice", "results",
		"dailies", "ratings", "struck", "bans", "log", "forget", "left"} {
		key := "kept." + name
		all = append(all, Keeping{say(key, "parts", strings.Join(match.KeptOfPeople(), ", ")), say(key + ".long")})
	}
	return all
}

// KeptTable is the list as a table in Markdown.
func KeptTable() string {
	var b strings.Builder
	b.WriteString(say("kept.table") + "\n")
	for _, k := range Kept() {
		b.WriteString("| " + k.What + " | " + k.Long + " |\n")
	}
	return b.String()
}

// Links are the addresses of pages for people that the application has on Discord; "" for none.
type Links struct{ Terms, Privacy string }

// address is what can stand in a link.
var address = regexp.MustCompile(`^https?://[^\s()<>"]+$`)

// line links the pages, "" where there are none.
func (l Links) line() string {
	var links []string
	if address.MatchString(l.Terms) {
		links = append(links, say("kept.terms", "link", l.Terms))
	}
	if address.MatchString(l.Privacy) {
		links = append(links, say("kept.privacy", "link", l.Privacy))
	}
	return strings.Join(links, " · ")
}

// KeptPage tells a person all that is kept about them, as far as it can be theirs.
func KeptPage(l Links) screen.Screen {
	var lines []string
	for _, k := range Kept() {
		lines = append(lines, say("kept.line", "what", k.What, "long", k.Long))
	}
	return screen.Fit(screen.Screen{
		Title: say("kept.title"), Accent: screen.PlayingColour,
		Text: screen.Paragraphs(strings.Join(lines, "\n"), say("kept.besides"), l.line()),
		Rows: [][]screen.Control{{{Label: say("kept.file"), Go: MeFile}, forgetMe(), screen.Back(screen.LabelBack)}},
	})
}

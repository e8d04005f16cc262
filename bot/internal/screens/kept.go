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
var Kept = []Keeping{
	{"Your `/me` and *Notify me …* choices, when a new table last pinged you, and which games you've opened",
		"until you delete it"},
	{"How far you got in a lesson",
		"a day"},
	{"What was shared in a channel, so it's posted only once (the message's ID, under a hash that names nobody); after *Forget me*, how long you wait before opening a table",
		"a day"},
	{"That you've started your first game of a kind, so you get extra time only once (a hash that names nobody)",
		"400 days, even after *Forget me*"},
	{"Tables: " + strings.Join(match.KeptOfPeople(), ", "),
		"a day after the game; 30 days if it was closed early; an hour if it never started; at most a server's newest 2,000 finished tables, and a host's newest 500"},
	{"Sessions of several games: who played (number and name), their points, and their vote for the next game",
		"a week after the session, and at least an hour after its last game"},
	{"Game nights: who announced one, signed up, came or left, and how they did (number and name)",
		"90 days after the night"},
	{"Replays: the same players, moves and typed words, and what the coach said",
		"91 days, and at most a server's newest 2,000"},
	{"Practice: the same, for you alone",
		"a day after your last press, and at most a server's newest 2,000"},
	{"Results: who played (number and name), points, places, hints, rated or not, how many moves were made for someone absent, whether they pressed anything, best moments, and figures such as exact bids",
		"until you delete it"},
	{"The dailies you played, in which server, and your result (number and name)",
		"400 days"},
	{"Ratings, leaderboards, statistics, and who met whom how often in the last day's rated games: all computed from results",
		"until you delete it; today's meetings then stay until midnight UTC under a mark that names nobody, because they limit that day's later results"},
	{"A manager's decision to exclude you from the ratings, under a mark computed from your number",
		"until they undo it, even after *Forget me*; your results then say that they don't count"},
	{"A moderator's decision to ban you from the server's games or hide your name: your number, who did it, why, and until when",
		"30 days after it ends; after *Forget me* a mark computed from your number keeps the ban, without the reason"},
	{"What managers and moderators did: who, when, what, at which table, and the names of the people concerned",
		"the last 200 changes of settings and the last 200 other acts"},
	{"Your *Forget me*, while a game of yours is still running",
		"until that game ends"},
	{"That a server removed the bot",
		"until its data is deleted, 30 days later"},
}

// KeptTable is the list as a table in Markdown.
func KeptTable() string {
	var b strings.Builder
	b.WriteString("| what | how long |\n|---|---|\n")
	for _, k := range Kept {
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
		links = append(links, "[Terms]("+l.Terms+")")
	}
	if address.MatchString(l.Privacy) {
		links = append(links, "[Privacy]("+l.Privacy+")")
	}
	return strings.Join(links, " · ")
}

// KeptPage tells a person all that is kept about them, as far as it can be theirs.
func KeptPage(l Links) screen.Screen {
	var lines []string
	for _, k := range Kept {
		lines = append(lines, "- "+k.What+": **"+k.Long+"**.")
	}
	return screen.Fit(screen.Screen{
		Title: "Your data", Accent: screen.PlayingColour,
		Text: screen.Paragraphs(strings.Join(lines, "\n"), keptBesides, l.line()),
		Rows: [][]screen.Control{{{Label: "Get it as a file", Go: MeFile}, forgetMe, screen.Back(screen.LabelBack)}},
	})
}

const keptBesides = `The bot never reads your messages. Each server's data is separate, and all of it, results too, is deleted 30 days after the bot leaves. The program's log has the IDs of servers, tables and accounts; the bot's operator decides how long the log and backups are kept.`

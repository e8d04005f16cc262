package screens

import (
	"regexp"
	"strings"

	"ruckus/bot/internal/match"
	"ruckus/render/screen"
)

// A Keeping is something that is kept about people, and for how long.
type Keeping struct{ What, Long string }

// Kept is all that is kept about people: the page about it in Discord and docs/privacy.md are made of this list.
var Kept = []Keeping{
	{"What you have chosen with `/me` and *Tell me …*, and when a new table last mentioned you; which games you have opened",
		"until you are forgotten"},
	{"Where you have left a lesson",
		"a day"},
	{"That something was shared in a channel, so that it is posted once: the message's ID, under a hash that names nobody; and until when you wait before you open a table, if you have been forgotten",
		"a day"},
	{"Tables: " + strings.Join(match.KeptOfPeople(), ", "),
		"a day after the game is over; 30 days after a game that was closed before its end; an hour after a table that has not begun; at most the newest 2,000 of a server that are over, and the newest 500 of who hosted them"},
	{"Nights, several games in a row: who has played (number and name), with which points, and what they want to play next",
		"a week after the night, at least an hour after its last game"},
	{"Game nights: who has announced one, who has signed up, been there or gone, and how they played (number and name)",
		"90 days after the night"},
	{"Replays of games that are over: the same seats and moves, and what the coach said",
		"91 days, and at most the newest 2,000 of a server"},
	{"Practice: the same, for you alone",
		"a day without a press, and as many"},
	{"Results of games that are over: who played (number and name), points, places, hints, whether it was rated, how many moves were made for somebody absent, whether they pressed anything, best moments and figures such as exact bids",
		"until you are forgotten"},
	{"Days whose deal you have played, in which server, and how it ended (number and name)",
		"400 days"},
	{"Ratings, leaderboards, statistics, and who has met whom how often in rated games of the last day: all of it follows from results",
		"until you are forgotten; who has met whom today then stays until the day is over (UTC), as a mark that names nobody, and later results of that day say how often"},
	{"That those who manage the server have struck you from its ratings, as a mark that is computed of your number",
		"until they take it back, also when you are forgotten; your results then say that they do not count"},
	{"That moderators have barred you from the server's games, until when and why, or hide your name in them: your number, and who did it",
		"30 days after its end; when you are forgotten, a mark that is computed of your number stands there, so that you stay barred, and the reason goes"},
	{"What those who manage the server or a table have done: who, when, what, at which table, and the names of whom it concerned",
		"the last 200 changes of settings and the last 200 other acts"},
	{"A wish to be forgotten, while a game still runs",
		"until that game is over"},
	{"That the bot has left a server",
		"until the server's data is deleted, 30 days later"},
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
		Title: "What is kept about you", Accent: screen.PlayingColour,
		Text: screen.Paragraphs(strings.Join(lines, "\n"), keptBesides, l.line()),
		Rows: [][]screen.Control{{{Label: "Get it as a file", Go: MeFile}, forgetMe, screen.Back(screen.LabelBack)}},
	})
}

const keptBesides = `No message of yours is read, and what is kept about you in another server is kept apart. Results go, too, 30 days after the bot has left the server. The program's log has numbers of servers, tables and accounts; for how long it and backups are kept is up to the person who runs the bot.`

package screens

import (
	"cmp"
	"encoding/base64"
	"fmt"
	"slices"
	"strings"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// What moderators do about a person. Behind each stands the person's ID, behind BarFor a time before it, and what carries a reason
// after it.
const (
	BarFor  = "for"  // bars them
	BarEnd  = "end"  // only ends their tables
	BarHide = "hide" // hides their name, or shows it again
	BarUndo = "undo" // lets them play again
	BarWhy  = "why"  // asks for the reason
)

// MaxReason is how long a reason can be, in UTF-16 code units; maxListed where several stand; carriedReason what of it a button can carry,
// in bytes.
const (
	MaxReason     = 100
	maxListed     = 45
	carriedReason = 42
)

// A BarTime is for how long somebody can be barred.
type BarTime struct {
	Name, Label string
	Long        time.Duration // 0: for good
	says        string
}

// BarTimes are all that there are.
var BarTimes = []BarTime{
	{"1h", "1 hour", time.Hour, "for an hour"},
	{"1d", "1 day", 24 * time.Hour, "for a day"},
	{"30d", "30 days", 30 * 24 * time.Hour, "for 30 days"},
	{"good", "For good", 0, "for good"},
}

// FindBarTime is the time of this name; false: there is none.
func FindBarTime(name string) (BarTime, bool) {
	i := slices.IndexFunc(BarTimes, func(t BarTime) bool { return t.Name == name })
	if i < 0 {
		return BarTime{}, false
	}
	return BarTimes[i], true
}

// A Suspect is somebody whom a moderator may bar.
type Suspect struct {
	ID     string
	Name   markup.Name
	Gone   bool // they are not in the server
	Hosts  int  // tables
	Alone  int  // of these nobody else sits at
	Sits   int
	Games  int // of the last ones
	Left   int // of these, most of whose moves were made for them
	Bar    guild.Bar
	Barred bool // Bar keeps them from games now
	Reason string
}

func (s Suspect) called() markup.Name { return cmp.Or(s.Name, markup.NameOf("this person")) }

// reasonOf reads what a button carries.
func reasonOf(carried string) string {
	text, _ := base64.RawURLEncoding.DecodeString(carried)
	return markup.Clip(strings.ToValidUTF8(string(text), ""), MaxReason)
}

// ParseBar reads what stands behind BarFor: the time, the person and the reason.
func ParseBar(arg string) (t BarTime, person, reason string, ok bool) {
	words := append(strings.Split(arg, " "), "", "")
	t, ok = FindBarTime(words[0])
	return t, words[1], reasonOf(words[2]), ok && isPerson(words[1])
}

// BarPage asks what is to be done about somebody.
func BarPage(p Suspect, note string) screen.Screen {
	s := screen.Screen{Title: "Bar " + p.called().String() + " from games?", Accent: screen.ClosedColour}
	var facts []string
	if p.Gone {
		facts = append(facts, "Not in this server")
	}
	facts = append(facts, fmt.Sprintf("Hosts **%s**, alone at %d · sits at %d", screen.Plural(p.Hosts, "table"), p.Alone, p.Sits))
	if p.Games > 0 {
		facts = append(facts, fmt.Sprintf("Left or slept through **%d of %d** games", p.Left, p.Games))
	}
	if p.Barred {
		facts = append(facts, "**Banned now** "+until(p.Bar)+because(p.Bar.Reason))
	}
	reason := ""
	if p.Reason != "" {
		reason = "Reason: " + markup.Escape(p.Reason)
	}
	s.Text = screen.Paragraphs(screen.Note(note), screen.Lines(facts...),
		fmt.Sprintf("Each time below also **ends the tables where %s sits alone and frees the other seats**. Where others play, a robot takes over. You can undo it.", p.called()),
		reason)
	times := make([]screen.Control, len(BarTimes))
	for i, t := range BarTimes {
		carried := base64.RawURLEncoding.EncodeToString([]byte(clipBytes(p.Reason, carriedReason)))
		times[i] = screen.Control{Label: t.Label, Style: screen.Red, Go: strings.TrimSpace(strings.Join([]string{BarFor, t.Name, p.ID, carried}, " "))}
	}
	hide := "Hide name and words"
	if p.Bar.Hidden {
		hide = "Show name again"
	}
	others := []screen.Control{{Label: "Only end tables", Go: BarEnd + " " + p.ID}, {Label: hide, Go: BarHide + " " + p.ID}}
	if p.Barred {
		others = append(others, screen.Control{Label: "Let them play again", Go: BarUndo + " " + p.ID})
	}
	s.Rows = [][]screen.Control{times, append(others, screen.Control{Label: "Cancel", Go: screen.Home})}
	return screen.Fit(s)
}

// clipBytes cuts a text between two letters.
func clipBytes(s string, most int) string {
	for len(s) > most {
		runes := []rune(s)
		s = string(runes[:len(runes)-1])
	}
	return s
}

func until(b guild.Bar) string {
	if b.Until.IsZero() {
		return "for good"
	}
	return fmt.Sprintf("until <t:%d:f>", b.Until.Unix())
}

func because(reason string) string {
	if reason == "" {
		return ""
	}
	return ": " + markup.Escape(reason)
}

// Oustings are what was done to somebody's tables.
type Oustings struct{ Ended, Freed int }

func (o Oustings) String() string {
	return fmt.Sprintf("%s ended, %s freed", screen.Plural(o.Ended, "table"), screen.Plural(o.Freed, "seat"))
}

// BarredPage says what barring somebody has done.
func BarredPage(p Suspect, t BarTime, o Oustings) screen.Screen {
	return screen.Fit(screen.Screen{
		Title: p.called().String() + " is banned " + cmp.Or(t.says, "from games"), Accent: screen.OverColour,
		Text: screen.Lines("Banned "+until(p.Bar)+because(p.Bar.Reason)+".", o.String()+".", "In the log as one line."),
		Rows: [][]screen.Control{{{Label: screen.LabelUndo, Go: BarUndo + " " + p.ID}, {Label: "Give a reason …", Go: BarWhy + " " + p.ID}}},
	})
}

// OustedPage says what was done to somebody's tables.
func OustedPage(p Suspect, o Oustings) screen.Screen {
	return screen.Fit(screen.Screen{
		Title: "Tables of " + p.called().String(), Accent: screen.OverColour, Text: o.String() + ". They can play on.",
		Rows: [][]screen.Control{{{Label: screen.LabelUndo, Go: BarUndo + " " + p.ID}}},
	})
}

// ReasonForm asks why somebody is barred.
func ReasonForm(p Suspect) screen.Form {
	return screen.Form{
		Title: "Why are they banned?", Label: "Reason", Help: "Moderators read it in /bar, and the person in /me",
		Value: markup.Clip(p.Bar.Reason, MaxReason), Max: MaxReason, Go: BarWhy + " " + p.ID,
	}
}

// BarredLines tell moderators who is barred until when, the newest first.
func BarredLines(bars []guild.Bar) string {
	const most = 6
	var lines []string
	for i, b := range slices.Backward(bars) {
		if len(lines) == most {
			lines = append(lines, fmt.Sprintf("… and %d more", i+1))
			break
		}
		who := "someone who was forgotten"
		if isPerson(b.User) {
			who = "<@" + b.User + ">"
		}
		lines = append(lines, who+" "+until(b)+because(markup.Clip(b.Reason, maxListed)))
	}
	return strings.Join(lines, "\n")
}

// BarredLine tells somebody of their own bar.
func BarredLine(b guild.Bar) string {
	return "🚫 Moderators banned you from this server's games " + until(b) + because(b.Reason) + ". Practice and lessons are yours."
}

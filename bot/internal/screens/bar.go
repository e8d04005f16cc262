package screens

import (
	"cmp"
	"encoding/base64"
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
	Name string
	Long time.Duration // 0: for good
}

// Label is what stands on its button.
func (t BarTime) Label() string { return say("bar.time." + t.Name) }

// BarTimes are all that there are.
var BarTimes = []BarTime{{"1h", time.Hour}, {"1d", 24 * time.Hour}, {"30d", 30 * 24 * time.Hour}, {"good", 0}}

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

func (s Suspect) called() markup.Name { return cmp.Or(s.Name, markup.NameOf(say("bar.person"))) }

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
	s := screen.Screen{Title: say("bar.title", "who", p.called().String()), Accent: screen.ClosedColour}
	var facts []string
	if p.Gone {
		facts = append(facts, say("bar.gone"))
	}
	facts = append(facts, say("bar.sits", "n", p.Hosts, "alone", p.Alone, "sits", p.Sits))
	if p.Games > 0 {
		facts = append(facts, say("bar.left", "n", p.Left, "of", p.Games))
	}
	if p.Barred {
		facts = append(facts, say("bar.now", "until", until(p.Bar, p.Bar.Reason)))
	}
	reason := ""
	if p.Reason != "" {
		reason = say("bar.reason", "why", markup.Escape(p.Reason))
	}
	s.Text = screen.Paragraphs(screen.Note(note), screen.Lines(facts...), say("bar.does", "who", p.called().String()), reason)
	times := make([]screen.Control, len(BarTimes))
	for i, t := range BarTimes {
		carried := base64.RawURLEncoding.EncodeToString([]byte(clipBytes(p.Reason, carriedReason)))
		times[i] = screen.Control{Label: t.Label(), Style: screen.Red, Go: strings.TrimSpace(strings.Join([]string{BarFor, t.Name, p.ID, carried}, " "))}
	}
	hide := say("bar.hide")
	if p.Bar.Hidden {
		hide = say("bar.show")
	}
	others := []screen.Control{{Label: say("bar.end"), Go: BarEnd + " " + p.ID}, {Label: hide, Go: BarHide + " " + p.ID}}
	if p.Barred {
		others = append(others, screen.Control{Label: say("bar.undo"), Go: BarUndo + " " + p.ID})
	}
	s.Rows = [][]screen.Control{times, append(others, screen.Control{Label: say("bar.cancel"), Go: screen.Home})}
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

// until says how long somebody is banned, and why.
func until(b guild.Bar, reason string) string {
	says := say("bar.good")
	if !b.Until.IsZero() {
		says = say("bar.until", "time", markup.Time(b.Until, "f"))
	}
	if reason != "" {
		says = say("bar.because", "until", says, "why", markup.Escape(reason))
	}
	return says
}

// Oustings are what was done to somebody's tables.
type Oustings struct{ Ended, Freed int }

// BarredPage says what barring somebody has done.
func BarredPage(p Suspect, t BarTime, o Oustings) screen.Screen {
	return screen.Fit(screen.Screen{
		Title: say("bar.done."+t.Name, "who", p.called().String()), Accent: screen.OverColour,
		Text: say("bar.banned", "until", until(p.Bar, p.Bar.Reason), "n", o.Ended, "seats", o.Freed),
		Rows: [][]screen.Control{{{Label: screen.LabelUndo, Go: BarUndo + " " + p.ID}, {Label: say("bar.why"), Go: BarWhy + " " + p.ID}}},
	})
}

// OustedPage says what was done to somebody's tables.
func OustedPage(p Suspect, o Oustings) screen.Screen {
	return screen.Fit(screen.Screen{
		Title: say("bar.ended.title", "who", p.called().String()), Accent: screen.OverColour, Text: say("bar.ended", "n", o.Ended, "seats", o.Freed),
		Rows: [][]screen.Control{{{Label: screen.LabelUndo, Go: BarUndo + " " + p.ID}}},
	})
}

// ReasonForm asks why somebody is barred.
func ReasonForm(p Suspect) screen.Form {
	return screen.Form{
		Title: say("bar.why.title"), Label: say("bar.why.label"), Help: say("bar.why.help"),
		Value: markup.Clip(p.Bar.Reason, MaxReason), Max: MaxReason, Go: BarWhy + " " + p.ID,
	}
}

// BarredLines tell moderators who is barred until when, the newest first.
func BarredLines(bars []guild.Bar) string {
	const most = 6
	var lines []string
	for i, b := range slices.Backward(bars) {
		if len(lines) == most {
			lines = append(lines, say("bar.more", "n", i+1))
			break
		}
		who := say("bar.forgotten")
		if isPerson(b.User) {
			who = "<@" + b.User + ">"
		}
		lines = append(lines, say("bar.line", "who", who, "until", until(b, markup.Clip(b.Reason, maxListed))))
	}
	return strings.Join(lines, "\n")
}

// BarredLine tells somebody of their own bar.
func BarredLine(b guild.Bar) string {
	return say("bar.yours", "until", until(b, b.Reason))
}

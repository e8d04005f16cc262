package frame

import (
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// pausedText tells everybody that the table rests, and how it goes on.
func (t Table) pausedText() string {
	if t.Closes.IsZero() {
		return say("paused")
	}
	return say("paused.closes", "time", relative(t.Closes))
}

// absence tells a player on an open hand that they count as absent, and how to come back; "" for a player who is here, but for a novice
// who has missed a turn.
func (t Table) absence(seat games.Seat) string {
	p := look.At(t.Players, seat)
	switch {
	case t.Rest.Paused:
		return say("paused.hand")
	case !p.Away && p.Spared:
		return say("spared")
	case !p.Away:
		return ""
	case p.Left && t.Kind.StandsIn():
		return say("left.robot")
	case p.Left:
		return say("left.nobody")
	case t.Kind.StandsIn():
		return say("away.robot")
	}
	return say("away.nobody")
}

// toldFor tells an event whose move was not made by its player. The look puts it into a sentence as for any other player,
// but one with a longer name.
func (t Table) toldFor(d look.Drawing, e games.Event, r screen.Reader) string {
	seen := t.MovedFor(e)
	told := d.Tell(seen, e, r)
	if told == "" && e.Verb != "ready" { // after a round there is nothing to tell of that
		told = say("told.moved", "who", seen.Name(e.Seats[0]))
	}
	return screen.Capital(told)
}

// Since is the place in every hand that tells what has happened since the player's last turn.
const Since = "_since"

// shownSince is how many of these events the hand itself tells somebody who was played for.
const shownSince = 6

// sinceLines tell what has happened since the player's last turn, the oldest first.
func (t Table) sinceLines(d look.Drawing, r screen.Reader) (lines []string) {
	for _, e := range t.Since {
		if told := t.told(d, e, r); told != "" {
			lines = append(lines, "- "+told)
		}
	}
	return lines
}

// newest joins the last lines that there is room for, in UTF-16 code units.
func newest(lines []string, room int) string {
	from := len(lines)
	for from > 0 {
		room -= markup.Width(lines[from-1]) + len("\n")
		if room < 0 {
			break
		}
		from--
	}
	return strings.Join(lines[from:], "\n")
}

// sinceButton leads to what has happened since the last turn, where there is anything to tell.
func (t Table) sinceButton(d look.Drawing, r screen.Reader) []screen.Control {
	tells := func(e games.Event) bool { return t.told(d, e, r) != "" }
	if !t.Kind.StandsIn() || !slices.ContainsFunc(t.Since, tells) {
		return nil
	}
	return []screen.Control{{Label: say("since"), Go: Since}}
}

// withSince tells somebody who was played for what has happened since their last turn, where a hand does not tell it itself.
func (t Table) withSince(s screen.Screen, d look.Drawing, seat games.Seat, r screen.Reader) screen.Screen {
	if t.Private() && d.Beside != nil {
		return t.withBeside(s, d, r)
	}
	playedFor := func(e games.Event) bool { return len(e.Seats) > 0 && e.Seats[0] == seat && e.By != "" }
	if d.Tight && !d.TellsMoves && !r.TextOnly || !t.Kind.StandsIn() || !(t.Private() && d.TellsMoves) && !slices.ContainsFunc(t.Since, playedFor) {
		return s
	}
	if lines := t.sinceLines(d, r); len(lines) > 0 {
		text := newest(lines[max(0, len(lines)-t.shownSince()):], screen.MaxFieldText)
		name := look.SinceTitle(strings.Count(text, "\n")+1, len(lines))
		s.Fields = append(s.Fields[:len(s.Fields):len(s.Fields)], screen.Field{Name: name, Text: text})
	}
	return s
}

// sincePerPage is how many events a page of the whole list has.
const sincePerPage = 12

// sincePage is the whole list, page by page from the newest on: "_since 2" is the second page.
func (t Table) sincePage(d look.Drawing, place string, r screen.Reader) screen.Screen {
	lines := t.sinceLines(d, r)
	pages := max(1, (len(lines)+sincePerPage-1)/sincePerPage)
	now := 1
	if n, err := strconv.Atoi(strings.TrimPrefix(place, Since+" ")); err == nil && n > 1 && n <= pages {
		now = n
	}
	end := max(0, len(lines)-(now-1)*sincePerPage)
	text := newest(lines[max(0, end-sincePerPage):end], screen.MaxText-screen.MaxNote)
	if text == "" {
		text = say("since.nothing")
	}
	row := []screen.Control{screen.Back(screen.LabelBackToHand)}
	return screen.Screen{Title: t.titled("since.title"), Text: text, Rows: [][]screen.Control{screen.Turn(row, Since, now, pages)}}
}

// isSince reports whether a place is a page of the list of what has happened since the player's last turn.
func isSince(place string) bool { return place == Since || strings.HasPrefix(place, Since+" ") }

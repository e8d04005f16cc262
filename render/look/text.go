package look

import (
	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// Name is how a seat is called in Markdown.
func (t Table) Name(s games.Seat) string {
	if s < 0 || int(s) >= len(t.Players) {
		return say("seat", "n", int(s)+1)
	}
	p := t.Players[s]
	if p.Robot != 0 {
		p.Name = p.ShortName() // its level stands in the lobby and in the rules of the table
	}
	name := p.Name.Bold(say("player", "n", int(s)+1))
	if t.mover.seat == s {
		return t.mover.called(name)
	}
	return name
}

// ShortName is a seat's name as lists have it that are to fit a phone: not in bold, and cut.
func (t Table) ShortName(s games.Seat) string { return called(At(t.Players, s).ShortName(), s) }

// TinyName is a seat's name for a line with several names: not in bold, and cut even shorter. Like all names it is Markdown; for
// the label of a control, markup.Plain takes that out again.
func (t Table) TinyName(s games.Seat) string { return called(At(t.Players, s).ShortName().Tiny(), s) }

func called(n markup.Name, s games.Seat) string {
	if n != (markup.Name{}) {
		return n.String()
	}
	return say("player", "n", int(s)+1)
}

// At is a list's entry for a seat, or the zero value where it has none.
func At[T any](list []T, s games.Seat) (entry T) {
	if s >= 0 && int(s) < len(list) {
		return list[s]
	}
	return entry
}

// PlayerRow is a seat's line in a list of players: its name, what the game says of it as far as that is not empty, and
// whether somebody is away. In front stands a mark of the game, if it has one that can be shown, and who is on turn has an
// arrow there; a player who reads text only must be told so in words.
func (t Table) PlayerRow(s games.Seat, mark string, onTurn bool, r screen.Reader, says ...string) string {
	name := t.Name(s)
	switch {
	case mark != "" && onTurn:
		name = mark + " ▸ **" + t.ShortName(s) + "**"
	case mark != "":
		name = mark + " **" + t.ShortName(s) + "**"
	case r.TextOnly:
		name = "- " + name
	case onTurn:
		name = "▶ " + name
	default:
		name = "▫ " + name
	}
	if At(t.Players, s).Away {
		says = append(says, say("away"))
	}
	return screen.Join(" · ", append([]string{name}, says...))
}

// Names joins the names of several seats: "Ann, Ben and Cid".
func (t Table) Names(seats []games.Seat) string { return Names(seats, t.Name) }

// Names joins what several seats are called.
func Names(seats []games.Seat, called func(games.Seat) string) string {
	names := make([]string, len(seats))
	for i, s := range seats {
		names[i] = called(s)
	}
	return screen.List(names, say("and"))
}

// Verb is the form of a verb for what one seat or several do: "plays", "play".
func Verb(seats []games.Seat, one, many string) string {
	if len(seats) == 1 {
		return one
	}
	return many
}

// Clock tells until when the clock waits; "" where none runs.
func (t Table) Clock(r screen.Reader) string {
	if t.Deadline.IsZero() {
		return ""
	}
	return screen.Due(t.Deadline, r)
}

// Latest tells when the game goes on by its own clock, in a sentence; "" where that does not run. A view has that time, too, but
// not that the table has been paused since.
func (t Table) Latest(what string) string {
	if t.TickAt.IsZero() {
		return ""
	}
	return screen.Moment(what, t.TickAt) + "."
}

// SinceTitle stands above the last events since the player's last turn, and tells where those are not all.
func SinceTitle(shown, all int) string {
	if shown < all {
		return say("since.last", "n", shown, "all", all)
	}
	return say("since")
}

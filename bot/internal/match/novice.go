package match

import (
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/games"
	"ruckus/render/view"
)

// In someone's first game of a kind the screen is new to them, so in round 1 they have twice the time, and the first turn they miss
// isn't held against them. It must never cost others anything that counts: no rated game, game night or race knows it.

// A Novice is how far a player is in their first game of a kind in this server.
type Novice int

const (
	Fresh  Novice = iota + 1 // they have missed no turn yet
	Spared                   // they have just missed their first one, and read so
	Warned                   // they have moved since: the next one counts
)

const noviceTurn = 3 * time.Minute // at most, unless everyone has more

// Gentle reports whether novices are spared at the table.
func (d *Sight) Gentle() bool {
	return !d.rated() && !d.Record.timed() && !d.Ref.Private() && !d.Kind.Races() && guild.TurnLength(d.Record.Terms.Values) > 0
}

// noviceLength is how long a seat's turn lasts that nobody has missed.
func (d *Sight) noviceLength(s games.Seat, length time.Duration) time.Duration {
	if d.Record.Seats[s].Presence.Novice == 0 {
		return length
	}
	round := 0
	if err := d.Position.read("chapter", func(g games.Game) { round = games.ChapterOf(g).Round }); err != nil || round != 1 {
		return length
	}
	return max(length, min(2*length, noviceTurn))
}

// spare forgives a seat its first missed turn, and reports whether it has.
func (d *Draft) spare(s games.Seat) bool {
	p := &d.Record.Seats[s].Presence
	if p.Novice != Fresh {
		return false
	}
	p.Novice = Spared
	return true
}

// moved notes that a seat's player has moved themselves.
func (s *Seat) moved() {
	s.Auto.Made, s.Presence.Misses = false, 0
	if s.Presence.Novice == Spared {
		s.Presence.Novice = Warned
	}
}

// novices says on the board who has more time.
func (d *Sight) novices() []view.Line {
	if d.Record.Phase != Playing || d.Broken != nil {
		return nil
	}
	usual := guild.TurnLength(d.Record.Terms.Values)
	slow := games.Where(d.Record.Seats, func(i games.Seat, s Seat) bool { return s.here() && d.noviceLength(i, usual) > usual })
	if slow == nil {
		return nil
	}
	return []view.Line{{Text: book.Text("board.novice").String(), Seats: slow}}
}

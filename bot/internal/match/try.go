package match

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"ruckus/bot/internal/seal"
	"ruckus/games"
	"ruckus/render/view"
)

// A try takes up a game that is over before a move of one of its players, who plays on alone: it is a private table whose deal
// names the game and the move. Robots stay in their seats, and hard ones take those of other people.

const tryPrefix = "again "

// A Try is what such a table is made from.
type Try struct {
	Game   Ref
	Move   int // how many moves of the game are kept
	Kind   string
	Values map[string]int // all options
	Past   History        // up to there
	Robots []Seat         // by seat; without an ID: a person sat there
	Seat   games.Seat     // of the player
	Then   view.Tried
}

// Deal names the deal of the table.
func (t Try) Deal() string { return tryPrefix + t.Game.ID + " " + strconv.Itoa(t.Move) }

// ParseTry returns which game, and how many of its moves, a deal takes up; false for another deal.
func ParseTry(guild, deal string) (game Ref, move int, ok bool) {
	of, isTry := strings.CutPrefix(deal, tryPrefix)
	id, n, _ := strings.Cut(of, " ")
	move, err := strconv.Atoi(n)
	return Ref{Guild: guild, ID: id}, move, isTry && err == nil && move >= 0
}

// RoundOver reports whether the round that is played again is over where a game has come to.
func RoundOver(t view.Tried, c games.Chapter, over bool) bool {
	return t.Before != nil && (over || c.Round > t.Round || !slices.Equal(c.Points, t.Before))
}

// noteTry keeps what the round that is played again has brought.
func (d *Draft) noteTry(p *Position) {
	then := d.Record.Solo.Tried
	if then == nil {
		return
	}
	var c games.Chapter
	if p.read("chapter", func(g games.Game) { c = games.ChapterOf(g) }) != nil {
		return
	}
	seat, now := d.Seat(d.Record.Host), *then
	switch ended := RoundOver(now, c, p.result != nil); {
	case !ended:
		now.Now = nil // a move was taken back
	case now.Now == nil && int(seat) < len(c.Points):
		now.Now = &c.Points[seat]
	}
	d.Record.Solo.Tried = &now
}

// Seats are those of the table: the user in that of the player, the robots in theirs, and new ones in those of other people.
func (t Try) Seats(user Seat, seed [32]byte) []Seat {
	seats := slices.Clone(t.Robots)
	seats[t.Seat] = user
	for s, seat := range seats {
		if seat.ID == "" {
			name := robotName(seats)
			seats[s] = robotSeat(name, games.Hard, chanceOf(seed, name))
		}
	}
	return seats
}

// OpenTry makes the draft a new private table on which a game goes on after its past, as if that had just happened.
func (d *Draft) OpenTry(kind games.Kind, rec Record, past History) error {
	d.Kind, d.Record = kind, rec
	d.Record.Opened, d.Record.Sealed = d.Now, &seal.Sealed{Given: true}
	d.Own()
	past = past.until(d.Now)
	past.Setup.Edition = kind.Edition
	var last games.Game
	own, since, recent := d.Seat(rec.Host), 0, []games.Event(nil)
	err := Replay(kind, past.Setup, past.Actions, func(n int, played games.Played) error {
		last = played.Game
		if n > 0 {
			recent = append(recent, Credit(played.Events, past.Actions[n-1].Seat, past.Actions[n-1].By)...)
			since += len(played.Events)
		}
		if played.Seat == own {
			since = 0
		}
		return nil
	})
	if err != nil {
		return NoReplay(err)
	}
	p, err := at(kind, last, len(rec.Seats))
	if err != nil {
		return err
	}
	d.Record.Recent = newest(kind, recent)
	d.Record.Seats[own].Asked.Since = min(since, len(d.Record.Recent))
	d.begin(p)
	for _, line := range past.lines() {
		if err := d.line(line); err != nil {
			return err
		}
	}
	return nil
}

// until is the same history, but that it ends now: clocks of the game run on as they did then.
func (h History) until(now time.Time) History {
	last := h.Setup.At
	if n := len(h.Actions); n > 0 {
		last = h.Actions[n-1].At
	}
	later := now.Sub(last).Truncate(time.Second) // a game may begin a round on a full one
	past := History{Setup: h.Setup, Actions: slices.Clone(h.Actions)}
	past.Setup.At, past.Setup.Mix = h.Setup.At.Add(later), nil
	for i := range past.Actions {
		past.Actions[i].At = past.Actions[i].At.Add(later)
	}
	return past
}

// lines are those of its log.
func (h History) lines() []any {
	lines := []any{h.Setup}
	for _, a := range h.Actions {
		lines = append(lines, a)
	}
	return lines
}

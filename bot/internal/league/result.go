package league

import (
	"cmp"
	"errors"
	"fmt"
	"math"
	"regexp"
	"slices"
	"time"

	"ruckus/bot/internal/named"
	"ruckus/bot/internal/problem"
	"ruckus/games"
	"ruckus/render/markup"
)

// Bounds of a Result.
const (
	MaxPlayers = 100       // what a table can have
	maxOptions = 100       // options of one game
	maxFigures = 50        // figures of one seat
	maxFeats   = 20        // of one seat
	maxCount   = 1_000_000 // hints, and moves that were taken back
	maxPoints  = 1_000_000_000
)

// A Result is how one game of a guild ended. It is written once, under the ID of its table, and only Forget changes it. The beginning
// of a season stands among results, because it comes between two of them.
type Result struct {
	Table     string         `json:"table"`             // ID of the table
	Game      string         `json:"game"`              // name of its kind
	Edition   string         `json:"edition,omitempty"` // as in games.Kind
	Values    map[string]int `json:"values,omitempty"`  // the options of the game that were not at their defaults
	Players   []Player       `json:"players"`           // by seat
	Began     time.Time      `json:"began"`             // kept to the millisecond
	Ended     time.Time      `json:"ended"`             // kept to the millisecond
	TakenBack int            `json:"taken_back,omitempty"`
	Friendly  bool           `json:"friendly,omitempty"` // nobody played for their rating
	Forfeit   bool           `json:"forfeit,omitempty"`  // of one that was Stopped: those who had left have lost to those who stayed
	Stopped   bool           `json:"stopped,omitempty"`  // it was ended before its end: nobody has a place
	Why       problem.Reason `json:"why,omitzero"`       // of one that was Stopped
	Met       []Met          `json:"met,omitempty"`      // who had met that day before one of them was forgotten
	Moments   []Moment       `json:"moments,omitempty"`  // of its story, the best first
	Channel   string         `json:"channel,omitempty"`  // ID of the one in which it was played; "": it is not known
	Board     string         `json:"board,omitempty"`    // ID of the message with its board there; "": as Channel
	Season    int            `json:"season,omitempty"`   // not 0: no game has ended here, but this season begins
}

// A Player is who sat in a seat, and how they did.
type Player struct {
	Person  string           `json:"id,omitempty"`      // ID of the person, or their mark (see Forget); "" for a robot
	Name    markup.Name      `json:"name,omitzero"`     // of the person then; none for a robot and for whoever is forgotten
	Robot   games.Level      `json:"robot,omitempty"`   // 0: a person
	Points  int              `json:"points"`            // in the game's own points, whether most or fewest win
	Place   int              `json:"place,omitempty"`   // from 1; who share a place have the same, and the next ones are free; 0 if Stopped
	Away    int              `json:"away,omitempty"`    // how many of the person's moves were made for them, in thousandths
	Unasked bool             `json:"unasked,omitempty"` // the person was seated in a rated game and pressed nothing: it does not count for them
	Struck  bool             `json:"struck,omitempty"`  // no duel with the person counts; stored where they were forgotten while they were struck
	Hints   int              `json:"hints,omitempty"`   // that the person asked for
	Figures map[string]int64 `json:"figures,omitempty"` // from games.After.Figures by name, in thousandths; see Thousandths
	Feats   []Feat           `json:"feats,omitempty"`   // of each of games.After.Feats the best in this game; older results have none
}

// Met is in how many rated games of that day the people in two seats had met of whom the results no longer say so, because one of
// them was forgotten in between. One is the lower seat.
type Met struct {
	One   int `json:"a"`
	Other int `json:"b"`
	Games int `json:"n"`
}

// A Feat is what somebody has done best in one game.
type Feat struct {
	Verb   string `json:"v"` // of games.Feat
	N      int    `json:"n"` // as in the moment of the game's story
	Fewest bool   `json:"fewest,omitempty"`
}

// A Moment is one of a game's moments. It belongs to its first seat.
type Moment struct {
	games.Event
	Fewest bool `json:"fewest,omitempty"` // the smaller N is the better one, as of times
}

// Thousandths is a figure as results keep it: sums of whole numbers do not depend on the machine. What is no number is 0.
func Thousandths(figure float64) int64 {
	if math.IsNaN(figure) {
		return 0
	}
	return int64(math.Round(float64(min(max(figure, -maxPoints), maxPoints) * 1000)))
}

// Rated reports whether the result counts for ratings; if not, for which reason.
func (r Result) Rated() (rated bool, why problem.Reason) {
	people := 0
	for _, p := range r.Players {
		if p.Robot == 0 {
			people++
		}
	}
	switch {
	case r.Stopped && !r.Forfeit:
		return false, cmp.Or(r.Why, problem.Reason{Code: "unrated.early"})
	case r.Friendly:
		return false, problem.Reason{Code: "unrated.friendly"}
	case r.TakenBack > 0:
		return false, problem.Reason{Code: "unrated.undone"}
	case people < 2:
		return false, problem.Reason{Code: "unrated.alone"}
	}
	return true, why
}

// HasLeft reports whether somebody for whom so many thousandths of their moves were made counts as having left the game.
func HasLeft(missed int) bool { return missed > 250 }

// Seat is where a person sat; false if they did not.
func (r Result) Seat(person string) (seat int, ok bool) {
	if person == "" {
		return 0, false
	}
	seat = slices.IndexFunc(r.Players, func(p Player) bool { return p.Person == person })
	return seat, seat >= 0
}

// Forget puts the mark in a person's place, and reports whether the person was there. The result stays, so that the ratings
// of all others stay.
func (r *Result) Forget(person, mark string) bool {
	r.Players = slices.Clone(r.Players)
	return named.People(func(at named.At) {
		for i := range r.Players {
			at(&r.Players[i].Person, &r.Players[i].Name)
		}
	}).Forget(person, mark)
}

// Month is the month in which the game counts, as "2026-11": the one in which it ended, by UTC.
func (r Result) Month() string { return r.Ended.UTC().Format("2006-01") }

var (
	validName = regexp.MustCompile(`^[a-z0-9_]{1,32}$`)
	validText = regexp.MustCompile(`^[^\x00-\x1f]{1,64}$`)
)

// check refuses what no game can have left.
func (r Result) check() error {
	if r.Season != 0 {
		if r.Season < 2 || !isID(r.Table) || !validName.MatchString(r.Game) || len(r.Players) > 0 {
			return errors.New("no season begins so")
		}
		return nil
	}
	sat := make(map[string]bool)
	for s, p := range r.Players {
		if err := p.check(r, sat); err != nil {
			return fmt.Errorf("seat %d: %w", s, err)
		}
	}
	for name, v := range r.Values {
		if !validName.MatchString(name) || v < -maxPoints || v > maxPoints {
			return errors.New("no such option")
		}
	}
	for _, m := range r.Moments {
		if len(m.Seats) == 0 || len(m.Seats) > len(r.Players) || len(m.Verb) > 64 || len(m.Tokens) > 100 ||
			slices.ContainsFunc(m.Seats, func(s games.Seat) bool { return s < 0 || int(s) >= len(r.Players) }) {
			return errors.New("a moment of other people")
		}
	}
	for _, m := range r.Met {
		if m.One < 0 || m.One >= m.Other || m.Other >= len(r.Players) || m.Games < 1 {
			return errors.New("nobody has met")
		}
	}
	switch {
	case !isID(r.Table):
		return errors.New("no table")
	case !validName.MatchString(r.Game):
		return errors.New("no game")
	case r.Edition != "" && !validText.MatchString(r.Edition):
		return errors.New("no such edition")
	case r.Forfeit && !r.Stopped:
		return errors.New("it counts in no way that there is")
	case r.Why.Code != "" && !r.Stopped:
		return errors.New("a reason why it was stopped, and it was not")
	case len(r.Players) == 0 || len(r.Players) > MaxPlayers:
		return fmt.Errorf("%d players", len(r.Players))
	case len(r.Values) > maxOptions:
		return fmt.Errorf("%d options", len(r.Values))
	case len(r.Moments) > games.MaxMoments:
		return fmt.Errorf("%d moments", len(r.Moments))
	case r.TakenBack < 0 || r.TakenBack > maxCount:
		return fmt.Errorf("%d moves undone", r.TakenBack)
	case r.Began.Year() < 2000 || r.Ended.Year() > 9999 || r.Ended.Before(r.Began):
		return errors.New("it ended before it began")
	}
	return nil
}

func (p Player) check(r Result, sat map[string]bool) error {
	ahead := 0 // how many have a better place
	if !slices.ContainsFunc(r.Players, func(other Player) bool { return other.Place == 1 }) {
		ahead = 1 // all have lost together: the game was first
	}
	for _, other := range r.Players {
		if other.Place < p.Place {
			ahead++
		}
	}
	for name := range p.Figures {
		if !validText.MatchString(name) {
			return errors.New("no such figure")
		}
	}
	for i, f := range p.Feats {
		if !validText.MatchString(f.Verb) || i > 0 && f.Verb <= p.Feats[i-1].Verb {
			return errors.New("no such feat, or in no order")
		}
	}
	switch {
	case p.Robot == 0 && !isID(p.Person) || p.Robot != 0 && p.Person != "":
		return errors.New("neither a person nor a robot")
	case p.Robot != 0 && !slices.Contains(games.Levels(), p.Robot):
		return errors.New("no such robot")
	case sat[p.Person] && p.Robot == 0:
		return errors.New("a person in two seats")
	case r.Stopped && p.Place != 0 || !r.Stopped && p.Place != ahead+1:
		return fmt.Errorf("place %d", p.Place)
	case p.Points < -maxPoints || p.Points > maxPoints:
		return fmt.Errorf("%d points", p.Points)
	case p.Away < 0 || p.Away > 1000:
		return fmt.Errorf("away for %d thousandths", p.Away)
	case p.Hints < 0 || p.Hints > maxCount:
		return fmt.Errorf("%d hints", p.Hints)
	case len(p.Figures) > maxFigures:
		return fmt.Errorf("%d figures", len(p.Figures))
	case len(p.Feats) > maxFeats:
		return fmt.Errorf("%d feats", len(p.Feats))
	}
	sat[p.Person] = true
	return nil
}

package league

import (
	"slices"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/store"
)

// MaxPeople is how many people the ratings of one game in one guild hold. Where there are more, those who have not played
// for longest begin again.
const MaxPeople = 8000

// Ratings are those of one game in one guild, in one season: all that is needed to count the next result. Make them with
// NewRatings. What changes them changes their lists in place, so a copy must not be used beside them: see Clone.
type Ratings struct {
	Game    string     `json:"game"`
	Season  int        `json:"season"`           // from 1
	Fold    int64      `json:"fold"`             // which fold over the results made them: the later one has the greater number
	Since   uint64     `json:"since,omitempty"`  // number of the last result of the season before; 0: there was none
	Applied uint64     `json:"applied"`          // number of the last result that was counted, rated or not
	Scale   int        `json:"scale"`            // of the anchors with which all results were counted; see Stale
	Day     int64      `json:"day,omitempty"`    // of the last rated game, in days since 1970
	Met     []Meeting  `json:"met,omitempty"`    // of that day, in ascending order
	Struck  []string   `json:"struck,omitempty"` // who was Player.Struck in the results, as the guild keeps it
	People  []Standing `json:"people,omitempty"`
}

// A Standing is what ratings know about a person who has played a rated game. People are in ascending order.
type Standing struct {
	Person string `json:"id"`
	Rating
	Games  int    `json:"g"`           // rated ones of this season
	Days   int    `json:"ds"`          // with rated games, counted up to ProvisionalDays
	Day    int64  `json:"dy"`          // of the last one, in days since 1970
	Wins   int    `json:"w,omitempty"` // of Games, shared ones too
	Streak int    `json:"k,omitempty"` // of wins, up to now
	Last   uint64 `json:"n"`           // number of the last of Games
}

// Provisional reports whether there were too few games for the rating to count.
func (s Standing) Provisional() bool { return s.Games < ProvisionalGames || s.Days < ProvisionalDays }

// A Change is what one rated game has done to a person's rating.
type Change struct {
	Person string `json:"id"`
	Before Rating `json:"before"`
	After  Rating `json:"after"`
	Games  int    `json:"g"`           // rated ones, with this one
	Days   int    `json:"ds"`          // as in Standing
	Full   bool   `json:"f,omitempty"` // the person has met somebody here too often that day
	Idle   bool   `json:"i,omitempty"` // and so had no duel at all: the game is not one of Games
}

// Provisional reports whether there were too few games for the rating after it to count.
func (c Change) Provisional() bool { return Standing{Games: c.Games, Days: c.Days}.Provisional() }

// Points is by how many points the shown rating has changed.
func (c Change) Points() int { return c.After.Shown().Points - c.Before.Shown().Points }

// NewRatings are those of a game's first season.
func NewRatings(game string) Ratings {
	return Ratings{Game: game, Season: 1, Scale: anchorsRead().Scale}
}

// Clone returns a copy that can be used beside the original.
func (r Ratings) Clone() Ratings {
	r.Met, r.People = slices.Clone(r.Met), slices.Clone(r.People)
	return r
}

// EndSeason has a season end with the result of this number, which begins the next one, and returns it as it stays. A season in which
// nobody has played goes on.
func (r *Ratings) EndSeason(number uint64, next int) (ended Ratings, ok bool) {
	ended, ok = *r, r.Applied > r.Since
	if ok {
		*r = Ratings{Game: r.Game, Season: max(r.Season+1, next), Fold: r.Fold, Scale: r.Scale, Struck: r.Struck}
	}
	r.Since, r.Applied = number, number
	return ended, ok
}

// Apply counts the result with this number, and returns what it changes: by seat, without robots, and nothing where it is not rated.
// It leaves alone what is counted already. Numbers may be left out, as those of results that can no longer be read.
func (r *Ratings) Apply(number uint64, result Result) []Change {
	if number <= r.Applied {
		return nil
	}
	r.Applied = number
	if rated, _ := result.Rated(); !rated {
		return nil
	}
	return r.count(number, result)
}

// count counts a rated result.
func (r *Ratings) count(number uint64, result Result) (changes []Change) {
	r.begin(result.Day())
	seats, before := r.entrants(result)
	duels, held, full := r.duels(result, seats)
	for i, after := range rate(before, duels, weightOf(len(seats))) {
		p := result.Players[seats[i]]
		if p.Robot != 0 || !held[i] && !full[i] {
			continue
		}
		s := r.Of(p.Person)
		c := Change{Person: p.Person, Before: s.Rating, Full: full[i], Idle: !held[i]}
		if held[i] {
			s.add(after, p.Place == 1 || result.Forfeit && !HasLeft(p.Away), r.Day, number)
			r.put(s)
		}
		c.After, c.Games, c.Days = s.Rating, s.Games, s.Days
		changes = append(changes, c)
	}
	r.People = bounded(r.People)
	return changes
}

// add counts one more rated game.
func (s *Standing) add(after Rating, won bool, day int64, number uint64) {
	if s.Games == 0 || s.Day != day {
		s.Days = min(s.Days+1, ProvisionalDays)
	}
	s.Rating, s.Day, s.Last = after.rounded(), day, number
	s.Games++
	s.Streak++
	if won {
		s.Wins++
	} else {
		s.Streak = 0
	}
}

// put keeps a standing in its place.
func (r *Ratings) put(s Standing) {
	at, known := r.find(s.Person)
	if !known {
		r.People = slices.Insert(r.People, at, s)
	}
	r.People[at] = s
}

// entrants lists the seats that have a rating, with what it is today. Robots of a game without anchors have none, and somebody
// who asked for hints, has pressed nothing or is struck plays for none.
func (r Ratings) entrants(result Result) (seats []int, before []Rating) {
	for seat, p := range result.Players {
		rating, ok := Anchor(r.Game, p.Robot)
		if p.Robot == 0 {
			s := r.Of(p.Person)
			rating, ok = s.Today(r.Day), p.Hints == 0 && !p.Unasked && !p.Struck
		}
		if ok {
			seats, before = append(seats, seat), append(before, rating)
		}
	}
	return seats, before
}

// Today is the rating on a day, after the rest since the last rated game.
func (s Standing) Today(day int64) Rating {
	if s.Games == 0 {
		return s.Rating
	}
	return s.rested(day - s.Day)
}

// duels returns those of a game that count, and by player whether they had one, and whether they met somebody too often today. Players are counted as
// the seats are listed.
func (r *Ratings) duels(result Result, seats []int) (duels []duel, held, full []bool) {
	held, full = make([]bool, len(seats)), make([]bool, len(seats))
	for a := range seats {
		for b := a + 1; b < len(seats); b++ {
			one, other := result.Players[seats[a]], result.Players[seats[b]]
			score, ok := result.scoreOf(one, other)
			switch {
			case !ok:
			case one.Robot == 0 && other.Robot == 0 && !r.meet(one.Person, other.Person, result.met(seats[a], seats[b])):
				full[a], full[b] = true, true
			default:
				held[a], held[b] = true, true
				duels = append(duels, duel{a, b, score})
			}
		}
	}
	return duels, held, full
}

// bounded is the list without those who have not played for longest, as far as there are too many. All who have played last
// in one game go together, so that it does not matter what they are called.
func bounded(people []Standing) []Standing {
	for len(people) > MaxPeople {
		oldest := people[0].Last
		for _, s := range people {
			oldest = min(oldest, s.Last)
		}
		people = slices.DeleteFunc(people, func(s Standing) bool { return s.Last == oldest })
	}
	return people
}

// Of is the standing of a person; that of a newcomer, with no games, if there is none yet.
func (r Ratings) Of(person string) Standing {
	if i, ok := r.find(person); ok {
		return r.People[i]
	}
	return Standing{Person: person, Rating: Newcomer()}
}

// Stale reports whether robots were rated otherwise when results were counted.
func (r Ratings) Stale() bool { return r.Scale != anchorsRead().Scale }

func (r Ratings) find(person string) (int, bool) {
	return slices.BinarySearchFunc(r.People, person, func(s Standing, id string) int { return strings.Compare(s.Person, id) })
}

func toMillisecond(t time.Time) time.Time { return t.UTC().Truncate(time.Millisecond) }

// isID reports whether something can be the ID of a person, or a mark.
func isID(s string) bool { return store.IsKeyPart(s) }

// Anchor is the rating of a robot of this level, which never changes; false if the game's robots have none.
func Anchor(game string, level games.Level) (Rating, bool) {
	return anchorsRead().anchor(game, level)
}

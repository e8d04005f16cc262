package match

import (
	"cmp"
	"crypto/sha256"
	"slices"
	"time"

	"ruckus/bot/internal/daily"
	"ruckus/bot/internal/league"
	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/store"
)

// A private table is played by one person against robots, in one message that only they see. It has no board, calls nobody
// and counts as none of a channel's tables; no method takes a press of anybody else there. It rests while its person does
// not press anything, and is deleted when that lasts for a day. Its ID says what it is.

const (
	PrivateKind = "private" // of records

	// PrivateRests is how long after its person's last press a private table rests: the message can be edited for as long.
	PrivateRests = 15 * time.Minute
	PrivateKept  = 1 // days that a private table may rest

	privateRobots = 2 // where nobody says how many, and the game can be played with so few
)

var ErrPrivate = refuse("no.private")

// A Deal is what a private table is made from. Two tables of the same deal play the same against the same moves.
type Deal struct {
	Guild, Kind string
	Values      map[string]int // options as for an Opening; nil: the shortest length, else as the guild has it
	Robots      []games.Level  // seated after the person; none: two, or more where the game needs them
	Level       games.Level    // of those few; 0: easy
	Seed        [32]byte       // of the game and of all that robots do at random; zero: the host makes one up
	// Name tells tables apart that are dealt to many: who asks for one of the same name again gets the same table. "" is
	// practice: another table for each request, in place of the person's last one of the game.
	Name string

	Try   *Try // the table takes up a game that is over, and the deal says nothing else; nil: it does not
	Again bool // from its place once more, even if the person plays on from there already
}

// OpenPrivate makes the draft a new private table with its game begun.
func (d *Draft) OpenPrivate(kind games.Kind, rec Record, setup games.Setup) error {
	return d.orBack(func() error {
		d.Kind, d.Record = kind, rec
		d.Record.Opened, setup.At, setup.Seats = d.Now, d.Now, len(rec.Seats)
		d.Own()
		return d.start(setup)
	})
}

// Replaces reports whether a new private table takes the place of another one of its person: of their last practice of the game,
// or of their last try of any.
func (r *Record) Replaces(t Table) bool {
	_, _, again := ParseTry("", r.Solo.Deal)
	_, _, old := ParseTry("", t.Solo.Deal)
	return again && old || r.Solo.Deal == "" && t.Solo.Deal == "" && t.Kind.Name == r.Kind
}

// SoloRobots adds the seats of robots; where none are wanted in particular, two, or as many as the game needs.
func SoloRobots(k games.Kind, seats []Seat, deal Deal, s games.Setup) ([]Seat, error) {
	levels, few := deal.Robots, max(k.Min-len(seats), 1)
	if len(levels) == 0 {
		wanted := k.Max - len(seats)
		for n := max(few, privateRobots); n < k.Max; n++ { // options may ask for more than the fewest
			s.Seats = len(seats) + n
			if _, err := k.Start(s); err == nil {
				wanted = n
				break
			}
		}
		levels = slices.Repeat([]games.Level{cmp.Or(deal.Level, games.Easy)}, wanted)
	}
	if most := k.Max - len(seats); len(levels) < few || len(levels) > most {
		return nil, refuse("no.robots.solo", "game", k.Title, "few", few, "most", most, "n", len(levels))
	}
	for _, l := range levels {
		if !slices.Contains(games.Levels(), l) {
			return nil, errLevel
		}
		name := robotName(seats)
		seats = append(seats, robotSeat(name, l, chanceOf(s.Seed, name)))
	}
	return seats, nil
}

// chanceOf derives from a game's seed what decides all that one robot does at random.
func chanceOf(seed [32]byte, robot string) uint64 {
	sum := sha256.Sum256(append(seed[:], robot...))
	return FirstWord(sum)
}

// EndPrivate ends a private table.
func (d *Draft) EndPrivate() error {
	switch {
	case !d.Ref.Private():
		return ErrPrivate
	case d.Live():
		d.end(Closed, whyPerson)
	}
	return nil
}

// Admits reports whether a user may do anything at the table, and see it.
func (d *Sight) Admits(userID string) bool {
	return !d.Ref.Private() || d.Version == 0 || d.Record.Host == userID
}

// restsAt returns when a private table rests because its person is not there; zero: never.
func (d *Sight) restsAt() time.Time {
	if !d.Ref.Private() || d.Record.Phase != Playing || d.suspended() {
		return time.Time{}
	}
	return d.Record.Seats[max(0, d.Seat(d.Record.Host))].Presence.Pressed.Add(PrivateRests)
}

// RefOf names the table of a record; false for a record that is none.
func RefOf(key store.Key) (Ref, bool) {
	ref := Ref{Guild: key.Guild, ID: key.ID}
	return ref, Key(ref) == key
}

// A private table whose deal has the name of a day is somebody's one try of that day's deal. Its end leaves a result for the
// list of the day. A try ends some hours after its day at the latest. Until then nobody is shown the deal: not who has played it, and
// not as practice, for others have the same cards still to play, in any server.

// Day is the day of whose deal the table is a try; false for other tables.
func (r *Record) Day() (daily.Day, bool) { return daily.ParseName(r.Solo.Deal) }

// lasts is until when the game lasts at most: one of a game night, or a try of a day; zero: as long as it takes.
func (r *Record) lasts() time.Time {
	if day, try := r.Day(); try {
		return day.Closes()
	}
	return r.Night.Ends
}

// MayShow refuses to show the deal of a day to anybody while anybody may play it for the list. Whatever shows more of a deal than its
// players see, or deals it again, asks here.
func MayShow(day daily.Day, now time.Time) error {
	if opens := day.Opens(); now.Before(opens) {
		return refuse("no.daily.show", "time", markup.Time(opens, "f"))
	}
	return nil
}

// MayLookBack is MayShow for the deal of the table. All that plays a game again reads its history and so asks here.
func (r *Record) MayLookBack(now time.Time) error {
	if day, ok := r.Day(); ok {
		return MayShow(day, now)
	}
	return nil
}

// wayOf is how the first seat did in each round: 2 best of all, 0 worst, else 1. That says nothing of any card.
func wayOf(scores [][]int, fewest bool) (way []int) {
	for i, row := range scores {
		gained := slices.Clone(row)
		for s := range gained {
			if i > 0 {
				gained[s] -= scores[i-1][s]
			}
			if fewest {
				gained[s] = -gained[s]
			}
		}
		step := 1
		switch lowest, highest := slices.Min(gained), slices.Max(gained); {
		case lowest == highest:
		case gained[0] == highest:
			step = 2
		case gained[0] == lowest:
			step = 0
		}
		way = append(way, step)
	}
	return way
}

// Tried is how a try has ended. Its person has the first seat.
func (d *Sight) Tried(day daily.Day, r league.Result) daily.Result {
	own := r.Players[0]
	fewest := d.Record.Result != nil && d.Record.Result.FewestWin()
	var way []int
	if d.Record.Story != nil && !r.Stopped {
		way = wayOf(d.Record.Story.Scores, fewest)
	}
	return daily.Result{
		Day: day, User: own.Person, Name: own.Name, Began: r.Began, Ended: r.Ended, Stopped: r.Stopped,
		Place: own.Place, Of: len(r.Players), Points: own.Points, Fewest: fewest, Way: way,
	}
}

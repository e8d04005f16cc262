package league

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/store"
)

// evening is a result that has everything.
func evening() Result {
	r := game(
		Player{Person: "111111111111111111", Name: markup.NameOf("Ann"), Points: -12, Place: 2, Away: 250, Hints: 3, Figures: map[string]int64{"exact bids, %": 62_500}},
		Player{Robot: games.Hard, Points: 30, Place: 1},
		Player{Person: "222222222222222222", Name: markup.NameOf("Ben"), Points: -12, Place: 2, Figures: map[string]int64{"exact bids, %": 0}},
		Player{Robot: games.Easy, Points: -50, Place: 4},
	)
	r.Edition, r.Values, r.TakenBack = "house-2", map[string]int{"target": 300}, 2
	r.Moments = []Moment{{Event: games.Event{Verb: "fastest", Seats: []games.Seat{0}, N: 850}, Fewest: true}}
	return r
}

func TestAResultIsReadAsItWasWritten(t *testing.T) {
	for _, r := range []Result{evening(), game(person("1", 1)), game(person("1", 2), person("2", 2))} {
		data, err := r.Encode()
		require.NoError(t, err)
		require.True(t, strings.HasPrefix(string(data), `{"v":1,"table":"t1"`), string(data))
		got, err := DecodeResult(data)
		require.NoError(t, err)
		require.Equal(t, r, got)
	}
}

func TestTheBeginningOfASeasonStandsAmongResults(t *testing.T) {
	begins := Result{Table: "season-2-behind-40", Game: "rednines", Season: 2}
	data, err := begins.Encode()
	require.NoError(t, err)
	got, err := DecodeResult(data)
	require.NoError(t, err)
	require.Equal(t, begins, got)
	for _, bad := range []Result{{Table: "x", Game: "rednines", Season: 1}, {Game: "rednines", Season: 2}, {Table: "x", Game: "rednines", Season: 2, Players: evening().Players}} {
		_, err := bad.Encode()
		require.Error(t, err)
	}
}

func TestResultsKeepTimesToTheMillisecond(t *testing.T) {
	r := evening()
	r.Ended = noon.Add(1234567 * time.Nanosecond).In(time.FixedZone("", 3600))
	data, err := r.Encode()
	require.NoError(t, err)
	got, err := DecodeResult(data)
	require.NoError(t, err)
	require.Equal(t, noon.Add(time.Millisecond), got.Ended)
}

func TestResultsThatNoGameCanHaveLeftAreRefused(t *testing.T) {
	for what, spoil := range map[string]func(*Result){
		"no table":                func(r *Result) { r.Table = "" },
		"a table of odd letters":  func(r *Result) { r.Table = "a/b" },
		"no game":                 func(r *Result) { r.Game = "" },
		"no players":              func(r *Result) { r.Players = nil },
		"too many players":        func(r *Result) { r.Players = make([]Player, MaxPlayers+1) },
		"nobody in a seat":        func(r *Result) { r.Players[0].Person = "" },
		"a robot with an ID":      func(r *Result) { r.Players[1].Person = "3" },
		"a robot of no level":     func(r *Result) { r.Players[1].Robot = 4 },
		"a person twice":          func(r *Result) { r.Players[2].Person = r.Players[0].Person },
		"no first place":          func(r *Result) { r.Players[1].Place = 2 },
		"a place that is taken":   func(r *Result) { r.Players[3].Place = 3 },
		"no place":                func(r *Result) { r.Players[3].Place = 0 },
		"a place after a stop":    func(r *Result) { r.Stopped = true },
		"away for more than all":  func(r *Result) { r.Players[0].Away = 1001 },
		"away for less than none": func(r *Result) { r.Players[0].Away = -1 },
		"hints below none":        func(r *Result) { r.Players[0].Hints = -1 },
		"moves back below none":   func(r *Result) { r.TakenBack = -1 },
		"points without end":      func(r *Result) { r.Players[0].Points = math.MaxInt },
		"an end before the start": func(r *Result) { r.Ended = r.Began.Add(-time.Second) },
		"no beginning":            func(r *Result) { r.Began = time.Time{} },
		"a moment of nobody":      func(r *Result) { r.Moments[0].Seats = nil },
		"a moment of a stranger":  func(r *Result) { r.Moments[0].Seats = []games.Seat{4} },
		"a moment of the table":   func(r *Result) { r.Moments[0].Seats = []games.Seat{-1} },
		"too many moments":        func(r *Result) { r.Moments = append(r.Moments, r.Moments[0], r.Moments[0], r.Moments[0]) },
		"an option without name":  func(r *Result) { r.Values[""] = 1 },
		"a figure without name":   func(r *Result) { r.Players[0].Figures[""] = 1 },
		"a feat without name":     func(r *Result) { r.Players[0].Feats = []Feat{{N: 1}} },
		"a feat twice":            func(r *Result) { r.Players[0].Feats = []Feat{{Verb: "run", N: 1}, {Verb: "run", N: 2}} },
		"too many feats":          func(r *Result) { r.Players[0].Feats = manyFeats() },
		"an endless edition":      func(r *Result) { r.Edition = strings.Repeat("x", 65) },
	} {
		r := evening()
		spoil(&r)
		_, err := r.Encode()
		require.Error(t, err, what)
		body, err := json.Marshal(r)
		require.NoError(t, err)
		_, err = DecodeResult([]byte(`{"v":1,` + string(body[1:])))
		require.ErrorIs(t, err, store.ErrDamaged, what)
	}
}

// manyFeats are more than one seat can have.
func manyFeats() (feats []Feat) {
	for i := range maxFeats + 1 {
		feats = append(feats, Feat{Verb: fmt.Sprintf("feat %02d", i)})
	}
	return feats
}

// records are the stored forms of everything, each with how it is read.
func records(t *testing.T) map[string]struct {
	data []byte
	read func([]byte) error
} {
	t.Helper()
	c := newCrowd(5, 1400, 1500, 1600, 1500)
	ratings, part := NewRatings("rednines"), Part{Stats: new(Stats)}
	for range 30 {
		number, r := c.play(3, games.Medium)
		r.Moments = []Moment{{Event: games.Event{Verb: "run", Seats: []games.Seat{1}, N: int(number)}}}
		r.Players[0].Figures = map[string]int64{"exact bids, %": 1}
		changes := ratings.Apply(number, r)
		part.Applied = number
		part.Month.Apply(r)
		part.Stats.Apply(0, r, changes)
		part.Latest = []GameChange{{r.Table, changes}}
	}
	list := make(map[string]struct {
		data []byte
		read func([]byte) error
	})
	add := func(what string, encode func() ([]byte, error), read func([]byte) error) {
		data, err := encode()
		require.NoError(t, err)
		require.NoError(t, read(data), what)
		list[what] = struct {
			data []byte
			read func([]byte) error
		}{data, read}
	}
	add("result", evening().Encode, func(b []byte) error { _, err := DecodeResult(b); return err })
	add("ratings", func() ([]byte, error) { return RatingsForm.Encode(ratings) }, func(b []byte) error { _, err := RatingsForm.Decode(b); return err })
	add("part", func() ([]byte, error) { return PartForm.Encode(part) }, func(b []byte) error { _, err := PartForm.Decode(b); return err })
	return list
}

func TestWhatIsDamagedCutOrNewerIsRefused(t *testing.T) {
	for what, r := range records(t) {
		good := string(r.data)
		for _, bad := range []string{`{"v":1}`, good[:len(good)/2], good + good, `{"v":0,` + good[7:]} {
			require.ErrorIs(t, r.read([]byte(bad)), store.ErrDamaged, "%s: %.60s", what, bad)
		}
		require.ErrorIs(t, r.read([]byte(`{"v":2,"table":7,"game":[]}`)), store.ErrNewer, what)
		chance := rand.New(rand.NewPCG(1, 2))
		for range 5000 { // no panic, and no error but these
			b := []byte(good)
			for range 1 + chance.IntN(3) {
				b[chance.IntN(len(b))] = `0123456789-{}[]",:x`[chance.IntN(19)]
			}
			if err := r.read(b); err != nil && !errors.Is(err, store.ErrDamaged) {
				require.ErrorIs(t, err, store.ErrNewer, "%s: %s", what, b)
			}
		}
	}
}

func TestWhichGamesCountForRatings(t *testing.T) {
	for why, r := range map[string]Result{
		"":                    game(person("ann", 1), person("ben", 2)),
		"it was ended early":  {Stopped: true, Players: []Player{person("ann", 0), person("ben", 0)}},
		"it was friendly":     {Friendly: true, Players: game(person("ann", 1), person("ben", 2)).Players},
		"it takes two people": game(person("ann", 1), robot(games.Hard, 2)),
		"moves were undone":   {TakenBack: 1, Players: game(person("ann", 1), person("ben", 2)).Players},
	} {
		rated, got := r.Rated()
		require.Equal(t, why, got.Says())
		require.Equal(t, why == "", rated)
	}
}

func TestFiguresAreKeptAsWholeThousandths(t *testing.T) {
	require.Equal(t, int64(66_667), Thousandths(66.6666666))
	require.Equal(t, int64(-500), Thousandths(-0.5))
	require.Equal(t, int64(0), Thousandths(math.NaN()))
	require.Equal(t, int64(1_000_000_000_000), Thousandths(math.Inf(1)))
}

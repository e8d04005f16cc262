package kit_test

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/kit"
)

func TestAMoveIsVerbWordsAndNumber(t *testing.T) {
	for move, want := range map[string][]any{
		"ready 3":      {"ready", "", 3},
		"play 7H 12":   {"play", "7H", 12},
		"play a b 999": {"play", "a b", 999},
	} {
		verb, args, number, ok := kit.Split(move)
		require.True(t, ok, move)
		require.Equal(t, want, []any{verb, args, number})
	}
	for _, move := range []string{"", " ", "play", "play 7H", "play 0", "play 01", "play -1", "play +1", "play  1", "play 7H  1", "play  7H 1",
		"play 1 ", "play 1000000", "play 99999999999999999999", "play １"} {
		_, _, _, ok := kit.Split(move)
		require.False(t, ok, "%q", move)
	}
}

func TestMovesEndInTheirNumber(t *testing.T) {
	l := kit.NewMoves(make([]byte, 4), make([]int, 1), 12)
	l = l.Word("pass").Add("bid ").AddInt(3).End()
	require.Equal(t, []string{"pass 12", "bid 3 12", "ready 7", "wait"}, l.Numbered(7).Word("ready").Numbered(0).Word("wait").List())
	require.Empty(t, kit.NewMoves(nil, nil, 1).List())
}

func TestASetOfSeatsIsStoredAsTheirDigits(t *testing.T) {
	set := kit.SetOf(0, 3, 11)
	text, err := json.Marshal(set)
	require.NoError(t, err)
	require.Equal(t, `"03b"`, string(text))
	var again kit.Seats
	require.NoError(t, json.Unmarshal(text, &again))
	require.Equal(t, set, again)
	require.Equal(t, 3, set.Count())
	require.False(t, set.Has(games.Table) || set.Has(1) || set.Has(12) || set.Has(math.MinInt8) || set.Without(3).Has(3))
	require.Equal(t, kit.Seats(255), kit.All(8))
	for _, bad := range []string{`"c"`, `"B"`, `"-"`, `"30"`, `"33"`, `"\u0000"`, `"é"`} {
		require.Error(t, json.Unmarshal([]byte(bad), &again), bad)
	}
}

func TestOfEachVerbTheBestMomentAndThatOfEachPlayerIsKept(t *testing.T) {
	moment := func(verb string, n int, seats ...games.Seat) games.Event {
		return games.Event{Verb: verb, Seats: seats, N: n}
	}
	var m kit.Moments
	for _, e := range []games.Event{moment("run", 4, 2), moment("run", 6, 0, 2), moment("run", 5, 2), moment("run", 6, 1), moment("slam", 9, 0)} {
		m.Offer(e.N, e)
	}
	require.Equal(t, []games.Event{moment("slam", 9, 0), moment("run", 6, 0, 2)}, m.Best("slam", "run", "other"))
	require.Equal(t, []games.Event{moment("run", 6, 0, 2), moment("run", 6, 1), moment("run", 5, 2), moment("slam", 9, 0)}, m.Own("run", "slam", "other"))
}

// A view is handed to screens and robots: whatever they do to it must not change the game.
func TestACloneSharesNothing(t *testing.T) {
	type part struct {
		List  [][]int
		Named map[string][]int
		Next  *part
		Pair  [2][]int
	}
	make := func() part {
		return part{
			List: [][]int{{1}, nil, {2, 3}}, Named: map[string][]int{"a": {4}}, Next: &part{List: [][]int{{5}}}, Pair: [2][]int{{6}, {}},
		}
	}
	p, at := make(), time.Unix(1, 2)
	c := kit.Clone(p)
	require.Equal(t, p, c)
	c.List[0][0], c.Named["a"][0], c.Next.List[0][0], c.Pair[0][0] = 7, 7, 7, 7
	c.Named["b"] = nil
	require.Equal(t, make(), p)
	require.Equal(t, at, kit.Clone(at))
	require.Nil(t, kit.Clone([]int(nil)))
	require.Nil(t, kit.Clone(any(nil)))
}

func TestTheNextRoundBeginsWhenAllAreReady(t *testing.T) {
	at := time.Date(2026, 1, 2, 20, 0, 0, 0, time.UTC)
	p := kit.NewPause(at, time.Minute)
	require.Equal(t, at.Add(time.Minute), p.Due())
	next := kit.SetOf(0, 2)
	require.Equal(t, games.Prompt{Moves: []string{"ready 4"}, Until: p.Due()}, p.Prompt(0, next, 4))
	require.Zero(t, p.Prompt(1, next, 4), "who doesn't play in the next round")
	require.Zero(t, kit.Pause{}.Prompt(0, next, 4), "no pause")
	for _, c := range []struct {
		seat  games.Seat
		round int
		all   bool
		want  string
	}{
		{0, 3, false, "another round"},
		{1, 4, false, "not in the next round"},
		{0, 4, false, ""},
		{0, 4, false, "already ready"},
		{2, 4, true, ""},
	} {
		all := false
		events, err := p.MakeReady(c.seat, next, c.round, 4, func(events []games.Event) []games.Event {
			all = true
			return append(events, games.Event{Verb: "deal"})
		})
		require.Equal(t, c.all, all)
		if c.want != "" {
			require.ErrorContains(t, err, c.want)
			require.ErrorIs(t, err, games.ErrIllegal)
			continue
		}
		require.Equal(t, games.Event{Verb: "ready", Seats: []games.Seat{c.seat}, N: 4}, events[0])
		require.Zero(t, p.Prompt(c.seat, next, 4), "who is ready isn't asked again")
	}
	_, err := new(kit.Pause).MakeReady(0, next, 4, 4, nil)
	require.ErrorContains(t, err, "still being played")
	require.Zero(t, kit.Pause{}.Due())
}

func TestStoredTimesStayInsideTheYearsOfJSON(t *testing.T) {
	for _, at := range []time.Time{{}, time.Unix(math.MaxInt32, 0), time.Date(12_000, 1, 1, 0, 0, 0, 0, time.UTC)} {
		milli := kit.After(at, time.Minute)
		require.Positive(t, milli)
		_, err := json.Marshal(kit.Time(milli))
		require.NoError(t, err)
	}
}

func TestHalvingTriesTheGoodOnesMoreOften(t *testing.T) {
	worth := []int{3, 9, 1, 9, 4}
	tried := make([]int, len(worth))
	best := kit.Halve(len(worth), func(left, sums []int) {
		for _, i := range left {
			sums[i] += worth[i]
			tried[i]++
		}
	})
	require.Equal(t, 1, best, "of equals the first")
	require.Equal(t, []int{1, 3, 1, 3, 2}, tried)
	require.Zero(t, kit.Halve(1, nil))
}

// A wager is a mind of a toy: who wagers no more than a hidden die shows has won as much, in the next turn.
type wager struct{ die, stake, turns int }

func (w *wager) Deal(r *rand.Rand) (*wager, bool) { return &wager{die: 1 + r.IntN(20)}, r.IntN(3) > 0 }
func (w *wager) Copy() *wager                     { return new(*w) }
func (w *wager) Do(stake int)                     { w.stake, w.turns = w.stake+stake, w.turns+1 }
func (w *wager) Sensible() int                    { return 0 }
func (w *wager) Gain() (int, bool) {
	if w.stake > w.die {
		return 0, w.turns == 2
	}
	return w.stake, w.turns == 2
}

// A hard robot finds what is best on average, not what is best as the cards happen to lie, and always finds the same.
func TestARobotFindsWhatIsBestOnAverage(t *testing.T) {
	mind := &wager{die: 20}
	choose := func(seed uint64, effort int) int {
		return kit.Best(mind, []int{20, 1, 10, 2}, effort, rand.New(rand.NewPCG(seed, 0)))
	}
	for seed := range uint64(20) {
		require.Equal(t, 10, choose(seed, 4000))
	}
	require.Equal(t, choose(7, 40), choose(7, 40))
	require.Equal(t, 20, choose(7, 2), "who tries next to nothing knows one deal")
	require.Equal(t, wager{die: 20}, *mind, "the position stays as it is")
	require.Equal(t, 3, kit.Best(mind, []int{3}, 0, nil), "nothing else can be done")
}

func TestAListIsReadUpToAsManyAsThereCanBe(t *testing.T) {
	list, ok := kit.ReadList([]int{1}, []byte("7;0;12"), ";", 4, kit.Number)
	require.True(t, ok)
	require.Equal(t, []int{1, 7, 0, 12}, list)
	_, ok = kit.ReadList([]int{1}, []byte("7;0;12"), ";", 3, kit.Number)
	require.False(t, ok, "too many")
	_, ok = kit.ReadList(nil, []byte("7;-1"), ";", 3, kit.Number)
	require.False(t, ok, "no number")
}

func TestWhatEachSeatHasIsReadSeatBySeat(t *testing.T) {
	type each = kit.BySeat[kit.Seats, *kit.Seats]
	var all each
	require.NoError(t, json.Unmarshal([]byte(`"|07"`), &all))
	require.Equal(t, each{1: kit.SetOf(0, 7)}, all)
	require.Error(t, json.Unmarshal([]byte(`"c|"`), &all), "no set")
	require.Error(t, json.Unmarshal([]byte(`"|||||||||"`), &all), "more than 8 seats")
}

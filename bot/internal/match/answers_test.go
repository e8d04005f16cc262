package match_test

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/view"
)

var riotKind = sync.OnceValue(func() games.Kind { return riot.Kind(riot.Default()) })

// clashing is a table of RIOT at which Ann, who has the Police, is about to attack Ben's Autonomen in A, who hold these cards and have
// given these standing answers.
func clashing(t *testing.T, chance *rand.Rand, hand string, answers ...string) *match.Draft {
	t.Helper()
	return clashingAt(t, chance, "police", `"police":{"Units":"HQ:1O1 A:3O1"},"autonomen":{"Units":"A:2M B1:1M","Hand":"`+hand+`"}`, answers...)
}

// clashingAt is a table of Ann, whose team is on turn, and Ben, with those units and hands.
func clashingAt(t *testing.T, chance *rand.Rand, first, teams string, answers ...string) *match.Draft {
	t.Helper()
	second := map[string]string{"police": "autonomen", "autonomen": "police"}[first]
	kind := riotKind()
	values, err := guild.Complete(kind, nil, nil)
	require.NoError(t, err)
	at, err := kind.Placed(fmt.Appendf(nil, `{"Rules":{"Setup2":4,"Window":20,"Second":1,"Third":3,"Points":7,"Rounds":20,"Comeback":true},"Seats":2,"Phase":"acting",
		"Step":10,"Round":1,"TeamOf":[%[1]q,%[2]q],"Order":[%[1]q,%[2]q],
		"Teams":{%[3]s}}`, first, second, teams))
	require.NoError(t, err)
	kind.New = func(games.Setup) (games.Game, error) { return at.Clone(), nil }
	setup, err := json.Marshal(match.SetupLine{Kind: kind.Name, Seats: 2, Seed: strings.Repeat("0", 64)})
	require.NoError(t, err)
	d := draft(0)
	d.Chance = chance.Uint64
	d.Version, d.Log = 1, [][]byte{setup}
	d.Open(match.Record{
		Known: view.Known{Channel: "c", Host: ann.ID, Terms: view.Terms{Values: values}, Phase: match.Playing}, Kind: kind.Name,
		Game:  match.Game{Edition: kind.Edition, Lines: 1, Sum: games.Sum(at)},
		Seats: []match.Seat{{ID: ann.ID, Name: ann.Name, Presence: match.Presence{Pressed: noon}}, {ID: ben.ID, Name: ben.Name, Presence: match.Presence{Pressed: noon}, Auto: match.Auto{Answers: answers}}},
	}, kind, true, nil)
	require.NoError(t, d.Broken)
	return d
}

// phase is what the game of a draft waits for.
func phase(t *testing.T, d *match.Draft) riot.Phase {
	t.Helper()
	view, err := d.Position.View(0)
	require.NoError(t, err)
	return view.(riot.View).Phase
}

// next is the draft when its next clock runs out, which has ticked.
func next(t *testing.T, d *match.Draft) *match.Draft {
	t.Helper()
	d.Settle()
	r, err := d.Write("put")
	require.NoError(t, err)
	due := later(t, d, r.Due.Sub(noon))
	due.Chance = d.Chance
	_, err = due.Tick()
	require.NoError(t, err)
	return due
}

const attack = "attack A/1 A:3O1 10"

// goOn has Ann, who has attacked, go on with it.
func goOn(t *testing.T, d *match.Draft) {
	t.Helper()
	moves := d.Position.Prompts[0].Moves
	require.Equal(t, riot.Deciding, phase(t, d))
	require.NoError(t, d.Act(ann.User, moves[slices.IndexFunc(moves, func(m string) bool { return strings.HasPrefix(m, "go") })], d.Now))
}

// Nobody can tell by time whether a player holds no card that fits, or has answered once for all.
func TestTimeDoesNotTellWhatAPlayerHolds(t *testing.T) {
	const clashes = 150
	intervals := func(seed uint64, hand string, answers ...string) (first, second []float64) {
		chance := rand.New(rand.NewPCG(seed, 27))
		for range clashes {
			d := clashing(t, chance, hand, answers...)
			require.NoError(t, d.Act(ann.User, attack, d.Now))
			shot := next(t, d)
			first = append(first, shot.Now.Sub(d.Now).Seconds())
			goOn(t, shot)
			require.Equal(t, riot.Fighting, phase(t, shot))
			fought := next(t, shot)
			require.Equal(t, riot.Acting, phase(t, fought))
			second = append(second, fought.Now.Sub(shot.Now).Seconds())
		}
		return first, second
	}
	first, second := intervals(1, "fund run")
	require.InDelta(t, 2.5, mean(first), 0.2)
	require.InDelta(t, 0.6, mean(second), 0.05)
	for i, c := range []struct {
		hand    string
		answers []string
	}{
		{"stones chain", []string{"none 1.0"}},
		{"stones stones chain", []string{"streets"}},
		{"alley", nil},
		{"run", []string{"none 1.0", "let D"}},
	} {
		again, later := intervals(uint64(i)+2, c.hand, c.answers...)
		require.Less(t, apart(first, again), limit(clashes), "%s, %s", c.hand, c.answers)
		require.Less(t, apart(second, later), limit(clashes), "%s, %s", c.hand, c.answers)
	}
	require.Greater(t, apart(first, second), limit(clashes), "the test tells times apart")
}

func mean(list []float64) (sum float64) {
	for _, x := range list {
		sum += x / float64(len(list))
	}
	return sum
}

// apart is how far two samples are from each other after Kolmogorov and Smirnov, and limit what two of one distribution reach in one of
// a thousand cases.
func apart(a, b []float64) (most float64) {
	a, b = slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b))
	for _, x := range slices.Concat(a, b) {
		below := func(list []float64) float64 {
			n, _ := slices.BinarySearch(list, math.Nextafter(x, math.Inf(1)))
			return float64(n) / float64(len(list))
		}
		most = max(most, math.Abs(below(a)-below(b)))
	}
	return most
}

func limit(n int) float64 { return 1.95 * math.Sqrt(2/float64(n)) }

// What is answered for a whole clash is answered at once, and again when the clash asks again.
func TestAnAnswerForTheWholeClashHoldsForBothItsQuestions(t *testing.T) {
	d := clashing(t, rand.New(rand.NewPCG(1, 1)), "stones chain")
	require.NoError(t, d.Act(ann.User, attack, d.Now))
	d.Settle()
	require.True(t, d.Record.Seats[1].Auto.At.IsZero(), "Ben has a choice")
	require.NoError(t, d.Act(ben.User, "none 1.0.1", d.Now))
	goOn(t, d)
	require.Equal(t, riot.Fighting, phase(t, d))
	fought := next(t, d)
	require.Equal(t, riot.Acting, phase(t, fought))
	fought.Settle()
	require.Empty(t, fought.Record.Seats[1].Auto.Answers, "the clash is over")
	require.NotContains(t, string(slices.Concat(fought.Lines...)), "none", "the log has moves only")
}

// A standing answer is the player's own: it is taken back when it is given again, and with all others at once.
func TestStandingAnswersAreTakenBack(t *testing.T) {
	d := clashing(t, rand.New(rand.NewPCG(1, 1)), "stones")
	for _, answer := range []string{"streets", "let D", "hide"} {
		require.NoError(t, d.Act(ben.User, answer, d.Now))
	}
	require.NoError(t, d.Act(ben.User, "let D", d.Now))
	hand, err := d.Hand(ben.ID)
	require.NoError(t, err)
	require.Equal(t, []string{"streets", "hide"}, hand.Answers)
	hand, err = d.Hand(ann.ID)
	require.NoError(t, err)
	require.Empty(t, hand.Answers, "No one else is told")
	require.NoError(t, d.Act(ben.User, "ask again", d.Now))
	require.Empty(t, d.Record.Seats[1].Auto.Answers)
	require.Error(t, d.Act(ben.User, "none 9.9.9", d.Now), "of a clash that isn't there")
	require.Error(t, d.Act(ben.User, "same", d.Now), "which only the Police can say")
}

// Nobody finds another's answers in a seat, and none hold where moves are taken back.
func TestStandingAnswersEndWithThePlayer(t *testing.T) {
	answered := func() *match.Draft {
		return clashing(t, rand.New(rand.NewPCG(1, 1)), "stones", "streets", "hide")
	}
	d := answered()
	was := d.Record.Forget(ben.ID, "mark")
	require.True(t, was)
	require.Empty(t, d.Record.Seats[1].Auto.Answers)
	d = answered()
	require.NoError(t, d.Leave(ben))
	d.Settle()
	require.Empty(t, d.Record.Seats[1].Auto.Answers)
}

// A record with more standing answers than a seat can have is damaged.
func TestARecordWithTooManyAnswersIsDamaged(t *testing.T) {
	d := clashing(t, rand.New(rand.NewPCG(1, 1)), "stones", slices.Repeat([]string{"streets"}, 17)...)
	_, err := d.Write("put")
	require.ErrorContains(t, err, "more standing answers")
}

// An attack that nobody can answer, as all can see, is over in the commit in which it was declared.
func TestAnAttackThatNobodyCanAnswerTakesNoTime(t *testing.T) {
	d := clashing(t, rand.New(rand.NewPCG(1, 1)), "")
	require.NoError(t, d.Act(ann.User, attack, d.Now))
	require.Equal(t, riot.Acting, phase(t, d), "an Officer in the HQ can still move")
	require.Len(t, d.Lines, 2, "the attack, and that it goes on")
	require.Contains(t, string(d.Lines[1]), `"by":"only"`)
	require.True(t, d.Record.Seats[0].Auto.At.IsZero())
	require.Equal(t, time.Duration(0), d.Record.Changed.Sub(d.Now))
}

// A plan stops where a card is played against it, but goes on for a player who has said that it always does.
func TestAPlanGoesOnWhateverComes(t *testing.T) {
	for _, always := range []bool{false, true} {
		d := clashing(t, rand.New(rand.NewPCG(1, 1)), "stones chain")
		if always {
			require.NoError(t, d.Act(ann.User, games.PlanOn, d.Now))
		}
		require.NoError(t, d.Act(ann.User, "@5.0 +attack A/1 A:3O1;move HQ 1O1 B", d.Now))
		require.NoError(t, d.Act(ann.User, "@5.1 g", d.Now))
		d.Settle()
		stones := slices.IndexFunc(d.Position.Prompts[1].Moves, func(m string) bool { return strings.HasPrefix(m, "blitz stones ") })
		require.NoError(t, d.Act(ben.User, d.Position.Prompts[1].Moves[stones], d.Now))
		d.Settle()
		for p := phase(t, d); p == riot.Shooting || p == riot.Deciding || p == riot.Fighting; p = phase(t, d) {
			if p == riot.Deciding {
				goOn(t, d)
			} else {
				require.NoError(t, d.Act(ben.User, d.Position.Prompts[1].Moves[0], d.Now))
			}
			d.Settle()
		}
		moved := slices.ContainsFunc(d.Lines, func(line []byte) bool { return strings.Contains(string(line), "move HQ 1O1 B") })
		require.Equal(t, always, moved)
		plan := d.Record.Seats[0].Plan
		require.Equal(t, always, plan == nil || plan.Stopped == nil)
	}
}

// Who has won a fight as planned by a card of their own needs no second *Do it* for the rest. A fight that was foretold as a draw comes otherwise.
func TestAPlanGoesOnAfterAFightThatAnOwnCardHelpedToWin(t *testing.T) {
	for police, on := range map[string]bool{"A:2O": true, "A:3O": false} {
		d := clashingAt(t, rand.New(rand.NewPCG(1, 1)), "autonomen", `"police":{"Units":"HQ:1O `+police+`"},"autonomen":{"Units":"A:3M1 B1:1M1","Hand":"stones"}`)
		require.NoError(t, d.Act(ann.User, "@5.0 +attack A/1 A:3M1;move B1 1M1 B", d.Now))
		require.NoError(t, d.Act(ann.User, "@5.1 g", d.Now))
		d.Settle()
		for p := phase(t, d); p == riot.Shooting || p == riot.Deciding || p == riot.Fighting; p = phase(t, d) {
			moves := d.Position.Prompts[0].Moves
			thrown := slices.IndexFunc(moves, func(m string) bool { return strings.HasPrefix(m, "blitz stones ") })
			require.NoError(t, d.Act(ann.User, moves[max(0, thrown)], d.Now))
			d.Settle()
		}
		moved := slices.ContainsFunc(d.Lines, func(line []byte) bool { return strings.Contains(string(line), "move B1 1M1 B") })
		require.Equal(t, on, moved, police)
	}
}

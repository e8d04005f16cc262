package arena_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/arena"
	"ruckus/games/rage"
	"ruckus/games/redbrn"
)

// TestMain plays the part of programs that answer badly, when it is started as one of them.
func TestMain(m *testing.M) {
	if how := os.Getenv("RUCKUS_ARENA_PROGRAM"); how != "" {
		play(how)
		return
	}
	os.Exit(m.Run())
}

func play(how string) {
	for lines := bufio.NewReader(os.Stdin); ; {
		if _, err := lines.ReadBytes('\n'); err != nil {
			return
		}
		switch how {
		case "nonsense":
			fmt.Println("I pass")
		case "illegal":
			fmt.Println(`{"move": "win at once"}`)
		case "nothing":
			fmt.Println(`{}`)
		case "megabytes":
			fmt.Println(strings.Repeat("x", 5<<20))
		case "chatter":
			fmt.Println(`{"move": ""}` + strings.Repeat("\n{}", 10000))
		case "exit":
			return
		case "late":
			time.Sleep(100 * time.Millisecond)
			fmt.Println(`{"move": "late"}`)
		case "silent":
		}
	}
}

func named(t *testing.T, names ...string) (players []arena.Player) {
	for _, name := range names {
		p, err := arena.Named(name)
		require.NoError(t, err)
		players = append(players, p)
	}
	return players
}

// text is what a match prints.
func text(t *testing.T, m arena.Match) string {
	r, err := m.Play(t.Context())
	require.NoError(t, err)
	var b strings.Builder
	r.Print(&b)
	return b.String()
}

var short = map[string]int{"hands": 3}

func TestAMatchGivesTheSameResultOnAnyNumberOfCores(t *testing.T) {
	m := arena.Match{Kind: rage.Kind(), Values: short, Players: named(t, "medium", "easy", "easy"), Deals: 6, Seed: 3, Workers: 1}
	one := text(t, m)
	m.Workers = 3
	require.Equal(t, one, text(t, m))
	m.Seed = 4
	require.NotEqual(t, one, text(t, m))
	require.Regexp(t, `medium over easy: [+-]\d+\.\d ± \d+\.\d\n$`, one)
}

func TestPlayersWhoAreAlikePlayEachDealOnce(t *testing.T) {
	r, err := arena.Match{Kind: rage.Kind(), Values: short, Players: named(t, "easy", "easy", "easy"), Deals: 4, Seed: 3}.Play(t.Context())
	require.NoError(t, err)
	require.Equal(t, 4, r.Deals)
	require.Equal(t, 4, r.Games)
	require.Nil(t, r.Over)
}

func TestInARaceTheFasterRobotHasTheBetterOfIt(t *testing.T) {
	r, err := arena.Match{Kind: redbrn.Kind(), Players: named(t, "hard", "easy"), Deals: 3, Seed: 1}.Play(t.Context())
	require.NoError(t, err)
	require.Equal(t, 6, r.Games)
	require.Positive(t, r.Over.Points.Mean-r.Over.Points.Error)
	require.NotZero(t, r.Players[0].Figures["seconds to a call"].Mean)
}

func TestMorePlayoutsAndMoreHintsHelp(t *testing.T) {
	for better, worse := range map[string]string{"flat:600": "flat:1", "hints:50": "easy"} {
		r, err := arena.Match{Kind: rage.Kind(), Values: short, Players: named(t, better, worse), Deals: 12, Seed: 1}.Play(t.Context())
		require.NoError(t, err)
		require.Equal(t, better, r.Players[0].Name)
		require.Positive(t, r.Over.Points.Mean-r.Over.Points.Error, better)
	}
}

// Whatever a program does, it only loses moves, and a note says why.
func TestABadProgramLosesMovesAndNeverTheMatch(t *testing.T) {
	self, err := os.Executable()
	require.NoError(t, err)
	for how, why := range map[string]string{
		"nonsense":  "is no JSON",
		"illegal":   "n't a move of",
		"nothing":   "no move, though the game waits",
		"megabytes": "a line that is too long",
		"chatter":   "no move, though the game waits",
		"exit":      "it has ended",
		"silent":    "no answer in",
		"missing":   "it doesn't start",
	} {
		t.Run(how, func(t *testing.T) {
			command := []string{"env", "RUCKUS_ARENA_PROGRAM=" + how, self}
			if how == "missing" {
				command = []string{filepath.Join(t.TempDir(), "no-such-program")}
			}
			limit := 5 * time.Second
			if how == "silent" {
				limit = 20 * time.Millisecond
			}
			var notes []string
			m := arena.Match{
				Kind: rage.Kind(), Values: short, Deals: 1, Seed: 1,
				Players: append(named(t, "easy"), arena.Program{Label: "exec", Command: command, Limit: limit}),
				Note:    func(_, what string) { notes = append(notes, what) },
			}
			r, err := m.Play(t.Context())
			require.NoError(t, err)
			require.Equal(t, 2, r.Games)
			require.Positive(t, r.Lost["exec"])
			require.Contains(t, notes[0], why)
		})
	}
}

// A process that is slow to start loses no move by that.
func TestTheFirstAnswerMayTakeLonger(t *testing.T) {
	self, err := os.Executable()
	require.NoError(t, err)
	p := arena.Program{
		Command: []string{"env", "RUCKUS_ARENA_PROGRAM=late", self}, Limit: time.Millisecond, Start: time.Minute,
	}
	seated, err := p.Sit()
	require.NoError(t, err)
	defer seated.Close()
	move, err := seated.Choose(arena.Question{Kind: rage.Kind()})
	require.NoError(t, err)
	require.Equal(t, "late", move)
}

// An example of a question has what a program needs to answer: a choice, and what its seat sees.
func TestEveryGameHasAnExampleOfAQuestion(t *testing.T) {
	m := arena.Match{Kind: rage.Kind(), Values: short, Seed: 1, Players: named(t, "easy", "easy", "easy")}
	asked, err := m.Example(t.Context())
	require.NoError(t, err)
	require.Equal(t, "rage", asked.Game)
	require.Greater(t, len(asked.Moves), 1)
	require.IsType(t, rage.View{}, asked.View)
	require.Equal(t, asked.Seat, asked.View.(rage.View).Seat)
}

func TestAnInterruptedMatchTellsWhatItHas(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	m := arena.Match{
		Kind: rage.Kind(), Values: short, Players: named(t, "medium", "easy"), Deals: 1000, Seed: 1, Workers: 1,
		Done: func(done, _ int) {
			if done == 7 {
				stop()
			}
		},
	}
	r, err := m.Play(ctx)
	require.True(t, errors.Is(err, context.Canceled))
	require.GreaterOrEqual(t, r.Deals, 3)
	require.Less(t, r.Deals, 1000)
}

func TestWhatIsNoPlayerIsRefused(t *testing.T) {
	for _, name := range []string{"", "expert", "flat", "flat:-3", "flat:many", "hints:101", "hints"} {
		_, err := arena.Named(name)
		require.ErrorContains(t, err, "there is no player", name)
	}
	_, err := arena.Match{Kind: rage.Kind(), Players: named(t, "easy"), Deals: 1}.Play(t.Context())
	require.ErrorIs(t, err, games.ErrIllegal)
}

// The example in the documentation is a program that loses no move.
func TestTheProgramInTheDocumentationPlays(t *testing.T) {
	doc, err := os.ReadFile("../../docs/arena.md")
	require.NoError(t, err)
	source := regexp.MustCompile("(?s)```python\n(.*?)```").FindSubmatch(doc)
	require.NotNil(t, source)
	python, err := exec.LookPath("python3")
	if err != nil && os.Getenv("RUCKUS_TEST") == "" {
		t.Skip("python3 isn't installed")
	}
	require.NoError(t, err)
	file := filepath.Join(t.TempDir(), "first.py")
	require.NoError(t, os.WriteFile(file, source[1], 0o600))
	r, err := arena.Match{
		Kind: rage.Kind(), Values: short, Deals: 2, Seed: 1,
		Players: append(named(t, "easy", "easy"), arena.Program{Label: "exec", Command: []string{python, file}, Limit: time.Minute}),
		Note:    func(_, what string) { t.Error(what) },
	}.Play(t.Context())
	require.NoError(t, err)
	require.Equal(t, 6, r.Games)
	require.Empty(t, r.Lost)
}

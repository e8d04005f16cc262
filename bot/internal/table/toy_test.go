package table_test

import (
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

// A toy is a game to test the host with. Each move names the number of the step that it is made in.
//
//   - turns: the seats say "go" in turn, each one time; a player who says "call" opens a window of 3 seconds that ends the game
//   - vote: all seats must say "go" before the next step begins
//   - race: nobody must, and the first to say "go" gets the step
//   - echo: seat 0 says "go" again and again, and the move names no step
//
// Every seat has a secret. The moves boom, blind and mute break the rules in three places; "stuck" breaks the tick.
type toy struct {
	Kind    string
	Steps   int
	Step    int
	Said    []games.Seat // by step; in a vote the seats that have said "go" in this step
	Secrets []int
	Caller  games.Seat
	Called  time.Time
	Done    bool
	Broken  string
}

type toyView struct {
	Seat   games.Seat
	Step   int
	Said   []games.Seat
	Caller games.Seat
	Secret int
}

const toyWindow = 3 * time.Second

func toyKind(name string) games.Kind {
	options := func(steps *int) games.Options {
		return games.Options{games.Int(steps, "steps", 100, 1, 100000, "steps in a game")}
	}
	return games.Kind{
		Name: name, Title: strings.ToUpper(name), Min: 2, Max: 4, Edition: "2",
		Options: func() games.Options { return options(new(int)) },
		After: games.After{Story: func(actions iter.Seq[games.Played]) (s games.Story) {
			for told := range actions {
				if told.Move == "" {
					continue // the beginning
				}
				s.Moments = append(s.Moments, games.Event{Verb: told.Move, Seats: []games.Seat{told.Seat}})
			}
			return s
		}},
		New: func(s games.Setup) (games.Game, error) {
			t := &toy{Kind: name, Caller: games.Table}
			if err := options(&t.Steps).Set(s.Values); err != nil {
				return nil, err
			}
			r := rand.New(rand.NewChaCha8(s.Seed))
			for range s.Seats {
				t.Secrets = append(t.Secrets, 1000000+r.IntN(1000000))
			}
			return t, nil
		},
	}
}

// changed is a toy with something of its own.
func changed(name string, change func(*toy) games.Game) games.Kind {
	return remade(toyKind(name), func(g games.Game) games.Game { return change(g.(*toy)) })
}

// remade is a kind whose games are made into others.
func remade(k games.Kind, remake func(games.Game) games.Game) games.Kind {
	begin := k.New
	k.New = func(s games.Setup) (games.Game, error) {
		g, err := begin(s)
		if err != nil {
			return nil, err
		}
		return remake(g), nil
	}
	return k
}

// racing is a kind that knows no turns.
func racing(k games.Kind) games.Kind {
	return remade(k, func(g games.Game) games.Game { return racer{g} })
}

type racer struct{ games.Game }

func (racer) Race()               {}
func (r racer) Clone() games.Game { return racer{r.Game.Clone()} }

// edited is a kind of another edition.
func edited(k games.Kind, edition string) games.Kind {
	return remade(k, func(g games.Game) games.Game { return edit{g, edition} })
}

type edit struct {
	games.Game
	name string `sum:"-"`
}

func (e edit) EditionName() string { return e.name }
func (e edit) Clone() games.Game   { return edit{e.Game.Clone(), e.name} }

// A choice is how a robot chooses a move.
type choice func(g games.Game, s games.Seat, l games.Level, r *rand.Rand) string

// thinking is a kind with robots of its own.
func thinking(k games.Kind, choose choice) games.Kind {
	return remade(k, func(g games.Game) games.Game { return thinker{g, choose} })
}

type thinker struct {
	games.Game
	choose choice
}

func (t thinker) Robot(s games.Seat, l games.Level, r *rand.Rand) string {
	return t.choose(t.Game, s, l, r)
}
func (t thinker) Clone() games.Game { return thinker{t.Game.Clone(), t.choose} }

func (t *toy) Apply(a games.Action) ([]games.Event, error) {
	if a.Seat == games.Table {
		if t.Broken == "stuck" {
			panic("no way on from " + strconv.Itoa(t.Secrets[0]))
		}
		t.Done = true
		return []games.Event{{Verb: "end"}}, nil
	}
	switch a.Move {
	case "boom":
		t.Step++
		panic(fmt.Sprintf("seat holds %d", t.Secrets[a.Seat]))
	case "blind", "mute":
		t.Broken = a.Move
		return nil, nil
	case "stuck":
		t.Broken = a.Move
		fallthrough
	case "call":
		if t.Called.IsZero() || a.At.Before(t.Called) {
			t.Caller, t.Called = a.Seat, a.At
		}
		return []games.Event{{Verb: "call", Seats: []games.Seat{a.Seat}}}, nil
	}
	if !slices.Contains(t.Prompt(a.Seat).Moves, a.Move) {
		return nil, games.Illegalf("it is time for %q, not for that", t.move())
	}
	t.Said = append(t.Said, a.Seat)
	if t.Kind != "vote" || len(t.Said) == len(t.Secrets) {
		t.Step++
		if t.Kind == "vote" {
			t.Said = nil
		}
	}
	t.Done = t.Step == t.Steps
	return []games.Event{
		{Verb: "go", Seats: []games.Seat{a.Seat}, N: t.Step},
		{Verb: "secret", N: t.Secrets[a.Seat], Only: &a.Seat},
	}, nil
}

func (t *toy) move() string {
	if t.Kind == "echo" {
		return "go"
	}
	return "go " + strconv.Itoa(t.Step)
}

func (t *toy) Prompt(s games.Seat) games.Prompt {
	if t.Broken == "mute" {
		var moves []string
		return games.Prompt{Moves: moves[5:]}
	}
	asked := games.Prompt{Moves: []string{t.move(), "call"}, Must: t.Kind != "race"}
	switch {
	case t.Done,
		t.Kind == "echo" && s != 0,
		t.Kind == "turns" && t.Step%len(t.Secrets) != int(s),
		t.Kind == "vote" && slices.Contains(t.Said, s):
		return games.Prompt{}
	}
	return asked
}

func (t *toy) View(s games.Seat) any {
	if t.Broken == "blind" {
		panic("can't see")
	}
	v := toyView{Seat: s, Step: t.Step, Said: slices.Clone(t.Said), Caller: t.Caller}
	if s != games.Table {
		v.Secret = t.Secrets[s]
	}
	return v
}

func (t *toy) Redeal(games.Seat, *rand.Rand) {}

func (t *toy) clone() *toy { return new(kit.Clone(*t)) }

func (t *toy) Clone() games.Game { return t.clone() }

func (t *toy) Due() time.Time {
	if t.Called.IsZero() || t.Done {
		return time.Time{}
	}
	return t.Called.Add(toyWindow)
}

func (t *toy) Result() *games.Result {
	if !t.Done {
		return nil
	}
	return &games.Result{Winners: []games.Seat{max(t.Caller, 0)}, Scores: make([]int, len(t.Secrets))}
}

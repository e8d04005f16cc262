package look

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"ruckus/games"
	"ruckus/render/view"
)

// A Sampled is a position for samples. The rules have made it, so its views cannot lie.
type Sampled struct {
	Table Table // with what was told on the way, for whom the game waits, and the result
	Course
}

// SamplePosition is a stored position at a table, after moves. Without a State it is that of a new game with the table's options.
func SamplePosition(t Table, from Stacked) Sampled {
	p := Sampled{Table: t, Course: Course{Now: SampleTime}}
	var err error
	if from.State == nil {
		p.Game, err = t.Kind.New(games.Setup{Seats: len(t.Players), At: SampleTime, Values: t.Values})
	} else {
		p.Game, err = t.Kind.Load(from.Schema, from.State)
	}
	mustSample(err)
	return p.Then(from.Then...)
}

// Then is the position after further moves.
func (p Sampled) Then(moves ...string) Sampled {
	p = p.copied()
	mustSample(p.Play(moves...))
	return p.seen()
}

// pace is how long robots take for a move in samples.
const pace = 700 * time.Millisecond

// On is the position to which robots come as soon as it is as wanted. Those who may act do so by turns.
func (p Sampled) On(l games.Level, wanted func(games.Game) bool) Sampled {
	p = p.copied()
	chance := rand.New(rand.NewPCG(1, 2))
	seats := games.Seat(len(p.Table.Players))
	for s, waited := games.Seat(0), games.Seat(0); !wanted(p.Game); s = (s + 1) % seats {
		if p.Game.Result() != nil {
			mustSample(errors.New("the robots have come to no such position"))
		}
		move := ""
		if len(p.Game.Prompt(s).Moves) > 0 {
			move = games.Choose(p.copied().Game, s, l, chance)
		}
		switch {
		case move != "":
			p.Now, waited = p.Now.Add(pace), 0
			mustSample(p.Play(fmt.Sprint(s, " ", move)))
		case waited == seats:
			waited = 0
			mustSample(p.Play(games.Tick))
		default:
			waited++
		}
	}
	return p.seen()
}

// copied is the same position with a game of its own.
func (p Sampled) copied() Sampled {
	state, err := json.Marshal(p.Game)
	mustSample(err)
	p.Game, err = p.Table.Kind.Load(p.Table.Kind.Schema, state)
	mustSample(err)
	p.Recent = slices.Clone(p.Recent)
	return p
}

// seen brings the table up to date with the game.
func (p Sampled) seen() Sampled {
	t := &p.Table
	t.TickAt, t.Recent, t.Result, t.Players = p.Game.Due(), p.Recent, p.Game.Result(), slices.Clone(t.Players)
	for s := range t.Players {
		t.Players[s].Waiting = p.Game.Prompt(games.Seat(s)).Must
	}
	if t.Result != nil {
		t.Phase = OverPhase
	}
	return p
}

// Board is a board; with words it comes once more for those who read text only.
func (p Sampled) Board(name string, words bool) []Sample {
	return []Sample{{Of: OfBoard, Name: name, Words: words, Table: p.Table, View: p.Game.View(games.Table)}}
}

// Hand is a place in a hand; with words it comes once more for those who read text only.
func (p Sampled) Hand(name string, s games.Seat, place string, words bool) []Sample {
	return p.Refused(name, s, place, "", words)
}

// Refused is a place in a hand, with why a move from there was refused.
func (p Sampled) Refused(name string, s games.Seat, place, note string, words bool) []Sample {
	return []Sample{{Of: OfHand, Name: name, Words: words, Table: p.Table, Seat: s, View: p.Game.View(s), Prompt: p.Game.Prompt(s), Place: place, Note: note}}
}

// Hinted is the position with a hint for a seat.
func (p Sampled) Hinted(s games.Seat) Sampled {
	hint := games.HintFor(p.copied().Game, s, rand.New(rand.NewPCG(1, 2)))
	p.Table.Hints, p.Table.Hint = true, &hint
	return p
}

// Practice is a hand of practice, and the table behind it.
func (p Sampled) Practice(s games.Seat) []Sample {
	return []Sample{{Of: OfPractice, Table: p.Table, Seat: s, View: p.Game.View(s), Prompt: p.Game.Prompt(s), Public: p.Game.View(games.Table)}}
}

// Replayed is the position as a seat sees it in a replay, after some of all moves.
func (p Sampled) Replayed(s games.Seat, move, moves int) Replayed {
	r := Replayed{View: s, Position: view.Position{Move: move, Moves: moves, Seat: s, Chapter: games.ChapterOf(p.Game), Public: p.Game.View(games.Table)}}
	for o := range games.Seat(len(p.Table.Players)) {
		r.Views, r.Prompts = append(r.Views, p.Game.View(o)), append(r.Prompts, p.Game.Prompt(o))
	}
	return r
}

func mustSample(err error) {
	if err != nil {
		panic(fmt.Sprintf("a sample, which is part of the program: %v", err))
	}
}

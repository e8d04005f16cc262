package look

import (
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

// SamplePosition is a position at a table, after moves. Where none is written it is that of a new game with the table's options.
func SamplePosition(t Table, from Stacked) Sampled {
	p := Sampled{Table: t, Course: Course{Now: SampleTime}}
	var err error
	if from.Position == "" {
		p.Game, err = t.Kind.New(games.Setup{Seats: len(t.Players), At: SampleTime, Values: t.Terms.Values})
	} else {
		p.Game, err = t.Kind.Placed([]byte(from.Position))
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
	p.Game, p.Recent, p.Texts = p.Game.Clone(), slices.Clone(p.Recent), slices.Clone(p.Texts)
	return p
}

// seen brings the table up to date with the game.
func (p Sampled) seen() Sampled {
	t := &p.Table
	t.Texts = p.Texts.All()
	t.TickAt, t.Recent, t.Result, t.Players = p.Game.Due(), p.Recent, p.Game.Result(), slices.Clone(t.Players)
	for s := range t.Players {
		t.Players[s].Waiting = p.Game.Prompt(games.Seat(s)).Must
	}
	if t.Result != nil {
		t.Phase = OverPhase
	}
	return p
}

// hinted returns the hint for a seat: for a move where one is named.
func (p Sampled) hinted(s games.Seat, move string) *games.Hint {
	hint := games.Hint{Move: p.offered(s, move)}
	if move == "" {
		hint = games.HintFor(p.copied().Game, s, rand.New(rand.NewPCG(1, 2)))
	} else if with, ok := p.copied().Game.(games.Adviser); ok {
		hint.Reasons = with.Reasons(s, hint.Move)
	}
	return &hint
}

// replayed is the position as a seat sees it in a replay.
func (p Sampled) replayed(s games.Seat) Replayed {
	r := Replayed{View: s, Position: view.Position{Move: 118, Moves: 402, Seat: s, Chapter: games.ChapterOf(p.Game), Public: p.Game.View(games.Table)}}
	for o := range games.Seat(len(p.Table.Players)) {
		r.Views, r.Prompts = append(r.Views, p.Game.View(o)), append(r.Prompts, p.Game.Prompt(o))
	}
	return r
}

// coached is what the coach says of a seat: of a wait in a race, of a move that had been possible for long, and of the rest of a turn.
func (p Sampled) coached(s games.Seat) Coaching {
	at, hint, moves := p.replayed(s), *p.hinted(s, ""), p.Game.Prompt(s).Moves
	last := moves[len(moves)-1]
	moments := []CoachMoment{
		{Replayed: at, Hint: hint, Instead: last, Weight: "much"},
		{Replayed: at, Hint: games.Hint{Move: last}, Instead: moves[0], Weight: "a little", Turn: true},
	}
	if !p.Table.Kind.Races() {
		return Coaching{Seat: s, Judged: 46, Hinted: 18, Costs: 3, Moments: moments}
	}
	moments[0].Open, moments[1].Turn = 4200*time.Millisecond, false
	wait := CoachMoment{Replayed: at, Hint: hint, Waited: 11_400 * time.Millisecond, Weight: "the game, most likely"}
	return Coaching{Seat: s, Judged: 214, Costs: 2, Pace: 2640 * time.Millisecond, Waits: 5, Moments: slices.Insert(moments, 0, wait)}
}

func mustSample(err error) {
	if err != nil {
		panic(fmt.Sprintf("built-in sample: %v", err))
	}
}

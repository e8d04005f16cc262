package bot

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

// Whispers is a game to test typed words with: in each of two rounds all type a word in secret, then those are shown that nobody else typed,
// a point each.
type whispers struct {
	WhisperView
	Seed   kit.Seed
	Secret []games.Text // by seat
	Alike  []string     // by seat: the outcome
	fault  string       // how Judge is broken; "": it isn't
}

type WhisperView struct {
	Round, Step int
	Typed       kit.Seats
	Shown       []games.Text // of the last round, by seat
	Points      []int
	Own         games.Text
}

func whispersKind(fault ...string) games.Kind {
	return kit.Kind(games.Kind{Name: "whispers", Title: "Whispers", Phrase: "type a word", Summary: "Type a word that nobody else types.", Min: 2, Max: 4, Edition: "1"},
		kit.Form[whispers]{
			Options: func(*whispers) games.Options { return nil },
			Begin: func(w *whispers, s games.Setup) {
				w.fault = strings.Join(fault, "")
				w.begin(s)
			},
		})
}

func (w *whispers) begin(s games.Setup) {
	w.Seed, w.Step, w.Round, w.Points, w.Shown = s.Seed, 1, 1, make([]int, s.Seats), make([]games.Text, s.Seats)
	w.Secret, w.Alike = make([]games.Text, s.Seats), make([]string, s.Seats)
}

func (w *whispers) View(s games.Seat) any {
	v := kit.Clone(w.WhisperView)
	if s >= 0 && int(s) < len(w.Secret) {
		v.Own = w.Secret[s]
	}
	return v
}

func (w *whispers) Clone() games.Game { return new(kit.Clone(*w)) }
func (w *whispers) Due() time.Time    { return time.Time{} }
func (w *whispers) Redeal(_ games.Seat, r *rand.Rand) {
	w.Seed.Redraw(r)
}

func (w *whispers) Prompt(s games.Seat) games.Prompt {
	if s < 0 || int(s) >= len(w.Secret) || w.Typed.Has(s) || w.Round > 2 {
		return games.Prompt{}
	}
	return games.Prompt{Must: true, Moves: []string{fmt.Sprint("pass ", w.Step)}, Typed: []games.Typed{{Move: fmt.Sprint("say * ", w.Step), Label: "Whisper", Max: map[bool]int{true: 20, false: 0}[w.fault != "no room"]}}}
}

func (w *whispers) Judge(_ games.Seat, _, text string, said func(games.Text) string) (string, error) {
	switch w.fault {
	case "no outcome":
		return text + "!", nil
	case "raw error":
		return "", errors.New("no refusal")
	case "changes the game":
		w.Points[0]++
	case "panics":
		return fmt.Sprint(text[:30]), nil
	}
	if text == "taboo" {
		return "", games.Illegalf("nobody whispers that: find another word")
	}
	for s, n := range w.Secret {
		if n > 0 && strings.EqualFold(said(n), text) {
			return fmt.Sprint("same", s), nil
		}
	}
	return "new", nil
}

func (w *whispers) Apply(a games.Action) ([]games.Event, error) {
	if _, err := kit.Begin(w, int8(len(w.Secret)), a); err != nil {
		return nil, err
	}
	verb, args, step, _ := kit.Split(a.Move)
	if step != w.Step || w.Typed.Has(a.Seat) {
		return nil, games.Illegalf("the round moved on: look again")
	}
	n, outcome, ok := games.SplitText(args)
	if (verb != "say" || !ok) && (verb != "pass" || args != "") {
		return nil, games.Illegalf("say a word or pass")
	}
	w.Typed, w.Secret[a.Seat], w.Alike[a.Seat] = w.Typed.With(a.Seat), n, outcome
	events := []games.Event{{Verb: "whisper", Seats: []games.Seat{a.Seat}}}
	if w.Typed != kit.All(int8(len(w.Secret))) {
		return events, nil
	}
	for s, n := range w.Secret {
		same := strings.HasPrefix(w.Alike[s], "same") || slices.Contains(w.Alike, fmt.Sprint("same", s))
		switch {
		case n == 0:
		case same:
			events = append(events, games.Event{Verb: "struck", Seats: []games.Seat{games.Seat(s)}})
		default:
			w.Points[s]++
			w.Shown[s] = n
			events = append(events, games.Event{Verb: "said", Seats: []games.Seat{games.Seat(s)}, Tokens: []string{n.String()}})
		}
		w.Secret[s], w.Alike[s] = 0, ""
	}
	w.Typed, w.Step, w.Round = 0, w.Step+1, w.Round+1
	return events, nil
}

func (w *whispers) Result() *games.Result {
	if w.Round <= 2 {
		return nil
	}
	return &games.Result{Winners: games.Highest(w.Points), Scores: slices.Clone(w.Points)}
}

package arena

import (
	"context"
	"errors"
	"time"
)

// Example plays one deal at random and returns a question from the middle of it, as a program is asked.
func (m Match) Example(ctx context.Context) (Asked, error) {
	w := &witness{}
	for i := range m.Players {
		m.Players[i] = w
	}
	m.Deals, m.Workers = 1, 1
	if _, err := m.Play(ctx); err != nil {
		return Asked{}, err
	}
	if len(w.asked) == 0 {
		return Asked{}, errors.New("nobody had a choice in this game: try another --seed")
	}
	return w.asked[len(w.asked)/2], nil
}

// A witness plays at random, and keeps the questions in which there is something to choose.
type witness struct{ asked []Asked }

func (w *witness) Name() string         { return "witness" }
func (w *witness) Sit() (Seated, error) { return w, nil }
func (w *witness) Close()               {}
func (w *witness) Choose(q Question) (string, error) {
	if len(q.Prompt.Moves) > 1 {
		w.asked = append(w.asked, askedOf(q, time.Second))
	}
	return q.Prompt.Moves[q.Rand.IntN(len(q.Prompt.Moves))], nil
}

package replay

import (
	"ruckus/bot/internal/problem"
	"ruckus/games"
)

// filmMost is how many moves of a round are filmed.
const filmMost = 500

// A Seen is a position as all see it.
type Seen struct {
	Public any
	Events []games.Event // of the move that led there
}

// Film returns how all saw the round that the place is in, after each of its moves.
func (r Position) Film() (film []Seen, err error) {
	from, to := r.Move, r.Move
	for from > 0 && r.of.chapters[from-1].Round == r.Chapter.Round {
		from--
	}
	for to < r.Moves && to < from+filmMost && r.of.chapters[to+1].Round == r.Chapter.Round {
		to++
	}
	g, err := r.of.game(from)
	for n := from; err == nil; n++ {
		seen := Seen{Events: r.of.events[n]}
		if err := g.Look("view", func(g games.Game) { seen.Public = g.View(games.Table) }); err != nil {
			return nil, problem.OfRules(err)
		}
		film = append(film, seen)
		if n == to {
			return film, nil
		}
		line := r.of.rec.Actions[n]
		_, err = g.Play(games.Action{Seat: line.Seat, Move: line.Move, At: line.At})
	}
	return nil, errReplayOld(err)
}

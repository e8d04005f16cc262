package replay

import (
	"errors"
	"iter"

	"ruckus/bot/match"
	"ruckus/bot/problem"
	"ruckus/games"
)

var errEnough = errors.New("enough was told")

// Story tells the story of a game from its log.
func Story(k games.Kind, lines [][]byte) (told *games.Story, err error) {
	err = retell(k, "story", lines, func(actions iter.Seq[games.Told]) {
		s := k.Story(actions)
		told = &s
	})
	if err != nil {
		return nil, err
	}
	past, err := match.ReadLog(lines)
	if err == nil && !match.Tellable(*told, past.Setup.Seats) {
		err = errors.New("it is of other people")
	}
	if err != nil {
		return nil, err
	}
	return told, nil
}

// retell plays a game again from its log, for what is to be told of it.
func retell(k games.Kind, what string, lines [][]byte, listen func(iter.Seq[games.Told])) error {
	past, err := match.ReadLog(lines)
	if err != nil {
		return err
	}
	var fault error
	err = problem.Guard(k, what, func() error {
		listen(func(yield func(games.Told) bool) {
			fault = match.Replay(k, past.Setup, past.Actions, func(n int, g games.Game, events []games.Event) error {
				if n == 0 {
					return nil
				}
				line := past.Actions[n-1]
				if !yield(games.Told{Action: games.Action{Seat: line.Seat, Move: line.Move, At: line.At}, Events: events, Game: g}) {
					return errEnough
				}
				return nil
			})
		})
		return nil
	})
	if err == nil && !errors.Is(fault, errEnough) {
		err = fault
	}
	return err
}

// Figures counts what tells good players from bad ones, in a game that is over. One whose log cannot be read has no figures.
func Figures(d *match.Draft, lines [][]byte) (figures []games.Figure) {
	k := d.Kind
	if k.Figures == nil || d.Record.Phase != match.Over {
		return nil
	}
	if err := retell(k, "figures", lines, func(actions iter.Seq[games.Told]) { figures = k.Figures(actions) }); err != nil {
		return nil
	}
	return figures
}

package replay

import (
	"encoding/json"
	"errors"
	"fmt"
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

// margins tells which presses of a race were close. It plays the game again, and fails where a press that came too late
// would not have been refused for that.
func (x Export) margins(k games.Kind) (all []games.Margin, err error) {
	if k.Margins == nil {
		return nil, nil
	}
	var fault error
	err = problem.Guard(k, "margins", func() error {
		all = k.Margins(func(yield func(games.Told) bool) { fault = x.told(k, yield) })
		return nil
	})
	return all, errors.Join(err, fault)
}

// told plays the game again, with the presses that came too late.
func (x Export) told(k games.Kind, yield func(games.Told) bool) error {
	late := x.Late
	err := match.Replay(k, x.Setup, x.Actions, func(n int, g games.Game, events []games.Event) error {
		if n > 0 {
			l := x.Actions[n-1]
			if !yield(games.Told{Action: games.Action{Seat: l.Seat, Move: l.Move, At: l.At}, Events: events, Game: g, Robot: l.By != match.ByUser}) {
				return errEnough
			}
		}
		for ; len(late) > 0 && late[0].After <= n; late = late[1:] {
			a := games.Action{Seat: late[0].Seat, Move: late[0].Move, At: late[0].At}
			refusal, err := refused(k, g, a)
			switch _, is := games.LateBy(refusal); {
			case err != nil:
				return err
			case !is || games.Rule(refusal) != late[0].Late || late[0].After < n:
				return fmt.Errorf("late %d: the rules do not refuse it as too late", len(x.Late)-len(late)+1)
			case !yield(games.Told{Action: a, Game: g, Refused: refusal}):
				return errEnough
			}
		}
		return nil
	})
	if err == nil && len(late) > 0 {
		err = fmt.Errorf("late %d: it came after more actions than there were", len(x.Late)-len(late)+1)
	}
	return err
}

// refused is why the rules refuse an action; nil: they do not. The game stays as it is.
func refused(k games.Kind, g games.Game, a games.Action) (refusal, err error) {
	state, err := json.Marshal(g)
	if err != nil {
		return nil, err
	}
	trial, err := k.Load(k.Schema, state)
	if err != nil {
		return nil, err
	}
	_, refusal = games.Play(trial, a)
	return refusal, nil
}

package replay

import (
	"cmp"
	"errors"
	"fmt"
	"iter"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/games"
)

// A game's story is told from its log in the commit that ends it, and kept: nobody has to play a game again to draw its
// board. A log that can't be told ends the game without a story, never with an error.

var errEnough = errors.New("enough was told")

// Story tells the story of a game from its log.
func Story(k games.Kind, lines [][]byte) (told *games.Story, err error) {
	err = retell(k, "story", lines, func(actions iter.Seq[games.Played]) {
		s := k.After.Story(actions)
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
func retell(k games.Kind, what string, lines [][]byte, listen func(iter.Seq[games.Played])) error {
	past, err := match.ReadLog(lines)
	if err != nil {
		return err
	}
	_, err = listenTo(k, what, past, listen)
	return err
}

// listenTo plays a game again for what is to be told of it, with the presses that came too late. Unfit tells of one of those
// that would not have been refused for that.
func listenTo(k games.Kind, what string, past match.History, listen func(iter.Seq[games.Played])) (unfit, err error) {
	var fault error
	err = problem.Guard(k, what, func() error {
		listen(func(yield func(games.Played) bool) { unfit, fault = told(k, past, yield) })
		return nil
	})
	if err == nil && !errors.Is(fault, errEnough) {
		err = fault
	}
	return unfit, err
}

// highlights are the moments to jump to in a replay.
func (r record) highlights(k games.Kind) (list []games.Highlight, err error) {
	if k.After.Highlights != nil {
		past := match.History{Setup: r.Setup, Actions: r.Actions, Late: r.Late}
		_, err = listenTo(k, "highlights", past, func(actions iter.Seq[games.Played]) { list = k.After.Highlights(actions) })
	}
	return list, err
}

// Figures counts what tells good players from bad ones, in a game that is over. One whose log cannot be read has no figures.
func Figures(d *match.Draft, lines [][]byte) (figures []games.Figure) {
	k := d.Kind
	if k.After.Figures == nil || d.Record.Phase != match.Over {
		return nil
	}
	if err := retell(k, "figures", lines, func(actions iter.Seq[games.Played]) { figures = k.After.Figures(actions) }); err != nil {
		return nil
	}
	return figures
}

// told plays the game again, with the presses that came too late. It leaves out those that would not have been refused for that,
// and unfit tells of the first of them.
func told(k games.Kind, past match.History, yield func(games.Played) bool) (unfit, err error) {
	late := past.Late
	err = match.Replay(k, past.Setup, past.Actions, func(n int, played games.Played) error {
		if !yield(played) {
			return errEnough
		}
		for ; len(late) > 0 && late[0].After <= n; late = late[1:] {
			a := games.Action{Seat: late[0].Seat, Move: late[0].Move, At: late[0].At}
			refusal := refused(k, played.Game, a)
			switch _, is := games.LateBy(refusal); {
			case !is || games.Rule(refusal) != late[0].Late || late[0].After < n:
				unfit = cmp.Or(unfit, fmt.Errorf("late %d: the rules don't refuse it as too late", len(past.Late)-len(late)+1))
			case !yield(games.Played{Action: a, Game: played.Game, Refused: refusal}):
				return errEnough
			}
		}
		return nil
	})
	if err == nil && len(late) > 0 {
		unfit = cmp.Or(unfit, fmt.Errorf("late %d: it came after more actions than there were", len(past.Late)-len(late)+1))
	}
	return unfit, err
}

// refused is why the rules refuse an action; nil: they do not. The game stays as it is.
func refused(k games.Kind, g games.Game, a games.Action) error {
	_, err := k.Of(g).Play(a)
	return err
}

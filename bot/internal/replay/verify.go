package replay

import (
	"cmp"
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"iter"
	"reflect"
	"slices"
	"strings"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/bot/internal/seal"
	"ruckus/games"
	"ruckus/render/markup"
)

// A Verdict says whether a game was dealt and played as its record says.
type Verdict struct {
	Table, Title string
	Players      []markup.Name // by seat
	Mix          *seal.Mix     // what decided the cards; nil: the game is of a version that mixed nothing
	Seed         string        // that the mix comes to, or that was given
	Actions      int           // that were played again
	Differs      string        // what differs first, as part of a sentence; "": all is as it should be
	Unchecked    []string      // what could not be checked, as sentences without their ends: then not all is known to be as it should
}

// Verify deals the game at a table again and plays its log. It is refused until everything may be known about the game.
func (rs *Records) Verify(ctx context.Context, ref match.Ref) (Verdict, error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	d, past, err := rs.History(ctx, ref)
	switch {
	case err != nil:
		return Verdict{}, err
	case !d.UndoUntil().IsZero():
		return Verdict{}, problem.Reason{Code: "check.undo"}
	case !d.Told():
		return Verdict{}, problem.Reason{Code: "check.on"}
	}
	x, err := export(d, past)
	if err != nil {
		return Verdict{}, err
	}
	return x.Verify(d.Kind), nil
}

// Verify deals the exported game again, plays its log, and compares.
func (x Export) Verify(k games.Kind) Verdict {
	v := Verdict{
		Table: x.Table, Title: cmp.Or(k.Title, x.Game), Players: x.Players, Mix: x.Setup.Mix, Seed: x.Setup.Seed, Actions: len(x.Actions),
	}
	if err := x.checkForm(); err != nil {
		v.Differs = err.Error()
		return v
	}
	if err := x.checkDeal(&v); err != nil {
		v.Differs = err.Error()
		return v
	}
	if x.Setup.Edition != k.Edition {
		v.Differs = fmt.Sprintf("setup.edition: the game was played with edition %q of its rules, and this program has %q", x.Setup.Edition, k.Edition)
		return v
	}
	err := x.checkPlay(k)
	if err == nil {
		err = x.checkTexts(k, &v)
	}
	if err != nil {
		v.Differs = err.Error()
	}
	return v
}

// maxNamed is how many changed parts of an export are named.
const maxNamed = 5

// checkForm checks the document itself.
func (x Export) checkForm() error {
	changed, err := x.changed()
	switch {
	case x.Format != exportFormat:
		return fmt.Errorf("format: it is %d, and this program reads %d", x.Format, exportFormat)
	case err != nil:
		return err
	case x.Phase != match.Over && x.Phase != match.Closed || x.Setup.Seed == "":
		return errors.New("the game was exported while it was on: without its seed it can't be checked, so export it again when it is over")
	case len(changed) > 0:
		more := ""
		if n := len(changed) - maxNamed; n > 0 {
			changed, more = changed[:maxNamed], fmt.Sprintf(" and %d more", n)
		}
		return fmt.Errorf("%s%s: changed since the export", strings.Join(changed, ", "), more)
	case x.Game != x.Setup.Kind:
		return fmt.Errorf("game: it is %q, and the game was set up as %q", x.Game, x.Setup.Kind)
	case len(x.Players) != x.Setup.Seats:
		return fmt.Errorf("players: there are %d, for %d seats", len(x.Players), x.Setup.Seats)
	}
	return nil
}

// checkDeal deals again: it compares the seed with what it was mixed of.
func (x Export) checkDeal(v *Verdict) error {
	m := x.Setup.Mix
	switch {
	case m == nil:
		return errors.New("setup.mix: the file doesn't say where the seed is from")
	case m.Given:
		v.Unchecked = append(v.Unchecked, "the deal: it was set in advance, the same for everyone who plays it, and the people who run the bot could have known it")
	}
	if err := m.Check(); err != nil {
		return fmt.Errorf("setup.mix: %w", err)
	}
	if m.Given {
		return nil
	}
	if m.Closing == nil && len(m.Presses) != x.Setup.Seats-x.Setup.Late {
		return fmt.Errorf("setup.mix: it is of %d seats, and the game of %d", len(m.Presses), x.Setup.Seats-x.Setup.Late)
	}
	if seed := m.Seed(); hex.EncodeToString(seed[:]) != x.Setup.Seed {
		return fmt.Errorf("setup.seed: what was mixed comes to %x, and the game was dealt from another seed", seed)
	}
	return nil
}

// checkPlay plays the log again and compares the end.
func (x Export) checkPlay(k games.Kind) error {
	last, err := x.Replay(k)
	if err != nil {
		return err
	}
	var result *games.Result
	var sum string
	err = problem.Guard(k, "verify", func() error {
		result, sum = last.Result(), games.Sum(last)
		return nil
	})
	switch {
	case err != nil:
		return err
	case (result != nil) != (x.Phase == match.Over):
		return errors.New("phase: played again, the game is over where it wasn't, or not over where it was")
	case !reflect.DeepEqual(result, x.Result):
		return fmt.Errorf("result: played again, the game ends with %s, not with %s", points(result), points(x.Result))
	case x.Final != sum:
		return errors.New("final: played again, the game ends in another position")
	}
	return x.checkLate(k)
}

// checkTexts has the rules judge again what was typed. What they decided by texts that were removed can't be checked.
func (x Export) checkTexts(k games.Kind, v *Verdict) error {
	removed := 0
	err := match.Replay(k, x.Setup, x.Actions, func(n int, played games.Played) error {
		if n == len(x.Actions) || x.Actions[n].Seat == games.Table {
			return nil
		}
		line := x.Actions[n]
		for _, ask := range played.Game.Prompt(line.Seat).Typed {
			no, ok := ask.Made(line.Move)
			if !ok {
				continue
			}
			text, earlier := match.TextAt(x.Texts, no), func(n games.Text) string { return match.TextAt(x.before(no), n) }
			made, _, err := k.Of(played.Game).Read(games.Action{Seat: line.Seat, Move: games.Say(ask.Move, text), At: line.At}, no, earlier)
			switch {
			case text == "" || removed > 0 && made.Move != line.Move:
				removed++
			case err != nil || made.Move != line.Move:
				return fmt.Errorf("texts %d: the rules decide otherwise on what was typed", len(x.before(no))+1)
			}
		}
		return nil
	})
	if removed > 0 {
		v.Unchecked = append(v.Unchecked, fmt.Sprintf("text removed: what the rules decided by typed texts, %d times", removed))
	}
	return err
}

// before are the texts that were typed before one.
func (x Export) before(n games.Text) []match.Text {
	return x.Texts[:max(0, slices.IndexFunc(x.Texts, func(t match.Text) bool { return t.N == n }))]
}

// checkLate has the rules judge the presses that came too late. It refuses more than the bot keeps: each takes its time.
func (x Export) checkLate(k games.Kind) error {
	if len(x.Late) == 0 {
		return nil
	}
	if !k.Races() {
		return errors.New("late: in this game no press can come too late")
	}
	by := map[games.Seat]int{}
	for i, l := range x.Late {
		by[l.Seat]++
		if by[l.Seat] > match.MaxLate {
			return fmt.Errorf("late %d: the bot keeps %d of a player", i+1, match.MaxLate)
		}
	}
	past := match.History{Setup: x.Setup, Actions: x.Actions, Late: x.Late}
	unfit, err := listenTo(k, "late presses", past, func(actions iter.Seq[games.Played]) { actions(func(games.Played) bool { return true }) })
	return errors.Join(err, unfit)
}

func points(r *games.Result) string {
	if r == nil {
		return "no result"
	}
	var won []string
	for _, s := range r.Winners {
		won = append(won, fmt.Sprint(int(s)+1))
	}
	if won == nil {
		return fmt.Sprintf("points %v and a defeat of all", r.Scores)
	}
	return fmt.Sprintf("points %v and seat %s as the first", r.Scores, strings.Join(won, ", "))
}

package games

import "iter"

// A Played is one action of a game that is played again from its log.
type Played struct {
	Action
	Events []Event
	Game   Game // after the action; it may be read, not changed

	// Refused is why the action counted for nothing, see TooLate; nil: it did. Replay has none: who keeps them adds them.
	Refused error
}

// Replay plays a game again from its setup and its actions. First comes the game as it begins, with the zero Move. Where the
// rules refuse an action, it ends there, and err says why.
func Replay(k Kind, s Setup, actions []Action, err *error) iter.Seq[Played] {
	return func(yield func(Played) bool) {
		played := Played{Action: Action{Seat: Table, At: s.At}}
		*err = k.Guard("start", func() (err error) {
			played.Game, err = k.New(s)
			return err
		})
		for n := 0; *err == nil && yield(played) && n < len(actions); n++ {
			played.Action = actions[n]
			*err = k.refusalOrFault(k.Guard("play", func() (err error) {
				played.Events, err = Play(played.Game, played.Action)
				return err
			}))
		}
	}
}

package redbrn

import "testing"

func TestPlaythrough(t *testing.T) {
	rules := standard()
	rules.Rounds = 1
	s := newScript(t)
	s.Game = begin(t, 3, 9, rules)
	s.Playthrough(*update, choose, func() (int, string) { return int(s.Game.Round), "" })
}

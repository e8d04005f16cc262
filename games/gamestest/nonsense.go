package gamestest

import (
	"errors"
	"math"
	"regexp"
	"strings"
	"time"

	"ruckus/games"
)

var rubbish = []string{
	"", " ", "\n", "\x00", "\xff\xfe\xfd", "nonsense", "1", "-1", "[]", "{}", "null", "🂡", "pläy 7♥", "play", "play ", "play play",
	"%s%d%v", "../../etc/passwd", "tick ", "Tick", "TICK", games.Tick + "\n", "play 99999999999999999999999999", "play -0x7fffffff",
	strings.Repeat("x", games.MaxMove), strings.Repeat("x", games.MaxMove+1), strings.Repeat("play ", 2000), strings.Repeat("9", 60),
	strings.Repeat("+", games.MaxMove), strings.Repeat(" ", games.MaxMove), strings.Repeat("\x00", 10_000),
}

var number = regexp.MustCompile(`[0-9]+`)

// checkNonsense tries what no honest button sends. All must be refused with games.ErrIllegal, and nothing may panic.
func (m *match) checkNonsense() error {
	actions := m.nonsense()
	n := 4
	if m.close {
		n = len(actions)
	}
	m.rand.Shuffle(len(actions), func(i, j int) { actions[i], actions[j] = actions[j], actions[i] })
	for _, a := range actions[:min(n, len(actions))] {
		if err := m.unlisted(a); err != nil {
			return faultf("nonsense: %v", err)
		}
	}
	return m.checkLate()
}

func (m *match) nonsense() []games.Action {
	var all []games.Action
	add := func(s games.Seat, move string) { all = append(all, games.Action{Seat: s, Move: move, At: m.now}) }
	anyone := func() games.Seat { return games.Seat(m.rand.IntN(m.setup.Seats)) }
	for _, move := range rubbish {
		add(anyone(), move)
	}
	b := make([]byte, m.rand.IntN(games.MaxMove))
	for i := range b {
		b[i] = byte(m.rand.Uint32())
	}
	add(anyone(), string(b))
	add(anyone(), games.Tick)
	add(games.Table, "")
	add(games.Table, "nonsense")
	for s, p := range m.prompts {
		if len(p.Moves) == 0 {
			continue
		}
		move := p.Moves[m.rand.IntN(len(p.Moves))]
		for _, other := range []games.Seat{
			games.Table, games.Seat(m.setup.Seats), -2, math.MinInt8, math.MaxInt8, games.Seat((s + 1) % m.setup.Seats), anyone(),
		} {
			add(other, move)
		}
		for _, forged := range []string{move + " 1", move + "x", "x" + move, strings.ReplaceAll(move, " ", ""), move[:len(move)-1]} {
			add(games.Seat(s), forged)
		}
		for range min(4, len(m.past)) { // what was possible once, or for somebody else, made to look new
			add(games.Seat(s), renumber(m.past[m.rand.IntN(len(m.past))].move, move))
		}
		for _, span := range number.FindAllStringIndex(move, -1) {
			for _, n := range []string{"0", "1", "2", "255", "256", "-1", "4294967296", "99999999999999999999", ""} {
				add(games.Seat(s), move[:span[0]]+n+move[span[1]:])
			}
		}
	}
	return all
}

// renumber gives a move the last number of another.
func renumber(move, like string) string {
	to, from := number.FindAllStringIndex(move, -1), number.FindAllStringIndex(like, -1)
	if len(to) == 0 || len(from) == 0 {
		return move
	}
	t, f := to[len(to)-1], from[len(from)-1]
	return move[:t[0]] + like[f[0]:f[1]] + move[t[1]:]
}

// checkLate makes listed moves at odd times: before the game, before the last move, long after something was due. The
// game may accept or refuse them, but in good order.
func (m *match) checkLate() error {
	for s, p := range m.prompts {
		if len(p.Moves) == 0 {
			continue
		}
		odd := []time.Time{{}, Start.Add(-time.Hour), m.now.Add(-2 * time.Second), m.now.Add(1000 * time.Hour)}
		if !m.close {
			i := m.rand.IntN(len(odd))
			odd = odd[i : i+1]
		}
		for _, at := range odd {
			a := games.Action{Seat: games.Seat(s), Move: p.Moves[m.rand.IntN(len(p.Moves))], At: at}
			if _, _, err := m.step(m.game, a); err != nil && !errors.Is(err, games.ErrIllegal) {
				return faultf("%s at %s is refused with an error that does not wrap games.ErrIllegal: %v", describe(a), at, err)
			}
		}
	}
	return nil
}

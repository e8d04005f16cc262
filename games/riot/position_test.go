package riot

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// start is when all games in tests begin.
var start = gamestest.Start

var houseTables = newTables(Default())

// A table is a game in a test. Seat 0 has the Police, 1 the Autonomen, 2 the Anarchists, 3 the Nationalists.
type table struct {
	*game
	t    testing.TB
	told []string // by the last action
}

// newTable begins a game with the teams in order of the seats.
func newTable(t testing.TB, seats int, seed byte, values map[string]int) *table {
	all := map[string]int{"random_teams": 0, "comeback": 0}
	for name, v := range values {
		all[name] = v
	}
	g, err := houseKind.New(games.Setup{Seats: seats, Seed: [32]byte{seed}, At: start, Values: all})
	require.NoError(t, err)
	return &table{game: g.(*game), t: t}
}

// board makes a game in round 1 with the units as written, such as "police: HQ 2O, A 1R | autonomen: A1 1M". Every
// Protester team that is not mentioned has a Militant in a building of its own far away: F1, F2 or F3.
func board(t testing.TB, seats int, text string) *table {
	p := newTable(t, seats, 1, nil)
	p.lay(text)
	return p
}

// lay has a new game be in round 1 with the units, cards and points as written: "A1 1M, stones, points 6".
func (p *table) lay(text string) {
	slices.Sort(p.Order[:p.Seats])
	p.Phase, p.Round, p.Step = Acting, 1, 10
	for _, part := range strings.Split(text, " | ") {
		name, all, _ := strings.Cut(part, ": ")
		team := p.named(name)
		for _, one := range strings.Split(all, ", ") {
			switch what, more, ok := strings.Cut(one, " "); {
			case !ok:
				p.give(team, one)
			case what == "points":
				n, err := strconv.Atoi(more)
				require.NoError(p.t, err, one)
				p.Points[team] = n
			default:
				p.put(team, what, more)
			}
		}
	}
	for team := Autonomen; int8(team) < p.Seats; team++ {
		if p.onBoard(team) == 0 {
			p.put(team, "F"+strconv.Itoa(int(team)), "1M")
		}
	}
}

// named is a team by its name.
func (p *table) named(name string) Team {
	i := slices.Index(teamNames[:], name)
	require.GreaterOrEqual(p.t, i, 0, "there is no team %q", name)
	return Team(i)
}

// put puts units from the supply on the board, such as "2O1V".
func (p *table) put(team Team, code, what string) {
	at, err := p.game.t.place(code)
	require.NoError(p.t, err)
	for ; what != ""; what = what[2:] {
		kind := p.game.t.kindWith(team, what[1])
		require.GreaterOrEqual(p.t, kind, 0, what)
		for range what[0] - '0' {
			i := p.spare(team, uint8(kind))
			require.GreaterOrEqual(p.t, i, 0, "no token left of %s", what)
			p.of(team)[i].at = at
		}
	}
}

// hold gives a team cards.
func (p *table) hold(team Team, ids ...string) *table {
	for _, id := range ids {
		p.give(team, id)
	}
	return p
}

func (p *table) give(team Team, id string) {
	for i, c := range p.game.t.faces[team] {
		if left := p.deck[team] & p.game.t.faceMask[team][i]; c.ID == id && left != 0 {
			p.Hand[team] |= left & -left
			p.deck[team] &^= left & -left
			return
		}
	}
	require.Fail(p.t, "no such card", id)
}

// acts has a team's turn begin with its moves: nothing is counted or bought.
func (p *table) acts(team Team) *table {
	p.At = int8(slices.Index(p.Order[:], team))
	for i := range p.of(team) {
		if u := &p.of(team)[i]; u.at > bought {
			u.mark = mark(p.kind(team, i).steps)
		}
	}
	p.startActing()
	p.said = nil
	return p
}

// counts has a team's turn begin as it should.
func (p *table) counts(team Team) *table {
	p.At = int8(slices.Index(p.Order[:], team))
	p.startTurn()
	p.hear()
	return p
}

// action reads "1 let" or "tick"; the number at the end of the move is added.
func (p *table) action(line string) games.Action {
	if line == games.Tick {
		return games.Action{Seat: games.Table, Move: games.Tick, At: p.Due()}
	}
	seat, move, _ := strings.Cut(line, " ")
	n, err := strconv.Atoi(seat)
	require.NoError(p.t, err, line)
	return games.Action{Seat: games.Seat(n), Move: move + " " + strconv.Itoa(p.Step), At: start}
}

// do makes moves, each of which must be allowed.
func (p *table) do(lines ...string) *table {
	for _, line := range lines {
		events, err := p.Apply(p.action(line))
		require.NoError(p.t, err, line)
		p.said = events
		p.hear()
	}
	return p
}

// refuses requires that a move is refused with a sentence that has these words.
func (p *table) refuses(line, words string) *table {
	_, err := p.game.Clone().Apply(p.action(line))
	require.ErrorIs(p.t, err, games.ErrIllegal, line)
	require.ErrorContains(p.t, err, words, line)
	return p
}

// is requires that a team's units are where they are written, as in board, "" for none.
func (p *table) is(team Team, want string) *table {
	p.t.Helper()
	require.Equal(p.t, want, p.units(team))
	return p
}

func (p *table) units(team Team) string {
	var list []string
	for at := hq; at < p.game.t.places; at++ {
		if s := p.tokensAt(team, at); s != 0 {
			text := p.game.t.codes[at] + " "
			for i := range p.game.t.kinds[team] {
				k := &p.game.t.kinds[team][i]
				if n := (s & k.tokens()).count(); n > 0 {
					text += strconv.Itoa(n) + k.Letter
				}
			}
			list = append(list, text)
		}
	}
	return strings.Join(list, ", ")
}

// waitsFor requires that the game waits for these seats.
func (p *table) waitsFor(seats ...games.Seat) *table {
	p.t.Helper()
	require.Equal(p.t, seats, p.View(games.Table).(View).Asked)
	return p
}

// can reports whether a move is listed for a seat.
func (p *table) can(line string) bool {
	a := p.action(line)
	return slices.Contains(p.Prompt(a.Seat).Moves, a.Move)
}

// handOf are the IDs of a team's cards.
func (p *table) handOf(team Team) string {
	var ids []string
	for s := p.Hand[team]; s != 0; s &= s - 1 {
		ids = append(ids, p.game.t.faces[team][p.game.t.faceOf[team][bits.TrailingZeros32(uint32(s))]].ID)
	}
	return strings.Join(ids, " ")
}

// wins requires that the game is over and these seats have won.
func (p *table) wins(seats ...games.Seat) *table {
	p.t.Helper()
	require.NotNil(p.t, p.Result(), "the game goes on")
	require.Equal(p.t, seats, p.Result().Winners)
	return p
}

package riot

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
)

// dumbUnit is a unit in the second implementation of clashes.
type dumbUnit struct {
	letter      byte
	force, cost int
}

var dumbMats = map[Team]map[byte][3]int{ // force elsewhere, force in the street, cost
	Police:       {'O': {1, 1, 1}, 'R': {2, 2, 2}, 'V': {2, 2, 3}, 'S': {3, 3, 4}},
	Autonomen:    {'M': {1, 1, 1}, 'Q': {2, 2, 2}, 'A': {1, 1, 2}},
	Anarchists:   {'M': {1, 1, 1}, 'G': {2, 2, 2}, 'B': {2, 3, 3}},
	Nationalists: {'M': {1, 1, 1}, 'H': {2, 2, 2}, 'P': {2, 2, 3}},
}

func dumbGroup(t Team, what string, street bool) (list []dumbUnit) {
	for ; what != ""; what = what[2:] {
		m := dumbMats[t][what[1]]
		force := m[0]
		if street {
			force = m[1]
		}
		for range what[0] - '0' {
			list = append(list, dumbUnit{what[1], force, m[2]})
		}
	}
	return list
}

func dumbTotal(list []dumbUnit) (n int) {
	for _, u := range list {
		n += u.force
	}
	return n
}

// dumbSuffer takes damage off the winners one point at a time, and returns who is unhurt and who is wounded.
func dumbSuffer(list []dumbUnit, damage int) (whole, hurt []dumbUnit) {
	slices.SortStableFunc(list, func(a, b dumbUnit) int {
		if a.force != b.force {
			return a.force - b.force
		}
		return a.cost - b.cost
	})
	for len(list) > 0 && damage > 0 {
		left := list[0].force
		for left > 0 && damage > 0 {
			left--
			damage--
		}
		if left > 0 {
			hurt = append(hurt, list[0])
		}
		list = list[1:]
	}
	return list, hurt
}

func dumbText(list []dumbUnit, t Team) (text string) {
	for _, letter := range map[Team]string{Police: "ORVS", Autonomen: "MQA", Anarchists: "MGB", Nationalists: "MHP"}[t] {
		n := 0
		for _, u := range list {
			if rune(u.letter) == letter {
				n++
			}
		}
		if n > 0 {
			text += strconv.Itoa(n) + string(letter)
		}
	}
	return text
}

// randomGroup is a few units of a team.
func randomGroup(t Team, r *rand.Rand) string {
	text := ""
	for _, letter := range map[Team]string{Police: "ORVS", Autonomen: "MQA", Anarchists: "MGB", Nationalists: "MHP"}[t] {
		if n := r.IntN(4); n > 0 {
			text += strconv.Itoa(n) + string(letter)
		}
	}
	if text == "" {
		return randomGroup(t, r)
	}
	return text
}

// Clashes without cards end as a second, simpler implementation says: who wins, and who is removed, wounded or inside.
func TestClashesAgreeWithASecondImplementation(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(5, 6))
	for range 3000 {
		teams := []Team{Police, Autonomen, Anarchists, Nationalists}
		r.Shuffle(4, func(i, j int) { teams[i], teams[j] = teams[j], teams[i] })
		a, d := teams[0], teams[1]
		street := d == Police || r.IntN(2) == 0
		place, cover := "A1", 1
		if street {
			place, cover = "A", 0
		}
		mine, theirs := randomGroup(a, r), randomGroup(d, r)
		p := board(t, 4, a.String()+": A "+mine+" | "+d.String()+": "+place+" "+theirs).acts(a)
		for _, team := range teams { // nobody is out
			if team != Police {
				p.put(team, "C", "1M")
			}
		}
		for i := range p.of(a) {
			if u := &p.of(a)[i]; u.at > bought {
				u.mark = mark(p.kind(a, i).steps)
			}
		}
		attackers, defenders := dumbGroup(a, mine, street), dumbGroup(d, theirs, street)
		x, y := dumbTotal(attackers), dumbTotal(defenders)+cover
		line := strconv.Itoa(int(a)) + " attack " + place + "/" + strconv.Itoa(int(d)) + " A:" + dumbMove(mine)
		if a == Police && x < y {
			p.refuses(line, "less Force")
			continue
		}
		p.do(line, strconv.Itoa(int(a))+" go")
		want := map[string]string{}
		switch {
		case x == y:
			want[a.String()+" A"], want[d.String()+" "+place] = dumbText(attackers, a), dumbText(defenders, d)
		case x > y:
			whole, hurt := dumbSuffer(attackers, y)
			dumbWinners(want, a, whole, hurt, street, map[bool]string{true: place, false: "A"}[a != Police], street || a == Police)
		default:
			whole, hurt := dumbSuffer(defenders, x)
			dumbWinners(want, d, whole, hurt, street, place, street)
		}
		got := map[string]string{}
		for _, team := range []Team{a, d} {
			for _, at := range []string{"A", "A1", "Ae", "Hosp"} {
				code, err := p.game.t.place(at)
				require.NoError(t, err)
				var list []dumbUnit
				for i, u := range p.of(team) {
					if u.at == code {
						list = append(list, dumbUnit{letter: p.kind(team, i).letter})
					}
				}
				if len(list) > 0 {
					got[team.String()+" "+at] = dumbText(list, team)
				}
			}
		}
		require.Equal(t, want, got, "%s %s against %s %s in %s", a, mine, d, theirs, place)
	}
}

// dumbWinners says where the winners are afterwards.
func dumbWinners(want map[string]string, t Team, whole, hurt []dumbUnit, street bool, at string, apart bool) {
	if !apart {
		whole, hurt = append(whole, hurt...), nil
	}
	if text := dumbText(whole, t); text != "" {
		want[t.String()+" "+at] = text
	}
	if text := dumbText(hurt, t); text != "" {
		want[t.String()+" "+map[bool]string{true: "Hosp", false: "Ae"}[t == Police]] = text
	}
}

// dumbMove writes a group as a move does: "2O1+1V2".
func dumbMove(what string) (text string) {
	for ; what != ""; what = what[2:] {
		if text != "" {
			text += "+"
		}
		text += what[:2] + map[bool]string{true: "2", false: "1"}[what[1] == 'V']
	}
	return text
}

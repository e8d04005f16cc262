package riot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/screen"
)

// attacking has units chosen that attack a group.
func (h hand) attacking() (screen.Screen, bool) {
	if len(h.place) < 2 {
		return screen.Screen{}, false
	}
	code, seat, _ := strings.Cut(h.place[1], "/")
	for _, to := range h.Targets {
		if to.Place == code && strconv.Itoa(int(to.Seat)) == seat {
			return h.attack(to), true
		}
	}
	return screen.Screen{}, false
}

func (h hand) attack(to riot.Target) screen.Screen {
	about := fmt.Sprintf("%s/%d", to.Place, to.Seat)
	p := h.pick(placeAttack+" "+about, h.attackers(to))
	b := battle{place: to.Place, attacker: h.Seat, defender: to.Seat, sent: p.sent(), met: h.at(to.Place, to.Seat), defence: to.Force}
	b.attack = force(b.sent)
	b.quiet = h.hasShy(h.Seat, b.sent) || h.hasShy(to.Seat, b.met)
	house := ""
	if cover := to.Force - force(b.met); cover > 0 {
		house = fmt.Sprintf("house %d", cover)
	}
	attack := screen.Control{Label: fmt.Sprintf("Attack %d to %d", b.attack, b.defence), Style: screen.Red}
	attack.Do = fmt.Sprintf("attack %s %s %d", about, p.from(), h.Step)
	var rows []string
	switch {
	case len(b.sent) == 0:
		rows, attack.Off = []string{"You send nobody yet: choose who attacks."}, true
	case b.attack < to.Least:
		rows, attack.Off = []string{fmt.Sprintf("**Too little:** the Police attack only with at least as much Force, here %d.", to.Least)}, true
	case len(attack.Do) > games.MaxMove:
		rows, attack.Off = []string{"These are too many different units for one attack: leave some behind."}, true
	default:
		rows = append(append([]string{"If no card is played: **" + h.verdict(b) + "**"}, h.losses(b, h.r)...), h.watched(h.Seat, to.Seat, b.quiet, h.r), "-# "+h.withCards(b)+h.mayPlay())
	}
	if attack.Off {
		attack.Do = "attack " + about
	}
	s := screen.Screen{Title: fmt.Sprintf("Attack %s in %s?", h.team(to.Seat, h.r), to.Place)}
	they := "They: " + h.sum(to.Seat, b.met, h.r, to.Force, house)
	you := "You: " + h.sum(h.Seat, b.sent, h.r, b.attack)
	s.Text = screen.Paragraphs(screen.Lines(you, they), screen.Lines(append(rows, h.clock())...))
	s.Rows = append(screen.Grid(h.buttons(p)), append([]screen.Control{h.r.On(attack, attackMark, ""), screen.Back(screen.LabelBack)}, p.all()...))
	return s
}

// mayPlay names the cards for clashes that the seat holds.
func (h hand) mayPlay() string {
	var mine []riot.HandCard
	for _, c := range h.Hand {
		if c.Blitz() {
			mine = append(mine, c)
		}
	}
	if mine == nil {
		return ""
	}
	return " You hold " + cards(mine, h.r) + "."
}

// attackers are the groups that can take part. Those in the street are chosen at first, and of the others as many as it
// takes to win.
func (h hand) attackers(to riot.Target) []group {
	street := h.streetOf(to.Place)
	var groups []group
	for _, a := range to.From {
		groups = append(groups, group{Able: a})
	}
	codes := h.codes()
	slices.SortStableFunc(groups, func(a, b group) int { return slices.Index(codes, a.Place) - slices.Index(codes, b.Place) })
	groups = groups[:min(len(groups), maxGroups)]
	sum := 0
	for i := range groups {
		if g := &groups[i]; g.Place == street {
			g.n = g.N
			sum += g.N * g.Force
		}
	}
	for i := range groups {
		for g := &groups[i]; g.Place != street && g.n < g.N && sum <= to.Force; g.n++ {
			sum += g.Force
		}
	}
	return groups
}

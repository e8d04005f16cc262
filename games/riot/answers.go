package riot

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
)

// Standing answers are words like those of moves:
//
//	none 3.1.2        no card in this clash: the third attack of the turn that is the second of round 3
//	none 3.1          no card in clashes of this turn
//	let 3.1           lets all pass in this turn
//	let D, block D    lets all pass in a street, or always steps in the way there
//	let others        lets pass who attacks another team
//	block empty       steps in the way of who goes into a building without a fight
//	block mine        steps in the way of who attacks an own building
//	none mine         no card in own attacks, but those of a plan
//	streets           no card in clashes in the streets
//	go ahead          goes on hand to hand with an attack that is ahead, whatever cards the defender may hold
//	go even           goes on with one that is ahead or a draw
//	hide              plays a card that keeps a clash from the public, where the Police would win it
//	same              the Police keep the order of the others
//
// The first three end with what they are for, the others hold until they are taken back. So does games.PlanOn.
const (
	answerNone    = "none"
	answerLet     = "let"
	answerBlock   = "block"
	answerStreets = "streets"
	answerGo      = "go"
	answerHide    = "hide"
	answerSame    = "same"

	forOthers = "others"
	forEmpty  = "empty"
	forMine   = "mine"
	forAhead  = "ahead"
	forEven   = "even"
)

// turnName names the turn that is going on, and clashName the clash.
func (g *game) turnName() string { return fmt.Sprintf("%d.%d", g.Round, g.At) }

func (g *game) clashName() string { return fmt.Sprintf("%s.%d", g.turnName(), len(g.Attacked)) }

// matter is a number for the clash that goes on, unlike those of all others; 0 while there is none.
func (g *game) matter() int {
	if g.Phase < Shooting || g.Phase > Fighting {
		return 0
	}
	return (g.Round*Teams+int(g.At))*1000 + len(g.Attacked)
}

// answers are the standing answers that a team can give now.
func (g *game) answers(t Team) (list []string) {
	switch {
	case g.Phase == Ended || g.Phase == Placing || !g.lives(t):
		return nil
	case t == Police && g.protesters() > 1:
		list = append(list, answerSame)
	}
	if g.inTurn() && t != g.turn() {
		list = append(list, answerLet+" "+g.turnName())
	}
	for a := range int(g.t.areas) {
		street := g.t.codes[g.t.street(a)]
		list = append(list, answerLet+" "+street, answerBlock+" "+street)
	}
	list = append(list, games.PlanOn, answerGo+" "+forAhead, answerGo+" "+forEven, answerLet+" "+forOthers, answerBlock+" "+forEmpty)
	if t == Police {
		return list
	}
	list = append(list, answerBlock+" "+forMine, answerNone+" "+forMine)
	if g.inTurn() {
		list = append(list, answerNone+" "+g.turnName())
	}
	if g.matter() != 0 && (t == g.turn() || t == g.Foe) {
		list = append(list, answerNone+" "+g.clashName())
	}
	list = append(list, answerStreets)
	if slices.ContainsFunc(g.t.faces[t], func(c Card) bool { return c.Effect == NoPO }) {
		list = append(list, answerHide)
	}
	return list
}

// Answer makes a move of standing answers.
func (g *game) Answer(s games.Seat, answers []string) string {
	if s < 0 || int8(s) >= g.Seats || !g.asks(g.TeamOf[s]) {
		return ""
	}
	for i := len(answers) - 1; i >= 0; i-- {
		if move := g.standingMove(g.TeamOf[s], answers[i]); move != "" {
			return g.numbered(move)
		}
	}
	return ""
}

// standingMove is what one standing answer makes of what a team is asked, written without its number; "" where it says nothing to it.
func (g *game) standingMove(t Team, answer string) string {
	verb, what, _ := strings.Cut(answer, " ")
	switch g.Phase {
	case Blocking:
		here := what == g.turnName() || what == g.t.codes[g.t.streetOf(g.Target)] || what == g.wanted(t)
		switch {
		case verb == answerLet && here:
			return "let"
		case verb == answerBlock && here:
			return "obstruct"
		}
	case Shooting, Fighting:
		switch {
		case verb == answerNone && (what == g.turnName() || what == g.clashName() || what == forMine && t == g.turn()),
			verb == answerStreets && g.t.isStreet(g.Target):
			return "noblitz"
		case verb == answerHide:
			return g.hide(t)
		}
	case Deciding:
		total := g.totals()
		if verb == answerGo && (g.leads() || what == forEven && total[attacker] == total[defender]) {
			return "go"
		}
	case Ordering:
		if verb == answerSame {
			return g.sameOrder()
		}
	}
	return ""
}

// wanted is what the team on turn wants that a team may let pass: a fight with another team or with that one, or a building without one.
func (g *game) wanted(t Team) string {
	switch {
	case !g.Attack:
		return forEmpty
	case g.Foe == t:
		return forMine
	}
	return forOthers
}

// hide plays a card that keeps the clash from the public, where it would count and the Police would win it.
func (g *game) hide(t Team) string {
	total := g.totals()
	if g.Phase != Fighting || g.Uncounted || g.Counts || g.teamOn(1-g.Side) != Police || total[g.Side] >= total[1-g.Side] {
		return ""
	}
	for c := range g.cards(t) {
		if c.Effect == NoPO {
			return "blitz " + c.ID
		}
	}
	return ""
}

// sameOrder puts the others in the order that they have.
func (g *game) sameOrder() string {
	move := "order"
	for _, t := range g.inOrder()[1:] {
		move += fmt.Sprint(" ", g.seatOf[t])
	}
	return move
}

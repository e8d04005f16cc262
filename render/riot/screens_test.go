package riot

import (
	"flag"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

var update = flag.Bool("update", false, "write the golden texts anew")

// Turns are planned, so that their moves take more presses.
func TestScreens(t *testing.T) {
	screentest.Run(t, riot.Kind(riot.Default()), Look(), screentest.Options{
		Update:  *update,
		Silent:  []string{"end", "round", "turn", "flag", "go", "over"},
		Further: reaches,
		Said:    regexp.MustCompile(`^([A-Z][0-9e]|HQ)$`).MatchString, // places have these names on the map, too
	})
}

// reaches reports whether a move can be made through the plan: bought by unit, ordered as it is proposed, or by other units.
func reaches(h screentest.Hand, move string) bool {
	order := move[:strings.LastIndexByte(move, ' ')]
	w := strings.Fields(order)
	home := h.At("", screen.Reader{})
	does := func(s screen.Screen, what string) bool {
		return slices.ContainsFunc(screentest.Moves(s), func(m string) bool {
			_, planned, ok := strings.Cut(m, " ")
			return m == move || ok && strings.HasPrefix(m, games.PlanMark) && strings.HasPrefix(planned, what)
		})
	}
	if h.Table.Plan == nil {
		return does(h.At(placePage+" 2", screen.Reader{}), "") // of many cards
	}
	switch w[0] {
	case "end", "bought":
		return does(home, games.PlanEnd) || slices.Contains(screentest.Leads(home), placeEnd)
	case "place":
		return does(home, games.PlanAdd+order) || does(h.At(placePage+" 2", screen.Reader{}), games.PlanAdd+order)
	case "buy", "return":
		return does(h.At(placeBuy+" "+w[1][1:], screen.Reader{}), games.PlanAdd+order)
	case "deploy":
		for group := range strings.SplitSeq(w[2], "+") {
			n, letter := group[:len(group)-1], group[len(group)-1:]
			if !does(h.At(placeBuy+" "+letter+" "+n, screen.Reader{}), games.PlanAdd+"deploy "+w[1]+" "+group) {
				return false
			}
		}
		return true
	case "play":
		cards := h.At(placeCards, screen.Reader{})
		return does(cards, "") || does(h.At(placeCards+" 2", screen.Reader{}), "")
	}
	return bySquad(h, order)
}

// bySquad reports whether an order is proposed, or is another squad's that is.
func bySquad(h screentest.Hand, order string) bool {
	w := strings.Fields(order)
	for _, o := range h.Table.Plan.Shelf {
		if len(o.Orders) != 1 || strings.Fields(o.Orders[0])[0] != w[0] {
			continue
		}
		plan, err := look.PlanFor(h.Table.Kind, h.Game, h.Seat, o.Orders)
		if err != nil || plan == nil {
			return false
		}
		table := h.Table.Table
		table.Plan = plan
		at := hand{scene: scene{h.View.(riot.View)}, t: table, side: h.View.(riot.View).Sides[h.Seat]}
		q, ok := at.squad()
		if !ok || q.target != nil && !strings.HasPrefix(order, "attack "+q.to+"/"+strconv.Itoa(int(q.target.Seat))+" ") || q.target == nil && w[len(w)-1] != q.to {
			continue
		}
		units, sent := w[2], 0
		if w[0] == "move" {
			units = w[1] + ":" + w[2]
		}
		for i, g := range q.groups {
			q.groups[i].n = sentBy(g.Able, units)
			sent += q.groups[i].n
		}
		named := 0
		for _, part := range strings.FieldsFunc(units, func(c rune) bool { return c == ',' || c == '+' }) {
			_, after, ok := strings.Cut(part, ":")
			if !ok {
				after = part
			}
			n, _ := strconv.Atoi(after[:strings.IndexFunc(after, unicode.IsLetter)])
			named += n
		}
		return sent == named && len(q.orders()) == 1
	}
	return false
}

// A view that makes no sense, as after a fault somewhere else, is shown somehow and breaks nothing.
func TestAStrangeViewOfRiotIsShown(t *testing.T) {
	strange := riot.View{
		Seat: 9, Open: riot.Open{Round: -1, Ending: 9}, Turn: 7, Asked: []games.Seat{-1, 9}, Order: []games.Seat{5}, Sides: []riot.Side{{Seat: 4, Team: "?"}},
		Areas: []riot.AreaView{{}}, Able: []riot.Able{{}, {To: []string{""}}}, Targets: []riot.Target{{}, {Place: "?", Seat: 8, From: []riot.Able{{}}}},
		New: []riot.Stack{{N: 3}}, Declared: &riot.Declared{Seat: 8, Attack: true, Foe: 9}, Clash: &riot.Clash{},
		Hand: []riot.HandCard{{}}, Goal: &riot.GoalView{}, Winners: []games.Seat{9},
	}
	s := screentest.Strange{
		Moves:  []string{"", "?", "place", "play", "play x y z a b", "blitz x ?", "order 9", "remove", "bought 0"},
		Places: []string{placeUnits, placeCards, placeOpinion, "cards 9", "page 7", "buy", "buy x", "buy b7", "buy M -3", "squad", "squad 1.2", "end", "orders 9"},
	}
	for _, verb := range []string{"place", "round", "turn", "deploy", "move", "declare", "obstruct", "buy", "return", "opinion", "attack", "blitz", "hit", "wound", "clash", "enter", "?"} {
		s.Recent = append(s.Recent, games.Event{Verb: verb}, games.Event{Verb: verb, Seats: []games.Seat{-7}, Tokens: []string{"?"}})
	}
	phases := []riot.Phase{riot.Placing, riot.Buying, riot.Deploying, riot.Acting, riot.Blocking, riot.Shooting, riot.Deciding, riot.Fighting, riot.Removing, riot.Ordering, riot.Ended, 99}
	for _, v := range []riot.View{{}, strange} {
		for _, v.Phase = range phases {
			s.Views = append(s.Views, v)
		}
	}
	s.Draw(riot.Kind(riot.Default()), Look())
}

// framedTable is the table of the samples, as the frame shows it.
func framedTable() frame.Table { return frame.Table{Table: sampleTable()} }

package riot

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

const (
	maxClauses = 2 // things that a line tells of a team
	boardLines = 4 // of a phone, for what has happened on the board
)

// How much it matters what has happened.
const (
	weighsLoss   = 9 // of own units or an own building, or a team that is out
	weighsFight  = 6 // that was won or lost
	weighsShown  = 5 // a card, or Public Opinion
	weighsHeld   = 4 // a draw, or who stepped in the way
	weighsBrings = 2
	weighsDraws  = 1
)

// A clause is one thing that a team has done.
type clause struct {
	weight int
	text   string
}

// A fight is an attack that somebody has made, and what came of it.
type fight struct {
	attacker, defender games.Seat
	place              string
	by                 int // who won: the attacker if positive; 0: nobody
	melee, taken       bool
	lost               map[games.Seat][]string // units as events write them
}

// A newsRow is what a team has done, what matters most first.
type newsRow struct {
	who   string
	list  []clause
	shown int // of them
	own   bool
}

// happenedIn tells in small lines what has happened, a line for each team in turn order, in at most that many lines of a phone: less of
// each team, and then of fewer teams. What matters most comes first, and of the rest only how much there was: what the map shows is not
// told.
func (x scene) happenedIn(room int, told []games.Event, r screen.Reader) []string {
	rows := x.newsRows(told, r)
	for !r.TextOnly && len(rows) > 1 && linesOf(lines(rows, r)) > room {
		long := slices.IndexFunc(rows, func(n newsRow) bool { return n.shown > 1 })
		if long < 0 {
			least := slices.MinFunc(rows, func(a, b newsRow) int { return cmp.Compare(a.weight(), b.weight()) })
			rows = slices.DeleteFunc(rows, func(n newsRow) bool { return n.who == least.who })
			continue
		}
		for i, n := range rows {
			if n.shown > 1 && n.list[n.shown-1].weight < rows[long].list[rows[long].shown-1].weight {
				long = i
			}
		}
		rows[long].shown--
	}
	return lines(rows, r)
}

// weight is how much a row matters. What they have done themselves players know.
func (n newsRow) weight() int {
	if n.own {
		return n.list[0].weight - weighsFight
	}
	return n.list[0].weight
}

// linesOf is about how many lines of a phone rows take.
func linesOf(rows []string) (n int) {
	const width = 48 // letters
	for _, row := range rows {
		seen := strings.NewReplacer("**", "", "-# ", "", `\`, "").Replace(anyMark.ReplaceAllString(row, "mmm"))
		n += 1 + (markup.Width(seen)-1)/width
	}
	return n
}

// anyMark is a mark in a text.
var anyMark = regexp.MustCompile(`<a?:\w+:\d+>`)

func (x scene) newsRows(told []games.Event, r screen.Reader) (rows []newsRow) {
	by, fights := x.sorted(told, r)
	x.tellFights(by, fights, r)
	for _, s := range x.inOrder() {
		list := by[s.Seat]
		if len(list) == 0 {
			continue
		}
		slices.SortStableFunc(list, func(a, b clause) int { return cmp.Compare(b.weight, a.weight) })
		list = slices.Compact(list) // in two turns the same can happen twice
		row := newsRow{x.face(s.Seat, r), list, min(len(list), maxClauses), s.Seat == x.Seat}
		if row.own {
			row.who = "You"
		}
		rows = append(rows, row)
	}
	return rows
}

// lines writes rows.
func lines(rows []newsRow, r screen.Reader) (all []string) {
	mark := "-# "
	if r.TextOnly {
		mark = "- "
	}
	for _, n := range rows {
		said := make([]string, n.shown)
		for i, c := range n.list[:n.shown] {
			said[i] = c.text
		}
		row := mark + n.who + " " + strings.Join(said, "; ")
		if more := len(n.list) - n.shown; more > 0 {
			row += " · +" + screen.Plural(more, "event")
		}
		all = append(all, row)
	}
	return all
}

// sorted puts what has happened to those who have done it, and takes out the fights.
func (x scene) sorted(told []games.Event, r screen.Reader) (by map[games.Seat][]clause, fights []*fight) {
	by = map[games.Seat][]clause{}
	var now *fight
	brought, drawn := map[games.Seat]map[string][]string{}, map[games.Seat]int{}
	for _, e := range lasting(told) {
		who, at := games.Table, ""
		if len(e.Seats) > 0 {
			who = e.Seats[0]
		}
		if len(e.Tokens) > 0 {
			at = e.Tokens[0]
		}
		add := func(weight int, text string) { by[who] = append(by[who], clause{weight, text}) }
		switch e.Verb {
		case "attack":
			if len(e.Seats) > 1 {
				now = &fight{attacker: who, defender: e.Seats[1], place: at, lost: map[games.Seat][]string{}}
				fights = append(fights, now)
			}
		case "clash":
			if now != nil {
				now.by, now.melee = e.N, true
			}
		case "enter":
			if now != nil {
				now.taken = true
			}
		case "kill":
			if now != nil {
				now.lost[who] = append(now.lost[who], e.Tokens...)
				break
			}
			add(weighsLoss, "lost "+x.faces(who, x.stacksOf(who, e.Tokens), r))
		case "turn", "opinion":
			now = nil
			if e.Verb == "opinion" {
				who = x.police()
				add(weighsShown, fmt.Sprintf("%sPublic Opinion %d, *%s*", x.bubbled(r), e.N, x.opinionName(at)))
			}
		case "out":
			add(weighsLoss, "out: no unit left")
		case "routed":
			add(weighsLoss, "no unit left")
		case "comeback":
			add(weighsFight, "back with "+x.faces(who, x.stacksOf(who, e.Tokens), r))
		case "points":
			add(weighsFight, "got "+points(e.N))
		case "play", "blitz":
			add(weighsShown, "played "+x.cardName(who, at))
		case "obstruct":
			add(weighsHeld, "stepped in the way in "+x.short(at, r))
		case "deploy":
			if brought[who] == nil {
				brought[who] = map[string][]string{}
			}
			brought[who][at] = append(brought[who][at], e.Tokens[min(1, len(e.Tokens)):]...)
		case "card":
			drawn[who] += e.N
		}
	}
	for _, s := range x.Sides {
		if s.Seat == x.Seat {
			continue // knows
		}
		var said []string
		for _, p := range x.Places() {
			if units := brought[s.Seat][p.Code]; units != nil {
				said = append(said, x.faces(s.Seat, x.added(s.Seat, units), r)+" to "+x.short(x.arrival(p.Code), r))
			}
		}
		if said != nil {
			by[s.Seat] = append(by[s.Seat], clause{weighsBrings, "+ " + strings.Join(said, ", ")})
		}
		if n := drawn[s.Seat]; n > 0 {
			by[s.Seat] = append(by[s.Seat], clause{weighsDraws, fmt.Sprintf("drew %s, has %d", screen.Plural(n, "card"), s.Cards)})
		}
	}
	return by, fights
}

// added are units as events write them, those of a kind together.
func (x scene) added(s games.Seat, units []string) []riot.Stack {
	return together(x.stacksOf(s, units))
}

func (x scene) police() games.Seat {
	i := slices.IndexFunc(x.Sides, func(s riot.Side) bool { return s.Team == "police" })
	return games.Seat(i)
}

// tellFights tells of fights, those of the same two with the same end together.
func (x scene) tellFights(by map[games.Seat][]clause, fights []*fight, r screen.Reader) {
	type alike struct {
		attacker, defender games.Seat
		by                 int
		melee              bool
	}
	var kinds []alike
	groups := map[alike][]*fight{}
	for _, f := range fights {
		k := alike{f.attacker, f.defender, cmp.Compare(f.by, 0), f.melee}
		if groups[k] == nil {
			kinds = append(kinds, k)
		}
		groups[k] = append(groups[k], f)
	}
	for _, k := range kinds {
		var places, mine []string
		theirs, taken := 0, false
		for _, f := range groups[k] {
			places = append(places, x.short(f.place, r))
			taken = taken || f.taken && f.defender == x.Seat
			mine = append(mine, f.lost[x.Seat]...)
			for s, units := range f.lost {
				if s != x.Seat {
					theirs += number(x.stacksOf(s, units))
				}
			}
		}
		whom := x.face(k.defender, r)
		if k.defender == x.Seat {
			whom = "you"
		}
		how, weight := "attacked "+whom, weighsHeld
		switch {
		case k.by > 0:
			how, weight = "beat "+whom, weighsFight
		case k.by < 0:
			how, weight = "lost to "+whom, weighsFight
		case k.melee:
			how = "drew with " + whom
		}
		slices.Sort(places)
		text := how + " in " + screen.List(slices.Compact(places), "and")
		if theirs > 0 {
			text += fmt.Sprintf(" (%d lost)", theirs)
		}
		if mine != nil {
			text, weight = text+": **you lost "+x.faces(x.Seat, x.added(x.Seat, mine), r)+"**", weighsLoss
		}
		if taken {
			text, weight = text+" **and the building**", weighsLoss
		}
		by[k.attacker] = append(by[k.attacker], clause{weight, text})
	}
}

// news is what has happened since the seat's last turn.
func (h hand) news() string { return h.newsIn(1000) }

// newsIn is the news in at most that many lines of a phone.
func (h hand) newsIn(room int) string {
	if h.t.Noted { // the next hand tells it again
		return ""
	}
	rows := h.happenedIn(room, h.t.Since, h.r)
	if h.r.TextOnly && rows != nil {
		rows = append([]string{"**" + look.SinceTitle(1, 1) + "**"}, rows...)
	}
	return screen.Lines(rows...)
}

// ofLate tells on the board what has happened since the last turn of the team on turn.
func (x scene) ofLate(t look.Table, r screen.Reader) []string {
	told := t.Recent
	turns := 0
	for i, e := range slices.Backward(told) {
		if e.Verb != "turn" || len(e.Seats) == 0 || e.Seats[0] != x.Turn {
			continue
		}
		turns++
		if turns == 2 {
			told = told[i:]
			break
		}
	}
	return x.happenedIn(boardLines, told, r)
}

// lasting are events without purchases that were taken back: nothing has come of them.
func lasting(events []games.Event) []games.Event {
	all := slices.Clone(events)
	for i, e := range all {
		if e.Verb != "return" {
			continue
		}
		back := make(map[string]int)
		for _, group := range e.Tokens {
			n, id := counted(group)
			back[id] += n
		}
		for j := i - 1; j >= 0; j-- {
			if all[j].Verb == "buy" && slices.Equal(all[j].Seats, e.Seats) {
				all[j].Tokens = without(all[j].Tokens, back)
			}
		}
	}
	return slices.DeleteFunc(all, func(e games.Event) bool { return e.Verb == "return" || e.Verb == "buy" && len(e.Tokens) == 0 })
}

// without takes units out of those of an event, and out of what is to be taken out.
func without(units []string, back map[string]int) (left []string) {
	for _, group := range units {
		n, id := counted(group)
		k := min(n, back[id])
		back[id] -= k
		if n > k {
			left = append(left, strconv.Itoa(n-k)+" "+id)
		}
	}
	return left
}

// counted takes units of an event apart: "2 officer". What has no number is one.
func counted(group string) (n int, id string) {
	count, id, _ := strings.Cut(group, " ")
	n, err := strconv.Atoi(count)
	if err != nil {
		return 1, group
	}
	return n, id
}

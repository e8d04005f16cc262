package riot

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
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
	weighsLoss  = 9 // of own units or an own building, or a team that is out
	weighsFight = 6 // that was won or lost
	weighsShown = 5 // a card, or Public Opinion
	weighsHeld  = 4 // a draw, or who stepped in the way
)

// weights are how much events matter that are told by themselves.
var weights = map[string]int{
	"kill": weighsLoss, "out": weighsLoss, "routed": weighsLoss, "comeback": weighsFight, "points": weighsFight,
	"opinion": weighsShown, "play": weighsShown, "blitz": weighsShown, "obstruct": weighsHeld,
}

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
	unseen             bool                    // won by or against the Police, and it didn't count
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
	return inRoom(room, x.newsRows(told, r), r)
}

// heaviest are the rows that matter most, the latest of those that matter the same.
func heaviest(rows []newsRow, most int) []newsRow {
	for len(rows) > most {
		least := slices.MinFunc(rows, func(a, b newsRow) int { return cmp.Compare(a.weight(), b.weight()) })
		rows = slices.DeleteFunc(rows, func(n newsRow) bool { return n.who == least.who })
	}
	return rows
}

func inRoom(room int, rows []newsRow, r screen.Reader) []string {
	for !r.TextOnly && len(rows) > 1 && linesOf(lines(rows, r)) > room {
		long := slices.IndexFunc(rows, func(n newsRow) bool { return n.shown > 1 })
		if long < 0 {
			rows = heaviest(rows, len(rows)-1)
			continue
		}
		for i, n := range rows {
			if n.shown > 1 && n.list[n.shown-1].weight < rows[long].list[rows[long].shown-1].weight {
				long = i
			}
		}
		rows[long].shown--
	}
	for i := range rows { // a team less leaves room for more of the others
		for n := &rows[i]; n.shown < min(len(n.list), maxClauses); n.shown++ {
			more := slices.Clone(rows)
			more[i].shown++
			if linesOf(lines(more, r)) > room {
				break
			}
		}
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
			row.who = say("you")
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
			row += " · " + say("news.more", "n", more)
		}
		all = append(all, row)
	}
	return all
}

// sorted puts what has happened to those who have done it, and takes out the fights. What the map shows, as who came and went, is not told.
func (x scene) sorted(told []games.Event, r screen.Reader) (by map[games.Seat][]clause, fights []*fight) {
	by = map[games.Seat][]clause{}
	var now *fight
	counted := true // an earlier fight may have counted, until a turn is told from its start
	for _, e := range told {
		who, at, weight := seatOf(e), look.At(e.Tokens, 0), weights[e.Verb]
		if e.Verb == "kill" && who != x.Seat { // what others lose matters less than what they do to the reader
			weight = weighsFight
		}
		switch e.Verb {
		case "attack":
			if len(e.Seats) > 1 {
				now = &fight{attacker: who, defender: e.Seats[1], place: at, lost: map[games.Seat][]string{}}
				fights = append(fights, now)
			}
			continue
		case "turn":
			now, counted = nil, false
		case "opinion":
			now = nil
		}
		if e.Verb == "flag" {
			counted = true
		}
		switch {
		case now != nil && e.Verb == "flag":
			now.unseen = false
		case now != nil && e.Verb == "clash":
			now.by, now.melee = e.N, true
			now.unseen = e.N != 0 && !counted && (x.isPolice(now.attacker) || x.isPolice(now.defender))
		case now != nil && e.Verb == "enter":
			now.taken = true
		case now != nil && e.Verb == "kill":
			now.lost[who] = append(now.lost[who], e.Tokens...)
		case weight > 0:
			if e.Verb == "opinion" {
				who = x.of("police").Seat
			}
			by[who] = append(by[who], clause{weight, say("news."+e.Verb, "n", e.N, "points", points(e.N), "card", x.cardName(who, at), "opinion", markup.Escape(x.opinion(at).Name),
				"place", x.short(at, r), "mark", x.bubbled(r), "units", x.faces(who, x.stacksOf(who, e.Tokens), r))})
		}
	}
	if x.Clash != nil && now != nil && !now.melee { // it is still on
		fights = fights[:len(fights)-1]
	}
	return by, fights
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
		by[k.attacker] = append(by[k.attacker], x.fights(groups[k], r))
	}
}

// fights tells of fights that are alike.
func (x scene) fights(alike []*fight, r screen.Reader) clause {
	var places, mine []string
	theirs, taken, unseen, f := 0, false, true, alike[0]
	for _, f := range alike {
		unseen = unseen && f.unseen
		places = append(places, x.short(f.place, r))
		taken = taken || f.taken && f.defender == x.Seat
		for s, units := range f.lost {
			if s == x.Seat {
				mine = append(mine, units...)
			} else {
				theirs += number(x.stacksOf(s, units))
			}
		}
	}
	key, whom, weight := "news.attacked", x.face(f.defender, r), weighsHeld
	if f.defender == x.Seat {
		whom = say("news.you")
	}
	if f.melee {
		key = "news." + ended(f.by)
	}
	if f.by != 0 {
		weight = weighsFight
	}
	slices.Sort(places)
	text := say(key, "whom", whom, "places", screen.List(slices.Compact(places), say("and")))
	if unseen {
		text = say("news.unseen", "text", text)
	}
	switch own := f.attacker == x.Seat || f.defender == x.Seat; {
	case theirs > 0 && own:
		text = say("news.theirs.own", "text", text, "n", theirs)
	case theirs > 0:
		text = say("news.theirs", "text", text, "n", theirs)
	}
	if mine != nil {
		text, weight = say("news.mine", "text", text, "units", x.faces(x.Seat, x.stacksOf(x.Seat, mine), r)), weighsLoss
	}
	if taken {
		text, weight = say("news.taken", "text", text), weighsLoss
	}
	return clause{weight, text}
}

// allNews is a room in which all news has place.
const allNews = 1000

// newsIn is what has happened since the seat's last turn, in at most that many lines of a phone.
func (h hand) newsIn(room int) string {
	if h.t.Noted { // the next hand tells it again
		return ""
	}
	rows := h.happenedIn(room, h.sinceTurn(), h.r)
	if h.r.TextOnly && rows != nil {
		rows = append([]string{"**" + look.SinceTitle(1, 1) + "**"}, rows...)
	}
	return screen.Lines(rows...)
}

// sinceTurn is what has happened since the seat last pressed something. Where that was in a fight, it is the whole fight: else its dead would
// be told, and neither who fought nor who won.
func (h hand) sinceTurn() []games.Event {
	at := len(h.t.Recent) - len(h.t.Since)
	for i := at - 1; i >= 0 && at < len(h.t.Recent); i-- {
		switch h.t.Recent[i].Verb {
		case "attack":
			return h.t.Recent[i:]
		case "turn", "over":
			return h.t.Since
		}
	}
	return h.t.Since
}

// ofLate tells on the board of at most so many teams what has happened since the last turn of the team on turn.
func (x scene) ofLate(t look.Table, most int, r screen.Reader) []string {
	told := t.Recent
	turns, on := 0, x.Turn
	for i, e := range slices.Backward(told) {
		if e.Verb != "turn" || len(e.Seats) == 0 {
			continue
		}
		if on < 0 { // between turns: of the team whose turn was last
			on = e.Seats[0]
		}
		if e.Seats[0] != on {
			continue
		}
		turns++
		if turns == 2 {
			told = told[i:]
			break
		}
	}
	return inRoom(boardLines, heaviest(x.newsRows(told, r), most), r)
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

// fought tells the team on turn in a line how its last attack of this turn has ended: the map shows only what is left.
func (h hand) fought() string {
	last := -1
	for i, e := range h.t.Recent {
		switch e.Verb {
		case "turn":
			last = -1
		case "attack":
			last = i
		}
	}
	if last < 0 || len(h.t.Recent[last].Seats) < 2 || len(h.t.Recent[last].Tokens) == 0 || h.t.Recent[last].Seats[0] != h.Seat {
		return ""
	}
	attack, events := h.t.Recent[last], h.t.Recent[last+1:]
	return say("fought.in", "place", attack.Tokens[0], "outcome", strings.Join(h.outcome(attack.Seats[1], events), "; "))
}

// outcome is what has come of an attack on a seat: who has won, what was played and who is hurt.
func (h hand) outcome(foe games.Seat, events []games.Event) []string {
	end := say("fought.none")
	var played, hurt []string
	won, counted := false, h.Counts
	for _, e := range events {
		who, of := h.Seat, ".you"
		if look.At(e.Seats, 0) != h.Seat {
			who, of = foe, ".they"
		}
		switch e.Verb {
		case "flag":
			counted = true
		case "clash":
			won, end = e.N != 0, say("fought."+ended(e.N), "odds", strings.Join(e.Tokens, " : "))
		case "blitz":
			if who == foe && len(e.Tokens) > 0 {
				played = append(played, h.cardName(foe, e.Tokens[0]))
			}
		case "kill":
			hurt = append(hurt, say("fought.lost"+of, "units", h.faces(who, h.stacksOf(who, e.Tokens), h.r)))
		case "wound":
			hurt = append(hurt, say("fought.hurt"+of, "units", h.faces(who, h.stacksOf(who, e.Tokens), h.r)))
		}
	}
	parts := []string{end}
	if played != nil {
		parts = append(parts, say("fought.played", "cards", screen.List(played, say("and"))))
	}
	parts = append(parts, hurt...)
	if won && !counted && (h.isPolice(h.Seat) || h.isPolice(foe)) {
		parts = append(parts, say("fought.unseen", "mark", h.bubbled(h.r)))
	}
	return parts
}

package riot

import (
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// Places inside the hand. What has been chosen so far stands behind the first word, with the number of the step, so that
// what was chosen for another position is forgotten.
const (
	placeUnits   = "units"   // the glossary: all units,
	placeCards   = "cards"   // the seat's own cards and its deck, and
	placeOpinion = "opinion" // Public Opinion
	placeAnswers = "answers" // standing answers
	placePage    = "page"    // "page 2" of a long list
)

// glossaryPlaces are those that explain what there is, and show nothing of the game that goes on.
var glossaryPlaces = []string{placeUnits, placeCards, placeOpinion, placeAnswers}

// A hand is a private screen of RIOT.
type hand struct {
	scene
	t      look.Table
	r      screen.Reader
	prompt games.Prompt
	place  []string // its words
	side   riot.Side
	tight  int // how much is left out, for a phone to show the rest whole
}

// What is left out of a screen that a phone would not show whole, first to last.
const (
	tightSaid  = iota + 1 // what the screen before has said, and most of the news
	tightShelf            // a row of what is proposed, which the menu has, too
	tightest              // what cards of others could do, and what a menu says
)

func (x scene) hand(t look.Table, p games.Prompt, place string, r screen.Reader) screen.Screen {
	h := hand{scene: x, t: t, r: r, prompt: p, place: strings.Fields(place), side: look.At(x.Sides, x.Seat)}
	marked, bare := h, r.TextOnly || r.Marks == nil
	if bare { // all readers have the same rows
		marked.r = screen.Reader{Marks: screen.SampleMarks(allMarks())}
	}
	s := marked.whole()
	for marked.tight < tightest && marked.tall(s) > PhoneHigh {
		marked.tight++
		s = marked.whole()
	}
	if !bare {
		return s
	}
	h.tight = marked.tight
	return h.whole()
}

// curt reports whether a screen has no room for its least words. Who has them read aloud has all the room.
func (h hand) curt() bool { return h.tight >= tightest && !h.r.TextOnly }

// tall is how much of a phone a screen takes.
func (h hand) tall(s screen.Screen) int {
	if len(s.Rows) > 0 && h.t.Hints && h.t.Plan == nil && len(h.prompt.Moves) > 0 { // a hint comes into the last row
		s.Rows = append(s.Rows, nil)
	}
	return Tall(s)
}

// whole is the screen of the place with what stands on all of them.
func (h hand) whole() screen.Screen {
	r := h.r
	s := h.screen()
	if s.Title == "" {
		s.Title = say("turn", "team", h.team(h.Seat, r))
	}
	if len(h.place) > 0 && slices.Contains(glossaryPlaces, h.place[0]) {
		return s
	}
	far := h.progress(r)
	inside := len(h.place) > 0 && h.tight >= tightSaid
	if short, _, _ := strings.Cut(far, "\n"); !r.TextOnly && (h.inQuestion() != "" || (h.plans() || inside) && !h.rivalNearlyWins()) {
		far = short // what is asked or planned needs the room, but not that another team is about to win
		if h.tight >= tightSaid {
			far = ""
		}
	}
	if h.t.Lesson && len(h.prompt.Moves) > 0 {
		far = "" // the step says it
	}
	s.Text = screen.Lines(far, s.Text)
	if !r.TextOnly { // the map needs the room of empty lines
		s.Text = strings.ReplaceAll(s.Text, "\n\n", "\n")
	}
	if s.Picture == nil && s.Fields == nil && !h.t.Lesson && !h.t.Replay { // these say more, and show the map where it is needed
		s = h.pictured(s, cityMapOf(h.View, h.t.Since))
	}
	return s
}

// plans reports whether the player has planned something.
func (h hand) plans() bool { return h.t.Plan != nil && len(h.t.Plan.Orders) > 0 }

// screen shows the place, or the first one if there is no such place now.
func (h hand) screen() screen.Screen {
	verb := ""
	if len(h.place) > 0 {
		verb = h.place[0]
	}
	switch verb {
	case placeUnits, placeCards, placeOpinion, placeAnswers:
		return h.glossary(verb)
	}
	if len(h.prompt.Moves) == 0 {
		return h.waiting()
	}
	if h.t.Plan != nil {
		return h.planned(verb)
	}
	switch h.Phase {
	case riot.Placing, riot.Buying, riot.Deploying, riot.Acting: // in a replay
		return h.watching()
	case riot.Removing:
		return h.removing()
	case riot.Ordering:
		return h.ordering()
	}
	s := h.reacting()
	s.Accent = screen.WindowColour
	return s
}

// holding is the seat's own cards in a line; "" for the Police.
func (h hand) holding() string {
	switch {
	case h.side.Team == "police":
		return ""
	case len(h.Hand) == 0:
		return say("hand.none")
	}
	return say("hand.cards", "cards", fewCards(h.Hand, h.r))
}

// clock is the small line on when the time of the seat is up.
func (h hand) clock() string {
	until := h.t.Deadline
	if h.reacts() {
		until = h.until(h.t)
	}
	if h.prompt.NoChoice || h.t.Lesson || h.t.Rest.Paused || h.t.Noted || until.IsZero() { // below a note: the next hand says it again
		return ""
	}
	return "-# " + screen.Moment("Time limit", until)
}

// inQuestion is the one place that the screen is about; "" if there is none.
func (h hand) inQuestion() string {
	switch {
	case h.Clash != nil:
		return h.Clash.Target
	case h.Declared != nil:
		return h.Declared.Target
	}
	return ""
}

// pictured adds the map to a screen, as a picture or in words: the whole of it, or where the screen is about one place and says much
// of it the row of that place. A lesson and a replay say even more there.
func (h hand) pictured(s screen.Screen, m cityMap) screen.Screen {
	at := h.inQuestion()
	switch {
	case at != "" && h.t.Lesson, h.r.TextOnly && (h.t.Lesson || h.t.Replay):
		return s
	case h.r.TextOnly:
		s.Fields = append(s.Fields, m.fields()...)
		return s
	case at != "":
		m = m.around(at)
	}
	s.Picture, s.Alt = cityMap{m.InHand()}, m.alt()
	return s
}

// tools is the last row of the hand, behind what answers a question.
func (h hand) tools(first ...screen.Control) []screen.Control {
	return append(slices.Clone(first), screen.Control{Label: screen.LabelMore, Go: placeUnits})
}

// watching is the hand of a turn that nobody plans here, as a replay shows it.
func (h hand) watching() screen.Screen {
	return h.pictured(screen.Screen{Text: screen.Lines(h.holding(), h.fought(), h.inTheWay()), Rows: [][]screen.Control{h.tools()}}, cityMapOf(h.View, nil))
}

// removing asks the Police which unit a card of Public Opinion costs them.
func (h hand) removing() screen.Screen {
	s := screen.Screen{Text: screen.Lines(say("remove", "card", h.newest()), h.clock())}
	var units []shelved
	for _, m := range h.prompt.Moves {
		o := read(unnumbered(m))
		u, c := look.At(h.named(o.units), 0), shelve(screen.Control{Label: h.spot(o.from), Do: m})
		units = append(units, shelved{h.r.On(c.Control, unitMark(h.side.Team, u.ID), u.Name), c.wide + markWidth})
	}
	s.Rows = inRows(units)
	if len(units) > maxLines {
		s.Rows = h.list(nil, placePage, say("remove.menu"), h.choices(h.prompt.Moves))
	}
	s.Rows = append(s.Rows, h.tools())
	return h.pictured(s, cityMapOf(h.View, nil))
}

// list adds a menu of moves; what a menu has no room for is on further pages, to which the verb and a number lead.
func (h hand) list(rows [][]screen.Control, verb, label string, choices []screen.Choice) [][]screen.Control {
	pages := (len(choices) + maxLines - 1) / maxLines
	now := 1
	if len(h.place) > 1 && h.place[0] == verb {
		if n, err := strconv.Atoi(h.place[1]); err == nil && n > 1 && n <= pages {
			now = n
		}
	}
	shown := choices[(now-1)*maxLines : min(len(choices), now*maxLines)]
	rows = append(rows, []screen.Control{{Label: label, Do: "*", Pick: shown}})
	if pages > 1 {
		next := now%pages + 1
		rows = append(rows, []screen.Control{{Label: say("page", "n", next, "of", pages), Go: verb + " " + strconv.Itoa(next)}})
	}
	return rows
}

// waiting is the hand of a seat that has nothing to do: whose turn it is, what has happened, and the map.
func (h hand) waiting() screen.Screen {
	s := screen.Screen{Title: h.token(h.busy()) + " " + screen.Capital(h.doing()), Rows: [][]screen.Control{h.tools(h.askAgain()...)}}
	if h.r.TextOnly {
		s.Title = say("doing", "team", h.team(h.Seat, h.r), "doing", h.doing())
	}
	if h.side.Out {
		s.Title, s.Text = say("out.title", "team", h.team(h.Seat, h.r)), say("out.text")
		return h.pictured(s, cityMapOf(h.View, h.t.Since))
	}
	news, clash, income := "", "", ""
	if h.Phase != riot.Ended {
		news = h.newsIn(allNews)
	}
	if h.Clash != nil || h.Declared != nil {
		clash = h.moment(h.t, h.r)
	}
	if h.side.Income > 0 {
		income = say("hand.income", "n", h.side.Income+h.side.Grant)
	}
	s.Text = screen.Lines(clash, screen.Join(" · ", []string{h.holding(), income}), h.goalLine(), h.standing(), news)
	return h.pictured(s, cityMapOf(h.View, h.t.Since))
}

// goalLine is the secret goal of the reader, if they have one.
func (h hand) goalLine() string {
	if h.Goal == nil {
		return ""
	}
	return "-# " + say("goal.own", "text", markup.Escape(h.Goal.Text))
}

// busy is the seat that the game waits for; in a clash the one that began it.
func (x scene) busy() games.Seat {
	switch x.Phase {
	case riot.Ended:
		return x.Seat
	case riot.Removing, riot.Ordering:
		return x.of("police").Seat
	}
	return x.Turn
}

// doing says in a few words what the game waits for.
func (x scene) doing() string {
	key, who := x.Phase.String(), look.At(x.Sides, x.Turn).Name
	if x.Turn < 0 || who == "" {
		who = say("police")
	}
	if d := x.Declared; key == "blocking" && d != nil && d.Seat == x.Seat {
		key = "blocking.you"
	}
	said := say("doing."+key, "who", who)
	next := slices.Index(x.Order, x.Turn) + 1
	if x.Phase >= riot.Buying && x.Phase <= riot.Acting && next > 0 && next < len(x.Order) && x.Order[next] == x.Seat {
		return say("doing.then", "doing", said)
	}
	return said
}

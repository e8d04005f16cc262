// Package screens draws Liar's Dice.
package screens

import (
	_ "embed" // for the samples
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/docs/examples/liarsdice"
	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/picture"
	"ruckus/render/screen"
)

//go:embed samples.txt
var samples string

// Look is what Liar’s Dice says of itself on screens.
func Look() look.Look {
	return look.Look{
		Draw: look.DrawAs(func(v liarsdice.View) look.Drawing {
			x := scene{v}
			return look.Drawing{Board: x.board, Hand: x.hand, Tell: x.tell, Why: look.Because(2, x.hinted, x.reason), Held: x.held, Turns: true}
		}),
		Guide: guide, Score: many, Counted: "Dice left",
		Moment: look.Remember(memories, nil),
		Card:   faces.Written,
		Lesson: lesson(), Marks: faces.Marks(), Samples: look.Samples{Text: samples},
	}
}

// scene is what the screens show of one view.
type scene struct{ liarsdice.View }

// many writes how many dice.
func many(n int) string {
	if n == 1 {
		return "1 die"
	}
	return strconv.Itoa(n) + " dice"
}

// codes are dice as tokens.
func codes(dice []int) []string { return strings.Fields(strings.Trim(fmt.Sprint(dice), "[]")) }

// claim writes a bid: "3 × [5]".
func claim(b liarsdice.Bid, r screen.Reader) string {
	face := faces.Written(strconv.Itoa(b.Face), r)
	if r.TextOnly {
		return fmt.Sprintf("%s showing %s", many(b.Count), face)
	}
	return fmt.Sprintf("%d × %s", b.Count, face)
}

func (x scene) board(t look.Table, r screen.Reader) screen.Screen {
	s := screen.Screen{Title: fmt.Sprintf("%s – round %d", t.Kind.Title, x.Round)}
	now := "No claim yet."
	switch {
	case x.Over():
		s.Title, now = t.Kind.Title, ""
	case x.Bid.Count > 0:
		now = fmt.Sprintf("**%s** claims **%s**.", look.Names([]games.Seat{x.By}, t.ShortName), claim(x.Bid, r))
	}
	var rows []string
	for i, left := range x.Left {
		seat := games.Seat(i)
		said := ""
		if b := look.At(x.Bids, seat); b.Count > 0 {
			said = "last claim " + claim(b, r)
		}
		rows = append(rows, t.PlayerRow(seat, "", seat == x.Turn, r, many(left), said))
	}
	s.Text = screen.Paragraphs(now, strings.Join(rows, "\n"), x.shown(t, r))
	return s
}

// shown are the dice of the round before, and what they came to.
func (x scene) shown(t look.Table, r screen.Reader) string {
	l := x.Last
	if l.Dice == nil {
		return ""
	}
	lines := []string{fmt.Sprintf("**%s** claimed %s, **%s** doubted: there were **%d**.", t.ShortName(l.By), claim(l.Bid, r), t.ShortName(l.Liar), l.Count)}
	for i, hand := range l.Dice {
		if len(hand) > 0 {
			lines = append(lines, fmt.Sprintf("%s: %s", t.ShortName(games.Seat(i)), faces.Row(codes(hand), r)))
		}
	}
	return screen.Lines(lines...)
}

// higher is the place in the hand where a number of dice for one face is picked: "face 5".
const higher = "face "

func (x scene) hand(t look.Table, p games.Prompt, place string, r screen.Reader) screen.Screen {
	s := screen.Screen{Title: "No claim yet"}
	if x.Bid.Count > 0 {
		s.Title = fmt.Sprintf("%s claims %s", t.ShortName(x.By), claim(x.Bid, r))
	}
	face, found := strings.CutPrefix(place, higher)
	switch picking := x.picking(face, p, r); {
	case len(p.Moves) == 0:
	case found && len(picking.Rows) > 1:
		s = picking
	case x.Bid.Count == 0:
		s.Text, s.Rows = "You begin: claim how many dice of all show a face.", x.choices(p, r)
	default:
		s.Text, s.Rows = "Claim more, or doubt it.", x.choices(p, r)
	}
	if len(x.Own) == 0 {
		s.Text = "You have no dice left."
	}
	s.Text = screen.Paragraphs(s.Text, fmt.Sprintf("-# %s on the table%s.", many(x.Total()), map[bool]string{true: ", ones count as any face"}[x.Wild]))
	if s.Title[0] != 'H' {
		s.Rows = append(s.Rows, []screen.Control{screen.Refresh()})
	}
	if len(x.Own) == 0 {
		return s
	}
	own := codes(x.Own)
	return s.WithLarge(faces.Large(own, r), "Your "+many(len(own)), faces.Row(own, r))
}

// moves are those of a prompt by what they do, without their number.
func moves(p games.Prompt) map[string]string {
	all := map[string]string{}
	for _, m := range p.Moves {
		if end := strings.LastIndexByte(m, ' '); end > 0 {
			all[m[:end]] = m
		}
	}
	return all
}

// choices are the lowest claim for each face, to doubt, and the way to a higher claim.
func (x scene) choices(p games.Prompt, r screen.Reader) [][]screen.Control {
	all := moves(p)
	var bids []screen.Control
	more := screen.Control{Label: "Higher …", Go: higher + "*"}
	for face, f := range faces {
		for _, b := range x.Higher() {
			if do := all["bid "+b.String()]; b.Face == face+1 && do != "" {
				bids = append(bids, r.On(screen.Control{Label: "× " + strconv.Itoa(b.Count), Do: do}, f.Mark.Name, f.Text))
				more.Pick = append(more.Pick, r.OnChoice(screen.Choice{Label: "how many?", Value: f.Code}, f.Mark.Name, f.Text))
				break
			}
		}
	}
	var rows [][]screen.Control
	for part := range slices.Chunk(bids, 3) { // two even rows, where Discord would take five and one
		rows = append(rows, part)
	}
	if len(bids) > 0 {
		rows = append(rows, []screen.Control{more})
	}
	if do := all["liar"]; do != "" {
		rows = append([][]screen.Control{{{Label: "Liar!", Style: screen.Red, Do: do}}}, rows...)
	}
	return rows
}

// picking is the menu of all claims for one face; without rows but the way back where there is none.
func (x scene) picking(face string, p games.Prompt, r screen.Reader) screen.Screen {
	all := moves(p)
	menu := screen.Control{Label: "How many?", Do: "bid *x" + face + " " + strconv.Itoa(x.Step)}
	for _, b := range x.Higher() {
		if strconv.Itoa(b.Face) == face && all["bid "+b.String()] != "" {
			menu.Pick = append(menu.Pick, screen.Choice{Label: claim(b, r.Raw()), Value: strconv.Itoa(b.Count)})
		}
	}
	s := screen.Screen{Title: "How many " + faces.Written(face, r) + "?", Rows: [][]screen.Control{{menu}, {screen.Back(screen.LabelBack)}}}
	if len(menu.Pick) == 0 {
		s.Rows = s.Rows[1:]
	}
	return s
}

func (x scene) held(_ look.Table, r screen.Reader) string { return faces.Row(codes(x.Own), r) }

// told are the events in words.
var told = look.Phrases{
	"roll": "Round {n}: {who} {begins|begin}",
	"bid":  "{who} {claims|claim} {claim}",
	"liar": "{first} {doubts|doubt} {second}: there are {claim}",
	"lose": "{who} {loses|lose} a die, and {has|have} {n} left",
	"end":  "{who} {is|are} the last with dice",
}

func (x scene) tell(t look.Table, e games.Event, r screen.Reader) string {
	return told.Say(t, e, func(string) string {
		face, _ := strconv.Atoi(look.At(e.Tokens, 0))
		return claim(liarsdice.Bid{Count: e.N, Face: face}, r)
	})
}

// memories are what was worth remembering.
var memories = look.Phrases{
	"lie":   "Boldest lie: {first}, caught by {second}, {n} too many",
	"exact": "Right to the die: {who}, with {n}",

	"mine.exact": "You were right to the die, with {n}.",
}

func (x scene) hinted(_ look.Table, move string, r screen.Reader) string {
	_, args, _ := strings.Cut(move, " ")
	if b, ok := liarsdice.ParseBid(strings.Split(args, " ")[0]); ok {
		return "**Claim** " + claim(b, r) + "."
	}
	return "**Doubt it.**"
}

var reasons = look.Phrases{
	"own":      "{n} of your own dice count for it",
	"likely":   "it holds in {n} of 100 rolls of what you cannot see",
	"unlikely": "the claim holds in only {n} of 100 rolls of what you cannot see",
	"only":     "no higher claim is possible",
}

func (x scene) reason(t look.Table, e games.Event, _ screen.Reader) string {
	return reasons.Say(t, e, nil)
}

// faces are those of a die.
var faces = newFaces()

func newFaces() (all look.Tokens) {
	ink, paper := picture.RGB(0x1b1e26), picture.RGB(0xf4f1e8)
	at := func(column, row int) picture.Path { return picture.Disc(float32(32*column), float32(32*row), 10) }
	for i, pips := range [liarsdice.Faces][]picture.Path{
		{at(2, 2)}, {at(1, 1), at(3, 3)}, {at(1, 1), at(2, 2), at(3, 3)},
		{at(1, 1), at(3, 1), at(1, 3), at(3, 3)}, {at(1, 1), at(3, 1), at(2, 2), at(1, 3), at(3, 3)},
		{at(1, 1), at(3, 1), at(1, 2), at(3, 2), at(1, 3), at(3, 3)},
	} {
		code := strconv.Itoa(i + 1)
		all = append(all, look.Token{Code: code, Text: "[" + code + "]", Words: code, Mark: screen.NewMark("die_"+code, func(t *picture.Tile) {
			t.Fill(paper, picture.RoundBox(6, 6, 116, 116, 22))
			t.Fill(ink, pips...)
		})})
	}
	return all
}

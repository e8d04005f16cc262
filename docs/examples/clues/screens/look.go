// Package screens draws the clue game.
package screens

import (
	_ "embed" // for the samples
	"fmt"
	"strings"

	"ruckus/docs/examples/clues"
	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

//go:embed samples.txt
var samples string

// Look is what the game says of itself on screens.
func Look() look.Look {
	return look.Look{
		Draw: look.DrawAs(func(v clues.View) look.Drawing {
			x := scene{v}
			return look.Drawing{Board: x.board, Hand: x.hand, Tell: x.tell, Why: look.Because(0, x.hinted, nothing), Turns: true}
		}),
		Guide: guide, Score: words, Counted: "Words found", Lesson: lesson(), Samples: look.Samples{Text: samples},
	}
}

func words(n int) string { return screen.Plural(n, "word") }

// scene is what the screens show of one view.
type scene struct{ clues.View }

func (x scene) board(t look.Table, r screen.Reader) screen.Screen {
	s := screen.Screen{Title: t.Kind.Title, Text: fmt.Sprintf("Found: **%d**, needed: **%d**.", x.Found, x.Goal())}
	if x.Over() {
		return s
	}
	s.Title = fmt.Sprintf("%s – round %d of %d", t.Kind.Title, x.Round, x.Laps*len(x.Clues))
	now := fmt.Sprintf("**%s** seeks the word. The others type a clue that nobody else types.", t.ShortName(x.Seeker))
	if x.Asked {
		now = fmt.Sprintf("**%s** reads the clues, and guesses.", t.ShortName(x.Seeker))
	}
	var rows []string
	for i := range x.Clues {
		seat := games.Seat(i)
		rows = append(rows, t.PlayerRow(seat, "", x.Waiting.Has(seat) || x.Asked && seat == x.Seeker, r, x.said(t, seat)))
	}
	last := ""
	if x.Last != "" {
		last = "-# The word before was " + x.Last + "."
	}
	if n := x.Bets[0] + x.Bets[1]; n > 0 {
		last = screen.Sentence(fmt.Sprint("-# Bets from outside: ", n))
	}
	s.Text = screen.Paragraphs(now, strings.Join(rows, "\n"), s.Text, last)
	return s
}

// said is what a seat has done in this round, as everybody may know it.
func (x scene) said(t look.Table, s games.Seat) string {
	c := look.At(x.Clues, s)
	switch {
	case s == x.Seeker:
		return "seeks"
	case !x.Asked && x.Waiting.Has(s):
		return "thinks"
	case !x.Asked:
		return "ready"
	case c.Struck:
		return "struck"
	case c.Text > 0:
		return "**" + t.Said(c.Text) + "**"
	}
	return "no clue"
}

func (x scene) hand(t look.Table, p games.Prompt, _ string, r screen.Reader) screen.Screen {
	s := x.board(t, r)
	switch {
	case x.Over():
	case x.Seat == x.Seeker:
		s.Title = "You seek the word"
	default:
		s.Title = "The word is " + strings.ToUpper(x.Word)
	}
	if x.Own > 0 && !x.Asked {
		s.Text = screen.Paragraphs("Your clue: **"+t.Said(x.Own)+"**", s.Text)
	}
	var row []screen.Control
	for _, ask := range p.Typed {
		row = append(row, t.TypeButton(ask))
	}
	for _, m := range p.Moves {
		row = append(row, screen.Control{Label: "Pass", Do: m})
	}
	s.Rows = [][]screen.Control{append(row, screen.Refresh())}
	return s
}

// told are the events in words.
var told = look.Phrases{
	"chose":  "{who} {is|are} ready",
	"clue":   "{who}: **{clue}**",
	"struck": "The same clue, so it is struck: {who}",
	"right":  "{who} {finds|find} it: **{word}**",
	"none":   "{who} {makes|make} no guess: it was **{word}**",
	"wrong":  "{who} {guesses|guess} {clue}: it was **{word}**",
	"bet":    "Bets from outside: {n}",
	"bets":   "Bets from outside: {clue} of {word} won",
	"end":    "Words found together: {n}",
}

func (x scene) tell(t look.Table, e games.Event, _ screen.Reader) string {
	clue := "a word"
	if n, ok := games.TextOf(look.At(e.Tokens, 0)); ok {
		clue = t.Said(n)
	}
	if e.Verb == "bets" {
		clue = look.At(e.Tokens, 0)
	}
	if e.Verb == "wrong" && look.At(e.Tokens, 0) == "-" {
		e.Verb = "none"
	}
	return told.Say(t, e, func(name string) string {
		if name == "word" {
			return look.At(e.Tokens, 1)
		}
		return clue
	})
}

func (x scene) hinted(_ look.Table, move string, _ screen.Reader) string {
	if _, text, ok := games.Typing(move); ok {
		return "**Type** " + text + "." // a robot's own word
	}
	if strings.HasPrefix(move, "pass ") {
		return "**Pass.**"
	}
	return ""
}

func nothing(look.Table, games.Event, screen.Reader) string { return "" }

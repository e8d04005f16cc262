package screentest

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// Readers are the kinds of readers that screens are drawn for: with marks, with text in their place, with words.
func Readers(l look.Look) []screen.Reader {
	return []screen.Reader{{Marks: screen.SampleMarks(l.Marks)}, {}, {TextOnly: true}}
}

// board checks what everybody sees.
func (g *game) board(t *testing.T, r screen.Reader) {
	v := g.View(games.Table)
	s := frame.Board(g.table, v, r)
	g.screen(t, s, r)
	if g.table.Phase == look.OverPhase && g.table.Story != nil {
		return // it takes the place of what the look says
	}
	require.GreaterOrEqual(t, len(s.Fields), len(g.look.Drawing(v).Board(g.table.Table, r).Fields), "a field of the look's board is left out\n%s", s)
}

// hand checks what a seat sees, wherever it goes.
func (g *game) hand(t *testing.T, h Hand) {
	home := h.At("", screen.Reader{})
	words := h.At("", screen.Reader{TextOnly: true})
	require.NoError(t, sameControls(home, words), "for who reads text only\n%s\nstands for\n%s", words, home)
	g.forged(t, h)
	playing := h.Table.Phase == look.PlayingPhase
	down := slices.ContainsFunc(h.Near(), func(s screen.Screen) bool { return leads(s, frame.Down) })
	require.True(t, !playing || down || full(home), "there is room for a button that brings the board down\n%s", home)
	for _, r := range Readers(g.look) {
		for _, s := range h.Places(r, maxPlaces) {
			g.screen(t, s, r)
		}
		h.Stroll(r, g.rnd, func(s screen.Screen) { g.screen(t, s, r) })
	}
}

// hint gives a seat a hint of any of its moves, as its table would: it must fit, too, and show what to press.
func (g *game) hint(t *testing.T, h Hand) {
	if len(h.Prompt.Moves) < 2 || h.Table.Phase != look.PlayingPhase || h.Table.Plan != nil { // a plan has ideas
		return
	}
	h.Table.Hints = true
	asks := slices.ContainsFunc(h.Near(), func(s screen.Screen) bool { return leads(s, frame.AskHint) })
	require.True(t, asks, "there is a button for a hint\n%s", h.At("", screen.Reader{}))
	move := g.pick(h.Prompt.Moves)
	h.Table.Hint = &games.Hint{Move: move}
	adviser, advises := g.Game.(games.Adviser)
	if advises {
		h.Table.Hint.Reasons = adviser.Reasons(h.Seat, move)
	}
	if advises && g.rnd.IntN(16) == 0 {
		g.marked(t, h)
	}
	for _, r := range Readers(g.look) {
		s := h.At("", r)
		g.screen(t, s, r)
		require.Regexp(t, `Hint:\** `, s.String(), "the hint is shown")
		if !advises {
			continue
		}
		why := g.look.Drawing(h.View).Why
		require.NotNil(t, why, "the kind has reasons, and its look no words for them")
		for _, e := range h.Table.Hint.Reasons {
			without := why(h.Table.Table, move, nil, r)
			require.NotEqual(t, without, why(h.Table.Table, move, []games.Event{e}, r), "no words for the reason %q", e.Verb)
			for e.N = range 3 {
				require.NotRegexp(t, misspoken, why(h.Table.Table, move, []games.Event{e}, r), "the reason %q with %d", e.Verb, e.N)
			}
		}
	}
}

// misspoken finds a brace that is left in a sentence, a choice that should have been made, and a number whose noun is not of its
// number.
var misspoken = regexp.MustCompile(`[{}]|\d or no\b|\b1 (cards|tricks|points|ranks|nines|deals|units|credits|buildings|areas)\b|\b(0|2) (card|trick|point|rank|nine|deal|unit|credit|building|area)\b`)

// marked gives a seat the hint that its table would give: what makes it, or leads there, is marked.
func (g *game) marked(t *testing.T, h Hand) {
	hint := games.HintFor(g.Game.Clone(), h.Seat, g.rnd)
	h.Table.Hint = &hint
	if hint.Move == "" {
		return
	}
	s := h.At("", screen.Reader{})
	require.Contains(t, s.String(), "👉", "what makes %q is marked, or what leads to it", hint.Move)
}

// screen checks one screen of a game.
func (g *game) screen(t *testing.T, s screen.Screen, r screen.Reader) {
	require.NoError(t, s.Check(), s)
	text := onlyNames(t, g.table, s)
	require.NotRegexp(t, hyphenLoss, text, "a loss is written with a minus sign, see screen.Number")
	if strings.Contains(s.String(), "\n…") {
		require.Fail(t, "something is cut off", s)
	}
	if r.TextOnly {
		require.NoError(t, onlyWords(text), s)
	}
}

// hyphenLoss finds a number below nothing that is written with a hyphen.
var hyphenLoss = regexp.MustCompile(`(^|[\s*(=])-\d`)

// inText are symbols that are read aloud in a way that makes sense, or stand beside their words.
const inText = "+=×→<>~|−🏆⚠"

// moments are times as Discord shows them.
var moments = regexp.MustCompile(`<t:\d+:\w>|<@\d+>`)

// onlyWords tells of symbols in a text for those who read text only.
func onlyWords(text string) error {
	for _, c := range moments.ReplaceAllString(text, "") {
		if unicode.In(c, unicode.So, unicode.Sm, unicode.No) && !strings.ContainsRune(inText, c) {
			return fmt.Errorf("%q is no word", c)
		}
	}
	return nil
}

// sameControls requires that two screens have the same controls at the same places.
func sameControls(one, two screen.Screen) error {
	if len(one.Rows) != len(two.Rows) {
		return errors.New("the number of rows differs")
	}
	for i, row := range one.Rows {
		if len(row) != len(two.Rows[i]) {
			return fmt.Errorf("row %d differs", i+1)
		}
		for j, c := range row {
			if d := two.Rows[i][j]; c.Do != d.Do || c.Go != d.Go || c.Host != d.Host || c.Off != d.Off {
				return fmt.Errorf("%s differs from %s", c, d)
			}
		}
	}
	return nil
}

// leads reports whether a screen has a button for a host action.
func leads(s screen.Screen, action string) bool {
	return slices.ContainsFunc(controls(s), func(c screen.Control) bool { return c.Host == action })
}

// full reports whether no row of a screen has room for one more button, and there can be no more rows.
func full(s screen.Screen) bool {
	room := func(row []screen.Control) bool {
		return len(row) < screen.MaxButtons && !slices.ContainsFunc(row, func(c screen.Control) bool { return c.Pick != nil })
	}
	return len(s.Rows) == screen.MaxRows && !slices.ContainsFunc(s.Rows, room)
}

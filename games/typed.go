package games

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// What players type stands beside the log, never in it: a move holds the number of its text and what the rules decided by it. So a text
// can be hidden or forgotten, and the log still folds. Rules must never keep a text.

// MaxTyped is how many characters a prompt can ask for.
const MaxTyped = 100

// A Typed is what a Prompt asks a seat to type, besides its Moves.
type Typed struct {
	Move  string `json:"move"`           // with "*" for the text, e.g. "clue * 12"
	Label string `json:"label"`          // what is asked for, e.g. "Your clue"; at most 34 characters. Its button adds an ellipsis
	Max   int    `json:"max"`            // characters, from 1 to MaxTyped
	Word  bool   `json:"word,omitempty"` // a single word: letters and digits, with hyphens and apostrophes inside
}

// A Judge is a game in which players type.
type Judge interface {
	Game
	// Judge decides what comes of a text for the Move of a [Typed]: an outcome such as "same2", of 1 to 16 of a-z, 0-9, "=", "," and ".".
	// Apply then gets "clue #7:same2 12", see [SplitText]; it never sees the text. Or it refuses the text with Illegalf. Said returns an earlier
	// text of the game; "" if that was taken away, or isn't known where a robot tries moves out, whose own text is #0. Judge leaves the
	// game as it is. What it refuses, and why, must not depend on anything that the seat can't see yet: a refusal tells.
	Judge(s Seat, move, text string, said func(Text) string) (outcome string, err error)
}

// A Text is the number of what a player typed; 0 is none. Views and the tokens of events name a text so, and screens look it
// up. From the first event that names it, those who are told that event can read it; its author always can.
type Text int

const mostText = 99_999_999 // still short enough for a move

// NewText draws the number of a new text. Numbers that count up would tell others who typed first, who passed, and who changed a secret
// word; so a number says nothing but which text it is.
func NewText(chance uint64, taken func(Text) bool) Text {
	for r := rand.New(rand.NewPCG(chance, 0)); ; {
		if n := Text(1 + r.IntN(mostText)); !taken(n) {
			return n
		}
	}
}

// String writes a text's number as tokens have it: "#7".
func (n Text) String() string { return "#" + strconv.Itoa(int(n)) }

// TextOf reads a token.
func TextOf(token string) (n Text, ok bool) {
	digits, ok := strings.CutPrefix(token, "#")
	if !ok {
		return 0, false
	}
	i, err := strconv.ParseUint(digits, 10, 31)
	return Text(i), err == nil && Text(i).String() == token
}

// SplitText takes apart what stands in a move in place of its text: "#7:same2".
func SplitText(args string) (n Text, outcome string, ok bool) {
	token, outcome, _ := strings.Cut(args, ":")
	n, ok = TextOf(token)
	return n, outcome, ok && isOutcome.MatchString(outcome)
}

var isOutcome = regexp.MustCompile(`^[a-z0-9=,.]{1,16}$`)

// Say is the move by which a seat types a text, as a robot or a script makes it: `clue "warm" 12`. Nothing in the text is a separator.
func Say(move, text string) string { return strings.Replace(move, "*", strconv.QuoteToASCII(text), 1) }

// Typing returns what a move says, and the Move of the [Typed] that it answers. It is false for a move without a text.
func Typing(move string) (asked, text string, ok bool) {
	from, to := strings.IndexByte(move, '"'), strings.LastIndexByte(move, '"')
	if from < 0 || from == to {
		return "", "", false
	}
	text, err := strconv.Unquote(move[from : to+1])
	return move[:from] + "*" + move[to+1:], text, err == nil
}

// Read has a game judge what an action types. It returns the action that Apply takes and the log keeps, and the text, which gets that
// number; other actions as they are, with no text. What only Read may make it refuses, so nobody can forge an outcome.
func Read(g Game, a Action, n Text, said func(Text) string) (made Action, text string, err error) {
	asked, text, typed := Typing(a.Move)
	if !typed {
		if strings.ContainsAny(a.Move, `"*#`) {
			return a, "", errGoneOn
		}
		return a, "", nil
	}
	var ask *Typed
	for _, t := range g.Prompt(a.Seat).Typed {
		if t.Move == asked {
			ask = &t
		}
	}
	judge, ok := g.(Judge)
	if ask == nil || !ok {
		return a, "", errGoneOn
	}
	text, err = ask.clean(text)
	if err != nil {
		return a, "", err
	}
	outcome, err := judge.Judge(a.Seat, asked, text, said)
	if err == nil && !isOutcome.MatchString(outcome) {
		err = fmt.Errorf("%q is no outcome of a text", outcome)
	}
	a.Move = strings.Replace(asked, "*", n.String()+":"+outcome, 1)
	return a, text, err
}

var errGoneOn = Illegalf("the game moved on: look again and choose again")

// clean makes one line of what can be seen of a text, and refuses what wasn't asked for.
func (t Typed) clean(text string) (string, error) {
	text = strings.Map(func(c rune) rune {
		switch {
		case unicode.IsSpace(c), c == '\u2800': // a Braille pattern without dots
			return ' '
		case c == utf8.RuneError, unicode.In(c, unicode.C, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector):
			return -1
		}
		return c
	}, text)
	text = strings.Join(strings.Fields(strings.TrimLeftFunc(text, func(c rune) bool { return c == ' ' || unicode.IsMark(c) })), " ")
	switch n := utf8.RuneCountInString(text); {
	case n == 0:
		return "", Illegalf("that shows up empty: type something that can be seen")
	case n > t.Max:
		return "", Illegalf("that has %d characters: type at most %d", n, t.Max)
	case t.Word && !oneWord.MatchString(text):
		return "", Illegalf("that isn't one word: type letters only, without spaces")
	}
	return text, nil
}

var oneWord = regexp.MustCompile(`^[\pL\pN][\pM]*(['’-]?[\pL\pN][\pM]*)*$`)

// Made returns the text of a move that Read could have made for this prompt.
func (t Typed) Made(move string) (n Text, ok bool) {
	before, after, _ := strings.Cut(t.Move, "*")
	rest, starts := strings.CutPrefix(move, before)
	rest, ends := strings.CutSuffix(rest, after)
	n, _, ok = SplitText(rest)
	return n, starts && ends && ok
}

// Texts are those of a game from which nobody hides anything, such as a script or a sample: they count up from 1, to read well.
type Texts []string

// Of returns a text; "" for one that isn't there.
func (t Texts) Of(n Text) string {
	if n < 1 || int(n) > len(t) {
		return ""
	}
	return t[n-1]
}

// All are the texts by their numbers.
func (t Texts) All() map[Text]string {
	all := make(map[Text]string, len(t))
	for i, text := range t {
		all[Text(i+1)] = text
	}
	return all
}

// Read is [Read], and keeps the text.
func (t *Texts) Read(g Game, a Action) (Action, error) {
	made, text, err := Read(g, a, Text(len(*t)+1), t.Of)
	if err == nil && text != "" {
		*t = append(*t, text)
	}
	return made, err
}

// Single reports whether the seat has one move, and nothing to type.
func (p Prompt) Single() bool { return len(p.Moves) == 1 && len(p.Typed) == 0 }

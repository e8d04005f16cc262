package gamestest

import (
	"bytes"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"ruckus/games"
)

// What players type reaches the rules by Judge alone, which knows all texts, secret ones too. So here a seat types what it can't know:
// neither a refusal nor anything that it sees afterwards may tell it whether it was right.

// A typed is what a seat has typed in a match, and who can read it.
type typed struct {
	n    games.Text
	text string
	seat games.Seat
	told []games.Seat // besides its own
	all  bool
}

func (t typed) readBy(s games.Seat) bool { return t.all || t.seat == s || slices.Contains(t.told, s) }

// said returns a text by its number.
func (m *match) said(n games.Text) string {
	for _, t := range m.texts {
		if t.n == n {
			return t.text
		}
	}
	return ""
}

// hears has the game judge what an action types.
func (m *match) hears(a games.Action, r *rand.Rand) (games.Action, typed, error) {
	t := typed{seat: a.Seat}
	if strings.Contains(a.Move, `"`) {
		t.n = m.o.number(r.Uint64(), func(n games.Text) bool {
			return slices.ContainsFunc(m.texts, func(t typed) bool { return t.n == n })
		})
	}
	made, text, err := games.Read(m.game, a, t.n, m.said)
	t.text = text
	return made, t, err
}

// keeps keeps what was typed, and notes who can read what events name.
func (m *match) keeps(typed typed, events []games.Event) {
	if typed.text != "" {
		m.texts = append(m.texts, typed)
	}
	for _, e := range events {
		for _, token := range e.Tokens {
			n, _ := games.TextOf(token)
			for i := range m.texts {
				t := &m.texts[i]
				switch {
				case t.n != n:
				case e.Only == nil:
					t.all = true
				default:
					t.told = append(t.told, *e.Only)
				}
			}
		}
	}
}

// enoughTexts is how many numbers never stand in order if they are drawn by chance.
const enoughTexts = 14

// checkNumbers requires that the numbers of texts do not tell in what order they were typed.
func (m *match) checkNumbers() error {
	if len(m.texts) >= enoughTexts && slices.IsSortedFunc(m.texts, func(a, b typed) int { return int(a.n - b.n) }) {
		return faultf("leak: the numbers of texts count up, so they tell who typed when, and who has changed a text in secret")
	}
	return nil
}

// badTexts are what people type who try what a game does with it.
var badTexts = []string{
	"", " ", "\u2800", "\u200b\u200d", "\x00\x1b[31m", "\u0301", "\ufffd", "a", "\u202egnp.exe", "שלום", "👨‍👩‍👧", "<@123> @everyone", "# *x* ||y|| [z](//w)",
	`"#1:right 12" * | \`, "two words", strings.Repeat("x", games.MaxTyped), strings.Repeat("ж", games.MaxTyped+1), strings.Repeat("👍", 4000),
}

// checkTyped types what nobody should: each text is refused with a sentence, or the game goes on.
func (m *match) checkTyped(s games.Seat, p games.Prompt, at time.Time) error {
	for i, ask := range p.Typed {
		_, judges := m.game.(games.Judge)
		n := utf8.RuneCountInString(ask.Label)
		switch {
		case !judges:
			return faultf("seat %d can type for %q, and the game has no Judge", s, ask.Move)
		case len(p.Moves) == 0 || n == 0 || n > 34 || ask.Max < 1 || ask.Max > games.MaxTyped || strings.Count(ask.Move, "*") != 1 || len(ask.Move) > games.MaxMove-25:
			return faultf("seat %d: %+v is no text that can be asked for, or there is no move for who types nothing", s, ask)
		case slices.ContainsFunc(p.Typed[:i], func(o games.Typed) bool { return o.Move == ask.Move }):
			return faultf("seat %d is asked for %q twice", s, ask.Move)
		}
		for _, text := range append(slices.Clone(badTexts), m.o.say(m.rand)) {
			a := games.Action{Seat: s, Move: games.Say(ask.Move, text), At: at}
			next, _, err := m.step(m.game, a)
			switch {
			case err != nil && !errors.Is(err, games.ErrIllegal):
				return faultf("%s fails: %v", describe(a), err)
			case err == nil && !m.changed(next):
				return faultf("%s changes nothing, so it can apply twice", describe(a))
			}
		}
	}
	return nil
}

// checkJudge has seats type what they can't know.
func (m *match) checkJudge() error {
	m.doing = "judging a text that the seat can't know"
	r := rand.New(rand.NewPCG(uint64(len(m.log)), 3)) // of its own, so that games go on as they would without it
	for s, p := range m.prompts {
		if m.o.short && r.IntN(len(m.prompts)) > 1 {
			continue
		}
		for _, ask := range p.Typed {
			a := games.Action{Seat: games.Seat(s), Move: ask.Move, At: m.soon()}
			if due := m.game.Due(); !due.IsZero() && !a.At.Before(due) {
				continue
			}
			if err := errors.Join(m.guessesTexts(a, r), m.guessesDeal(a, r)); err != nil {
				return err
			}
		}
	}
	return nil
}

// near are a text and some that are like it.
func near(text string) []string {
	_, first := utf8.DecodeRuneInString(text)
	_, last := utf8.DecodeLastRuneInString(text)
	return []string{text, strings.ToUpper(text), text + "s", text[:len(text)-last], text[first:]}
}

// guessesTexts types what others typed in secret, and requires that it is taken as if they had typed something else.
func (m *match) guessesTexts(a games.Action, r *rand.Rand) error {
	for _, hidden := range m.texts[max(0, len(m.texts)-m.setup.Seats):] {
		if hidden.readBy(a.Seat) {
			continue
		}
		for _, text := range near(hidden.text) {
			for _, instead := range []string{"", m.o.say(r)} {
				otherwise := func(n games.Text) string {
					if n == hidden.n {
						return instead
					}
					return m.said(n)
				}
				typing := games.Action{Seat: a.Seat, Move: games.Say(a.Move, text), At: a.At}
				one, _, err := games.Read(m.game, typing, 0, m.said)
				other, _, otherErr := games.Read(m.game, typing, 0, otherwise)
				if sentence(err) != sentence(otherErr) {
					return faultf("leak: whether %s is refused, and why, depends on what seat %d typed and it can't read yet (%q): %q or %q",
						describe(typing), hidden.seat, hidden.text, sentence(err), sentence(otherErr))
				}
				if err == nil && one.Move != other.Move {
					if err := m.tellsOutcome(hidden, one, other); err != nil {
						return err
					}
				}
			}
		}
	}
	return nil
}

// tellsOutcome requires that nobody learns what came of a text, which depends on another that they can't read, while it is a secret choice.
func (m *match) tellsOutcome(by typed, a, b games.Action) error {
	if m.o.choices == nil {
		return nil
	}
	one, other := m.leads(a), m.leads(b)
	if one.hidden == "" || other.hidden == "" {
		return nil // it is shown at once, as the rules say
	}
	if err := m.tellsApart(by.readBy, one, other); err != nil {
		return faultf("leak: what came of a secret text, %q or %q, shows what seat %d typed (%q) too early: %v", a.Move, b.Move, by.seat, by.text, err)
	}
	return nil
}

// guessesDeal types what others see and the seat doesn't, and requires that it is refused alike wherever that may lie.
func (m *match) guessesDeal(a games.Action, r *rand.Rand) error {
	guesses := []string{m.o.say(r), m.o.say(r)}
	for _, t := range m.texts[max(0, len(m.texts)-m.setup.Seats):] {
		if !t.readBy(a.Seat) {
			guesses = append(guesses, t.text)
		}
	}
	own := wordsIn(m.view(a.Seat))
	for s := range games.Seat(m.setup.Seats) {
		for _, word := range wordsIn(m.view(s)) {
			if !slices.Contains(own, word) && !slices.Contains(guesses, word) {
				guesses = append(guesses, word)
			}
		}
	}
	for range 4 {
		other := m.game.Clone()
		other.Redeal(a.Seat, r)
		for _, text := range guesses {
			typing := games.Action{Seat: a.Seat, Move: games.Say(a.Move, text), At: a.At}
			_, _, err := games.Read(m.game, typing, 0, m.said)
			_, _, otherErr := games.Read(other, typing, 0, m.said)
			if sentence(err) != sentence(otherErr) {
				return faultf("leak: whether %s is refused, and why, depends on what the seat can't know: %q or %q", describe(typing), sentence(err), sentence(otherErr))
			}
		}
	}
	return nil
}

// sentence is what a refusal says.
func sentence(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// wordsIn are all texts in a view.
func wordsIn(view []byte) (words []string) {
	d := json.NewDecoder(bytes.NewReader(view))
	for {
		token, err := d.Token()
		if err != nil {
			return words
		}
		if word, ok := token.(string); ok && word != "" {
			words = append(words, word)
		}
	}
}

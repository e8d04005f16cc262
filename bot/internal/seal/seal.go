// Package seal decides the cards of a table in a way that everybody can check afterwards. A table makes up a secret when it opens,
// and shows its sum. What the players give after that is mixed with the secret, and the mix is the seed of the game. Where a
// message closes the mix before the cards are dealt, the number that Discord gives to it goes in last: nobody can choose that one,
// not even who runs the bot. After the game the secret is shown. docs/verify.md says byte by byte how to check it without this
// program.
package seal

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"regexp"
	"strings"

	"ruckus/render/markup"
)

const (
	// MaxWord is how long a word can be that cuts the cards, in UTF-16 code units.
	MaxWord = 20
	// MaxPress is how long the identifier of a press can be, in bytes.
	MaxPress = 64
)

// A Share is what the player in a seat gives to the mix. The zero Share is a robot's, or of somebody who was seated without
// a press, as in the next game of a night.
type Share struct {
	Press string      `json:"press,omitempty"` // the identifier of the press that took the seat
	Word  markup.Name `json:"word,omitzero"`   // that the player has typed
}

// A Mix is all that decides a seed.
type Mix struct {
	Sum    string  `json:"sum,omitempty"`    // of the secret: shown from the opening on
	Secret string  `json:"secret,omitempty"` // 64 hexadecimal digits; "" where it is not to be known yet
	Shares []Share `json:"shares,omitempty"` // by seat
	Given  bool    `json:"given,omitempty"`  // nothing is mixed: the seed was decided otherwise, for many tables alike or for a test

	Closing *Closing `json:"closing,omitempty"` // nil: no message has closed the mix
}

// A Closing is the message that has told the sum of everything else that is mixed, before Discord gave it its number.
type Closing struct {
	Closed  string `json:"closed"`            // that sum: 64 hexadecimal digits
	Channel string `json:"channel,omitempty"` // where it stands
	Message string `json:"message,omitempty"` // its number; "": it could not be posted
}

// Secret writes random bytes as a secret.
func Secret(random [32]byte) string { return hex.EncodeToString(random[:]) }

// Sum is the SHA-256 of a text, such as a secret's 64 digits, in hexadecimal digits.
func Sum(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}

// Seed mixes the secret, what the players have given, and the number of the message that has closed the mix, if there is one.
func (m Mix) Seed() [32]byte {
	if m.Closing == nil {
		return sha256.Sum256([]byte(m.Text()))
	}
	id := m.Closing.Message
	return sha256.Sum256(fmt.Appendf(nil, "ruckus seed 2\nclosed 64:%s\nmessage %d:%s\n", m.Closed(), len(id), id))
}

// Text is what the seed is the sum of where no message closes the mix: a line for the version, one for the secret, and one for each
// seat in order. Before each value stands its length in bytes, so that no two mixes have the same text.
func (m Mix) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "ruckus deal 1\nsecret %d:%s\n", len(m.Secret), m.Secret)
	for i, s := range m.Shares {
		word := s.Typed()
		fmt.Fprintf(&b, "seat %d press %d:%s word %d:%s\n", i+1, len(s.Press), s.Press, len(word), word)
	}
	return b.String()
}

// Closed is the sum that a message tells which closes the mix. Presses are not in it: nobody but Discord and the bot sees them, so
// they bind nobody.
func (m Mix) Closed() string {
	var b strings.Builder
	fmt.Fprintf(&b, "ruckus deal 2\nsecret %d:%s\n", len(m.Secret), m.Secret)
	for i, s := range m.Shares {
		word := s.Typed()
		fmt.Fprintf(&b, "seat %d word %d:%s\n", i+1, len(word), word)
	}
	return Sum(b.String())
}

// Typed is the word as it is mixed.
func (s Share) Typed() string {
	text, _ := s.Word.MarshalText() // never fails
	return string(text)
}

// Word makes of what somebody has typed what is mixed: one line, without what cannot be seen. It is the zero Name where
// nothing is left or too much.
func Word(typed string) markup.Name {
	word := markup.NameOf(typed)
	if (Share{Word: word}).check() != nil {
		return markup.Name{}
	}
	return word
}

// Hidden is the mix as it may be known before the game is over.
func (m Mix) Hidden() Mix {
	m.Secret = ""
	return m
}

var (
	digits = regexp.MustCompile(`^[0-9a-f]{64}$`)
	press  = regexp.MustCompile(`^[!-~]*$`)
	number = regexp.MustCompile(`^[0-9]{0,20}$`)
)

// Check refuses a mix that no table has made.
func (m Mix) Check() error {
	if m.Given {
		if m.Sum != "" || m.Secret != "" || m.Shares != nil || m.Closing != nil {
			return errors.New("a seed that was given, and a mix")
		}
		return nil
	}
	if !digits.MatchString(m.Secret) {
		return errors.New("the secret has not the form of 64 hexadecimal digits")
	}
	if m.Sum != Sum(m.Secret) {
		return errors.New("the sum that was shown from the opening on is not that of the secret")
	}
	for i, s := range m.Shares {
		if err := s.check(); err != nil {
			return fmt.Errorf("seat %d: %w", i+1, err)
		}
	}
	switch c := m.Closing; {
	case c == nil:
	case !number.MatchString(c.Message) || Press(c.Channel) != c.Channel:
		return errors.New("no message has this number")
	case c.Closed != m.Closed():
		return errors.New("the closing message told another sum than that of the secret and the words")
	}
	return nil
}

func (s Share) check() error {
	switch {
	case len(s.Press) > MaxPress || !press.MatchString(s.Press):
		return errors.New("no press has this identifier")
	case markup.Width(s.Typed()) > MaxWord:
		return errors.New("the word is too long")
	}
	return nil
}

// Press is the identifier of a press as it is mixed: "" for one that cannot be.
func Press(id string) string {
	if (Share{Press: id}).check() != nil {
		return ""
	}
	return id
}

// Package seal decides a table's cards in a way that anyone can check afterwards. A table draws a secret when it opens, and shows its
// hash. The secret is mixed with the number Discord gives to a message with that hash, which nobody can choose, not even the bot's
// operator. Without such a message it's mixed with the presses that took the seats. The mix is the game's seed, and when the game is
// over, the secret is shown. docs/verify.md says byte by byte how to check that without this program.
package seal

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"regexp"
	"strings"
)

// MaxPress is how long the identifier of a press can be, in bytes.
const MaxPress = 64

// A Mix is all that decides a seed.
type Mix struct {
	Sum    string `json:"sum,omitempty"`    // of the secret: shown from the opening on
	Secret string `json:"secret,omitempty"` // 64 hexadecimal digits; "" where it is not to be known yet
	Given  bool   `json:"given,omitempty"`  // nothing is mixed: the seed was decided otherwise, for many tables alike or for a test

	// Presses are the identifiers of those that took the seats, in the order of the lobby; "" for a robot's, and for a seat that was
	// taken without one, as in the next game of a night. Where a message closes the mix, they are not in it.
	Presses []string `json:"presses,omitempty"`
	Closing *Closing `json:"closing,omitempty"` // nil: no message has closed the mix
}

// A Closing is the message that has told the sum of the secret before Discord gave it its number.
type Closing struct {
	Channel string `json:"channel,omitempty"` // where it stands
	Message string `json:"message"`           // its number
}

// Secret writes random bytes as a secret.
func Secret(random [32]byte) string { return hex.EncodeToString(random[:]) }

// Sum is the SHA-256 of a text, such as a secret's 64 digits, in hexadecimal digits.
func Sum(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}

// Seed is the sum of all that is mixed.
func (m Mix) Seed() [32]byte { return sha256.Sum256([]byte(m.Text())) }

// Text is what the seed is the sum of: a line for the version, one for the secret, and one for the message that has closed the mix,
// or where none has one for each seat. Before each value stands its length in bytes, so that no two mixes have the same text.
func (m Mix) Text() string {
	var b strings.Builder
	if c := m.Closing; c != nil {
		fmt.Fprintf(&b, "ruckus deal 2\nsecret %d:%s\nmessage %d:%s\n", len(m.Secret), m.Secret, len(c.Message), c.Message)
		return b.String()
	}
	fmt.Fprintf(&b, "ruckus deal 1\nsecret %d:%s\n", len(m.Secret), m.Secret)
	for i, p := range m.Presses {
		fmt.Fprintf(&b, "seat %d press %d:%s\n", i+1, len(p), p)
	}
	return b.String()
}

// Hidden is the mix as it may be known before the game is over.
func (m Mix) Hidden() Mix {
	m.Secret = ""
	return m
}

var (
	digits = regexp.MustCompile(`^[0-9a-f]{64}$`)
	press  = regexp.MustCompile(`^[!-~]*$`)
	number = regexp.MustCompile(`^[0-9]{1,20}$`)
)

// Check refuses a mix that no table has made.
func (m Mix) Check() error {
	if m.Given {
		if m.Sum != "" || m.Secret != "" || m.Presses != nil || m.Closing != nil {
			return errors.New("a seed that was given, and a mix")
		}
		return nil
	}
	if !digits.MatchString(m.Secret) {
		return errors.New("the secret hasn't the form of 64 hexadecimal digits")
	}
	if m.Sum != Sum(m.Secret) {
		return errors.New("the sum that was shown from the opening on isn't that of the secret")
	}
	for i, p := range m.Presses {
		if Press(p) != p {
			return fmt.Errorf("seat %d: no press has this identifier", i+1)
		}
	}
	if c := m.Closing; c != nil && (!number.MatchString(c.Message) || Press(c.Channel) != c.Channel) {
		return errors.New("no message has this number")
	}
	return nil
}

// Press is the identifier of a press as it is mixed: "" for one that cannot be.
func Press(id string) string {
	if len(id) > MaxPress || !press.MatchString(id) {
		return ""
	}
	return id
}

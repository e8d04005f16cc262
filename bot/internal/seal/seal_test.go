package seal_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/seal"
	"ruckus/render/markup"
)

// These are the values of docs/verify.md.
func example() seal.Mix {
	secret := seal.Secret([32]byte{0xde, 0xa1, 31: 0x01})
	return seal.Mix{Sum: seal.Sum(secret), Secret: secret, Shares: []seal.Share{
		{Press: "1441000000000000001", Word: seal.Word("Zoë's luck")}, {Press: "1441000000000000002"}, {},
	}}
}

const exampleText = `ruckus deal 1
secret 64:dea1000000000000000000000000000000000000000000000000000000000001
seat 1 press 19:1441000000000000001 word 11:Zoë's luck
seat 2 press 19:1441000000000000002 word 0:
seat 3 press 0: word 0:
`

func TestTheMixIsThatOfTheDocument(t *testing.T) {
	m := example()
	require.NoError(t, m.Check())
	require.Equal(t, exampleText, m.Text())
	seed := m.Seed()
	require.Equal(t, "8174af9d9e4bb97b6484ef499193193eabdb974fd6e2df38c873984887efed55", hex.EncodeToString(seed[:]))
	require.Equal(t, "b9c53f7adc9174f221f39c9ecd50616ccf84e8abfb68fde686d788cc6afca96e", m.Sum)
}

// Anyone who has no Ruckus checks with what every machine has.
func TestSha256sumComesToTheSame(t *testing.T) {
	m := example()
	seed := m.Seed()
	for text, want := range map[string]string{m.Secret: m.Sum, m.Text(): hex.EncodeToString(seed[:])} {
		cmd := exec.Command("sha256sum")
		cmd.Stdin = strings.NewReader(text)
		out, err := cmd.Output()
		if err != nil {
			t.Skip("no sha256sum here: ", err)
		}
		require.Equal(t, want, string(bytes.Fields(out)[0]))
	}
}

func TestEverythingThatIsGivenDecidesTheSeed(t *testing.T) {
	seen := map[[32]byte]string{example().Seed(): "as it was"}
	for what, change := range map[string]func(*seal.Mix){
		"another secret":            func(m *seal.Mix) { m.Secret = seal.Secret([32]byte{1}) },
		"another press":             func(m *seal.Mix) { m.Shares[1].Press = "1441000000000000003" },
		"another word":              func(m *seal.Mix) { m.Shares[0].Word = seal.Word("Zoë's Luck") },
		"no word":                   func(m *seal.Mix) { m.Shares[0].Word = markup.Name{} },
		"the word of somebody else": func(m *seal.Mix) { m.Shares[0].Word, m.Shares[1].Word = m.Shares[1].Word, m.Shares[0].Word },
		"another order":             func(m *seal.Mix) { m.Shares[0], m.Shares[1] = m.Shares[1], m.Shares[0] },
		"a robot less":              func(m *seal.Mix) { m.Shares = m.Shares[:2] },
		"a word that looks like a line": func(m *seal.Mix) {
			m.Shares = m.Shares[:1]
			m.Shares[0].Word = seal.Word("0:\nseat 2 press 0:")
		},
	} {
		m := example()
		change(&m)
		require.NotContains(t, seen, m.Seed(), what)
		seen[m.Seed()] = what
	}
}

func TestAWordIsWhatCanBeSeenOfIt(t *testing.T) {
	for typed, want := range map[string]string{
		"abracadabra": "abracadabra", "  two\n words ": "two words", "\u202eltr": "ltr", "\u200b": "", "": "",
		strings.Repeat("x", 20): strings.Repeat("x", 20), strings.Repeat("x", 21): "", strings.Repeat("👍", 11): "",
	} {
		require.Equal(t, want, seal.Share{Word: seal.Word(typed)}.Typed(), "%q", typed)
	}
}

func TestAMixThatNoTableHasMadeIsRefused(t *testing.T) {
	for words, change := range map[string]func(*seal.Mix){
		"64 hexadecimal":        func(m *seal.Mix) { m.Secret = "" },
		"not that of the secre": func(m *seal.Mix) { m.Sum = seal.Sum("") },
		"seat 2: no press":      func(m *seal.Mix) { m.Shares[1].Press = "a b" },
		"seat 1: the word":      func(m *seal.Mix) { m.Shares[0].Word = markup.NameOf(strings.Repeat("x", 30)) },
		"given":                 func(m *seal.Mix) { m.Given = true },
	} {
		m := example()
		change(&m)
		require.ErrorContains(t, m.Check(), words)
	}
	require.NoError(t, seal.Mix{Given: true}.Check())
	require.Empty(t, example().Hidden().Secret)
	require.NotEqual(t, sha256.Sum256(nil), example().Seed())
}

// closed is the example of the document with a message.
func closed() seal.Mix {
	m := example()
	m.Closing = &seal.Closing{Closed: m.Closed(), Channel: "1441000000000000009", Message: "1441000000000000010"}
	return m
}

const closedText = `ruckus deal 2
secret 64:dea1000000000000000000000000000000000000000000000000000000000001
seat 1 word 11:Zoë's luck
seat 2 word 0:
seat 3 word 0:
`

// These stand in the document.
const (
	documentClosed = "c37e679f09af133aecd225ebf032dd9a233111068b9e7bbf111f929fa9850eb1"
	documentSeed   = "f60214ee4701432b6dc398b083a7e2cf46c5a4bf4ee6a6b3978a71f4ee32843c"
)

func TestTheClosedMixIsThatOfTheDocument(t *testing.T) {
	m := closed()
	require.NoError(t, m.Check())
	require.Equal(t, seal.Sum(closedText), m.Closing.Closed)
	require.Equal(t, documentClosed, m.Closing.Closed)
	seed := m.Seed()
	require.Equal(t, documentSeed, hex.EncodeToString(seed[:]))
	require.Equal(t, documentSeed, seal.Sum("ruckus seed 2\nclosed 64:"+m.Closing.Closed+"\nmessage 19:1441000000000000010\n"))
}

// Each of these is a way to have other cards after the message stands in the channel.
func TestNothingCanBeChangedAfterTheMessageHasClosedTheMix(t *testing.T) {
	for what, change := range map[string]func(*seal.Mix){
		"another secret": func(m *seal.Mix) {
			m.Secret = seal.Secret([32]byte{1})
			m.Sum = seal.Sum(m.Secret)
		},
		"another word":   func(m *seal.Mix) { m.Shares[0].Word = seal.Word("luck") },
		"a seat more":    func(m *seal.Mix) { m.Shares = append(m.Shares, seal.Share{}) },
		"another order":  func(m *seal.Mix) { m.Shares[0], m.Shares[1] = m.Shares[1], m.Shares[0] },
		"no number":      func(m *seal.Mix) { m.Closing.Message = "x" },
		"a number twice": func(m *seal.Mix) { m.Closing.Message += m.Closing.Message },
	} {
		m := closed()
		change(&m)
		require.Error(t, m.Check(), what)
	}
	m, was := closed(), closed().Seed()
	m.Closing.Message = "1441000000000000011"
	require.NotEqual(t, was, m.Seed(), "another message's number is another deal")
	m.Closing.Message = ""
	require.NoError(t, m.Check())
	require.NotEqual(t, was, m.Seed())
	m = closed()
	m.Shares[1].Press = "1441000000000000003"
	require.Equal(t, was, m.Seed(), "presses are not mixed in")
}

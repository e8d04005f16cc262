package seal_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/seal"
)

// These are the values of docs/verify.md.
func example() seal.Mix {
	secret := seal.Secret([32]byte{0xde, 0xa1, 31: 0x01})
	return seal.Mix{Sum: seal.Sum(secret), Secret: secret, Presses: []string{"1441000000000000001", "1441000000000000002", ""}}
}

const exampleText = `ruckus deal 1
secret 64:dea1000000000000000000000000000000000000000000000000000000000001
seat 1 press 19:1441000000000000001
seat 2 press 19:1441000000000000002
seat 3 press 0:
`

// closed is the example with a message.
func closed() seal.Mix {
	m := example()
	m.Presses, m.Closing = nil, &seal.Closing{Channel: "1441000000000000009", Message: "1441000000000000010"}
	return m
}

const closedText = `ruckus deal 2
secret 64:dea1000000000000000000000000000000000000000000000000000000000001
message 19:1441000000000000010
`

func TestTheMixIsThatOfTheDocument(t *testing.T) {
	doc, err := os.ReadFile("../../../docs/verify.md")
	require.NoError(t, err)
	for text, m := range map[string]seal.Mix{exampleText: example(), closedText: closed()} {
		require.NoError(t, m.Check())
		require.Equal(t, text, m.Text())
		require.Contains(t, strings.ReplaceAll(string(doc), "\n    ", "\n"), text)
		seed := m.Seed()
		require.Contains(t, string(doc), hex.EncodeToString(seed[:]))
		require.Contains(t, string(doc), m.Sum)
	}
}

// Anyone who has no Ruckus checks with what every machine has.
func TestSha256sumComesToTheSame(t *testing.T) {
	m := example()
	one, two := m.Seed(), closed().Seed()
	for text, want := range map[string]string{m.Secret: m.Sum, exampleText: hex.EncodeToString(one[:]), closedText: hex.EncodeToString(two[:])} {
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
		"another secret": func(m *seal.Mix) { m.Secret = seal.Secret([32]byte{1}) },
		"another press":  func(m *seal.Mix) { m.Presses[1] = "1441000000000000003" },
		"another order":  func(m *seal.Mix) { m.Presses[0], m.Presses[1] = m.Presses[1], m.Presses[0] },
		"a robot less":   func(m *seal.Mix) { m.Presses = m.Presses[:2] },
		"a message":      func(m *seal.Mix) { *m = closed() },
		"another number": func(m *seal.Mix) { *m = closed(); m.Closing.Message = "1441000000000000011" },
	} {
		m := example()
		change(&m)
		require.NotContains(t, seen, m.Seed(), what)
		seen[m.Seed()] = what
	}
}

func TestAMixThatNoTableHasMadeIsRefused(t *testing.T) {
	for words, change := range map[string]func(*seal.Mix){
		"64 hexadecimal":          func(m *seal.Mix) { m.Secret = "" },
		"isn't that of the secre": func(m *seal.Mix) { m.Sum = seal.Sum("") },
		"seat 2: no press":        func(m *seal.Mix) { m.Presses[1] = "a b" },
		"no message":              func(m *seal.Mix) { *m = closed(); m.Closing.Message = "" },
		"message has":             func(m *seal.Mix) { *m = closed(); m.Closing.Message += m.Closing.Message },
		"given":                   func(m *seal.Mix) { m.Given = true },
	} {
		m := example()
		change(&m)
		require.ErrorContains(t, m.Check(), words)
	}
	require.NoError(t, seal.Mix{Given: true}.Check())
	require.Empty(t, example().Hidden().Secret)
	require.NotEqual(t, sha256.Sum256(nil), example().Seed())
}

package screens

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Who reads the page of the program learns what /me says, word by word; run with -update after a change of the list.
func TestThePrivacyPageHasTheListOfWhatIsKept(t *testing.T) {
	const file = "../../../docs/privacy.md"
	page, err := os.ReadFile(file)
	require.NoError(t, err)
	before, rest, found := bytes.Cut(page, []byte("| what | how long |\n"))
	require.True(t, found)
	old, after, found := bytes.Cut(rest, []byte("\n\n"))
	require.True(t, found)
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(string(before)+KeptTable()+"\n"+string(after)), 0o644))
		return
	}
	require.Equal(t, KeptTable(), "| what | how long |\n"+string(old)+"\n")
}

func TestWhatIsKeptIsSaidInFullOnOnePage(t *testing.T) {
	s := KeptPage(Links{Terms: "https://example.org/terms?of=us", Privacy: "https://example.org/privacy"})
	require.NoError(t, s.Check())
	for _, k := range Kept() {
		require.Contains(t, s.Text, k.What)
		require.Contains(t, s.Text, k.Long)
	}
	require.True(t, strings.HasSuffix(s.Text, "\n\n[Terms](https://example.org/terms?of=us) · [Privacy](https://example.org/privacy)"))
}

// What the owner of the application enters is text of somebody, too.
func TestOnlyAddressesAreLinked(t *testing.T) {
	for _, bad := range []string{"", "terms", "javascript:alert(1)", "https://a b", "https://a) [click](https://b", "ftp://a"} {
		require.Empty(t, Links{Terms: bad}.line(), bad)
	}
	require.Equal(t, "[Privacy](http://a)", Links{Privacy: "http://a"}.line())
	require.NotContains(t, HomePage(Home{}).Text, "Privacy")
	require.Contains(t, HomePage(Home{Links: Links{Privacy: "http://a"}}).Text, "\n-# [Privacy](http://a)")
}

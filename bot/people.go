package bot

import (
	"crypto/rand"
	"errors"
	"strings"
	"unicode"
	"unicode/utf8"

	"ruckus/bot/table"
)

// sentence says what went wrong. If it is not the fault of who asked, it has an error number, under which the log has the
// cause.
func (b *Bot) sentence(i *interaction, err error) string {
	if errors.Is(err, errCustomID) {
		return capital(err.Error())
	}
	said, ours := table.Sentence(err)
	if !ours {
		return capital(said)
	}
	id := randomID(6)
	b.log.Error("a request failed", "error", id, "interaction", i.ID, "guild", i.GuildID, "cause", err)
	return capital(said) + " (error " + id + ")"
}

// capital makes a sentence of a fragment that starts in lower case and has no full stop.
func capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	s = string(unicode.ToUpper(r)) + s[n:]
	if !strings.ContainsAny(s[len(s)-1:], ".!?:)") {
		s += "."
	}
	return s
}

// randomID returns that many random letters and digits, at most 26.
func randomID(n int) string { return strings.ToLower(rand.Text()[:n]) }

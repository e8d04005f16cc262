package bot

import (
	"crypto/sha256"
	"encoding/base32"
	"errors"
	"strings"
	"unicode"
	"unicode/utf8"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/table"
	"ruckus/render/view"
)

// sentence says what went wrong. If it is not the fault of who asked, it has an error number, under which the log has the
// cause.
func (b *Bot) sentence(i *interaction, err error) string {
	said, ours := problem.Sentence(err)
	said = capital(said)
	if many := new(table.TooMany); errors.As(err, &many) {
		return yourTables(said, many.Own)
	}
	if !ours {
		return said
	}
	id := errorNumber(err)
	b.log.Error("a press failed; the player got this error number", "error", id, "interaction", i.ID, "guild", i.GuildID, "user", i.user().ID, "cause", err)
	return say("error", "why", said, "id", id)
}

// yourTables leads from a refusal to the first tables that somebody hosts.
func yourTables(why string, own []table.Place) string {
	const most = 5
	var links []string
	for _, p := range own[:min(len(own), most)] {
		if l := link(match.Table{Ref: p.Ref, Known: view.Known{Channel: p.Channel, BoardID: p.BoardID}}); l != "" {
			links = append(links, l)
		}
	}
	key := "yours"
	switch {
	case links == nil:
		return why
	case len(own) > most:
		key = "yours.more"
	}
	return say(key, "why", why, "tables", strings.Join(links, " "))
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

// errorNumber is under what the log has the cause of an error. What fails for one reason has one number: the log has it once a minute.
func errorNumber(err error) string {
	sum := sha256.Sum256([]byte(problem.Root(err)))
	return strings.ToLower(base32.StdEncoding.EncodeToString(sum[:])[:6])
}

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
	if errors.Is(err, errCustomID) {
		return capital(err.Error())
	}
	said, ours := problem.Sentence(err)
	if many := new(table.TooMany); errors.As(err, &many) {
		return capital(said) + yourTables(many.Own)
	}
	if !ours {
		return capital(said)
	}
	id := errorNumber(err)
	b.log.Error("a press failed; the player got this error number", "error", id, "interaction", i.ID, "guild", i.GuildID, "user", i.user().ID, "cause", err)
	return capital(said) + " (error " + id + ")"
}

// yourTables leads to the first tables that somebody hosts; "" for none.
func yourTables(own []table.Place) string {
	const most = 5
	var links []string
	for _, p := range own[:min(len(own), most)] {
		if l := link(match.Table{Ref: p.Ref, Known: view.Known{Channel: p.Channel, BoardID: p.BoardID}}); l != "" {
			links = append(links, l)
		}
	}
	if links == nil {
		return ""
	}
	if len(own) > most {
		links = append(links, "and more, see /tables")
	}
	return " Yours: " + strings.Join(links, " ")
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

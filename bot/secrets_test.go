package bot

import (
	"context"
	"regexp"
	"strings"
	"time"

	"github.com/stretchr/testify/require"
)

// tokenInPath finds the token of an interaction where the bot has used it; those that tests make up are shorter.
var tokenInPath = regexp.MustCompile(`/(?:interactions|webhooks)/\d+/([^/?]{20,})`)

// keepsSecrets checks at the end of every evening, whatever went wrong in it, that neither the bot's token nor those of
// interactions are in the log, which tells of everything, or with what is kept.
func (e *evening) keepsSecrets() {
	if e.bot == nil {
		return // it has not begun
	}
	secrets := map[string]bool{e.discord.Token(): true}
	for _, x := range e.discord.Requests() {
		if found := tokenInPath.FindStringSubmatch(x.Path); found != nil {
			secrets[found[1]] = true
		}
	}
	kept := e.log.String()
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	tables, _ := e.bot.cfg.Store.List(ctx, e.discord.GuildID(), "table") // some evenings end with a broken store
	for _, r := range tables {
		kept += string(r.Data)
		lines, _ := e.bot.cfg.Store.Log(ctx, r.Key)
		for _, line := range lines {
			kept += string(line)
		}
	}
	for secret := range secrets {
		if strings.Contains(kept, secret) {
			require.Fail(e.t, "a token is in the log or with what is kept", "%s…", secret[:4])
		}
	}
}

package bot

import (
	"context"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/guild"
)

// A Finding is what one check of the doctor has found.
type Finding struct {
	Check string // what was looked at, e.g. "token"
	OK    bool
	Text  string // a sentence; of what is wrong, also what to do
}

// greatestSkew is how wrong this machine's clock may be before presses are judged wrongly.
const greatestSkew = 2 * time.Second

// Diagnose checks what a bot of this configuration needs: the token, the invite, the commands, the gateway, the clock
// and the store, and whether that one is set up to lose nothing; of the store, what is known already takes the place of that. It
// changes nothing on Discord, and takes at most about a minute.
func Diagnose(ctx context.Context, cfg Config, known ...Finding) []Finding {
	b, err := New(cfg)
	if err != nil {
		return []Finding{{"settings", false, capital(err.Error())}}
	}
	if known == nil {
		known = b.checkStore(ctx)
	}
	found := append([]Finding{{"settings", true, say("doctor.settings")}}, known...)
	app, now, err := b.client.Application(ctx)
	switch {
	case discord.IsStatus(err, http.StatusUnauthorized):
		return append(found, Finding{"token", false, capital(discord.BadToken.Error())})
	case err != nil:
		return append(found, Finding{"token", false, say("doctor.discord", "cause", err.Error())})
	}
	found = append(found, Finding{"token", true, say("doctor.token", "name", app.Name)})
	found = append(found, checkPortal(app)...)
	found = append(found, checkPages(app))
	found = append(found,
		checkClock(time.Since(now)),
		b.checkGateway(ctx),
		b.checkGuilds(ctx, app),
		b.checkCommands(ctx, app.ID),
	)
	if _, of := b.emojis.Count(); of > 0 {
		found = append(found, b.checkEmojis(ctx))
	}
	return append(append(found, b.checkGames(ctx)...), b.checkResults(ctx)...)
}

// checkGames says which running games this program can't go on with. There is no finding where it can with all.
func (b *Bot) checkGames(ctx context.Context) []Finding {
	waiting, err := b.host.Waiting(ctx)
	switch {
	case err != nil:
		return []Finding{{"games", false, say("doctor.games.unread", "cause", err.Error())}}
	case len(waiting) == 0:
		return nil
	}
	var names []string
	for _, name := range slices.Sorted(maps.Keys(waiting)) {
		names = append(names, fmt.Sprintf("%s: %d", name, waiting[name]))
	}
	return []Finding{{"games", false, say("doctor.games", "games", strings.Join(names, ", "))}}
}

// tellWaiting has the log say the same.
func (b *Bot) tellWaiting(ctx context.Context) {
	for _, f := range b.checkGames(ctx) {
		b.log.Warn("some running games are on hold", "do", "see docs/upgrades.md", "cause", f.Text)
	}
}

// An examiner is a store that can say in a sentence whether it is set up so that it loses nothing.
type examiner interface {
	Examine(ctx context.Context) (sentence string, fine bool)
}

func (b *Bot) checkStore(ctx context.Context) []Finding {
	ctx, cancel := context.WithTimeout(ctx, 5*time.Second)
	defer cancel()
	if err := b.cfg.Store.Ping(ctx); err != nil {
		return []Finding{{"store", false, say("doctor.store.broken", "cause", err.Error())}}
	}
	found := []Finding{{"store", true, say("doctor.store")}}
	if s, ok := b.cfg.Store.(examiner); ok {
		sentence, fine := s.Examine(ctx)
		found = append(found, Finding{"safety", fine, sentence})
	}
	return found
}

// checkPortal judges how the application is set in Discord's developer portal.
func checkPortal(app discord.Application) []Finding {
	var found []Finding
	if app.EndpointURL != "" {
		found = append(found, Finding{"portal", false, capital(errEndpoint.Error())})
	}
	if app.CodeGrant {
		found = append(found, Finding{"portal", false, capital(errCodeGrant.Error())})
	}
	if len(found) == 0 {
		found = append(found, Finding{"portal", true, say("doctor.portal")})
	}
	return found
}

// checkClock judges how far this machine's clock is ahead of Discord's. Discord tells the time in whole seconds.
func checkClock(ahead time.Duration) Finding {
	ahead -= 500 * time.Millisecond
	if ahead.Abs() > greatestSkew {
		return Finding{"clock", false, say("doctor.clock.off", "time", ahead.Abs().Round(time.Second).String())}
	}
	return Finding{"clock", true, say("doctor.clock")}
}

func (b *Bot) checkGateway(ctx context.Context) Finding {
	starts, err := b.client.Starts(ctx)
	switch {
	case err != nil:
		return Finding{"gateway", false, say("doctor.gateway.none", "cause", err.Error())}
	case starts.Limit.Remaining == 0:
		after := time.Duration(starts.Limit.ResetAfter) * time.Millisecond
		return Finding{"gateway", false, say("doctor.gateway.often", "time", after.Round(time.Minute).String())}
	}
	return Finding{"gateway", true, say("doctor.gateway", "n", starts.Shards, "left", starts.Limit.Remaining)}
}

// In how many servers an application can be that Discord has not verified, and from how many on it can apply for that.
const (
	mostUnverified = 100
	applyFrom      = 75
)

func (b *Bot) checkGuilds(ctx context.Context, app discord.Application) Finding {
	guilds, err := b.client.Guilds(ctx)
	if err != nil {
		return Finding{"invitation", false, say("doctor.servers.unread", "cause", err.Error())}
	}
	invite := inviteURL(app.ID)
	if len(guilds) == 0 {
		return Finding{"invitation", false, say("doctor.servers.none", "invite", invite)}
	}
	var lacking, limits []string
	for _, g := range guilds {
		if names := missing(g.Permissions, 0); len(names) > 0 {
			lacking = append(lacking, say("doctor.in", "server", g.Name, "permissions", list(names)))
		}
		for _, p := range partial {
			if g.Permissions&(p.bit|discord.Administrator) == 0 {
				limits = append(limits, say(p.lacks, "server", g.Name))
			}
		}
	}
	if len(lacking) > 0 {
		return Finding{"invitation", false, say("doctor.servers.lacks", "lacking", strings.Join(lacking, "; "), "invite", invite)}
	}
	servers := max(len(guilds), app.Guilds) // at most 200 are listed
	said := []string{say("doctor.servers", "n", servers)}
	if servers >= applyFrom && servers <= mostUnverified {
		said = append(said, say("doctor.servers.many", "n", mostUnverified))
	}
	if len(limits) > 0 {
		said = append(said, say("doctor.servers.limits", "limits", strings.Join(limits, "; ")))
	}
	return Finding{"invitation", true, strings.Join(append(said, say("doctor.servers.invite", "invite", invite)), " ")}
}

// checkPages says which of the pages have an address that Discord asks for before it verifies an application.
func checkPages(app discord.Application) Finding {
	key := "doctor.pages.privacy"
	switch {
	case app.TermsURL != "" && app.PrivacyURL != "":
		return Finding{"pages", true, say("doctor.pages")}
	case app.PrivacyURL != "":
		key = "doctor.pages.terms"
	case app.TermsURL == "":
		key = "doctor.pages.none"
	}
	return Finding{"pages", true, say(key, "both", say("doctor.pages.both", "n", mostUnverified))}
}

func (b *Bot) checkCommands(ctx context.Context, app string) Finding {
	have, err := b.client.Commands(ctx, app)
	switch {
	case err != nil:
		return Finding{"commands", false, say("doctor.commands.unread", "cause", err.Error())}
	case !sameCommands(commands(b.cfg.Kinds, b.taught()), have):
		return Finding{"commands", true, say("doctor.commands.old")}
	}
	return Finding{"commands", true, say("doctor.commands")}
}

// checkEmojis says how many of the pictures of cards and tokens are up at Discord.
func (b *Bot) checkEmojis(ctx context.Context) Finding {
	if err := b.emojis.Look(ctx); err != nil {
		return Finding{"pictures", false, say("doctor.pictures.unread", "cause", err.Error())}
	}
	s := b.emojis.State()
	said := []string{say("doctor.pictures", "n", s.Up, "of", s.Of)}
	if len(s.Add) > 0 {
		said = append(said, say("doctor.pictures.rest"))
	}
	if s.Crowded != "" {
		said = append(said, s.Crowded+".")
	}
	if s.Foreign > 0 {
		said = append(said, say("doctor.pictures.others", "n", s.Foreign))
	}
	return Finding{"pictures", true, strings.Join(said, " ")}
}

// doctorResults is how many channels for results the doctor looks at.
const doctorResults = 50

// checkResults looks whether results can be posted where guilds want them. There is no finding where no guild does.
func (b *Bot) checkResults(ctx context.Context) []Finding {
	var wrong []string
	n, last := 0, ""
	for n < doctorResults {
		guilds, err := b.cfg.Store.Guilds(ctx, last, doctorResults)
		if err != nil || len(guilds) == 0 {
			break
		}
		for _, id := range guilds {
			s, err := b.host.Guilds.Settings(ctx, id, guild.General)
			if err != nil || s.Results == "" {
				continue
			}
			n++
			if trouble := b.courier.resultsTrouble(ctx, id, s.Results, list); trouble != "" {
				wrong = append(wrong, say("doctor.results.server", "server", id, "trouble", trouble))
			}
		}
		last = guilds[len(guilds)-1]
	}
	switch {
	case n == 0:
		return nil
	case wrong != nil:
		return []Finding{{"results", false, say("doctor.results.trouble", "wrong", strings.Join(wrong, "; "))}}
	}
	return []Finding{{"results", true, say("doctor.results", "n", n)}}
}

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
	"ruckus/render/screen"
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
	found := append([]Finding{{"settings", true, "All settings are there."}}, known...)
	app, now, err := b.client.Application(ctx)
	switch {
	case discord.IsStatus(err, http.StatusUnauthorized):
		return append(found, Finding{"token", false, capital(discord.BadToken.Error())})
	case err != nil:
		return append(found, Finding{"token", false, "This machine can't reach Discord: check its connection to https://discord.com. The cause: " + err.Error() + "."})
	}
	found = append(found, Finding{"token", true, fmt.Sprintf("The token belongs to the application %q.", app.Name)})
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
		return []Finding{{"games", false, "Can't look at running games. The cause: " + err.Error() + "."}}
	case len(waiting) == 0:
		return nil
	}
	var names []string
	for _, name := range slices.Sorted(maps.Keys(waiting)) {
		names = append(names, fmt.Sprintf("%s: %d", name, waiting[name]))
	}
	return []Finding{{"games", false, "This version's rules differ from those of these running games (" + strings.Join(names, ", ") +
		"). They're on hold for 7 days, then end with their points: let the version that started them finish them first."}}
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
		return []Finding{{"store", false, "Storage can't be used: " + err.Error() + ". Check that it's there and writable, and that its disk isn't full."}}
	}
	found := []Finding{{"store", true, "Storage can be read and written."}}
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
		found = append(found, Finding{"portal", false, capital(errEndpoint.Error()) + "."})
	}
	if app.CodeGrant {
		found = append(found, Finding{"portal", false, capital(errCodeGrant.Error()) + "."})
	}
	if len(found) == 0 {
		found = append(found, Finding{"portal", true, "The application sends commands and presses to the bot, and its invite link works."})
	}
	return found
}

// checkClock judges how far this machine's clock is ahead of Discord's. Discord tells the time in whole seconds.
func checkClock(ahead time.Duration) Finding {
	ahead -= 500 * time.Millisecond
	if ahead.Abs() > greatestSkew {
		return Finding{"clock", false, fmt.Sprintf("This machine's clock is off by about %v: sync it with a time server, for example with \"timedatectl set-ntp true\".", ahead.Abs().Round(time.Second))}
	}
	return Finding{"clock", true, "This machine's clock agrees with Discord's."}
}

func (b *Bot) checkGateway(ctx context.Context) Finding {
	starts, err := b.client.Starts(ctx)
	switch {
	case err != nil:
		return Finding{"gateway", false, "Discord won't give its gateway's address; try again in a minute. The cause: " + err.Error() + "."}
	case starts.Limit.Remaining == 0:
		after := time.Duration(starts.Limit.ResetAfter) * time.Millisecond
		return Finding{"gateway", false, fmt.Sprintf("The bot connected too often today: wait %v before you start it again.", after.Round(time.Minute))}
	}
	return Finding{"gateway", true, fmt.Sprintf("The gateway is open; shards Discord recommends: %d. Connections left today: %d.", starts.Shards, starts.Limit.Remaining)}
}

// In how many servers an application can be that Discord has not verified, and from how many on it can apply for that.
const (
	mostUnverified = 100
	applyFrom      = 75
)

func (b *Bot) checkGuilds(ctx context.Context, app discord.Application) Finding {
	guilds, err := b.client.Guilds(ctx)
	if err != nil {
		return Finding{"invitation", false, "Discord doesn't list the bot's servers. The cause: " + err.Error() + "."}
	}
	invite := inviteURL(app.ID)
	if len(guilds) == 0 {
		return Finding{"invitation", false, "The bot is in no server yet: open " + invite + " and pick one."}
	}
	var lacking, limits []string
	for _, g := range guilds {
		if names := missing(g.Permissions, 0); len(names) > 0 {
			lacking = append(lacking, fmt.Sprintf("in %q %s", g.Name, list(names)))
		}
		for _, p := range partial {
			if g.Permissions&(p.bit|discord.Administrator) == 0 {
				limits = append(limits, fmt.Sprintf("in %q it lacks %s, which %s", g.Name, p.name, p.purpose))
			}
		}
	}
	if len(lacking) > 0 {
		return Finding{"invitation", false, "The bot lacks permissions: " + strings.Join(lacking, "; ") + ". Open " + invite + " again, or change the bot's role there."}
	}
	servers := max(len(guilds), app.Guilds) // at most 200 are listed
	said := fmt.Sprintf("The bot is in about %s. ", screen.Plural(servers, "server"))
	if servers >= applyFrom && servers <= mostUnverified {
		said += fmt.Sprintf("An unverified application can join %d servers: unless yours is verified, apply in the portal now. ", mostUnverified)
	}
	if len(limits) > 0 {
		said += "Some things don't work everywhere: " + strings.Join(limits, "; ") + ". "
	}
	return Finding{"invitation", true, said + "To invite it to another: " + invite}
}

// checkPages says which of the pages have an address that Discord asks for before it verifies an application.
func checkPages(app discord.Application) Finding {
	var lacking []string
	if app.TermsURL == "" {
		lacking = append(lacking, "terms (docs/terms.md)")
	}
	if app.PrivacyURL == "" {
		lacking = append(lacking, "privacy policy (docs/policy.md)")
	}
	if lacking == nil {
		return Finding{"pages", true, "The portal has links to your terms and your privacy policy."}
	}
	return Finding{"pages", true, fmt.Sprintf("The portal has no link to your %s. Discord wants both before an application can join more than %d servers, and /ruckus and /me link to them.",
		strings.Join(lacking, " or "), mostUnverified)}
}

func (b *Bot) checkCommands(ctx context.Context, app string) Finding {
	have, err := b.client.Commands(ctx, app)
	switch {
	case err != nil:
		return Finding{"commands", false, "Discord doesn't show the bot's commands. The cause: " + err.Error() + "."}
	case !sameCommands(commands(b.cfg.Kinds, b.taught()), have):
		return Finding{"commands", true, "The registered commands are out of date: \"ruckus serve\" updates them when it starts."}
	}
	return Finding{"commands", true, "The commands are registered."}
}

// checkEmojis says how many of the pictures of cards and tokens are up at Discord.
func (b *Bot) checkEmojis(ctx context.Context) Finding {
	if err := b.emojis.Look(ctx); err != nil {
		return Finding{"pictures", false, "Discord doesn't list the application's emojis. The cause: " + err.Error() + "."}
	}
	s := b.emojis.State()
	said := []string{fmt.Sprintf("%d of %d card pictures are uploaded as the application's emojis.", s.Up, s.Of)}
	if len(s.Add) > 0 {
		said = append(said, "\"ruckus emojis\" uploads the rest before anyone plays, \"ruckus serve\" while it runs, as fast as Discord allows; until a game has all of its pictures, its cards are text.")
	}
	if s.Crowded != "" {
		said = append(said, s.Crowded+".")
	}
	if s.Foreign > 0 {
		said = append(said, fmt.Sprintf("The application also has %s that this bot didn't upload; it never deletes those.", screen.Plural(s.Foreign, "emoji")))
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
				wrong = append(wrong, fmt.Sprintf("in the server %s %s", id, trouble))
			}
		}
		last = guilds[len(guilds)-1]
	}
	switch {
	case n == 0:
		return nil
	case wrong != nil:
		return []Finding{{"results", false, "Some game results can't be posted: " + strings.Join(wrong, "; ") + "."}}
	}
	return []Finding{{"results", true, fmt.Sprintf("Channels that servers picked for results, all fine: %d.", n)}}
}

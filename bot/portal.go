package bot

import (
	"context"
	"errors"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/screens"
	"ruckus/bot/internal/work"
)

const (
	portalPause = 30 * time.Second // between looks at the application while nobody can play because of how it is set
	portalEvery = 5 * time.Minute  // between looks at it while it is set right
)

// errEndpoint is why a bot that is connected is told of nothing: Discord sends presses to a web server or to the gateway,
// never to both.
var errEndpoint = errors.New("the application has an Interactions Endpoint URL, so Discord sends this bot no commands and no presses: " +
	"delete it in Discord's developer portal, on the application's page \"General Information\", and save")

// errCodeGrant is why nobody can add the bot by its invite link.
var errCodeGrant = errors.New("the application requires an OAuth2 code grant, so the bot's invite link doesn't work: " +
	"switch \"Requires OAuth2 Code Grant\" off in Discord's developer portal, on the application's page \"Bot\", and save")

// awaitPortal returns when the application's settings let people play, or the context ends. It waits instead of giving up:
// the fault is not on this machine, and once it is repaired nothing has to be restarted. Until then /readyz says why nobody
// can play. If Discord does not tell the settings, it returns at once.
func (b *Bot) awaitPortal(ctx context.Context) {
	for first := true; ; first = false {
		app, _, err := b.client.Application(ctx)
		if err != nil { // of a token that is wrong, and of a Discord that is down, the next request tells
			return
		}
		if first && app.CodeGrant {
			b.log.Warn(errCodeGrant.Error())
		}
		if !b.judgePortal(app) || work.Sleep(ctx, portalPause) != nil {
			return
		}
	}
}

// watchPortal checks now and then whether somebody has changed the application's settings so that nobody can play.
func (b *Bot) watchPortal(ctx context.Context) {
	for pause := portalEvery; work.Sleep(ctx, pause) == nil; {
		app, _, err := b.client.Application(ctx)
		if err != nil {
			continue
		}
		pause = portalEvery
		if b.judgePortal(app) {
			pause = portalPause
		}
	}
}

// links are the pages for people that the application has on Discord, as far as it is known.
func (b *Bot) links() screens.Links {
	if l := b.linked.Load(); l != nil {
		return *l
	}
	return screens.Links{}
}

// judgePortal notes and logs whether the application's settings keep people from playing.
func (b *Bot) judgePortal(app discord.Application) (faulty bool) {
	b.linked.Store(&screens.Links{Terms: app.TermsURL, Privacy: app.PrivacyURL})
	faulty = app.EndpointURL != ""
	switch was := b.misset.Swap(faulty); {
	case faulty:
		b.log.Error("nobody can play: "+errEndpoint.Error(), "retry_in", portalPause)
	case was:
		b.log.Info("the Interactions Endpoint URL is gone: people can play again")
	}
	return faulty
}

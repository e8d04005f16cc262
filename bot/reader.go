package bot

import (
	"context"
	"errors"
	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/people"
	"ruckus/bot/internal/problem"
	"ruckus/render/screen"
	"time"
)

// learnReader notes how the user wants cards to be, and reports whether they have seen no hand of the game yet, nor its lesson
// to the end. What they press in a private message says the one itself, and that they have.
func (b *Bot) learnReader(ctx context.Context, i *interaction, kind string) (first bool) {
	if i.Type == discord.TypePress && i.OnEphemeral() {
		return false
	}
	ctx, cancel := context.WithTimeout(ctx, readerTime)
	defer cancel()
	s, err := b.host.People.Get(ctx, i.GuildID, i.user().ID)
	switch {
	case err == nil:
		i.cards = s.Cards.Shown()
		return !s.HasSeen(kind)
	case errors.Is(err, problem.ErrStore):
		b.log.Warn("a hand is shown without asking how its reader wants it", "guild", i.GuildID, "cause", err)
	}
	return false
}

// haveSeen stores that the user has seen a hand of the game, or its lesson to the end. If that fails, they are told once more
// next time.
func (b *Bot) haveSeen(i *interaction, kind string) {
	b.work.Go(func() {
		ctx, cancel := context.WithTimeout(context.Background(), workTime)
		defer cancel()
		if _, err := b.host.SetPerson(ctx, i.GuildID, i.user().ID, func(s *people.Prefs) { s.See(kind) }); err != nil {
			b.log.Warn("that somebody has seen a game is not stored", "guild", i.GuildID, "cause", err)
		}
	})
}

// A reader is who will read a screen, and how they want cards to be.
type reader struct {
	locale string
	cards  people.Cards
}

// plain is the reader of a screen that has no cards.
func (r reader) plain() screen.Reader {
	return screen.Reader{Locale: r.locale, TextOnly: r.cards == people.Words}
}

// readerTime is how long a hand waits for what its user has chosen; then it is shown as to everybody.
const readerTime = 300 * time.Millisecond

package bot

import (
	"context"
	"errors"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/people"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/work"
	"ruckus/render/screen"
)

// How someone wants cards written counts at once in all they have open, so the last choice is kept in memory. It never
// decides what they may see.

// mostReaders is how many people's ways to read are kept in memory.
const mostReaders = 20_000

// A wayToRead is how a person wants cards to be.
type wayToRead struct {
	cards people.Cards
	press string // with which they chose it in this process; "": as the store has it
}

// learnReader notes how the user wants cards to be, and reports whether they have seen no hand of the game yet, nor its lesson
// to the end. Who presses in a private message has.
func (b *Bot) learnReader(ctx context.Context, i *interaction, kind string) (first bool) {
	if i.Type == discord.TypePress && i.OnEphemeral() {
		b.learnCards(ctx, i)
		return false
	}
	s, known := b.prefs(ctx, i.Who())
	if known {
		i.way, i.knows = b.readsBy(i.Who(), s), true
	}
	return known && !s.HasSeen(kind)
}

// learnCards notes how the user wants cards to be. The store is asked only where this process does not know.
func (b *Bot) learnCards(ctx context.Context, i *interaction) {
	if way, known := b.readers.Get(i.Who()); known {
		i.way, i.knows = way, true
		return
	}
	if s, known := b.prefs(ctx, i.Who()); known {
		i.way, i.knows = b.readsBy(i.Who(), s), true
	}
}

// prefs are what a person has chosen, if the store says so in time.
func (b *Bot) prefs(ctx context.Context, who work.Who) (s people.Prefs, known bool) {
	ctx, cancel := context.WithTimeout(ctx, readerTime)
	defer cancel()
	s, err := b.host.People.Get(ctx, who.Guild, who.Person)
	if errors.Is(err, problem.ErrStore) {
		b.log.Warn("screen shown without its reader's /me settings", "guild", who.Guild, "cause", err)
	}
	return s, err == nil
}

// readsBy keeps how a person wants cards to be, as they have chosen.
func (b *Bot) readsBy(who work.Who, s people.Prefs) wayToRead {
	way, known := b.readers.Get(who)
	if cards := s.Cards.Shown(); !known || way.cards != cards {
		way = wayToRead{cards: cards}
		b.readers.Put(who.Guild, who, way, 1)
	}
	return way
}

// readsFromNow takes in how the user wants cards to be from now on, in all that they have open.
func (b *Bot) readsFromNow(i *interaction, s people.Prefs) {
	i.way, i.knows = wayToRead{s.Cards.Shown(), i.ID}, true
	if old, known := b.readers.Get(i.Who()); known && old.cards == i.way.cards {
		return
	}
	b.readers.Put(i.GuildID, i.Who(), i.way, 1)
	b.pages.TouchUser(i.GuildID, i.user().ID)
}

// since is how a screen is to be written that a press has shown in one way: as its reader has chosen since. What they asked for in words
// stays so.
func (way wayToRead) since(press string, shown people.Cards) people.Cards {
	if shown == people.Pictures || way.press != "" && discord.Newer(way.press, press) {
		return way.cards
	}
	return shown
}

// haveSeen stores that the user has seen a hand of the game, or its lesson to the end. If that fails, they are told once more
// next time.
func (b *Bot) haveSeen(i *interaction, kind string) {
	b.work.Go(func() {
		ctx, cancel := context.WithTimeout(context.Background(), workTime)
		defer cancel()
		if _, err := b.host.SetPerson(ctx, i.GuildID, i.user().ID, func(s *people.Prefs) { s.See(kind) }); err != nil {
			b.log.Warn("couldn't store that someone opened a game; they may be asked again", "guild", i.GuildID, "cause", err)
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

// readerTime is how long a screen waits for what its user has chosen; then it is shown as to everybody.
const readerTime = 300 * time.Millisecond

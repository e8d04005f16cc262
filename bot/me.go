package bot

import (
	"context"
	"errors"

	"ruckus/bot/internal/people"
	"ruckus/bot/internal/screens"
	"ruckus/render/screen"
	"ruckus/store"
)

// me answers /me.
func (b *Bot) me(ctx context.Context, a *answer) { b.visitMe(ctx, a, "") }

// visitMe shows a place inside what the user has chosen.
func (b *Bot) visitMe(ctx context.Context, a *answer, place string) { b.showMe(ctx, a, place, "") }

// chooses is for a choice between on and off, which is the argument.
func (b *Bot) chooses(set func(p *people.Prefs, on bool)) press {
	return func(ctx context.Context, a *answer, to string) {
		if to != "on" && to != "off" {
			b.visitMe(ctx, a, "")
			return
		}
		b.choose(ctx, a, func(p *people.Prefs) { set(p, to == "on") })
	}
}

// chooseCards chooses how cards are written.
func (b *Bot) chooseCards(ctx context.Context, a *answer, name string) {
	cards, ok := screens.CardsNamed(name)
	if !ok {
		b.visitMe(ctx, a, "")
		return
	}
	b.choose(ctx, a, func(p *people.Prefs) { p.Cards = cards })
}

// choose changes what the user has chosen, and shows it.
func (b *Bot) choose(ctx context.Context, a *answer, change func(*people.Prefs)) {
	s, err := b.host.SetPerson(ctx, a.i.GuildID, a.i.user().ID, change)
	if err != nil {
		b.meFails(ctx, a, err)
		return
	}
	b.answerMe(ctx, a, screens.MePage(s, "", "saved", a.i.reader().plain()))
}

// showMe shows such a place, with a note on top.
func (b *Bot) showMe(ctx context.Context, a *answer, place, note string) {
	if place == screens.MeKept || place == screens.MeForget {
		b.answerMe(ctx, a, screens.MePage(people.Prefs{}, place, note, a.i.reader().plain()))
		return
	}
	s, err := b.host.People.Get(ctx, a.i.GuildID, a.i.user().ID)
	if err != nil {
		b.meFails(ctx, a, err)
		return
	}
	b.answerMe(ctx, a, screens.MePage(s, place, note, a.i.reader().plain()))
}

// meFails says why there is nothing to show. What is damaged can be forgotten.
func (b *Bot) meFails(ctx context.Context, a *answer, err error) {
	if errors.Is(err, store.ErrDamaged) {
		b.answerMe(ctx, a, screens.DamagedMe(a.sentence(err)))
		return
	}
	a.refuse(ctx, err)
}

func (b *Bot) answerMe(ctx context.Context, a *answer, s screen.Screen) {
	a.private(ctx, compose(s, a.i.target(noTable, verbMe)))
}

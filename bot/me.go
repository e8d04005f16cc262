package bot

import (
	"context"
	"errors"
	"strings"

	"ruckus/bot/internal/people"
	"ruckus/bot/internal/screens"
	"ruckus/render/screen"
	"ruckus/store"
)

// me answers /me.
func (b *Bot) me(ctx context.Context, a *answer) { b.showMe(ctx, a, "", "") }

// pressMe carries out what a control of /me asks for. It can concern nobody but who presses it.
func (b *Bot) pressMe(ctx context.Context, a *answer, place string) {
	name, to, _ := strings.Cut(place, " ")
	cards, way := screens.CardsNamed(to)
	on, chosen := to == "on", to == "on" || to == "off"
	switch {
	case place == screens.Entrance:
		b.home(ctx, a)
	case place == screens.MeForgetYes:
		b.forgetMe(ctx, a)
	case place == screens.MeFile:
		b.sendKept(ctx, a)
	case name == screens.MeCalls && chosen:
		b.choose(ctx, a, func(s *people.Prefs) { s.NoCalls = !on })
	case name == screens.MeListed && chosen:
		b.choose(ctx, a, func(s *people.Prefs) { s.Hidden = !on })
	case name == screens.MeOnly && chosen:
		b.choose(ctx, a, func(s *people.Prefs) { s.OnlyMove = on })
	case name == screens.MeCards && way:
		b.choose(ctx, a, func(s *people.Prefs) { s.Cards = cards })
	default:
		b.showMe(ctx, a, place, "")
	}
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

// showMe shows a place inside what the user has chosen.
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

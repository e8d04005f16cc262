package bot

import (
	"context"
	"errors"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/people"
	"ruckus/bot/internal/screens"
	"ruckus/render/screen"
	"ruckus/store"
)

// me answers /me.
func (b *Bot) me(ctx context.Context, a *answer) { b.visitMe(ctx, a, "") }

// visitMe shows a place inside what the user has chosen.
func (b *Bot) visitMe(ctx context.Context, a *answer, place string) { b.showMe(ctx, a, place, "") }

// pressMe changes one of the items that a person chooses for themselves.
func (b *Bot) pressMe(ctx context.Context, a *answer, arg string) {
	a.pressItem(ctx, arg, items{
		all: screens.MeItems(people.Prefs{}), of: a.i.target(noTable, verbMe),
		show: func(_, note string) { b.showMe(ctx, a, "", note) },
		set: func(o guild.Item, _ string) {
			s, err := b.host.SetPerson(ctx, a.i.GuildID, a.i.user().ID, func(p *people.Prefs) { screens.ChooseMe(p, o) })
			if err != nil {
				b.meFails(ctx, a, err)
				return
			}
			b.readsFromNow(a.i, s)
			b.answerMe(ctx, a, screens.MePage(s, "", "saved", a.i.reader().plain()))
		},
	})
}

// showMe shows such a place, with a note on top.
func (b *Bot) showMe(ctx context.Context, a *answer, place, note string) {
	if place == screens.MeKept {
		b.answerMe(ctx, a, screens.KeptPage(b.links()))
		return
	}
	if place == screens.MeForget {
		b.answerMe(ctx, a, screens.MePage(people.Prefs{}, place, note, a.i.reader().plain()))
		return
	}
	s, err := b.host.People.Get(ctx, a.i.GuildID, a.i.user().ID)
	if err != nil {
		b.meFails(ctx, a, err)
		return
	}
	page := screens.MePage(s, place, note, a.i.reader().plain())
	if decided, err := b.host.Guilds.Get(ctx, a.i.GuildID); err == nil {
		if bar, is := decided.Bar(a.i.GuildID, a.i.user().ID); is && bar.On(time.Now()) {
			page.Text = screen.Paragraphs(screens.BarredLine(bar), page.Text)
		}
	}
	b.answerMe(ctx, a, page)
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

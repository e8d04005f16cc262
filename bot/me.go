package bot

import (
	"context"
	"errors"
	"strings"
	"time"

	"ruckus/bot/discord"
	"ruckus/bot/person"
	"ruckus/bot/table"
	"ruckus/render"
	"ruckus/store"
)

// readerTime is how long a hand waits for what its user has chosen; then it is shown as to everybody.
const readerTime = 300 * time.Millisecond

// pressMe carries out what a control of /me asks for. It can concern nobody but who presses it.
func (b *Bot) pressMe(ctx context.Context, a *answer, place string) {
	name, to, _ := strings.Cut(place, " ")
	on, chosen := to == "on", to == "on" || to == "off"
	switch {
	case place == render.MeForgetYes:
		if err := b.host.ForgetPerson(ctx, a.i.GuildID, a.i.user().ID); err != nil {
			_ = a.refuse(ctx, err)
			return
		}
		b.showMe(ctx, a, "", "forgotten")
	case name == render.MeCalls && chosen:
		b.choose(ctx, a, func(s *person.Settings) { s.NoCalls = !on })
	case name == render.MeOnly && chosen:
		b.choose(ctx, a, func(s *person.Settings) { s.OnlyMove = on })
	case name == render.MeWords && chosen:
		b.choose(ctx, a, func(s *person.Settings) { s.Words = on })
	default:
		b.showMe(ctx, a, place, "")
	}
}

// choose changes what the user has chosen, and shows it.
func (b *Bot) choose(ctx context.Context, a *answer, change func(*person.Settings)) {
	s, err := b.host.SetPerson(ctx, a.i.GuildID, a.i.user().ID, change)
	if err != nil {
		b.meFails(ctx, a, err)
		return
	}
	b.answerMe(ctx, a, render.MePage(toMe(s), "", "saved", a.i.reader()))
}

// showMe shows a place inside what the user has chosen.
func (b *Bot) showMe(ctx context.Context, a *answer, place, note string) {
	if place == render.MeKept || place == render.MeForget {
		b.answerMe(ctx, a, render.MePage(render.Me{}, place, note, a.i.reader()))
		return
	}
	s, err := b.host.Person(ctx, a.i.GuildID, a.i.user().ID)
	if err != nil {
		b.meFails(ctx, a, err)
		return
	}
	b.answerMe(ctx, a, render.MePage(toMe(s), place, note, a.i.reader()))
}

// meFails says why there is nothing to show. What is damaged can be forgotten.
func (b *Bot) meFails(ctx context.Context, a *answer, err error) {
	if errors.Is(err, person.ErrDamaged) || errors.Is(err, store.ErrDamaged) {
		b.answerMe(ctx, a, render.DamagedMe(a.sentence(err)))
		return
	}
	_ = a.refuse(ctx, err)
}

func (b *Bot) answerMe(ctx context.Context, a *answer, s render.Screen) {
	a.private(ctx, compose(s, a.i.target(noTable, verbMe)))
}

func toMe(s person.Settings) render.Me {
	return render.Me{Calls: !s.NoCalls, Only: s.OnlyMove, Words: s.Words}
}

// learnReader notes whether the user reads hands in words. What they press in a private message says so itself.
func (b *Bot) learnReader(ctx context.Context, i *interaction) {
	if i.Type == discord.TypePress && i.OnEphemeral() {
		return
	}
	ctx, cancel := context.WithTimeout(ctx, readerTime)
	defer cancel()
	s, err := b.host.Person(ctx, i.GuildID, i.user().ID)
	switch {
	case err == nil:
		i.words = s.Words
	case errors.Is(err, table.ErrStore):
		b.log.Warn("a hand is shown without asking how its reader wants it", "guild", i.GuildID, "cause", err)
	}
}

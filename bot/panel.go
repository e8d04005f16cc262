package bot

import (
	"context"
	"errors"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/people"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/screens"
	"ruckus/render/frame"
	"ruckus/render/screen"
	"ruckus/store"
)

// One form for a lobby's options, /settings and /me. It keeps nothing: the place it shows stands in its buttons, and each
// value is stored before the panel says so.

// A panel is a frame.Panel and where its values are kept. All presses on the options of a lobby, on the settings and on /me go through
// one: they are held to what the panel is now, and who may not change it is refused by draw, before anything is looked at.
type panel struct {
	table, verb string // where its controls lead
	draw        func(context.Context) (frame.Panel, error)
	set         func(context.Context, frame.Item) error
	reset       func(ctx context.Context, name string) error // with "" all that draw shows; nil: nothing can be
	damaged     func(note string) screen.Screen              // in its place where what is stored cannot be read; nil: nothing can be done about that
}

// visit shows a place in a panel, with a note on top: what was refused or done.
func (a *answer) visit(ctx context.Context, p panel, place, note string) {
	now, err := p.draw(ctx)
	if err != nil {
		a.noPanel(ctx, p, err)
		return
	}
	a.private(ctx, compose(now.Screen(place, note), a.i.target(p.table, p.verb)))
}

// noPanel says why there is none. What is damaged can be reset.
func (a *answer) noPanel(ctx context.Context, p panel, err error) {
	if p.damaged == nil || !errors.Is(err, store.ErrDamaged) {
		a.refuse(ctx, err)
		return
	}
	a.private(ctx, compose(p.damaged(a.sentence(err)), a.i.target(p.table, p.verb)))
}

// setItem sets an item to the value that a press names, as in "hook=1", or that was typed into its form. Without one it asks for it.
func (a *answer) setItem(ctx context.Context, p panel, arg string) {
	now, err := p.draw(ctx)
	if err != nil {
		a.noPanel(ctx, p, err)
		return
	}
	name, value, set := frame.ParseOption(arg)
	o, known := now.Find(name)
	switch {
	case now.Items == nil: // somebody else's lobby to set up: it says why nothing can be changed
		err = p.set(ctx, o)
	case !known:
		err = refuse("no.option")
	case a.i.Type == discord.TypeModal:
		set = true
		value, err = frame.ParseNumber(o.Option, a.i.Filled())
	case set:
		err = o.Check(value)
	}
	switch to := a.i.target(p.table, p.verb); {
	case err == nil && set:
		o.Value = value
		a.changed(ctx, p, name, o.Saved(), p.set(ctx, o))
		return
	case err == nil && !o.Bool && len(o.Choices) == 0:
		asked, _ := a.ask(ctx, composeForm(o.Form(), to))
		if asked {
			return
		}
		err = refuse("no.slow.number")
	}
	note := ""
	if err != nil {
		note = a.sentence(err)
	}
	a.private(ctx, compose(now.Screen(frame.PlaceOption+" "+name, note), a.i.target(p.table, p.verb)))
}

// resetItem takes back what was set under a name, or with "" all of the panel.
func (a *answer) resetItem(ctx context.Context, p panel, name string) {
	if p.reset == nil {
		a.refuse(ctx, errCustomID)
		return
	}
	a.changed(ctx, p, name, say("did.reset"), p.reset(ctx, name))
}

// changed shows a panel after a change to what has the name. What was refused stands where it was asked for. Where it is not known
// whether the change was made, the answer says that instead.
func (a *answer) changed(ctx context.Context, p panel, name, done string, err error) {
	said, ours := problem.Sentence(err)
	switch {
	case err == nil:
		a.visit(ctx, p, frame.PlacePage+" "+name, done)
	case ours:
		a.noPanel(ctx, p, err)
	default:
		a.outcome = outcomeRefused
		a.visit(ctx, p, frame.PlaceOption+" "+name, said)
	}
}

// panels are the controls of a panel.
func panels(verb string, only limits, of func(*answer) panel) []route {
	on := func(f func(*answer, context.Context, panel, string)) press {
		return func(ctx context.Context, a *answer, arg string) { f(a, ctx, of(a), arg) }
	}
	return []route{
		{verb, frame.PlaceSet + " ", only, on((*answer).setItem)},
		{verb, frame.PlaceReset, only, on((*answer).resetItem)},
		{verb, frame.PlaceReset + " ", only, on((*answer).resetItem)},
		{verb, "", only, on(func(a *answer, ctx context.Context, p panel, place string) { a.visit(ctx, p, place, "") })},
	}
}

// lobbyPanel is where the table that was pressed on is set up. The table is asked at each press whether this person may: somebody else
// may host it since the panel was opened.
func (b *Bot) lobbyPanel(a *answer) panel {
	ref := a.i.ref(a.i.id.Table)
	choose := func(ctx context.Context, c match.Choice) error {
		_, err := b.host.Choose(ctx, ref, a.i.by(), c)
		return err
	}
	return panel{
		table: ref.ID, verb: verbChoose,
		draw: func(ctx context.Context) (frame.Panel, error) {
			t, err := b.host.Get(ctx, ref)
			if err != nil {
				return frame.Panel{}, err
			}
			a.about(t)
			return frame.LobbyPanel(b.looks.table(t), frame.Visitor{Seat: t.Seat(a.i.user().ID), MayEnd: b.mayManage(ctx, a.i, t)}), nil
		},
		set: func(ctx context.Context, o frame.Item) error {
			return choose(ctx, match.Choice{Values: map[string]int{o.Name: o.Value}})
		},
		reset: func(ctx context.Context, name string) error { return choose(ctx, match.Choice{None: true, Only: name}) },
	}
}

// setsUp changes a lobby in its panel by what is no option.
func (b *Bot) setsUp(c func(arg string) change) press {
	return func(ctx context.Context, a *answer, arg string) {
		_, err := c(arg)(ctx, a.i.ref(a.i.id.Table), a.i.by())
		a.changed(ctx, b.lobbyPanel(a), "", say("did.saved"), err)
	}
}

// settingsPanel has what was set in a scope of the guild.
func (b *Bot) settingsPanel(a *answer, scope string) panel {
	return panel{
		table: scope, verb: verbSettings, damaged: screens.DamagedSettings,
		draw: func(ctx context.Context) (frame.Panel, error) {
			s, err := b.host.Guilds.Settings(ctx, a.i.GuildID, scope)
			if err != nil {
				return frame.Panel{}, err
			}
			out := screens.Settings{Scoped: s, Kind: b.kinds[scope], Kinds: b.cfg.Kinds}
			if scope == guild.General {
				out.Trouble = b.courier.resultsTrouble(ctx, a.i.GuildID, s.Results, bold)
			}
			return out.Panel(), nil
		},
		set: func(ctx context.Context, o frame.Item) error {
			return b.setScope(ctx, a, scope, guild.Change{Values: map[string]int{o.Name: o.Value}})
		},
		reset: func(ctx context.Context, name string) error {
			var names []string
			if name != "" {
				names = append(names, name)
			}
			_, err := b.host.Guilds.Reset(ctx, a.i.GuildID, a.i.by().Entry(), scope, names...)
			return err
		},
	}
}

func (b *Bot) setScope(ctx context.Context, a *answer, scope string, c guild.Change) error {
	_, err := b.host.Guilds.Set(ctx, a.i.GuildID, a.i.by().Entry(), scope, c)
	return err
}

// mePanel has what the user has chosen for themselves, and says what moderators have done about them.
func (b *Bot) mePanel(a *answer) panel {
	return panel{
		table: noTable, verb: verbMe, damaged: screens.DamagedMe,
		draw: func(ctx context.Context) (frame.Panel, error) {
			s, err := b.host.People.Get(ctx, a.i.GuildID, a.i.user().ID)
			if err != nil {
				return frame.Panel{}, err
			}
			return screens.MePanel(s, b.barredLine(ctx, a.i)), nil
		},
		set: func(ctx context.Context, o frame.Item) error {
			s, err := b.host.SetPerson(ctx, a.i.GuildID, a.i.user().ID, func(p *people.Prefs) { screens.ChooseMe(p, o) })
			if err == nil {
				b.readsFromNow(a.i, s)
			}
			return err
		},
	}
}

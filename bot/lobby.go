package bot

import (
	"context"
	"strings"
	"time"

	"ruckus/bot/discord"
	"ruckus/bot/match"
	"ruckus/bot/page"
	"ruckus/bot/problem"
	"ruckus/bot/work"
	"ruckus/games"
	"ruckus/render/frame"
)

// takePart carries out Join or Start on a board. The answer is the user's own hand; the board changes on its own.
func (b *Bot) takePart(ctx context.Context, a *answer, ref match.Ref, action string) {
	show := b.holdHand(a, ref)
	defer show.nothing()
	note := ""
	if before, err := b.host.Peek(ctx, ref, a.i.user().ID); err == nil && action == frame.Join && before.Seat != games.Table {
		note = "you have a seat at this table already"
	}
	t, ok := b.changeOrRefuse(ctx, a, ref, action)
	if !ok {
		return
	}
	if !isBoard(t, a.i.ChannelID, a.i.Message.ID) {
		_, _ = a.update(ctx, boardElsewhere(t))
		return
	}
	h, err := b.host.Peek(ctx, ref, a.i.user().ID)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	show.hand(ctx, h, "", onTop{refused: note})
}

// showOptions shows the host of a lobby its options. Anyone who presses is told by the store whether they may choose.
func (b *Bot) showOptions(ctx context.Context, a *answer, ref match.Ref, place, note string) {
	t, err := b.host.Choose(ctx, ref, a.i.by(), match.Choice{Values: map[string]int{}})
	a.about(t)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	b.drawOptions(ctx, a, t, place, note)
}

func (b *Bot) drawOptions(ctx context.Context, a *answer, t match.Table, place, note string) {
	a.private(ctx, compose(frame.LobbyOptions(b.looks.table(t), place, note, a.i.reader().plain()), a.i.target(t.ID, verbChoose)))
}

// pressOptions carries out what a control of a lobby's options asks for, or the form that one of them has opened.
func (b *Bot) pressOptions(ctx context.Context, a *answer, ref match.Ref, place string) {
	switch what, arg, _ := strings.Cut(place, " "); what {
	case frame.PlaceSet:
		b.setOption(ctx, a, ref, arg)
	case frame.PlaceUnset:
		t, err := b.host.Choose(ctx, ref, a.i.by(), match.Choice{None: true})
		b.optionsChosen(ctx, a, t, "", "", err)
	default:
		b.showOptions(ctx, a, ref, place, "")
	}
}

// setOption sets an option to what was pressed, or entered into a form, or asks for a number by one: "hook=1", "target".
func (b *Bot) setOption(ctx context.Context, a *answer, ref match.Ref, arg string) {
	name, n, set := frame.ParseOption(arg)
	t, err := b.host.Choose(ctx, ref, a.i.by(), match.Choice{Values: map[string]int{}})
	a.about(t)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	o, ok := b.looks.table(t).Option(name)
	place := frame.PlaceOption + " " + name
	if ok && a.i.Type == discord.TypeModal {
		n, err = frame.ParseNumber(o, a.i.Filled())
		if err != nil {
			b.drawOptions(ctx, a, t, place, a.sentence(err))
			return
		}
		set = true
	}
	switch {
	case !ok:
		b.drawOptions(ctx, a, t, "", errNoOption.Error())
	case set:
		t, err := b.host.Choose(ctx, ref, a.i.by(), match.Choice{Values: map[string]int{name: n}})
		b.optionsChosen(ctx, a, t, place, frame.OptionTitle(o)+" is now "+o.Format(n), err)
	case o.Bool || len(o.Choices) > 0:
		b.drawOptions(ctx, a, t, place, "")
	default:
		form := composeForm(frame.OptionForm(frame.PlaceSet, o, t.Values[name]), a.i.target(t.ID, verbChoose))
		if asked, _ := a.ask(ctx, form); !asked {
			b.drawOptions(ctx, a, t, place, errSlow.Error())
		}
	}
}

// optionsChosen shows the options after a change, or what was refused where it was asked for.
func (b *Bot) optionsChosen(ctx context.Context, a *answer, t match.Table, place, done string, err error) {
	a.about(t)
	b.pages.TouchAll(page.Topic(a.i.pressedTable())) // as for moves
	said, ours := problem.Sentence(err)
	switch {
	case err == nil:
		b.drawOptions(ctx, a, t, "", done)
	case ours:
		a.refuse(ctx, err)
	default: // who may not choose at all is told so instead
		a.outcome = outcomeRefused
		b.showOptions(ctx, a, a.i.pressedTable(), place, said)
	}
}

// pressedTable is the table that the pressed control acts on.
func (i *interaction) pressedTable() match.Ref {
	id, _ := parseCustomID(i.Data.CustomID)
	return i.ref(id.Table)
}

// boardLink leads to a table's board; it waits a moment for one that is about to be posted. "" where there is none yet.
func (b *Bot) boardLink(ctx context.Context, a *answer, t match.Table) string {
	for link(t) == "" && time.Since(a.begun) < boardWait {
		if work.Sleep(ctx, 20*time.Millisecond) != nil {
			return ""
		}
		if newer, err := b.host.Get(ctx, t.Ref); err == nil {
			t = newer
		}
	}
	return link(t)
}

// sayOpen says where a table is open.
func (b *Bot) sayOpen(ctx context.Context, a *answer, what string, t match.Table) {
	s := what + " is open in this channel."
	if l := b.boardLink(ctx, a, t); l != "" {
		s = what + " is open: " + l
	}
	a.say(ctx, s)
}

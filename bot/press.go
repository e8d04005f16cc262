package bot

import (
	"context"
	"fmt"
	"runtime/debug"
	"strings"
	"time"

	"ruckus/bot/discord"
	"ruckus/bot/match"
	"ruckus/bot/page"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// handle takes an interaction. It runs on the gateway's goroutine, so that presses reach their table in the order in
// which they came, and does not block.
func (b *Bot) handle(i *interaction) {
	if b.client.TooLate(i.Interaction) {
		b.tooLate(i)
		return
	}
	if !b.inHand.take(i.Who()) {
		b.turnAway(i)
		return
	}
	a := b.answer(i)
	b.work.Begin()
	if i.GuildID == "" || i.user().ID == "" {
		go b.carryOut(a, "elsewhere", func(ctx context.Context) {
			a.say(ctx, "Games are played in a server's channels. Use the command there.")
		})
		return
	}
	if i.Type == discord.TypeCommand {
		go b.carryOut(a, "command", func(ctx context.Context) { b.command(ctx, a) })
		return
	}
	id, err := parseCustomID(i.Data.CustomID)
	if err == nil && len(i.Data.Values) > 0 {
		id, err = id.pick(i.Data.Values)
	}
	l, inLesson := b.lesson(id.Table)
	switch {
	case err != nil:
		go b.carryOut(a, "unknown control", func(ctx context.Context) { a.refuse(ctx, err) })
	case inLesson:
		go b.carryOut(a, "lesson", func(ctx context.Context) { b.lessonPress(ctx, a, l, id) })
	case id.Verb == verbDo:
		b.move(a, id)
	default:
		go b.carryOut(a, "press "+id.Verb, func(ctx context.Context) { b.press(ctx, a, id) })
	}
}

// carryOut does the part of an interaction that takes time. If the program panics there, only this answer is lost.
func (b *Bot) carryOut(a *answer, what string, f func(context.Context)) {
	defer b.work.Done()
	defer b.inHand.done(a.i.Who())
	ctx, cancel := context.WithTimeout(context.Background(), workTime)
	defer cancel()
	defer func() {
		if fault := recover(); fault != nil {
			a.refuse(ctx, fmt.Errorf("panic: %v\n%s", fault, debug.Stack()))
		}
		b.log.Debug("interaction", "what", what, "id", a.i.ID, "guild", a.i.GuildID, "user", a.i.user().ID, "took", time.Since(a.begun))
	}()
	f(ctx)
}

// press carries out what a control other than a move asks for.
func (b *Bot) press(ctx context.Context, a *answer, id customID) {
	if err := b.mayPress(ctx, a.i, id); err != nil {
		a.refuse(ctx, err)
		return
	}
	switch id.Verb {
	case verbGo:
		b.openHand(ctx, a, a.i.ref(id.Table), id.Arg)
	case verbHost:
		b.askHost(ctx, a, a.i.ref(id.Table), id.Arg)
	case verbRules:
		b.tableRules(ctx, a, a.i.ref(id.Table), id.Arg)
	case verbKind:
		b.kindRules(ctx, a, id.Table, id.Arg)
	case verbRead:
		b.readBoard(ctx, a, a.i.ref(id.Arg))
	case verbOpen:
		b.openHand(ctx, a, a.i.ref(id.Arg), "")
	case verbManage:
		b.manageTable(ctx, a, id)
	case verbMe:
		b.pressMe(ctx, a, id.Arg)
	case verbChoose:
		b.pressOptions(ctx, a, a.i.ref(id.Table), id.Arg)
	case verbReplay:
		b.pressReplay(ctx, a, a.i.ref(id.Table), id.Arg)
	case verbLeague:
		b.pressLeague(ctx, a, id.Arg)
	case verbHome:
		b.pressHome(ctx, a, id.Arg)
	case verbDaily:
		b.pressDaily(ctx, a, id.Arg)
	case verbSettings:
		b.pressSettings(ctx, a, id.Table, id.Arg)
	}
}

// move makes a move, and then shows the user the hand or the board on which they pressed. If they pressed on the board and
// have no hand open, it shows their hand: they will need it next.
func (b *Bot) move(a *answer, id customID) {
	ref, by := a.i.ref(id.Table), a.i.by()
	inHand := a.i.OnEphemeral() || !b.handOpen(ref, by.ID)
	hold := b.holdPressed
	if inHand {
		hold = b.holdHand
	}
	show := hold(a, ref)
	b.host.Act(context.Background(), ref, by, id.Arg, a.i.At(), func(h match.Hand, err error) {
		b.carryOut(a, "move", func(ctx context.Context) {
			defer show.nothing()
			a.about(h.Table)
			b.pages.TouchAll(page.Topic(ref)) // another process on the store may have made the move, and tells nobody here
			switch {
			case err != nil && (h.Seat == games.Table || !a.i.OnEphemeral()):
				b.refuseMove(ctx, a, h, err)
			case err != nil:
				place := b.hand(ref, by.ID).where()
				if frame.Reads(place) { // they have turned to it since they pressed, or it is an older message
					place = ""
				}
				show.hand(ctx, h, place, onTop{refused: a.sentence(err), rule: games.Rule(err)})
			case inHand:
				show.hand(ctx, h, "", onTop{})
			default:
				show.board(ctx, h.Table)
			}
		})
	})
}

// refuseMove says why a move was refused to somebody who has no hand there, with a button for the rule that it names.
func (b *Bot) refuseMove(ctx context.Context, a *answer, h match.Hand, err error) {
	if h.ID == "" {
		a.refuse(ctx, err)
		return
	}
	said := b.looks.refusal(h, a.sentence(err), a.i.reader().plain())
	rule := games.Rule(err)
	if rule == "" {
		a.say(ctx, said)
		return
	}
	m := discord.Text(said)
	why := toComponent(screen.Control{Label: screen.LabelWhy, Go: rule}, a.i.target(h.ID, verbRules))
	m.Components = []discord.Row{{Type: discord.TypeRow, Components: []discord.Component{why}}}
	_ = a.reply(ctx, m)
}

// askHost carries out a host action.
func (b *Bot) askHost(ctx context.Context, a *answer, ref match.Ref, action string) {
	if wish, again := strings.CutPrefix(action, frame.Again); again {
		b.practiceAgain(ctx, a, ref, wish)
		return
	}
	switch action {
	case frame.MyHand:
		b.openHand(ctx, a, ref, "")
	case frame.AskHint:
		b.hint(ctx, a, ref)
	case look.Rules:
		b.tableRules(ctx, a, ref, "")
	case frame.Learn, frame.Practise:
		kind, err := b.kindOrTable(ctx, ref)
		switch {
		case err != nil:
			a.refuse(ctx, err)
		case action == frame.Learn:
			b.learn(ctx, a, kind)
		default:
			b.practise(ctx, a, kind)
		}
	case frame.Rematch:
		b.rematch(ctx, a, ref)
	case frame.Replay:
		b.openReplay(ctx, a, ref)
	case frame.Coach:
		b.openCoach(ctx, a, ref)
	case frame.Export:
		b.export(ctx, a, ref)
	case frame.More:
		b.more(ctx, a, ref)
	case frame.Down:
		b.bringDown(ctx, a, ref)
	case frame.ToThread:
		b.toThread(ctx, a, ref)
	case frame.Leave, frame.Cancel:
		b.ask(ctx, a, ref, action)
	case frame.Leave + frame.Sure:
		b.changeAndTell(ctx, a, ref, frame.Leave, frame.LeftPage)
	case frame.Cancel + frame.Sure:
		b.changeAndTell(ctx, a, ref, frame.Cancel, frame.EndedPage)
	case frame.Keep:
		a.private(ctx, discord.Text("Nothing was changed."))
	case frame.Reopen:
		b.reopen(ctx, a, ref)
	case frame.HowDealt, frame.Cut, frame.Verify, frame.Close:
		b.pressDeal(ctx, a, ref, action)
	case frame.ChooseOptions:
		b.showOptions(ctx, a, ref, "", "")
	case frame.Today:
		defer b.leaveHand(ctx, a, ref)()
		b.showDaily(ctx, a)
	case frame.EndPractice:
		b.endPractice(ctx, a, ref)
	case frame.Join, frame.Start:
		if a.i.OnEphemeral() {
			b.changeTable(ctx, a, ref, action)
		} else {
			b.takePart(ctx, a, ref, action)
		}
	default:
		b.changeTable(ctx, a, ref, action)
	}
}

// rematch opens a new table with the same people, on a board of its own.
func (b *Bot) rematch(ctx context.Context, a *answer, ref match.Ref) {
	if !a.mayPlayHere(ctx) {
		return
	}
	t, err := b.host.Rematch(ctx, ref, a.i.by())
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	a.about(t)
	b.pages.Touch(boardKey(ref)) // as for moves
	b.postBoard(t)
	b.sayOpen(ctx, a, "The rematch", t)
}

// command carries out a slash command.
func (b *Bot) command(ctx context.Context, a *answer) {
	switch a.i.Data.Name {
	case commandPlay:
		b.play(ctx, a)
	case commandPractice:
		b.practice(ctx, a)
	case commandDaily:
		b.showDaily(ctx, a)
	case commandHome:
		b.home(ctx, a)
	case commandHand:
		b.chooseHand(ctx, a)
	case commandRules:
		b.kindRules(ctx, a, a.i.stringOption(optionGame), "")
	case commandLearn:
		b.learn(ctx, a, a.i.stringOption(optionGame))
	case commandRead:
		b.chooseBoard(ctx, a)
	case commandTables:
		b.listTables(ctx, a)
	case commandSettings:
		b.settings(ctx, a)
	case commandTop, commandStats, commandHistory:
		b.leagueCommand(ctx, a)
	case commandMe:
		b.showMe(ctx, a, "", "")
	default:
		a.say(ctx, "This command is from another version of the bot. Try again in a minute.")
	}
}

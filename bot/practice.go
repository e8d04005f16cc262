package bot

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"slices"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/table"
	"ruckus/bot/internal/work"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// Practice is a private table: one person against robots, in one message that only they see. Its hand is the only page.

const (
	commandPractice = "practice"
	optionLevel     = "level"
)

func practiceCommand(kinds []games.Kind) discord.Command {
	one, most := 1, 1
	for _, k := range kinds {
		most = max(most, k.Max-1)
	}
	level := discord.CommandOption{Type: discord.OptionString, Name: optionLevel, Description: say("cmd.practice.level")}
	for _, l := range games.Levels() {
		level.Choices = append(level.Choices, discord.CommandChoice{Name: l.String(), Value: l.String()})
	}
	return discord.Command{
		Name: commandPractice, Description: say("cmd.practice"), Options: []discord.CommandOption{
			gameOption(kinds),
			{Type: discord.OptionInteger, Name: optionRobots, Description: say("cmd.practice.robots"), MinValue: &one, MaxValue: &most},
			level,
		},
	}
}

// practice answers /practice.
func (b *Bot) practice(ctx context.Context, a *answer) {
	robots := 0
	for _, given := range a.i.Data.Options {
		if given.Name == optionRobots {
			n, err := given.Number()
			if err != nil || n < 1 {
				a.refuse(ctx, illegal("no.number.one", "option", optionRobots))
				return
			}
			robots = n
		}
	}
	wish, ok := frame.ParseWish(frame.Wish{Robots: robots}.String() + " " + a.i.stringOption(optionLevel))
	if !ok {
		a.refuse(ctx, errCustomID)
		return
	}
	name := a.i.stringOption(optionGame)
	old, found, err := b.practiceOf(ctx, a.i, name)
	switch {
	case err != nil:
		a.refuse(ctx, err)
	case found && !asWished(old, wish):
		a.about(old)
		_ = a.reply(ctx, b.tablePage(a, old, frame.PracticeAsk(b.looks.table(old), wish)))
	case found:
		b.openHand(ctx, a, old.Ref, "")
	default:
		b.beginPractice(ctx, a, match.Deal{Kind: name}, wish)
	}
}

// practise has the user go on with their practice of a game, or begins one against easy robots: in the private message that
// they pressed on, or in a new one.
func (b *Bot) practise(ctx context.Context, a *answer, kind string) {
	old, found, err := b.practiceOf(ctx, a.i, kind)
	switch {
	case err != nil:
		a.refuse(ctx, err)
	case found:
		b.openHand(ctx, a, old.Ref, "")
	default:
		b.beginPractice(ctx, a, match.Deal{Kind: kind}, frame.Wish{})
	}
}

// practiceOf finds the user's practice of a game that is not over.
func (b *Bot) practiceOf(ctx context.Context, i *interaction, kind string) (t match.Table, found bool, err error) {
	mine, err := b.host.Alone(ctx, i.GuildID, i.user().ID)
	n := slices.IndexFunc(mine, func(t match.Table) bool { return t.Solo.Deal == "" && t.Kind.Name == kind })
	if n < 0 {
		return t, false, err
	}
	return mine[n], true, err
}

// asWished reports whether a practice is played against the robots that are wished for.
func asWished(t match.Table, wish frame.Wish) bool {
	if wish.Robots != 0 && wish.Robots != len(t.Players)-1 {
		return false
	}
	return wish.Level == 0 || !slices.ContainsFunc(t.Players, func(p match.Player) bool { return p.Robot != 0 && p.Robot != wish.Level })
}

// practiceAgain begins a game again, against the same robots or those that are wished for, in the message of the old one.
func (b *Bot) practiceAgain(ctx context.Context, a *answer, ref match.Ref, text string) {
	wish, ok := frame.ParseWish(text)
	if !ok {
		a.refuse(ctx, errCustomID)
		return
	}
	old, err := b.host.Get(ctx, ref)
	game, move, try := match.ParseTry(ref.Guild, old.Solo.Deal)
	switch {
	case err != nil:
	case try:
		defer b.leaveHand(ctx, a, ref)()
		b.openTry(ctx, a, game, move, true)
		return
	case !ref.Private() || old.Solo.Deal != "":
		err = errNotInPractice
	}
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	deal := match.Deal{Kind: old.Kind.Name, Values: old.Terms.Values}
	for _, p := range old.Players[1:] {
		deal.Robots = append(deal.Robots, p.Robot)
	}
	if n := wish.Length; n > 0 && n <= len(old.Kind.Presets) {
		deal.Values = maps.Clone(old.Terms.Values)
		maps.Copy(deal.Values, old.Kind.LengthValues(old.Kind.Presets[n-1]))
	}
	defer b.leaveHand(ctx, a, ref)()
	b.beginPractice(ctx, a, deal, wish)
}

// leaveHand has the hand of a table no longer show in the message that was pressed on, for which another one is meant. If
// it is shown in another message, that one says what has become of its table. What it returns ends that.
func (b *Bot) leaveHand(ctx context.Context, a *answer, ref match.Ref) (done func()) {
	key := handKey(ref, a.i.user().ID)
	h, ok := b.pages.Find(key).(*hand)
	if !ok {
		return func() {}
	}
	h.mu.Lock()
	h.left = a.i.OnEphemeral() && h.made == a.i.Message.Made.ID
	if h.left { // an older press that is still being answered must not bring it back
		h.newest = a.i.ID
	}
	h.mu.Unlock()
	b.pages.Hold(key)
	for b.pages.Sending(key) && time.Since(a.begun) < boardWait {
		_ = work.Sleep(ctx, 20*time.Millisecond)
	}
	return func() {
		b.pages.Touch(key)
		b.pages.Release(key, nil, 0)
	}
}

// beginPractice begins a game and answers with its hand.
func (b *Bot) beginPractice(ctx context.Context, a *answer, deal match.Deal, wish frame.Wish) {
	level := wish.Level
	if level == 0 && len(deal.Robots) > 0 {
		level = deal.Robots[0]
	}
	switch {
	case wish.Robots > 0:
		deal.Robots = slices.Repeat([]games.Level{cmp.Or(level, games.Easy)}, min(wish.Robots, maxChoices))
	case wish.Level != 0:
		deal.Robots, deal.Level = slices.Repeat([]games.Level{level}, len(deal.Robots)), level
	}
	b.openPrivate(ctx, a, deal)
}

// openPrivate opens a private table and answers with its hand.
func (b *Bot) openPrivate(ctx context.Context, a *answer, deal match.Deal) {
	if !a.mayBegin(ctx) {
		return
	}
	deal.Guild = a.i.GuildID
	h, err := b.host.OpenPrivate(ctx, a.i.by(), deal)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	a.about(h.Table)
	show := b.holdHand(a, h.Ref)
	defer show.nothing()
	show.hand(ctx, h, "", onTop{})
}

// tryAgain has the user play on alone from a place in a replay.
func (b *Bot) tryAgain(ctx context.Context, a *answer, ref match.Ref, at frame.ReplayPlace) {
	b.stand(ctx, madeBy(a.i))
	b.openTry(ctx, a, ref, at.Move, false)
}

// openTry opens a table on which the user tries a game again, or finds theirs, and answers with its hand.
func (b *Bot) openTry(ctx context.Context, a *answer, game match.Ref, move int, again bool) {
	try, err := b.host.Replays.Again(ctx, game, a.i.user().ID, move)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	b.openPrivate(ctx, a, match.Deal{Kind: try.Kind, Values: try.Values, Try: &try, Again: again})
}

// firstGame deals somebody a first game, or goes on with theirs. Its deals take turns; who presses twice gets one table, since that is
// named for the deal. After all of them it's practice.
func (b *Bot) firstGame(ctx context.Context, a *answer) {
	kind, first := b.first()
	if first == nil {
		a.refuse(ctx, errCustomID)
		return
	}
	begin := 0 // friends begin with different deals
	for _, digit := range []byte(a.i.user().ID) {
		begin += int(digit)
	}
	for n := range first {
		n = (n + begin) % len(first)
		name := view.FirstDeal + screen.Number(n+1)
		ref := table.DealRef(a.i.GuildID, name, a.i.user().ID)
		t, err := b.host.Get(ctx, ref)
		switch {
		case errors.Is(err, match.ErrGone):
			deal := match.Deal{Kind: kind, Values: maps.Clone(first[n].Values), Robots: slices.Repeat([]games.Level{games.Easy}, first[n].Seats-1), Seed: first[n].Seed, Name: name}
			deal.Values[guild.Hints] = 0 // each decision has its sentence
			b.openPrivate(ctx, a, deal)
			return
		case err != nil:
			a.refuse(ctx, err)
			return
		case t.Live():
			b.openHand(ctx, a, ref, "")
			return
		}
	}
	b.practise(ctx, a, kind)
}

// first is the game that somebody new begins with, and its deals; nil: there's none.
func (b *Bot) first() (kind string, deals []games.Setup) {
	for _, k := range b.cfg.Kinds {
		if deals := b.looks.all[k.Name].First; deals != nil {
			return k.Name, deals
		}
	}
	return "", nil
}

// firstAgain deals another first game in the message of the last one.
func (b *Bot) firstAgain(ctx context.Context, a *answer, ref match.Ref) {
	defer b.leaveHand(ctx, a, ref)()
	b.firstGame(ctx, a)
}

// today shows the deal of the day in place of the hand of one.
func (b *Bot) today(ctx context.Context, a *answer, ref match.Ref) {
	defer b.leaveHand(ctx, a, ref)()
	b.showDaily(ctx, a)
}

// endPractice ends a game.
func (b *Bot) endPractice(ctx context.Context, a *answer, ref match.Ref) {
	show := b.holdHand(a, ref)
	defer show.nothing()
	h, err := b.host.EndPrivate(ctx, ref, a.i.by())
	a.about(h.Table)
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	show.hand(ctx, h, "", onTop{})
}

package bot

import (
	"context"
	"maps"

	"ruckus/bot/internal/daily"
	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/screens"
	"ruckus/bot/internal/table"
	"ruckus/games"
	"ruckus/render/frame"
)

// The deal of the day is a private table with a given seed. The try is stored before its game begins, so that there is only
// one in the whole installation; the host stores the result in the guild where it is played.

const (
	commandDaily = "daily"
	dailyLevel   = games.Medium // of the robots
	dailyPast    = 7            // days that can be practised
)

var (
	errDailyNoResult = refuse("no.daily.result")
	errDailyGame     = refuse("no.daily.game")
)

// today is the day of an interaction, by Discord's clock: who presses before midnight is not late because the bot is.
func (a *answer) today() daily.Day { return daily.DayOf(a.i.At()) }

// ofDay refuses what is not the name of a day.
func ofDay(f func(context.Context, *answer, daily.Day)) press {
	return func(ctx context.Context, a *answer, date string) {
		day, ok := daily.ParseDay(date)
		if !ok {
			a.refuse(ctx, errCustomID)
			return
		}
		f(ctx, a, day)
	}
}

// showDaily shows the deal of today.
func (b *Bot) showDaily(ctx context.Context, a *answer) {
	d, err := b.dailyOf(ctx, a, a.today())
	if err != nil {
		a.refuse(ctx, problem.Stored(err))
		return
	}
	if before, err := b.daily.Deal(ctx, a.today()-1); err == nil {
		d.Yesterday, _ = b.dailyScores(ctx, a.i.GuildID, before) // without them the page is good, too
	}
	a.private(ctx, b.ticked(ctx, a.i, compose(screens.DailyPage(d), a.i.target(noTable, verbDaily))))
}

// dailyScores are the results of a deal in a guild.
func (b *Bot) dailyScores(ctx context.Context, guild string, deal daily.Deal) (s screens.DailyScores, err error) {
	kind, known := b.kinds[deal.Game]
	if !known {
		return s, errDailyGame
	}
	rows, total, err := b.daily.List(ctx, guild, deal.Day)
	return screens.DailyScores{Kind: kind, Look: b.looks.all[kind.Name], Rows: rows, More: max(0, total-len(rows))}, err
}

// dailyOf is the deal of a day as the user sees it.
func (b *Bot) dailyOf(ctx context.Context, a *answer, day daily.Day) (d screens.Daily, err error) {
	guild, user := a.i.GuildID, a.i.user().ID
	deal, err := b.daily.Deal(ctx, day)
	if err != nil {
		return d, err
	}
	scores, err := b.dailyScores(ctx, guild, deal)
	if err != nil {
		return d, err
	}
	d = screens.Daily{Day: day.Begins(), Level: dailyLevel, DailyScores: scores, Self: user}
	setup := games.Setup{Seed: deal.Seed, At: a.i.At(), Values: deal.Values}
	seats, err := match.SoloRobots(scores.Kind, make([]match.Seat, 1), match.Deal{Level: dailyLevel}, setup)
	if err != nil {
		return d, err
	}
	d.Robots, setup.Seats = len(seats)-1, len(seats)
	switch sides, err := match.Sides(scores.Kind, setup); {
	case err != nil:
		return d, err
	case sides != nil:
		d.Side = sides[0]
	}
	if length, ok := scores.Kind.PresetOf(deal.Values); ok {
		d.Length, d.Lasts = length.Name, frame.Lasts(scores.Kind, length, len(seats))
	}
	try, begun, err := b.daily.Try(ctx, day, user)
	if err != nil {
		return d, err
	}
	d.Begun, d.Spent, d.Elsewhere = begun, try.Spent, begun && !try.Spent && try.Guild != guild
	if begun && !d.Spent {
		own, over, err := b.daily.Result(ctx, try.Guild, day, user)
		if err != nil {
			return d, err
		}
		if over {
			d.Own = &own
		}
	}
	if late, err := b.host.Get(ctx, table.DealRef(guild, (day-1).Name(), user)); err == nil {
		d.Late = late.Phase == match.Playing
		d.Opened = late.Phase == match.Over && match.MayShow(day-1, a.i.At()) == nil
	}
	streak, err := b.daily.Streak(ctx, user, day)
	if err != nil {
		return d, err
	}
	d.Streak, d.Longest = streak.Now, streak.Longest
	return d, err
}

// playDaily begins the user's try of today's game, or goes on with it, or with the one of the day before.
func (b *Bot) playDaily(ctx context.Context, a *answer, day daily.Day) {
	here, user := a.i.GuildID, a.i.user().ID
	ref := table.DealRef(here, day.Name(), user)
	switch t, err := b.host.Get(ctx, ref); {
	case err == nil && t.Phase == match.Playing:
		b.openHand(ctx, a, ref, "")
		return
	case day != a.today(): // the button is of another day
		b.showDaily(ctx, a)
		return
	case !a.mayBegin(ctx):
		return
	}
	deal, err := b.dailyDeal(ctx, here, day)
	if err == nil {
		err = b.host.MayDeal(ctx, deal) // a try that cannot begin is not used up
	}
	var try daily.Try
	if err == nil {
		try, err = b.daily.Begin(ctx, day, here, user, a.i.At())
	}
	over := try.Spent
	if err == nil && !over {
		_, over, err = b.daily.Result(ctx, try.Guild, day, user)
	}
	switch {
	case err != nil:
	case over:
		err = refuse("no.daily.over")
	case try.Guild != here:
		err = refuse("no.daily.server")
	}
	if err != nil {
		a.refuse(ctx, problem.Stored(err))
		return
	}
	deal.Name, deal.Values[guild.Hints] = day.Name(), 0
	b.openPrivate(ctx, a, deal)
}

// dailyDeal is the table of a day's deal. With no name it is practice.
func (b *Bot) dailyDeal(ctx context.Context, guild string, day daily.Day) (match.Deal, error) {
	d, err := b.daily.Deal(ctx, day)
	if err != nil {
		return match.Deal{}, err
	}
	if _, known := b.kinds[d.Game]; !known {
		return match.Deal{}, errDailyGame
	}
	return match.Deal{Guild: guild, Kind: d.Game, Values: maps.Clone(d.Values), Level: dailyLevel, Seed: d.Seed}, nil
}

// pastDays lists the days that can be practised.
func (b *Bot) pastDays(ctx context.Context, a *answer) {
	var days []screens.DailyBefore
	for day := a.today() - 1; day >= a.today()-dailyPast; day-- {
		d, err := b.daily.Deal(ctx, day)
		if err != nil {
			a.refuse(ctx, problem.Stored(err))
			return
		}
		if kind, known := b.kinds[d.Game]; known && match.MayShow(day, a.i.At()) == nil {
			days = append(days, screens.DailyBefore{Day: day.Begins(), Kind: kind})
		}
	}
	a.private(ctx, compose(screens.DailyPastPage(days), a.i.target(noTable, verbDaily)))
}

// practiseDay begins practice of a day that is over, in place of the user's practice of that game.
func (b *Bot) practiseDay(ctx context.Context, a *answer, day daily.Day) {
	var deal match.Deal
	err := match.MayShow(day, a.i.At())
	switch {
	case err != nil:
	case day < a.today()-dailyPast:
		err = refuse("no.daily.old")
	default:
		deal, err = b.dailyDeal(ctx, a.i.GuildID, day)
	}
	if err != nil {
		a.refuse(ctx, problem.Stored(err))
		return
	}
	b.openPrivate(ctx, a, deal)
}

// lookBackAtDay shows the replay of the user's try, and coachDay what the coach says of it, once nobody can play that deal any more.
func (b *Bot) lookBackAtDay(ctx context.Context, a *answer, day daily.Day) {
	b.openReplay(ctx, a, table.DealRef(a.i.GuildID, day.Name(), a.i.user().ID))
}

func (b *Bot) coachDay(ctx context.Context, a *answer, day daily.Day) {
	b.coached(ctx, a, table.DealRef(a.i.GuildID, day.Name(), a.i.user().ID), frame.ReplayPlace{View: games.Table}, a.reply)
}

// shareTry is shareDaily where a try is over.
func (b *Bot) shareTry(ctx context.Context, a *answer, ref match.Ref) {
	t, err := b.host.Get(ctx, ref)
	day, ok := daily.ParseName(t.Solo.Deal)
	if err == nil && !ok {
		err = errDailyNoResult
	}
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	b.shareDaily(ctx, a, day)
}

// shareDaily posts for everybody how the user's try has ended.
func (b *Bot) shareDaily(ctx context.Context, a *answer, day daily.Day) {
	if !b.mayShare(ctx, a) {
		return
	}
	d, err := b.dailyOf(ctx, a, day)
	switch {
	case err != nil:
	case d.Own == nil || d.Elsewhere:
		err = errDailyNoResult
	}
	if err != nil {
		a.refuse(ctx, problem.Stored(err))
		return
	}
	thing := a.i.thing(customID{Table: noTable, Verb: verbDaily, Arg: screens.DailyShare + " " + day.String()})
	b.shareOnce(ctx, a, thing, compose(screens.DailyShared(d, a.i.user().Name), a.i.target(noTable, verbDaily)))
}

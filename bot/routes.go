package bot

import (
	"context"
	"slices"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/screens"
	"ruckus/render/frame"
	"ruckus/render/look"
)

// Every button, menu and command there is. What isn't listed here is refused, so no old or forged identifier reaches
// anything else.

// controls lists every button and menu. Reading identifiers, who may press, what is done and the log go through this list.
func (b *Bot) controls() []route {
	return slices.Concat(panels(verbChoose, boards, b.lobbyPanel), panels(verbSettings, managers, b.ofScope), panels(verbMe, 0, b.mePanel), []route{
		{verbDo, "", inOrder, nil},
		{verbGo, "", 0, inTable(b.openHand)},
		{verbOpen, "", 0, picked(b.showHand)},
		{verbRead, "", boards, picked(b.readBoard)},
		{verbRules, "", 0, inTable(b.tableRules)},
		{verbKind, "", 0, ofName(b.kindRules)},

		// At a table.
		{verbHost, frame.MyHand, 0, atTable(b.showHand)},
		{verbHost, frame.AskHint, 0, atTable(b.hint)},
		{verbHost, frame.OnlyMove, 0, atTable(b.onlyMove)},
		{verbHost, look.Rules, 0, inTable(b.tableRules)},
		{verbHost, frame.AskFor, boards, b.changes(b.askForPresent)},
		{verbHost, frame.Learn, 0, b.ofKind(b.learn)},
		{verbHost, frame.Practise, 0, b.ofKind(b.practise)},
		{verbHost, frame.More, boards, atTable(b.more)},
		{verbHost, frame.Down, boards, atTable(b.bringDown)},
		{verbHost, frame.ToThread, boards, atTable(b.toThread)},
		{verbHost, frame.Export, 0, atTable(b.export)},

		// Without a seat.
		{verbHost, frame.SitIn, boards, inTable(b.sitIn)},
		{verbHost, frame.SitNot, boards, b.changes(b.asks((*match.Draft).SitNot))},
		{verbHost, frame.Come, boards, b.changes(b.seats((*match.Draft).Come))},
		{verbHost, frame.ComeNot, boards, b.changes(b.asks((*match.Draft).ComeNot))},

		// In a lobby.
		{verbHost, frame.Join, boards, inTable(b.join)},
		{verbHost, frame.Start, boards, inTable(b.start)},
		{verbHost, frame.AddRobot, boards, b.changes(b.addsRobot(""))},
		{verbHost, frame.WishSide, boards, inTable(b.wishSide)},
		{verbHost, frame.SetUp, boards, func(ctx context.Context, a *answer, _ string) { a.visit(ctx, b.lobbyPanel(a), "", "") }},
		{verbChoose, frame.PlaceAddRobot, boards, b.setsUp(b.addsRobot)},
		{verbChoose, frame.PlaceNoRobot, boards, b.setsUp(func(string) change { return b.asks((*match.Draft).RemoveRobot) })},
		{verbChoose, frame.PlaceLength, boards, b.setsUp(b.choosesLength)},

		// The end of a table, and what follows.
		{verbHost, frame.Agree, boards, b.changes(b.asks((*match.Draft).Agree))},
		{verbHost, frame.AgreeNot, boards, b.changes(b.asks((*match.Draft).Disagree))},
		{verbHost, frame.Leave, boards, b.sure(frame.Leave, b.host.Leave, leavesAtOnce)},
		{verbHost, frame.Leave + frame.Sure, boards, b.tells(b.host.Leave, frame.LeftPage)},
		{verbHost, frame.Cancel, boards, b.sure(frame.Cancel, b.moderated((*match.Draft).Close), b.mayNotManage)},
		{verbHost, frame.Cancel + frame.Sure, boards, b.tells(b.moderated((*match.Draft).Close), frame.EndedPage)},
		{verbHost, frame.Keep, 0, alone(b.keep)},
		{verbHost, frame.Reopen, boards, atTable(b.reopen)},
		{verbHost, frame.Vote, boards, inTable(b.vote)},
		{verbHost, frame.In, boards, atTable(b.imIn)},
		{verbHost, frame.SitOut, boards, atTable(b.sitOut)},
		{verbHost, frame.CloseNight, boards, atTable(b.endNight)},
		{verbHost, frame.Replay, 0, atTable(b.openReplay)},
		{verbHost, frame.Coach, 0, atTable(b.openCoach)},
		{verbReplay, "." + frame.ReplayShare, 0, inReplay(b.shareReplay)},
		{verbReplay, "." + frame.ReplayPlay, 0, inReplay(b.playReplay)},
		{verbReplay, "." + frame.ReplayCoach, 0, inReplay(b.coach)},
		{verbReplay, "." + frame.ReplayAgain, 0, inReplay(b.tryAgain)},
		{verbReplay, "", 0, inReplay(b.showReplay)},

		// How the cards are decided.
		{verbHost, frame.HowDealt, 0, atTable(b.howDealt)},
		{verbHost, frame.Verify, 0, atTable(b.verify)},

		// Alone.
		{verbHost, frame.Again, 0, inTable(b.practiceAgain)},
		{verbHost, frame.Again + " ", 0, inTable(b.practiceAgain)},
		{verbHost, frame.EndPractice, 0, atTable(b.endPractice)},
		{verbHost, frame.Today, 0, atTable(b.today)},
		{verbHost, frame.FirstGame, 0, atTable(b.firstAgain)},
		{verbHost, frame.ShareDay, 0, atTable(b.shareTry)},
		{verbHost, frame.OpenTable, 0, b.ofKind(b.openShort)},

		// In a lesson.
		{verbDo, "", lessons, b.inLesson(b.lessonMove)},
		{verbGo, "", lessons, b.inLesson(b.lessonVisit)},
		{verbHost, frame.LessonNext, lessons, b.lessonTo(lessonRight, frame.LessonPlace.Skip)},
		{verbHost, frame.LessonSkip, lessons, b.lessonTo(lessonMoved, frame.LessonPlace.Skip)},
		{verbHost, frame.LessonBack, lessons, b.lessonTo(lessonMoved, frame.LessonPlace.Back)},
		{verbHost, frame.LessonShow, lessons, b.lessonTo(lessonAsked, lessonShow)},
		{verbHost, frame.LessonGoOn, lessons, b.lessonTo(lessonOpened, lessonStay)},
		{verbHost, frame.LessonAgain, lessons, b.inLesson(b.lessonAgain)},
		{verbHost, frame.LessonLeave, lessons, b.inLesson(b.leaveLesson)},
		{verbHost, look.Rules, lessons, b.ofLesson(b.gameRules)},
		{verbHost, frame.Practise, lessons, b.ofLesson(b.practise)},
		{verbHost, frame.OpenTable, lessons, b.ofLesson(b.openKind)},

		// What there is here.
		{verbHome, screens.HomeFirst, 0, alone(b.firstGame)},
		{verbHome, screens.HomeMore, 0, alone(b.homeMore)},
		{verbHome, screens.HomePlay + " ", 0, b.ofGame(b.openKind)},
		{verbHome, screens.HomeLearn + " ", 0, b.ofGame(b.learn)},
		{verbHome, screens.HomePractise + " ", 0, b.ofGame(b.practise)},
		{verbHome, screens.HomeRules + " ", 0, b.ofGame(b.gameRules)},
		{verbHome, screens.HomeJoin + " ", 0, b.joinHere},
		{verbHome, screens.HomeSee + " ", 0, picked(b.showHand)},
		{verbHome, screens.HomeDaily, 0, alone(b.showDaily)},
		{verbHome, screens.HomeTables, 0, alone(b.myTables)},
		{verbHome, screens.HomeMe, 0, alone(b.me)},
		{verbHome, screens.HomeTell, 0, alone(b.askTell)},
		{verbHome, screens.HomeTellYes, 0, alone(b.tellMe)},
		{verbHome, screens.HomeTellNo, 0, alone(b.tellMeNot)},
		{verbHome, screens.HomeSettings, managers, alone(b.generalSettings)},
		{verbHome, "", 0, alone(b.home)},

		// A game night.
		{verbNight, screens.NightComes, boards, b.answersNight(b.nights.Come)},
		{verbNight, screens.NightGoes, boards, b.answersNight(b.nights.Go)},
		{verbNight, screens.NightPlace, boards, b.ofNight(b.showPlace)},
		{verbNight, screens.NightLearn, boards, b.ofNight(b.learnNight)},
		{verbNight, screens.NightPlan + " ", boards, b.moderators(b.planNight)},
		{verbNight, screens.NightAnnounce + " ", boards, b.moderators(b.announce)},
		{verbNight, screens.NightPutOff, boards, b.changesNight(say("did.night.late"), putOffNight)},
		{verbNight, screens.NightMove, boards, b.changesNight(say("did.night.move"), moveNight)},
		{verbNight, screens.NightOff, boards, b.moderators(b.askOff)},
		{verbNight, screens.NightSure, boards, b.changesNight(say("did.night.off"), callOffNight)},
		{verbNight, "", boards, alone(b.gameNight)},

		// The deal of the day.
		{verbDaily, screens.Entrance, 0, alone(b.home)},
		{verbDaily, screens.DailyPast, 0, alone(b.pastDays)},
		{verbDaily, screens.DailyPlay + " ", 0, ofDay(b.playDaily)},
		{verbDaily, screens.DailyShare + " ", 0, ofDay(b.shareDaily)},
		{verbDaily, screens.DailyAgain + " ", 0, ofDay(b.practiseDay)},
		{verbDaily, screens.DailyLook + " ", 0, ofDay(b.lookBackAtDay)},
		{verbDaily, screens.DailyCoach + " ", 0, ofDay(b.coachDay)},
		{verbDaily, "", 0, alone(b.showDaily)},

		// The tools for a table. Each asks the host whether the user may use it.
		{verbManage, screens.ManageLonely, boards, b.endsTables((*match.Draft).EndLonely)},
		{verbManage, screens.ManageAll, boards, alone(b.askEndAll)},
		{verbManage, screens.ManageSure, boards, b.endsTables((*match.Draft).Close)},
		{verbManage, screens.ManageList, boards, alone(b.listTables)},
		{verbManage, screens.ManageExport, boards, atTable(b.export)},
		{verbManage, screens.ManageUnseat + " ", boards, b.administers(say("did.remove"), (*match.Draft).Unseat)},
		{verbManage, screens.ManageReseat + " ", boards, b.administers(say("did.reseat"), (*match.Draft).Reseat)},
		{verbManage, screens.ManageBan + " ", boards, b.suspected(func(ctx context.Context, a *answer, p screens.Suspect) { a.suspect(ctx, p, "") })},
		{verbManage, screens.ManageSkip + " ", boards, b.administers(say("did.skip"), skip)},
		{verbManage, screens.ManageRewind + " ", boards, inTable(b.rewind)},
		{verbManage, "", boards, b.manage},

		// What a person has chosen. It concerns nobody but who presses.
		{verbMe, screens.Entrance, 0, alone(b.home)},
		{verbMe, screens.MeKept, 0, alone(b.showKept)},
		{verbMe, screens.MeFile, 0, alone(b.sendKept)},
		{verbMe, screens.MeForget, 0, alone(b.askForget)},
		{verbMe, screens.MeForgetYes, 0, alone(b.forgetMe)},

		// What is kept of games.
		{verbLeague, screens.PlaceShare + " ", 0, b.share},
		{verbLeague, screens.PlaceReplay + " ", 0, picked(b.openReplay)},
		{verbLeague, screens.PlaceStrike + " ", managers, b.askStrike},
		{verbLeague, screens.PlaceStruck + " ", managers, b.strike(true)},
		{verbLeague, screens.PlaceUnstruck + " ", managers, b.strike(false)},
		{verbLeague, "", 0, b.showLeague},

		// What moderators do about a person. Each asks whether the user may.
		{verbBar, screens.BarFor + " ", boards, b.barFor},
		{verbBar, screens.BarEnd + " ", boards, b.suspected(b.endTables)},
		{verbBar, screens.BarHide + " ", boards, b.suspected(b.hideName)},
		{verbBar, screens.BarUndo + " ", boards, b.suspected(b.unbar)},
		{verbBar, screens.BarWhy + " ", boards, b.suspected(b.explainBar)},
		{verbBar, "", boards, alone(b.keep)},

		// What those decide who manage the guild.
		{verbSettings, guild.Channels, managers, b.picks(guild.Channels)},
		{verbSettings, guild.Roles, managers, b.picks(guild.Roles)},
		{verbSettings, guild.Moderators, managers, b.picks(guild.Moderators)},
		{verbSettings, guild.Results, managers, b.picks(guild.Results)},
		{verbSettings, screens.PlaceEverything, managers, alone(b.askResetAll)},
		{verbSettings, screens.PlaceForget, managers, alone(b.resetAll)},
		{verbSettings, screens.PlaceScope + " ", managers, b.showScope},
		{verbSettings, screens.PlaceLog, managers, b.showLog},
		{verbSettings, screens.PlaceLog + " ", managers, b.showLog},
		{verbSettings, screens.PlaceServer, managers, ofLeague(alone(b.showServer))},
		{verbSettings, screens.PlaceShare + " " + screens.PlaceServer, managers, ofLeague(alone(b.shareServer))},
		{verbSettings, screens.PlaceSeason + " ", managers, ofLeague(b.askSeason)},
		{verbSettings, screens.PlaceSeasonYes + " ", managers, ofLeague(b.newSeason)},
	})
}

// commands lists what people can type.
func (b *Bot) commands() map[string]func(context.Context, *answer) {
	return map[string]func(context.Context, *answer){
		commandPlay: b.play, commandPractice: b.practice, commandDaily: b.showDaily, commandHome: b.home, commandHand: b.chooseHand,
		commandRules: b.rules, commandLearn: b.learnCommand, commandRead: b.chooseBoard, commandTables: b.listTables,
		commandSettings: b.settings, commandTop: b.leagueCommand, commandStats: b.leagueCommand, commandHistory: b.leagueCommand,
		commandMe: b.me, commandNight: b.gameNight, commandBar: b.barCommand, commandBarOn: b.barCommand,
	}
}

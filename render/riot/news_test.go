package riot

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

// fourTeams is what the second seat sees of a game of four: the Police, the Autonomen, the Anarchists and the Nationalists.
func fourTeams(t *testing.T) scene {
	t.Helper()
	p := look.SamplePosition(sampleTable(), look.Stacked{})
	x := scene{viewOf(p.Game, 1)}
	for i, team := range []string{"police", "autonomen", "anarchists", "nationalists"} {
		from := games.Seat(0)
		for _, s := range x.Sides {
			if s.Team == team {
				from = s.Seat
			}
		}
		x.Sides[i], x.Sides[from] = x.Sides[from], x.Sides[i]
		x.Sides[i].Seat, x.Sides[from].Seat = games.Seat(i), from
	}
	x.Order = []games.Seat{0, 1, 2, 3}
	return x
}

func event(verb string, n int, tokens string, seats ...games.Seat) games.Event {
	return games.Event{Verb: verb, Seats: seats, Tokens: strings.Fields(strings.ReplaceAll(tokens, "_", " ")), N: n}
}

func units(verb string, seat games.Seat, tokens ...string) games.Event {
	return games.Event{Verb: verb, Seats: []games.Seat{seat}, Tokens: tokens}
}

// Each team has a line in turn order. What costs the reader units stands first and in bold, whenever it has happened; fights of
// the same two are told together; what the map shows is not told; and of the rest there is a number.
func TestWhatHasHappenedIsToldByWeight(t *testing.T) {
	x := fourTeams(t)
	told := []games.Event{
		event("turn", 5, "", 0),
		units("deploy", 0, "HQ", "2 officer"),
		units("move", 0, "HQ", "C", "2 officer"),
		event("attack", 0, "C", 0, 1), event("clash", 2, "3 1", 0, 1), event("flag", 1, ""), units("kill", 1, "1 militant"), units("kill", 0, "1 officer"), event("over", 0, "", 0, 1),
		event("attack", 0, "E", 0, 2), event("clash", 1, "3 2", 0, 2), units("kill", 2, "2 militant"), event("over", 0, "", 0, 2),
		event("attack", 0, "C1", 0, 2), event("clash", 1, "3 2", 0, 2), units("kill", 2, "1 militant"), event("over", 0, "", 0, 2),
		event("opinion", 3, "stream"),
		event("turn", 5, "", 2),
		event("card", 2, "", 2), units("deploy", 2, "Ee", "1 militant"), units("deploy", 2, "Ee", "2 militant"),
		event("attack", 0, "D", 2, 0), event("clash", 0, "2 2", 2, 0), event("over", 0, "", 2, 0),
		event("turn", 5, "", 3), units("move", 3, "A", "B", "1 militant"),
	}
	require.Equal(t, []string{
		"-# ■ beat you in C (they lost 1): **you lost Militant**; beat ▲ in C1 and E (3 lost) · +1 event",
		"-# ▲ drew with ■ in D",
	}, shaped(x.happenedIn(100, told, screen.Reader{})))
	x.Seat = 2
	require.Equal(t, "-# ■ beat you in C1 and E: **you lost 3 × Militant**; beat ● in C (2 lost) · +1 event", shaped(x.happenedIn(100, told, screen.Reader{}))[0])
	require.Equal(t, "-# You drew with ■ in D", shaped(x.happenedIn(100, told, screen.Reader{}))[1], "own purchases and cards are known")
	require.Equal(t, []string{"-# ■ beat you in C1 and E: **you lost 3 × Militant**; beat ● in C (2 lost) · +1 event"}, shaped(x.happenedIn(2, told, screen.Reader{})), "of less room the weightiest")
	x.Seat = 1
	require.Equal(t, []string{"-# ■ beat you in C: **you lost Militant**; lost Officer"}, shaped(x.happenedIn(1, []games.Event{
		units("kill", 0, "1 officer"), event("turn", 5, "", 0), event("attack", 0, "C", 0, 1), event("clash", 2, "3 1", 0, 1), event("flag", 1, ""), units("kill", 1, "1 militant"),
	}, screen.Reader{})), "own losses come first, whatever others lost")
	x.Seat = 2
	mine := []games.Event{
		event("attack", 0, "C", 2, 0), event("clash", 1, "2 1", 2, 0), event("over", 0, "", 2, 0), event("play", 0, "melt", 0),
		event("turn", 5, "", 1), units("kill", 0, "1 officer"), event("play", 0, "fund", 1),
	}
	require.Equal(t, []string{"-# ■ lost Officer; played Melt", "-# ● played Solidarity Fund"}, shaped(x.happenedIn(2, mine, screen.Reader{})), "what has room is told, not counted")
	require.Equal(t, []string{"-# You attacked ■ in C, cut short"}, shaped(x.happenedIn(100, mine[:1], screen.Reader{})))
	point := event("points", 1, "", 3)
	require.Equal(t, []string{"-# ◆ got a point"}, shaped(x.happenedIn(100, []games.Event{point, point}, screen.Reader{})), "in two turns the same can happen")
	require.Empty(t, x.happenedIn(100, nil, screen.Reader{}))
	require.NotPanics(t, func() {
		x.happenedIn(100, []games.Event{{Verb: "attack"}, {Verb: "clash", N: 1}, {Verb: "kill"}, {Verb: "deploy"}, {Verb: "enter"}, {Verb: "card", Seats: []games.Seat{9}}}, screen.Reader{})
	})
}

// Who has answered in the middle of a fight reads afterwards who fought and who won, and no orphaned dead.
func TestAFightIsToldWholeThoughItsPlayerPressedInIt(t *testing.T) {
	h := hand{scene: fourTeams(t), t: sampleTable()}
	h.t.Recent = []games.Event{
		event("turn", 5, "", 1), event("attack", 0, "E2", 1, 2), event("clash", 1, "3 2", 1, 2), units("kill", 2, "1 militant"), units("kill", 1, "1 militant"),
		event("over", 0, "", 1, 2), event("turn", 5, "", 3), event("play", 0, "fund", 3),
	}
	h.t.Since = h.t.Recent[2:]
	require.Equal(t, "-# You beat ▲ in E2 (they lost 1): **you lost Militant**\n-# ◆ played Fund", strings.Join(shaped(strings.Split(h.newsIn(100), "\n")), "\n"))
	h.t.Since = h.t.Recent[6:]
	require.Equal(t, "-# ◆ played Fund", shaped([]string{h.newsIn(100)})[0], "a fight before that is known")
}

// shaped writes teams by their shapes alone, as marks do.
func shaped(rows []string) []string {
	r := strings.NewReplacer("■ Police", "■", "● Autonomen", "●", "▲ Anarchists", "▲", "◆ Nationalists", "◆")
	for i := range rows {
		rows[i] = r.Replace(rows[i])
	}
	return rows
}

// Every hand says how far all teams are, and who wins or gets points if nobody does anything about it.
func TestHandsSayHowFarAllTeamsAre(t *testing.T) {
	x := fourTeams(t)
	x.Phase, x.Goal, x.Turn = riot.Acting, nil, 0
	r := screen.Reader{}
	line := func() string { return shaped([]string{x.progress(r)})[0] }
	require.Equal(t, "■ 0/10 · ● **0/7** · ▲ 0/7 · ◆ ?", line())
	hold := func(seat games.Seat, areas ...int) {
		for _, i := range areas {
			for j := range x.Areas[i].Buildings {
				x.Areas[i].Buildings[j].Owner = seat
			}
		}
		x.Sides[seat].Whole = len(areas)
	}
	hold(2, 2, 4)
	require.Contains(t, line(), "\nNext turn: ▲ gets 2 points for C and E.")
	hold(1, 0)
	require.Contains(t, line(), "\nNext turn: you get a point for A; ▲ gets 2 points for C and E.")
	x.Sides[2].Points = 5
	require.Equal(t, "■ 0/10 · ● **0/7** · ▲ 5/7 · ◆ ?\n**▲ wins on its next turn if C and E stay whole.**", line())
	x.Public.Revealed = make([]riot.Opinion, x.Public.Total-1)
	require.Contains(t, line(), "**■ wins with the next clash that counts. ▲ wins")
	x.Counts = true
	require.Contains(t, line(), "**■ wins when this turn ends. ▲ wins")
	x.Sides[2].Out = true
	require.Contains(t, line(), "▲ out · ◆ ?\n**■ wins when this turn ends.**")
	x.Goal = &riot.GoalView{Percent: 42}
	require.Contains(t, line(), "◆ 42%")
	r.TextOnly = true
	require.Contains(t, x.progress(r), "Police 9 of 10, Autonomen **0 of 7**, Anarchists out, Nationalists 42%.")
}

// The others are told of what stays, not of every second thought.
func TestATakenBackPurchaseIsNoNews(t *testing.T) {
	bought := func(verb string, units ...string) games.Event {
		return games.Event{Verb: verb, Seats: []games.Seat{0}, Tokens: units}
	}
	events := []games.Event{
		bought("buy", "2 officer", "1 swat"), bought("return", "1 swat"), bought("buy", "1 riot_van"), bought("buy", "1 riot_van"),
		bought("return", "2 riot_van"), bought("return", "1 officer"), {Verb: "end", Seats: []games.Seat{0}},
	}
	v := sides(t)
	v.Phase, v.Turn = riot.Buying, 0
	table := framedTable()
	table.Recent, table.Since = events, events
	for _, r := range []screen.Reader{{}, {TextOnly: true}} {
		require.NotContains(t, frame.Board(table, v, r).String(), "back")
		hand := frame.Hand(table, 1, v, games.Prompt{}, "", "", r).String()
		require.NotContains(t, hand, "back")
		require.NotContains(t, hand, "S.W.A.T.")
	}
}

// Everybody sees what is bought, in a sentence with one full stop, whatever the units are called.
func TestTheBoardSaysInASentenceWhatIsBought(t *testing.T) {
	police, _ := placed(t)
	police.move(prefixed(t, police.game.Prompt(0).Moves, "buy 1S"))
	for _, r := range screentest.Readers(Look()) {
		board := frame.Board(framedTable(), police.game.View(games.Table), r).String()
		require.Contains(t, board, "bought: ")
		require.NotContains(t, board, "..")
	}
}

// A fight that still goes on is no news yet: nobody has cut it short.
func TestAFightThatIsStillOnIsNoNews(t *testing.T) {
	x := fourTeams(t)
	told := []games.Event{event("turn", 5, "", 1), event("attack", 0, "E2", 1, 2)}
	x.Clash = &riot.Clash{Target: "E2"}
	require.Empty(t, x.happenedIn(100, told, screen.Reader{}))
	x.Clash = nil
	require.Equal(t, []string{"-# You attacked ▲ in E2, cut short"}, shaped(x.happenedIn(100, append(told, event("over", 0, "", 1, 2)), screen.Reader{})))
}

// The Police read of a fight that was won and brings no card that it was unseen, however it was kept from the public.
func TestNewsSayWhichFightsWereUnseen(t *testing.T) {
	x := fourTeams(t)
	x.Seat = 0
	turn, attack, clash := event("turn", 5, "", 1), event("attack", 0, "A", 1, 0), event("clash", 1, "4 3", 1, 0)
	lost := []games.Event{units("kill", 0, "1 officer"), units("kill", 1, "1 militant")}
	row := func(told ...games.Event) string {
		return shaped(x.happenedIn(100, append(told, lost...), screen.Reader{}))[0]
	}
	require.Equal(t, "-# ● beat you in A, unseen (they lost 1): **you lost Officer**", row(turn, attack, clash))
	require.Equal(t, "-# ● beat you in A (they lost 1): **you lost Officer**", row(turn, attack, clash, event("flag", 1, "")))
	require.NotContains(t, row(attack, clash), "unseen", "a fight before may have counted")
}

// A player whom a team has beaten twice reads all that they lost in one line, even if one fight was unseen.
func TestAllLossesToATeamAreToldTogether(t *testing.T) {
	x := fourTeams(t)
	x.Seat = 0
	told := []games.Event{
		event("turn", 5, "", 1), event("attack", 0, "A", 1, 0), event("clash", 1, "3 2", 1, 0), units("kill", 0, "2 officer"), event("over", 0, "", 1, 0),
		event("attack", 0, "B", 1, 0), event("clash", 1, "6 4", 1, 0), event("flag", 1, ""), units("kill", 0, "1 swat"), event("over", 0, "", 1, 0),
	}
	require.Equal(t, []string{"-# ● beat you in A and B: **you lost 2 × Officer and S\\.W\\.A\\.T\\.**"}, shaped(x.happenedIn(1, told, screen.Reader{})))
}

// While the Police choose which unit a card takes, the board tells of their turn, and not of all that it remembers.
func TestBetweenTurnsTheBoardTellsOfTheLastOne(t *testing.T) {
	x := fourTeams(t)
	x.Seat, x.Turn, x.Phase = games.Table, games.Table, riot.Removing
	table := sampleTable()
	table.Recent = []games.Event{
		event("turn", 5, "", 1), event("attack", 0, "C", 1, 0), event("clash", 1, "6 5", 1, 0), units("kill", 0, "1 swat"),
		event("turn", 5, "", 0), event("turn", 5, "", 1), event("play", 0, "fund", 1),
		event("turn", 5, "", 0), event("attack", 0, "D", 0, 1), event("clash", 1, "3 2", 0, 1), event("flag", 1, ""), units("kill", 1, "1 militant"),
	}
	require.Equal(t, []string{"-# ■ beat ● in D (1 lost)", "-# ● played Solidarity Fund"}, shaped(x.ofLate(table, 3, screen.Reader{})))
}

// A board with room for one line tells what matters most, and not what the last team in turn order did.
func TestTheBoardTellsFirstWhatMattersMost(t *testing.T) {
	x := fourTeams(t)
	x.Seat, x.Turn, x.Phase = games.Table, games.Table, riot.Removing
	table := sampleTable()
	table.Recent = []games.Event{
		event("turn", 5, "", 0), event("attack", 0, "D", 0, 1), event("clash", 1, "3 2", 0, 1), event("flag", 1, ""), units("kill", 1, "1 militant"), event("play", 0, "fund", 1),
	}
	require.Equal(t, []string{"-# ■ beat ● in D (1 lost)"}, shaped(x.ofLate(table, 1, screen.Reader{})))
}

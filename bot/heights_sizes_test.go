package bot

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord/browsertest"
	"ruckus/games"
	"ruckus/games/redox"
	"ruckus/render/all"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/screentest"
	"ruckus/render/view"
)

// sizesOf are the numbers of seats at which all screens of a game are measured: all up to four, or the fewest, four, six and the most.
// At the others it is the longest hands alone.
func sizesOf(k games.Kind) (sizes []int) {
	if k.Max <= 4 {
		for n := k.Min; n <= k.Max; n++ {
			sizes = append(sizes, n)
		}
		return sizes
	}
	sizes = []int{k.Min, min(max(4, k.Min), k.Max), min(max(6, k.Min), k.Max), k.Max}
	return slices.Compact(sizes)
}

// mostMeasured is how many boards, hands and ends of each game and size are measured: those that say the most.
const mostMeasured = 4

// mostPosted is how many screens are posted into one channel: the page shows no more messages at once.
const mostPosted = 100

// TestHandsAndBoardsFitAPhoneAtEverySize measures screens of random games, which have no golden texts: the longest boards,
// hands and places of replays of each size, and the end. A hand has 600 pixels, a board of up to four
// seats 500, the end 696, a posted result 500, and a replay 740; and a hand is seen whole with the cards above it. With -v it prints the heights;
// RUCKUS_SHOTS names a folder for pictures.
func TestHandsAndBoardsFitAPhoneAtEverySize(t *testing.T) {
	page, server, shown := startPage(t)
	for _, kind := range all.Kinds() {
		t.Run(kind.Name, func(t *testing.T) {
			var samples []frame.Drawn
			for seats := kind.Min; seats <= kind.Max; seats++ {
				measured := longest(t, kind, all.Looks()[kind.Name], seats, shown)
				if !slices.Contains(sizesOf(kind), seats) {
					measured = slices.DeleteFunc(measured, func(s frame.Drawn) bool { return !strictly(s.Name) || !strings.HasSuffix(s.Name, "-1") })
				}
				samples = append(samples, measured...)
			}
			for part := range slices.Chunk(samples, mostPosted) {
				t.Run(part[0].Name, func(t *testing.T) {
					tab := page.In(t)
					postSamples(t, server, tab, part[0].Name, part, func(s screen.Screen) screen.Screen { return s })
					list, seen := "", browsertest.Eval[float64](tab, `document.querySelector("#messages").clientHeight`)
					for i, b := range boxes(tab, len(part)) {
						name := part[i].Name
						if whole := b.Bottom - b.Top; strictly(name) && whole > seen {
							t.Errorf("%s is %.0f px tall with the cards above it, and a phone shows %.0f", name, whole, seen)
						}
						list += fmt.Sprintf("%4.0f%-6s %s%s\n", b.Own, over(b.Own, mostOf(name)), name, wraps(b))
						if most := mostOf(name); over(b.Own-sizeSlack(name), most) != "" {
							t.Errorf("%s is %.0f px tall, at most %.0f fit on a phone", name, b.Own, most)
						}
					}
					if shots := os.Getenv("RUCKUS_SHOTS"); shots != "" {
						shoot(t, tab, part, filepath.Join(shots, "sizes"), 390, 2)
					}
					t.Log("heights in pixels on a phone of 390 x 844\n" + list)
				})
			}
		})
	}
}

// sizeSlack is by how much a screen may be taller than the bound: what lies on a table can take a line more.
func sizeSlack(name string) float64 {
	if strictly(name) {
		return 0
	}
	const line = 22
	return line
}

// strictly reports whether a screen is a hand, which has to be seen whole to be used.
func strictly(name string) bool { return strings.HasPrefix(name, gameOf(name)+"-hand-") }

// longest are the screens of a random game that say the most, by their texts and rows of buttons.
func longest(t *testing.T, kind games.Kind, l look.Look, seats int, shown func(screen.Screen) screen.Screen) []frame.Drawn {
	found := map[string][]screen.Screen{}
	r := screen.Reader{Marks: screen.SampleMarks(l.Marks)}
	for name, mark := range r.Marks {
		r.Marks[name] = shown(screen.Screen{Text: mark}).Text // as long as they are in truth
	}
	keep := func(what string, s screen.Screen) {
		found[what] = append(found[what], s)
		slices.SortStableFunc(found[what], func(a, b screen.Screen) int { return cmp.Compare(said(b), said(a)) })
		found[what] = found[what][:min(len(found[what]), mostMeasured)]
	}
	refusal := "You must go on if you can: you hold a card that fits."
	if kind.Name == "riot" {
		refusal = "blitz cards can't be played now: they are for clashes, and cards that bring credits are for the time when you buy"
	}
	if kind.Races() {
		refusal = `Too late by 0.09 s\: Bolt came in first.`
	}
	n, names := 0, frame.SampleTable(kind, l, look.PlayingPhase).Players
	for _, name := range []string{"Bolt", "Dot", "Eve", "Gus"} {
		names = append(names, view.Named(markup.NameOf(name)))
	}
	screentest.Play(t, kind, l, seats, sized(kind, seats), func(table frame.Table, g games.Game) {
		table.Deadline, table.Players = look.SampleTime, slices.Clone(names[:seats])
		if n++; g.Result() != nil {
			full := fullEnd(table)
			full.Public = g.View(games.Table)
			end := frame.Board(full, g.View(games.Table), r)
			keep("end", end)
			if kind.Name == "riot" {
				require.Regexp(t, "won in round|No protesters are left|had the lead", end.Text, "also a stranger reads how the game was won")
			}
			keep("hand-end", frame.Hand(full, 0, g.View(0), games.Prompt{}, "", "", r))
			alone := full
			alone.ID = view.PrivatePrefix
			keep("practice-end", frame.Hand(alone, 0, g.View(0), games.Prompt{}, "", "", r))
			keep("posted", frame.ResultPosted(full, "https://discord.com/channels/1/2/3", r))
			keep("replay-end", frame.ReplayScreen(table, replayedAt(kind, table, g, n, games.Table), r))
			return
		}
		if n%7 > 0 {
			return
		}
		for seat := range games.Seat(seats) {
			table.Players[seat].Waiting = g.Prompt(seat).Must
		}
		keep("board", frame.Board(table, g.View(games.Table), r))
		late := table // a friend comes late, another one waits for the next game, and somebody is asked for
		late.Players, late.Chapter, late.SitsIn = slices.Clone(table.Players), games.ChapterOf(g), games.Table
		late.Coming, late.AskedFor = []view.User{names[0].User, names[1].User}, []games.Seat{1}
		for seat := max(1, seats-2); seat < seats; seat++ {
			late.Players[seat].Name, late.Players[seat].Robot = markup.NameOf("Robot Sprocket (medium)"), games.Medium
		}
		keep("bystander", frame.Hand(late, games.Table, nil, games.Prompt{}, "", "", r))
		keep("bystander-who", frame.Hand(late, games.Table, nil, games.Prompt{}, frame.Who, "", r))
		keep("board-late", frame.Board(late, g.View(games.Table), r))
		keep("replay", frame.ReplayScreen(table, replayedAt(kind, table, g, n, games.Table), r))
		keep("replay-hand", frame.ReplayScreen(table, replayedAt(kind, table, g, n, games.Seat(n%seats)), r))
		many := "" // of hands with many plots on the table, which may be taller
		if crowded(g) {
			many = "-many"
		}
		for seat := range games.Seat(seats) {
			if p := g.Prompt(seat); len(p.Moves) > 0 {
				keep("hand"+many, frame.Hand(table, seat, g.View(seat), p, "", "", r))
			}
			if p := g.Prompt(seat); len(p.Moves) > 1 {
				all := table // somebody is here for the first time, was refused a move, and has asked for a hint
				all.First, all.Hints, all.Hint = true, true, &games.Hint{Move: p.Moves[0]}
				if a, ok := g.(games.Adviser); ok {
					all.Hint.Reasons = a.Reasons(seat, p.Moves[0])
				}
				keep("hand-hint"+many, frame.Hand(all, seat, g.View(seat), p, "", "", r))
				if kind.Name != "riot" { // most have asked for no hint
					all.Hint, all.Rule = nil, l.Guide(kind.Options().Values())[0].Place
				}
				keep("hand-refused"+many, frame.Hand(all, seat, g.View(seat), p, "", refusal, r))
				all.Hint, all.Rule = nil, ""
				keep("hand-first"+many, frame.Hand(all, seat, g.View(seat), p, "", "", r))
				all.Chapter = games.ChapterOf(g) // in later rounds nobody is new
				for _, plan := range plansOf(t, kind, g, seat) {
					all.Plan = plan
					keep("hand-plan", frame.Hand(all, seat, g.View(seat), p, "", "", r))
					keep("hand-plan-refused", frame.Hand(all, seat, g.View(seat), p, "", refusal, r))
				}
			}
		}
	})
	var samples []frame.Drawn
	for _, what := range []string{"hand", "hand-hint", "hand-refused", "hand-first", "hand-many", "hand-hint-many", "hand-refused-many", "hand-first-many", "hand-plan", "hand-plan-refused", "bystander", "bystander-who", "board", "board-late", "end", "hand-end", "practice-end", "posted", "replay", "replay-hand", "replay-end"} {
		name := what
		if (what == "board" || what == "board-late" || what == "replay") && seats > 4 {
			name += "-crowd"
		}
		for i, s := range found[what] {
			samples = append(samples, frame.Drawn{Name: fmt.Sprintf("%s-%s-%d-seats-%d", kind.Name, name, seats, i+1), Screen: s})
		}
	}
	return samples
}

// plansOf are what a player can have planned: nothing yet, some orders, and as many as there can be; those were stopped at the last.
func plansOf(t *testing.T, kind games.Kind, g games.Game, s games.Seat) (plans []*look.Plan) {
	plan, err := look.PlanFor(kind, g, s, nil)
	require.NoError(t, err)
	if plan == nil {
		return nil
	}
	for {
		if n := len(plan.Orders); n == 0 || n > 3 {
			plans = append(plans, plan)
		}
		more := plan.Orders
		for _, o := range plan.Shelf {
			if more = g.(games.Planner).Arrange(plan.Orders, o.Orders); len(more) > len(plan.Orders) {
				break
			}
		}
		if len(more) <= len(plan.Orders) || len(more) > games.MostOrders {
			break
		}
		plan, err = look.PlanFor(kind, g, s, more)
		require.NoError(t, err)
	}
	stopped := *plan
	if plan.Orders != nil {
		stopped.Stopped = &look.PlanStop{Order: plan.Orders[len(plan.Orders)-1]}
		for _, o := range stopped.Outlooks {
			stopped.Told = append(stopped.Told, o.Events...)
		}
		plans = append(plans, &stopped)
	}
	return plans
}

// crowded reports whether a hand of REDOX has to show more than others: seven plots or more lie on the table.
func crowded(g games.Game) bool {
	const plots = 7
	v, ok := g.View(games.Table).(redox.View)
	return ok && len(v.Table) >= plots
}

// fullEnd is a game that is over with all that can stand there: everybody's rating, a night that goes on, and how it was dealt.
func fullEnd(t frame.Table) frame.Table {
	t.Tonight, t.Dealing.Checks = fullNight(t.Players), true
	t.Ratings.Changes = make(map[games.Seat]frame.RatingChange)
	for seat := range t.Players {
		t.Ratings.Changes[games.Seat(seat)] = frame.RatingChange{Rating: frame.Rating{Points: 1523, Doubt: 96, Games: 40, Days: 3}, By: -12}
	}
	return t
}

// fullNight is a night whose next game everybody wants, each another one.
func fullNight(players []look.Player) *frame.Tonight {
	n := &frame.Tonight{Games: 12, Asks: true, Begins: look.SampleTime}
	for i, p := range players {
		n.Standing = append(n.Standing, frame.Stood{Name: p.Name, Points: 99 - 11*i, Place: i + 1})
		n.In = append(n.In, p.Name)
	}
	for _, k := range all.Kinds() {
		n.Votes = append(n.Votes, frame.Votes{Kind: k.Name, Title: k.Title, N: 1})
	}
	return n
}

// replayedAt is a place of a replay, after that many moves of many, with all that can stand there.
func replayedAt(kind games.Kind, table frame.Table, g games.Game, moves int, of games.Seat) look.Replayed {
	p := look.Replayed{View: of, Coach: true, Share: true, Led: 1, Position: view.Position{
		Move: moves, Moves: 2000, Rounds: []int{0, 1}, TurnAfter: moves + 1, Public: g.View(games.Table), Chapter: games.ChapterOf(g),
		Events: table.Recent[max(0, len(table.Recent)-2):], Made: "a move", Seat: games.Table, Robot: true,
	}}
	if g.Result() != nil {
		p.Moves = moves
	}
	for seat := range games.Seat(len(table.Players)) {
		p.Views, p.Prompts = append(p.Views, g.View(seat)), append(p.Prompts, g.Prompt(seat))
	}
	return p
}

// sized are the options that a game needs for that many seats.
func sized(kind games.Kind, seats int) map[string]int {
	if kind.Name == "rednines" && seats < 4 {
		return map[string]int{"small": 1}
	}
	return nil
}

// said is about how much a screen takes, in lines of a phone.
func said(s screen.Screen) int {
	const inLine, row = 38, 2
	lines := 0
	count := func(text string) {
		n := 0
		for _, c := range text {
			if n++; c == '\n' || n > inLine {
				lines, n = lines+1, 0
			}
		}
		lines++
	}
	count(s.Text)
	for _, f := range s.Fields {
		count(f.Name + "\n" + f.Text)
	}
	return lines + row*len(s.Rows)
}

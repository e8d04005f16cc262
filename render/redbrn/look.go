// Package redbrn draws R!OT: what it says of itself on the screens of package render.
package redbrn

import (
	_ "embed" // for the samples
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/render/look"
	"ruckus/render/screen"
)

//go:embed samples.txt
var samples string

// closeToCall is how few cards in the stack make everybody watch out.
const closeToCall = 2

// Look is the look of R!OT.
func Look() look.Look {
	return look.Look{
		Draw: look.DrawAs(func(v redbrn.View) look.Drawing {
			g := scene{v}
			d := look.Drawing{
				Board: g.board, Hand: g.hand, Tell: g.tell, Note: g.named, Noted: g.noted, Why: look.Because(2, g.hinted, g.reason), Held: g.held,
				More: placeMore,
			}
			d.Full = g.inRace() // beside the buttons of the race there is no room
			return d
		}),
		Guide:   guide,
		Badge:   "⚡",
		Card:    cardNamed,
		Moment:  look.Remember(memories, inSeconds),
		Sign:    signText,
		Lesson:  lesson(),
		Marks:   marks(),
		Samples: look.Samples{Text: samples, Own: sampleWords},
		Levels: map[games.Level]string{
			games.Easy:   "3 s for a play, misses one in four, calls after about 45 s",
			games.Medium: "2½ s for a play, calls after about 29 s",
			games.Hard:   "2 s for a play, misses none, calls after about 25 s",
		},
	}
}

// scene is what the screens of R!OT show of one view.
type scene struct{ redbrn.View }

func (g scene) board(t look.Table, r screen.Reader) screen.Screen {
	s := screen.Screen{Title: fmt.Sprintf("%s – round %d", t.Kind.Title, g.Round), Accent: raceColour}
	switch g.Phase {
	case redbrn.Waiting:
		if len(g.Scored) < g.Round {
			s.Title, s.Large = s.Title+" is dealt", signText(r)
			s.Text = screen.Paragraphs(g.before(t), g.players(t, r))
			s.Rows = g.readyRow()
			return s
		}
		s = g.lastRound(t, r)
		s.Text = screen.Paragraphs(s.Text, g.readiness(t))
		s.Rows = g.readyRow()
		return s
	case redbrn.Ended:
		return g.lastRound(t, r)
	case redbrn.Countdown:
		s.Title = "Ready – Set – RIOT!"
		s.Text = screen.Lines(fmt.Sprintf("Round %d. ", g.Round)+screen.Moment("Start", g.Start), g.falseStarts(t))
	case redbrn.Racing:
		s.Title, s.Accent = g.alarm(t, r)
		s.Text = screen.Lines(fmt.Sprintf("Round %d. ", g.Round)+screen.Moment("Start of the race", g.Start), g.falseStarts(t), g.idle(t), g.jam())
	default:
		s.Large, s.Accent = signText(r), alarmColour
		s.Title, s.Text = g.window(t)
	}
	s.Text = screen.Paragraphs(s.Text, g.players(t, r), g.wants(nil, r))
	switch latest := g.latest(t, r); {
	case g.Riot != nil: // who completes what is more important than what was played before
		s.Text = screen.Paragraphs(s.Text, screen.Lines(g.finishers(t, r), g.justSnatched(t, r)))
	case latest != "" && g.Idle == nil:
		s.Text = screen.Paragraphs(s.Text, "**Latest**\n"+latest)
	}
	return s
}

// signText is the sign of the game, for a line of large marks; "" where there are none.
func signText(r screen.Reader) string {
	var text strings.Builder
	for _, letter := range sign {
		text.WriteString(r.Mark(letter.name, ""))
	}
	return text.String()
}

// alarm is the headline of a race, and its colour: who may call, if anybody.
func (g scene) alarm(t look.Table, r screen.Reader) (title string, colour int) {
	h := hand{scene: g, t: t, r: r}
	h.Seat = games.Table
	switch who, n := h.canCall(); {
	case n == 1:
		return h.siren() + t.ShortName(who) + " can call RIOT!", alarmColour
	case n > 1:
		return h.siren() + strconv.Itoa(n) + " players can call RIOT!", alarmColour
	}
	return fmt.Sprintf("%s – round %d, the race is on", t.Kind.Title, g.Round), raceColour
}

// falseStarts tells who has made a false start, and not moved since; "" for nobody.
func (g scene) falseStarts(t look.Table) string {
	if g.Early == 0 {
		return ""
	}
	return "False start: " + shortNames(t, g.Early.List()) + ", one second later than the others."
}

// jam tells that nobody could play; "" while somebody can.
func (g scene) jam() string {
	if g.Jams == 0 {
		return ""
	}
	return fmt.Sprintf("Nobody could play: all hands were turned, for the %s time in a row.", ordinal(g.Jams))
}

// readyRow has everybody say on the board itself that they are ready: it is where they look between rounds.
func (g scene) readyRow() [][]screen.Control {
	return [][]screen.Control{{{Label: screen.LabelReady, Style: screen.Green, Do: "ready " + strconv.Itoa(len(g.Scored))}}}
}

// before tells before the first race when it begins.
func (g scene) before(t look.Table) string {
	if t.Replay {
		return g.whoIsReady(t)
	}
	return screen.Lines("The race begins when everyone's ready: press **"+screen.LabelReady+"**, which opens your hand, too. "+t.Latest("Auto-start"), g.whoIsReady(t))
}

// readiness tells between rounds when the next one is dealt; in a lesson nobody is asked.
func (g scene) readiness(t look.Table) string {
	if t.Lesson {
		return ""
	}
	return screen.Lines(g.tie(t), fmt.Sprintf("**Round %d begins when everyone's ready.**", g.Round+1)+" "+t.Latest("Auto-start"), g.whoIsReady(t))
}

// tie tells why the match goes on although somebody has the points that win; "" where nobody has.
func (g scene) tie(t look.Table) string {
	if len(g.Totals) == 0 || slices.Max(g.Totals) < g.Rules.Target {
		return ""
	}
	first := games.Where(g.Totals, func(_ games.Seat, total int) bool { return total == slices.Max(g.Totals) })
	return shortNames(t, first) + " share the first place: one more round."
}

func (g scene) whoIsReady(t look.Table) string {
	who := "nobody yet"
	if seats := g.Ready.List(); seats != nil {
		who = shortNames(t, seats)
	}
	text := "Ready: " + who + "."
	if waiting := g.unready(); waiting != nil {
		text += " Not yet: " + shortNames(t, waiting) + "."
	}
	return text
}

// shortNames joins names as in a sentence.
func shortNames(t look.Table, seats []games.Seat) string {
	return look.Names(seats, func(s games.Seat) string { return "**" + t.ShortName(s) + "**" })
}

// unready are those for whom the next round waits.
func (g scene) unready() []games.Seat {
	return games.Where(g.Players, func(s games.Seat, p redbrn.Player) bool { return !p.Away && !g.Ready.Has(s) })
}

// idle tells how a race that nobody plays in can be ended.
func (g scene) idle(t look.Table) string {
	if g.Idle == nil {
		return ""
	}
	votes := "one player votes"
	if g.Idle.Needed > 1 {
		votes = fmt.Sprintf("%d players vote", g.Idle.Needed)
	}
	text := "**Nobody has played for a minute.** The round ends if " + votes + " for it under More in the hand."
	if seats := g.Idle.Votes.List(); seats != nil {
		text += " For it: " + shortNames(t, seats) + "."
	}
	return text
}

// players lists everybody, the smallest stack first: the stack, the pit and the points, and who may call.
func (g scene) players(t look.Table, r screen.Reader) string {
	var rows []string
	for _, seat := range bySize(g.Players) {
		if p := g.Players[seat]; p.Out {
			rows = append(rows, g.outside(t, p, seat))
		} else {
			rows = append(rows, g.player(t, p, seat, r))
		}
	}
	return strings.Join(rows, "\n")
}

func (g scene) player(t look.Table, p redbrn.Player, s games.Seat, r screen.Reader) string {
	name := "**" + t.ShortName(s) + "**"
	row := name + fmt.Sprintf(" · stack %d", p.Left)
	switch mark := r.Mark(stackMark(p.Left), ""); {
	case mark != "":
		row = mark + " " + name
	case r.TextOnly:
		row = "- " + row
	}
	row += fmt.Sprintf(" · pit %d = **%s**", p.Pit, screen.Signed(p.Points))
	switch {
	case p.Missed:
		row += " · away from the next round on"
	case p.Away:
		row += " · has left"
	case g.Riot == nil && p.CanCall && r.TextOnly:
		row += " · **can call RIOT**"
	case g.Riot == nil && p.CanCall:
		row += " · 🚨 **can call**"
	case s >= 0 && look.At(t.Players, s).Away:
		row += " · away"
	}
	return row
}

// outside tells of somebody without whom the round has begun.
func (g scene) outside(t look.Table, p redbrn.Player, s games.Seat) string {
	row := "- **" + t.ShortName(s) + "** · not in this round"
	switch {
	case p.Missed:
		row += ", away"
	case p.Away:
		row += ", has left"
	default:
		row += ", but in the next"
	}
	return row
}

// named puts people's names to the decks in a sentence of the rules.
func (g scene) named(t look.Table, sentence string, _ screen.Reader) string {
	seats := seatsOf(g.Players)
	deck := func(s games.Seat) string { return g.Players[s].Deck }
	slices.SortStableFunc(seats, func(a, b games.Seat) int { return len(deck(b)) - len(deck(a)) }) // "Agitator II" before "Agitator"
	var pairs []string
	for _, s := range seats {
		if deck(s) != "" {
			pairs = append(pairs, deck(s), "**"+t.ShortName(s)+"**")
		}
	}
	return strings.NewReplacer(pairs...).Replace(sentence)
}

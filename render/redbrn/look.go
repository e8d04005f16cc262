// Package redbrn draws R!OT: how the game presents itself on screens.
package redbrn

import (
	_ "embed" // for the samples
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
				Board: g.board, Hand: g.hand, Tell: g.tell, Named: g.named, Noted: g.noted, Why: look.Because(2, g.hinted, g.reason), Held: g.held,
				More: placeMore,
			}
			d.Full = g.inRace() // beside the buttons of the race there is no room
			return d
		}),
		Guide:   guide,
		Badge:   "⚡",
		Card:    cardNamed,
		Moment:  remembered,
		Sign:    signText,
		Lesson:  lesson().Worded(book),
		Marks:   marks(),
		Samples: look.Samples{Text: samples, Own: sampleWords},
		Levels: map[games.Level]string{
			games.Easy:   say("level.easy"),
			games.Medium: say("level.medium"),
			games.Hard:   say("level.hard"),
		},
	}
}

// scene is what the screens of R!OT show of one view.
type scene struct{ redbrn.View }

func (g scene) board(t look.Table, r screen.Reader) screen.Screen {
	s := screen.Screen{Title: g.titled("board", t), Accent: raceColour}
	switch g.Phase {
	case redbrn.Waiting:
		if len(g.Scored) < g.Round {
			s.Title, s.Large = g.titled("board.dealt", t), signText(r)
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
		s.Title = say("board.countdown")
		s.Text = screen.Lines(g.started("start"), g.falseStarts(t))
	case redbrn.Racing:
		s.Title, s.Accent = g.alarm(t, r)
		s.Text = screen.Lines(g.started("start.race"), g.falseStarts(t), g.idle(t), g.jam())
	default:
		s.Large, s.Accent = signText(r), alarmColour
		s.Title, s.Text = g.window(t)
	}
	s.Text = screen.Paragraphs(s.Text, g.players(t, r), g.wants(nil, r))
	switch latest := g.latest(t, r); {
	case g.Riot != nil: // who completes what is more important than what was played before
		s.Text = screen.Paragraphs(s.Text, screen.Lines(g.finishers(t, r), g.justSnatched(t, r)))
	case latest != "" && g.Idle == nil:
		s.Text = screen.Paragraphs(s.Text, say("latest")+"\n"+latest)
	}
	return s
}

// titled is a title with the game and the round.
func (g scene) titled(key string, t look.Table) string {
	return say(key, "game", t.Kind.Title, "n", g.Round)
}

// started tells the round, and when its race starts or has started.
func (g scene) started(key string) string {
	return say("board.start", "n", g.Round, "start", screen.Moment(say(key), g.Start))
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
		return h.siren() + say("board.can-call", "who", t.ShortName(who)), alarmColour
	case n > 1:
		return h.siren() + say("board.can-call-several", "n", n), alarmColour
	}
	return g.titled("board.race", t), raceColour
}

// falseStarts tells who has made a false start, and not moved since; "" for nobody.
func (g scene) falseStarts(t look.Table) string {
	if g.Early == 0 {
		return ""
	}
	return say("early", "who", shortNames(t, g.Early.List()))
}

// jam tells that nobody could play; "" while somebody can.
func (g scene) jam() string {
	if g.Jams == 0 {
		return ""
	}
	return say("jam", "n", g.Jams)
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
	return screen.Lines(withLatest(say("ready.race"), t), g.whoIsReady(t))
}

// withLatest adds to a sentence when the game goes on by its own clock.
func withLatest(sentence string, t look.Table) string {
	return screen.Join(" ", []string{sentence, t.Latest(say("start.auto"))})
}

// readiness tells between rounds when the next one is dealt; in a lesson nobody is asked.
func (g scene) readiness(t look.Table) string {
	if t.Lesson {
		return ""
	}
	return screen.Lines(g.tie(t), withLatest(say("ready.round", "n", g.Round+1), t), g.whoIsReady(t))
}

// tie tells why the match goes on although somebody has the points that win; "" where nobody has.
func (g scene) tie(t look.Table) string {
	if len(g.Totals) == 0 || slices.Max(g.Totals) < g.Rules.Target {
		return ""
	}
	first := games.Where(g.Totals, func(_ games.Seat, total int) bool { return total == slices.Max(g.Totals) })
	return say("tie", "who", shortNames(t, first))
}

func (g scene) whoIsReady(t look.Table) string {
	says := []string{say("ready.none")}
	if seats := t.People(g.Ready.List()); seats != nil {
		says[0] = say("ready", "who", shortNames(t, seats))
	}
	if waiting := t.People(g.unready()); waiting != nil {
		says = append(says, say("ready.missing", "who", shortNames(t, waiting)))
	}
	return strings.Join(says, " ")
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
	says := []string{say("idle", "n", g.Idle.Needed)}
	if seats := g.Idle.Votes.List(); seats != nil {
		says = append(says, say("idle.votes", "who", shortNames(t, seats)))
	}
	return strings.Join(says, " ")
}

// players lists everybody, the smallest stack first.
func (g scene) players(t look.Table, r screen.Reader) string {
	var rows []string
	for _, seat := range bySize(g.Players) {
		rows = append(rows, g.player(t, g.Players[seat], seat, r))
	}
	return strings.Join(rows, "\n")
}

// player is a player's stack, pit and points, and who may call; or that the round has begun without them.
func (g scene) player(t look.Table, p redbrn.Player, s games.Seat, r screen.Reader) string {
	mark, name := r.Mark(stackMark(p.Left), ""), "**"+t.ShortName(s)+"**"
	var says []string
	switch {
	case p.Out:
		name, says = "- "+name, []string{say("player.out")}
	case mark != "":
		name = mark + " " + name
	case r.TextOnly:
		name, says = "- "+name, []string{say("player.stack", "n", p.Left)}
	default:
		says = []string{say("player.stack", "n", p.Left)}
	}
	if !p.Out {
		says = append(says, say("player.pit", "n", p.Pit, "points", p.Points))
	}
	key := ""
	switch {
	case p.Missed && p.Out:
		key = "player.away"
	case p.Missed:
		key = "player.missed"
	case p.Away:
		key = "player.left"
	case p.Out:
		key = "player.next"
	case g.Riot == nil && p.CanCall:
		key = inText("player.can-call", r)
	case look.At(t.Players, s).Away:
		key = "player.away"
	}
	if key != "" {
		says = append(says, say(key))
	}
	return name + " · " + strings.Join(says, " · ")
}

// named writes a deck as the name of the player who has it.
func (g scene) named(t look.Table, deck string, _ screen.Reader) string {
	s := slices.IndexFunc(g.Players, func(p redbrn.Player) bool { return p.Deck == deck })
	if s < 0 || deck == "" {
		return ""
	}
	return "**" + t.ShortName(games.Seat(s)) + "**"
}

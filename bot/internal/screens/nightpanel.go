package screens

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"ruckus/bot/internal/night"
	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// A NightPanel is what a moderator chooses before a game night is announced. All of it stands in its controls: nothing is stored.
type NightPanel struct {
	Begins  time.Time
	Rounds  int
	Minutes int
	Games   []string // names of kinds, which take turns

	Offered []games.Kind
	Threads string // what is missing to open threads here, as a sentence; "": nothing is
	Note    string
}

// Usual values of a game night.
const (
	usualRounds = 3
	usualRound  = 15
	quarter     = 15 * time.Minute
	mostRounds  = 9
)

var minutesOffered = []int{10, 15, 20, 30, 40}

// NewNightPanel is what a panel shows first: in an hour, to the quarter, three rounds.
func NewNightPanel(now time.Time, offered []games.Kind) NightPanel {
	p := NightPanel{Begins: now.Add(time.Hour + quarter - 1).Truncate(quarter), Rounds: usualRounds, Minutes: usualRound, Offered: offered}
	for _, k := range offered[:min(len(offered), usualRounds)] {
		p.Games = append(p.Games, k.Name)
	}
	return p
}

var errNightPanel = errors.New("no game night")

// ReadNightPanel reads what String has written.
func ReadNightPanel(text string, offered []games.Kind) (p NightPanel, err error) {
	parts := strings.Fields(text)
	if len(parts) != 4 {
		return p, errNightPanel
	}
	minute, err := strconv.ParseInt(parts[0], 36, 40)
	p = NightPanel{Begins: time.Unix(minute*60, 0), Offered: offered}
	rounds, bad := strconv.Atoi(parts[1])
	minutes, worse := strconv.Atoi(parts[2])
	p.Rounds, p.Minutes, p.Games = rounds, minutes, strings.Split(parts[3], "+")
	switch {
	case err != nil || bad != nil || worse != nil || minute < 0:
		return p, errNightPanel
	case rounds < 1 || rounds > mostRounds || !slices.Contains(minutesOffered, minutes) || len(p.Games) > len(offered):
		return p, errNightPanel
	}
	for i, name := range p.Games {
		if slices.Contains(p.Games[:i], name) || !slices.ContainsFunc(offered, func(k games.Kind) bool { return k.Name == name }) {
			return p, errNightPanel
		}
	}
	return p, nil
}

// String writes all that was chosen, as it stands in the controls.
func (p NightPanel) String() string {
	return p.with(strconv.Itoa(p.Rounds), strconv.Itoa(p.Minutes), strings.Join(p.Games, "+"))
}

func (p NightPanel) with(rounds, minutes, kinds string) string {
	return strings.Join([]string{strconv.FormatInt(p.Begins.Unix()/60, 36), rounds, minutes, kinds}, " ")
}

// ByRound are the games of the rounds.
func (p NightPanel) ByRound() (names []string) {
	for i := range p.Rounds {
		names = append(names, p.Games[i%len(p.Games)])
	}
	return names
}

// NightPanelPage is where a moderator chooses what is announced.
func NightPanelPage(p NightPanel) screen.Screen {
	var titles []string
	for _, name := range p.ByRound() {
		titles = append(titles, p.title(name))
	}
	lasts := p.Rounds*(p.Minutes+1) + 1
	where := say("plan.threads")
	if p.Threads != "" {
		where = say("plan.channel", "trouble", p.Threads)
	}
	s := screen.Screen{Title: say("plan.title"), Accent: screen.ClosedColour, Text: screen.Paragraphs(screen.Note(p.Note),
		say("plan", "time", markup.Time(p.Begins, "F"), "games", strings.Join(titles, ", "), "n", p.Minutes, "all", lasts, "where", where), say("plan.pings"))}
	shift := func(label string, by time.Duration) screen.Control {
		later := p
		later.Begins = p.Begins.Add(by)
		return screen.Control{Label: label, Go: NightPlan + " " + later.String()}
	}
	kinds := strings.Join(p.Games, "+")
	choices := func(values []int, chosen int, key string) (all []screen.Choice) {
		for _, v := range values {
			all = append(all, screen.Choice{Label: say(key, "n", v), Value: strconv.Itoa(v), Chosen: v == chosen})
		}
		return all
	}
	var offered []screen.Choice
	for _, k := range p.Offered {
		offered = append(offered, screen.Choice{Label: k.Title, Value: k.Name, Help: k.Phrase, Chosen: slices.Contains(p.Games, k.Name)})
	}
	s.Rows = [][]screen.Control{
		{{Label: say("plan.games"), Go: NightPlan + " " + p.with(strconv.Itoa(p.Rounds), strconv.Itoa(p.Minutes), "*"), Pick: offered, Min: 1, Max: len(offered)}},
		{{Label: say("plan.rounds"), Go: NightPlan + " " + p.with("*", strconv.Itoa(p.Minutes), kinds), Pick: choices([]int{1, 2, 3, 4, 5, 6, 7, 8, 9}, p.Rounds, "plan.round")}},
		{{Label: say("plan.minutes"), Go: NightPlan + " " + p.with(strconv.Itoa(p.Rounds), "*", kinds), Pick: choices(minutesOffered, p.Minutes, "plan.minute")}},
		{shift(say("plan.sooner"), -quarter), shift(say("plan.later"), quarter), shift(say("plan.hour"), time.Hour), shift(say("plan.day"), 24*time.Hour)},
		{{Label: say("plan.announce"), Style: screen.Green, Go: NightAnnounce + " " + p.String()}},
	}
	return screen.Fit(s)
}

func (p NightPanel) title(name string) string {
	for _, k := range p.Offered {
		if k.Name == name {
			return k.Title
		}
	}
	return name
}

// A NightTools is a game night for those who may change it, and for everybody else who asks for it.
type NightTools struct {
	GameNight

	Link      string // to its message; "": there is none
	Moderates bool
	Lost      bool // its channel is gone
	Sure      bool // asked once more
	Note      string
}

// NightToolsPage tells of the game night that is announced or on.
func NightToolsPage(t NightTools) screen.Screen {
	s := screen.Screen{Title: say("night.title"), Accent: screen.ClosedColour}
	says := []string{screen.Note(t.Note)}
	switch {
	case t.Sure:
		says = append(says, say("tools.sure"))
		s.Rows = [][]screen.Control{{{Label: say("tools.sure.yes"), Style: screen.Red, Go: NightSure}, screen.Back(screen.LabelBack)}}
	case t.Lost:
		says = append(says, say("tools.lost", "button", say("tools.here")))
	case t.Stage <= night.CheckingIn:
		says = append(says, t.hour(), t.program(), t.guests())
	default:
		says = append(says, say("night.round.now", "round", t.roundOf()), t.now())
	}
	if t.Link != "" {
		says = append(says, t.Link)
	}
	s.Text = screen.Paragraphs(says...)
	if t.Moderates && !t.Sure {
		var row []screen.Control
		if t.Lost {
			row = append(row, screen.Control{Label: say("tools.here"), Style: screen.Green, Go: NightMove})
		}
		if t.Stage <= night.CheckingIn {
			row = append(row, screen.Control{Label: say("tools.later"), Go: NightPutOff})
		}
		s.Rows = append(s.Rows, append(row, screen.Control{Label: say("tools.off"), Style: screen.Red, Go: NightOff}))
	}
	return screen.Fit(s)
}

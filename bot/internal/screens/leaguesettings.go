package screens

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/markup"
	"ruckus/render/picture"
	"ruckus/render/screen"
)

// Places inside the settings of the league.
const (
	PlaceSeason    = "season"  // and the name of a game: asks once more
	PlaceSeasonYes = "begin"   // and the name of a game: its next season begins
	PlaceServer    = "numbers" // what is played in the server
)

// league adds what the settings of the league have.
func (s Settings) league(p *frame.Panel) {
	p.Title, p.Notes, p.Below = say("set.title", "page", say("set.league")), []string{say("league.about")}, say("league.seasons")
	if seasons := kindChoices(s.Kinds, ""); seasons != nil {
		p.Others = [][]screen.Control{{{Label: say("league.season"), Go: PlaceSeason + " *", Pick: seasons}}}
	}
	p.Beside = []screen.Control{{Label: say("server.title"), Style: screen.Blue, Go: PlaceServer}}
}

// AskSeason asks once more.
func AskSeason(k games.Kind) screen.Screen {
	return screen.Sure(say("league.season.title", "game", k.Title), say("league.season.sure", "game", markup.Escape(k.Title)),
		screen.Control{Label: say("league.season.yes"), Go: PlaceSeasonYes + " " + k.Name})
}

// A Server is what is played in a server.
type Server struct {
	Days   int          // up to Last, which is not over
	Last   time.Time    // the last day
	Kinds  []KindPlayed // those that were played, the most first
	All    KindPlayed   // of all games together
	Nights []NightHeld  // game nights, the latest first
	Cut    bool         // there were more games than are counted; Days has only whole days
}

// A NightHeld is a game night that is over.
type NightHeld struct {
	At             time.Time
	People, Rounds int
	Won            []markup.Name
}

// shownHeld is how many game nights a page names.
const shownHeld = 5

// held tells of the last game nights.
func (s Server) held() (f screen.Field, ok bool) {
	var lines []string
	for _, n := range s.Nights[:min(len(s.Nights), shownHeld)] {
		line := say("server.night", "day", n.At.UTC().Format("2 January"), "people", many(n.People), "n", n.Rounds)
		if len(n.Won) > 0 {
			line = say("server.night.won", "night", line, "who", frame.Names(n.Won))
		}
		lines = append(lines, line)
	}
	return screen.Field{Name: say("server.nights"), Text: strings.Join(lines, "\n")}, lines != nil
}

// A KindPlayed is how a game was played.
type KindPlayed struct {
	Kind    games.Kind
	Days    []int // games by day, the oldest first
	Games   int
	Stopped int           // of Games, before their end
	People  int           // different ones
	Robots  int           // seats of robots, of all games
	Length  time.Duration // the middle one, of games that were not stopped
}

// ServerPage draws what is played in a server.
func ServerPage(s Server, r screen.Reader) screen.Screen {
	drawn := screen.Screen{Title: say("server.title"), Accent: screen.OverColour}
	share := Share(PlaceServer)
	share.Off = s.All.Games == 0
	if share.Off {
		drawn.Text = say("server.none", "n", s.Days)
	} else {
		lines := []string{say("server.all", "n", s.Days, "games", many(s.All.Games), "people", many(s.All.People), "lasted", lasted(s.All.Length))}
		for _, k := range s.Kinds {
			lines = append(lines, say("server.game", "game", markup.Escape(k.Kind.Title), "list", strings.Join(k.told(), ", ")))
		}
		drawn.Text = strings.Join(lines, "\n")
		drawn.Picture, drawn.Alt = s.bars(), s.inWords()
		if s.Cut {
			drawn.Footer = say("server.cut")
		}
		if r.TextOnly {
			drawn.Fields = []screen.Field{{Name: say("server.chart"), Text: clipWords(drawn.Alt, screen.MaxFieldText)}}
			drawn.Picture, drawn.Alt = nil, ""
		}
	}
	if held, ok := s.held(); ok {
		drawn.Fields = append(drawn.Fields, held)
	}
	drawn.Rows = [][]screen.Control{{{Label: screen.LabelRefresh, Go: PlaceServer}, screen.Back(screen.LabelBack), share}}
	return screen.Fit(drawn)
}

// told are the figures of a game.
func (k KindPlayed) told() []string {
	told := []string{say("games", "n", many(k.Games)), say("people", "n", many(k.People)), lasted(k.Length)}
	if k.Stopped > 0 {
		told = append(told, say("server.stopped", "n", thousands(k.Stopped)))
	}
	if k.Robots > 0 {
		told = append(told, say("robots", "n", many(k.Robots)))
	}
	return told
}

func (s Server) day(n int) time.Time { return s.Last.AddDate(0, 0, n+1-s.Days) }

func (s Server) bars() picture.Bars {
	b := picture.Bars{Title: say("server.chart"), First: s.day(0).Format("2 January"), Last: s.Last.Format("2 January")}
	for _, k := range s.Kinds {
		b.Names, b.Counts = append(b.Names, k.Kind.Title), append(b.Counts, k.Days)
	}
	return b
}

// inWords tells how many games of each kind were played each week, since the days of a month are too many to listen to.
func (s Server) inWords() string {
	said := []string{say("server.weeks", "from", s.day(0).Format("2 January"), "to", s.Last.Format("2 January"))}
	for _, k := range s.Kinds {
		var weeks []string
		for from := 0; from < len(k.Days); from += 7 {
			sum := 0
			for _, n := range k.Days[from:min(len(k.Days), from+7)] {
				sum += n
			}
			weeks = append(weeks, fmt.Sprint(sum))
		}
		said = append(said, say("server.week", "game", k.Kind.Title, "counts", strings.Join(weeks, ", ")))
	}
	return markup.Clip(strings.Join(said, " "), screen.MaxAlt)
}

func kindOf(kinds []games.Kind, name string) (games.Kind, bool) {
	i := slices.IndexFunc(kinds, func(k games.Kind) bool { return k.Name == name })
	if i < 0 {
		return games.Kind{}, false
	}
	return kinds[i], true
}

package riot

import (
	"cmp"
	"fmt"
	"regexp"
	"strings"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

type script = gamestest.Script[*game]

// head is how a position begins where its lines do not say so: with as many seats as there are up to the last team.
func head(position []string) string {
	seats := 2
	for team := range Teams {
		if strings.Contains(position[0], teamNames[team]+":") {
			seats = max(seats, team+1)
		}
	}
	return fmt.Sprint("seats ", seats)
}

// setUp sets up positions of testdata/scripts, and of testdata/games, which are whole games from the first placement on, for two,
// three and four players:
//
//	= seats 3, seed 7               a game from its beginning, or where more are to play than the next line names
//	= police: HQ 2O, A 1R | autonomen: A1 1M, stones, points 6; police act
//	                                the units, cards and points of teams, and who moves now, in round 1. A Protester team
//	                                without units has a Militant in F1, F2 or F3
func setUp(s *script, line string) (complete bool) {
	p := &table{game: s.Game, t: s.T}
	teams, turn, _ := strings.Cut(line, "; ")
	name, ok := strings.CutSuffix(turn, " act")
	require.True(s.T, ok, "%q doesn't say whose turn it is", line)
	p.lay(teams)
	p.acts(p.named(name))
	return false
}

// publicText is what everybody sees of a position: by team its units, and what it has gathered, and the clash.
func publicText(g *game) (lines []string) {
	v := g.View(games.Table).(View)
	for i, s := range v.Sides {
		text := s.Team
		if s.Points > 0 {
			text += fmt.Sprint(", points ", s.Points)
		}
		if s.Cards > 0 {
			text += fmt.Sprint(", cards ", s.Cards)
		}
		if v.Phase == Buying && v.Turn == games.Seat(i) {
			text += fmt.Sprint(", credits ", v.Credits)
		}
		lines = append(lines, text+": "+cmp.Or((&table{game: g}).units(g.TeamOf[i]), "none"))
	}
	if c := v.Clash; c != nil {
		lines = append(lines, fmt.Sprintf("clash in %s %d against %d", c.Target, c.Attacker.Total, c.Defender.Total))
	}
	return lines
}

// eventText writes an event as a line of a script.
func eventText(e games.Event) string {
	if len(e.Tokens) > 0 { // their names have blanks in them
		e.Tokens = []string{strings.Join(e.Tokens, ", ")}
	}
	return gamestest.EventText(e)
}

// echo is the event that says what a move says: "0 buy 1O" is told as "buy [0] 1 officer".
func echo(seat games.Seat, move string) string {
	verb, what, _ := strings.Cut(move, " ")
	seats := fmt.Sprint(seat)
	switch verb {
	case "card":
		what = "1"
	case "blitz": // at whom is told with what it does
		what, _, _ = strings.Cut(what, " ")
	case "order": // what the others do is told of them
		seats, what = what, ""
	case "move": // the event has both places first
		if words := strings.Fields(what); len(words) == 3 {
			what = strings.Join([]string{words[0], words[2], words[1]}, " ")
		}
	case "attack": // the event does not say from where
		target, units, _ := strings.Cut(what, " ")
		place, other, _ := strings.Cut(target, "/")
		seats += " " + other
		what = place + " " + units[strings.Index(units, ":")+1:]
	}
	said := strings.FieldsFunc(what, func(r rune) bool { return r == ' ' || r == '+' })
	for i, word := range said {
		if m := counted.FindStringSubmatch(word); m != nil {
			said[i] = m[1] + " " + unitNames[m[2]]
		}
	}
	return strings.TrimSpace(fmt.Sprintf("%s [%s] %s", verb, seats, strings.Join(said, ", ")))
}

// counted are units in a move: how many, their kind, with how many steps, and "!" for those that attack straight away.
var counted = regexp.MustCompile(`^([0-9]+)([A-Z])[0-9]*!?$`)

// unitNames are the names of units by their letters.
var unitNames = map[string]string{
	"O": "officer", "R": "riot_squad", "V": "riot_van", "S": "swat",
	"M": "militant", "A": "mediactivist", "Q": "squatter", "G": "affinity", "B": "black_bloc", "H": "hooligan", "P": "paramilitary",
}

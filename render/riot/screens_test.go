package riot

import (
	"flag"
	"regexp"
	"strings"
	"testing"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/frame"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

var update = flag.Bool("update", false, "write the golden texts anew")

// Units are chosen group by group, so that a move of many can take more presses.
func TestScreens(t *testing.T) {
	screentest.Run(t, riot.Kind(riot.Default()), Look(), screentest.Options{
		Update:  *update,
		Silent:  []string{"end", "round", "turn", "flag", "go", "over"},
		Further: reaches,
		Said:    regexp.MustCompile(`^([A-Z][0-9e]|HQ)$`).MatchString, // places have these names on the map, too
	})
}

// reaches reports whether a move can be made after a few presses that choose who goes, or who attacks.
func reaches(h screentest.Hand, move string) bool {
	verb := map[string]string{"move": placeWho, "deploy": placeWho, "attack": placeAttack, "play": placeCards, "blitz": placePage}[strings.Fields(move)[0]]
	seen := map[string]bool{"": true}
	for next := []string{""}; verb != "" && len(next) > 0 && len(seen) < 500; next = next[1:] {
		s := h.At(next[0], screen.Reader{})
		if screentest.Offers(s, move) {
			return true
		}
		for _, place := range screentest.Leads(s) {
			if !seen[place] && strings.HasPrefix(place, verb+" ") {
				seen[place] = true
				next = append(next, place)
			}
		}
	}
	return false
}

// A view that makes no sense, as after a fault somewhere else, is shown somehow and breaks nothing.
func TestAStrangeViewOfRiotIsShown(t *testing.T) {
	strange := riot.View{
		Seat: 9, Turn: 7, Round: -1, Asked: []games.Seat{-1, 9}, Order: []games.Seat{5}, Sides: []riot.Side{{Seat: 4, Team: "?"}},
		Areas: []riot.AreaView{{}}, Able: []riot.Able{{}, {To: []string{""}}}, Targets: []riot.Target{{}, {Place: "?", Seat: 8, From: []riot.Able{{}}}},
		New: []riot.Stack{{N: 3}}, Returns: []riot.Stack{{N: -1}, {N: 7, ID: "?", Letter: "?"}}, Declared: &riot.Declared{Seat: 8, Attack: true, Foe: 9}, Clash: &riot.Clash{},
		Hand: []riot.HandCard{{}}, Goal: &riot.GoalView{}, Winners: []games.Seat{9}, Ending: 9,
	}
	s := screentest.Strange{
		Moves:  []string{"", "?", "place", "play", "play x y z a b", "blitz x ?", "order 9", "remove", "bought 0"},
		Places: []string{placeUnits, placeCards, placeOpinion, "cards 9", "who", "who 0", "who 0 1", "who 0 ? 3", "attack", "attack ?/8 0 x", "attack ?/8 0 1.2", "page 7"},
	}
	for _, verb := range []string{"place", "round", "turn", "deploy", "move", "declare", "obstruct", "buy", "return", "opinion", "attack", "blitz", "hit", "wound", "clash", "enter", "?"} {
		s.Recent = append(s.Recent, games.Event{Verb: verb}, games.Event{Verb: verb, Seats: []games.Seat{-7}, Tokens: []string{"?"}})
	}
	phases := []riot.Phase{riot.Placing, riot.Buying, riot.Deploying, riot.Acting, riot.Blocking, riot.Shooting, riot.Deciding, riot.Fighting, riot.Removing, riot.Ordering, riot.Ended, 99}
	for _, v := range []riot.View{{}, strange} {
		for _, v.Phase = range phases {
			s.Views = append(s.Views, v)
		}
	}
	s.Draw(riot.Kind(riot.Default()), Look())
}

// framedTable is the table of the samples, as the frame shows it.
func framedTable() frame.Table { return frame.Table{Table: sampleTable()} }

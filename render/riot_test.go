package render

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/games/riot"
)

// everyRiot plays random games of each size and shows some of the positions to visit.
func everyRiot(t *testing.T, visit func(*testing.T, Table, games.Game, *rand.Rand)) {
	for seats := 2; seats <= 4; seats++ {
		t.Run(fmt.Sprintf("%d seats", seats), func(t *testing.T) {
			t.Parallel()
			kind := riot.Kind(riot.Default())
			g, err := kind.New(games.Setup{Seats: seats, Seed: [32]byte{byte(seats), 7}, At: sampleTime})
			require.NoError(t, err)
			table := tableOf(seats)
			table.Kind = kind
			for i := range table.Players {
				table.Players[i].ID = "100000000000000001"
			}
			gamestest.PlayOut(t, g, seats, func(g games.Game, r *rand.Rand) games.Action {
				v := g.View(games.Table).(riot.View)
				if v.Phase != riot.Acting && r.IntN(4) == 0 || r.IntN(12) == 0 {
					visit(t, table, g, r)
				}
				seat := v.Asked[r.IntN(len(v.Asked))]
				moves := g.Prompt(seat).Moves
				return games.Action{Seat: seat, Move: moves[r.IntN(len(moves))], At: sampleTime}
			})
		})
	}
}

// stroll goes from the first place wherever chance leads, and shows each screen on the way.
func stroll(g games.Game, table Table, seat games.Seat, r Reader, rnd *rand.Rand, visit func(place string, s Screen)) {
	place := ""
	for range 12 {
		s := Hand(table, seat, g.View(seat), g.Prompt(seat), place, "", r)
		visit(place, s)
		var next []string
		for _, row := range s.Rows {
			for _, c := range row {
				next = append(next, results(c, c.Go)...)
			}
		}
		place = next[rnd.IntN(len(next))]
	}
}

func TestScreensOfAnyRiotFitIntoDiscord(t *testing.T) {
	everyRiot(t, func(t *testing.T, table Table, g games.Game, rnd *rand.Rand) {
		for _, r := range readers {
			board := Board(table, g.View(games.Table), r)
			require.NoError(t, board.Check(), board)
			onlyNames(t, table, board)
			require.NotContains(t, board.String(), "\n…", "nothing had to be cut off")
			for seat := range games.Seat(len(table.Players)) {
				stroll(g, table, seat, r, rnd, func(place string, s Screen) {
					require.NoError(t, s.Check(), "at %q:\n%s", place, s)
					onlyNames(t, table, s)
				})
			}
		}
	})
}

// Whatever the rules list can be done, and so can whatever else the menus offer on the way.
func TestEveryMoveOfRiotCanBeMade(t *testing.T) {
	everyRiot(t, func(t *testing.T, table Table, g games.Game, rnd *rand.Rand) {
		for _, seat := range g.View(games.Table).(riot.View).Asked {
			h := riotWalk{t: t, table: table, game: g, seat: seat}
			for _, m := range g.Prompt(seat).Moves {
				require.True(t, h.reaches(m), "%s cannot be made", m)
			}
			stroll(g, table, seat, Reader{}, rnd, func(place string, s Screen) { requireLegal(t, g, seat, s, rnd) })
		}
	})
}

// requireLegal makes one of the moves that a screen offers, in a game of its own.
func requireLegal(t *testing.T, g games.Game, seat games.Seat, s Screen, rnd *rand.Rand) {
	var moves []string
	for _, row := range s.Rows {
		for _, c := range row {
			moves = append(moves, results(c, c.Do)...)
		}
	}
	if len(moves) == 0 {
		return
	}
	m := moves[rnd.IntN(len(moves))]
	kind := riot.Kind(riot.Default())
	state, err := json.Marshal(g)
	require.NoError(t, err)
	_, _, _, err = kind.Step(kind.Schema, state, games.Action{Seat: seat, Move: m, At: sampleTime})
	require.NoError(t, err, m)
}

// A riotWalk goes through a hand by pressing what it offers.
type riotWalk struct {
	t     *testing.T
	table Table
	game  games.Game
	seat  games.Seat
}

func (w riotWalk) screen(place string) Screen {
	return Hand(w.table, w.seat, w.game.View(w.seat), w.game.Prompt(w.seat), place, "", Reader{})
}

// reaches tells whether a move can be made: from the first place, from one that it leads to, or after its units have been chosen.
func (w riotWalk) reaches(move string) bool {
	var next []string
	for _, row := range w.screen("").Rows {
		for _, c := range row {
			if slices.Contains(results(c, c.Do), move) {
				return true
			}
			next = append(next, results(c, c.Go)...)
		}
	}
	if slices.ContainsFunc(next, func(place string) bool { return w.offers(place, move) }) {
		return true
	}
	word := strings.Fields(move)
	switch word[0] {
	case "buy":
		return w.chooses("", placeBuy, word[1], move)
	case "deploy":
		return w.chooses("", placeDeploy, word[2], move)
	case "move":
		return slices.Contains(next, "move "+word[1]) && w.chooses("move "+word[1], "move "+word[1], word[2], move)
	case "attack":
		return slices.Contains(next, "attack "+word[1]) && w.chooses("attack "+word[1], "attack "+word[1], word[2], move)
	case "play", "blitz":
		return w.offers(word[0], move) || w.offers("mine 2", move) || w.offers("page 2", move)
	}
	return false
}

func (w riotWalk) offers(place, move string) bool {
	for _, row := range w.screen(place).Rows {
		for _, c := range row {
			if slices.Contains(results(c, c.Do), move) {
				return true
			}
		}
	}
	return false
}

// chooses sets the number of each group as the move names it, by the menus, and looks for the move then.
func (w riotWalk) chooses(place, verb, units, move string) bool {
	for range 40 {
		if w.offers(place, move) {
			return true
		}
		next := w.closer(place, verb, units)
		if next == "" {
			return false
		}
		place = next
	}
	return false
}

// closer finds a control that brings the choice closer to the units: one number set right, or the next menus.
func (w riotWalk) closer(place, verb, units string) string {
	more := ""
	for _, row := range w.screen(place).Rows {
		for _, c := range row {
			switch {
			case c.Label == "Other units":
				more = c.Go
			case c.Pick == nil || !strings.HasPrefix(c.Go, verb+" ") || !strings.Contains(c.Go, "*"):
			default:
				want := w.count(verb, c, units)
				for _, p := range c.Pick {
					if p.Value == want && !p.Chosen {
						return strings.Replace(c.Go, "*", p.Value, 1)
					}
				}
			}
		}
	}
	return more
}

// count is how many units of the group that a menu is for are among the units of a move.
func (w riotWalk) count(verb string, menu Control, units string) string {
	counts := strings.Split(strings.Fields(strings.TrimPrefix(menu.Go, verb+" "))[1], ".")
	h := riotHand{riotLook: riotLook{w.game.View(w.seat).(riot.View)}}
	h.side = of(h.Sides, w.seat)
	g := h.groupsOf(verb)[slices.Index(counts, "*")]
	for _, place := range strings.Split(units, ",") {
		at, here, named := strings.Cut(place, ":")
		if !named {
			at, here = "", place
		}
		for _, unit := range strings.Split(here, "+") {
			if n := strings.TrimRight(strings.TrimSuffix(unit, g.token), " "); n+g.token == unit && at == g.where {
				if _, err := strconv.Atoi(n); err == nil {
					return n
				}
			}
		}
	}
	return "0"
}

// groupsOf are the groups that a place has menus for.
func (h riotHand) groupsOf(verb string) []riotGroup {
	what, about, _ := strings.Cut(verb, " ")
	switch what {
	case placeBuy:
		return h.onSale()
	case placeDeploy:
		return h.arrived()
	case placeMove:
		return h.standing(about)
	}
	for _, to := range h.Targets {
		if about == fmt.Sprintf("%s/%d", to.Place, to.Seat) {
			return h.attackers(to)
		}
	}
	return nil
}

// A view that makes no sense, as after a fault somewhere else, is shown somehow and breaks nothing.
func TestAStrangeViewOfRiotIsShown(t *testing.T) {
	strange := riot.View{
		Seat: 9, Turn: 7, Round: -1, Asked: []games.Seat{-1, 9}, Order: []games.Seat{5}, Sides: []riot.Side{{Seat: 4, Team: "?"}},
		Areas: []riot.AreaView{{}}, Able: []riot.Able{{}, {To: []string{""}}}, Targets: []riot.Target{{}, {Place: "?", Seat: 8, From: []riot.Able{{}}}},
		New: []riot.Stack{{N: 3}}, Declared: &riot.Declared{Seat: 8, Attack: true, Foe: 9}, Clash: &riot.Clash{},
		Hand: []riot.HandCard{{}}, Goal: &riot.GoalView{}, Winners: []games.Seat{9}, Ending: "?",
	}
	phases := []riot.Phase{riot.Placing, riot.Buying, riot.Deploying, riot.Acting, riot.Blocking, riot.Shooting, riot.Deciding, riot.Fighting, riot.Removing, riot.Ordering, riot.Ended, "?"}
	table := Table{Phase: playingPhase, Kind: riot.Kind(riot.Default())}
	for _, verb := range []string{"place", "round", "turn", "deploy", "move", "declare", "obstruct", "opinion", "attack", "blitz", "hit", "wound", "clash", "enter", "?"} {
		table.Recent = append(table.Recent, games.Event{Verb: verb}, games.Event{Verb: verb, Seats: []games.Seat{-7}, Cards: []string{"?"}})
	}
	for _, v := range []riot.View{{}, strange} {
		for _, v.Phase = range phases {
			for _, r := range readers {
				Board(table, v, r)
				for _, place := range []string{"", placeMine, "mine 9", "move", "move ?", "move  0 1.2", "attack", "attack ?/8 0 x", "buy 0 1.1", "page 7"} {
					Hand(table, 3, v, games.Prompt{Moves: []string{"", "?", "place", "play", "play x y z a b", "blitz x ?", "order 9", "remove", "bought 0"}}, place, "n", r)
				}
			}
		}
	}
}

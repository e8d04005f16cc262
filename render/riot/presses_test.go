package riot

import (
	"slices"
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

// A player presses what the hand offers, and counts.
type player struct {
	t       *testing.T
	game    games.Game
	seat    games.Seat
	place   string
	presses int
}

func (p *player) screen() screen.Screen {
	table := screentest.TableOf(riot.Kind(riot.Default()), Look(), 2)
	return screentest.Hand{Table: table, Seat: p.seat, View: p.game.View(p.seat), Prompt: p.game.Prompt(p.seat)}.At(p.place, screen.Reader{})
}

// press presses the control that makes a move, or leads to a place, that begins like this.
func (p *player) press(what string) *player {
	p.t.Helper()
	s := p.screen()
	begins := func(to string) bool { return strings.HasPrefix(to, what) }
	p.presses++
	if moves := screentest.Moves(s); slices.ContainsFunc(moves, begins) {
		p.move(moves[slices.IndexFunc(moves, begins)])
		return p
	}
	leads := screentest.Leads(s)
	require.True(p.t, slices.ContainsFunc(leads, begins), "%q is not offered by\n%s", what, s)
	p.place = leads[slices.IndexFunc(leads, begins)]
	return p
}

func (p *player) move(move string) {
	p.t.Helper()
	_, err := p.game.Apply(games.Action{Seat: p.seat, Move: move, At: look.SampleTime})
	require.NoError(p.t, err)
	p.place = ""
}

// settle has the table and the others do what they do by themselves: the table what needs no choice, the others the least.
func (p *player) settle(turn games.Seat) *player {
	p.t.Helper()
	for range 50 {
		for seat := range games.Seat(2) {
			q := p.game.Prompt(seat)
			if seat == turn && !q.NoChoice || len(q.Moves) == 0 {
				continue
			}
			_, err := p.game.Apply(games.Action{Seat: seat, Move: q.Moves[0], At: look.SampleTime})
			require.NoError(p.t, err)
		}
	}
	return p
}

// A first turn takes fewer than twelve presses: two units and a card are bought, both are brought in and step into the
// street, they attack without playing the card, another unit moves, and the turn ends.
func TestAFirstTurnTakesFewerThanTwelvePresses(t *testing.T) {
	// The Police bring an Officer into the first street and end their turn.
	police, p := placed(t)
	police.press("buy 2O").press("bought").press("move HQ 2O1 A ").press("end")
	p.press("buy 2M").press("card").press("bought").press("deploy Ae 2M").press("move Ae 2M1 A ").press("attack A/0").press("attack A/0")
	p.press("noblitz").settle(1).press("who").press("move").press("end")
	require.Less(t, p.presses, 12)
	require.Greater(t, p.game.View(games.Table).(riot.View).Round, 1, "the turn is over")
}

// placed begins a game of two, in which the Autonomen stand in four areas and the Police are to buy.
func placed(t *testing.T) (police, autonomen *player) {
	g, err := riot.Kind(riot.Default()).New(games.Setup{Seats: 2, Seed: [32]byte{3}, At: look.SampleTime, Values: map[string]int{"random_teams": 0}})
	require.NoError(t, err)
	police, autonomen = &player{t: t, game: g, seat: 0}, &player{t: t, game: g, seat: 1}
	for _, building := range []string{"A1", "B1", "C1", "D1"} {
		autonomen.move(prefixed(t, g.Prompt(1).Moves, "place "+building+" "))
	}
	return police, autonomen
}

func prefixed(t *testing.T, moves []string, prefix string) string {
	i := slices.IndexFunc(moves, func(m string) bool { return strings.HasPrefix(m, prefix) })
	require.GreaterOrEqual(t, i, 0, "%s: %v", prefix, moves)
	return moves[i]
}

// Where there is nothing to weigh, the hand says that it goes on on its own.
func TestQuestionsWithoutAChoiceAreNotAsked(t *testing.T) {
	v := sides(t)
	v.Clash = &riot.Clash{Target: "A", Attacker: riot.Party{Seat: 1}, Defender: riot.Party{Seat: 0}}
	asks := func(phase riot.Phase, moves ...string) string {
		v.Phase = phase
		return frame.Hand(framedTable(), 1, v, games.Prompt{Moves: moves, Must: true, NoChoice: true}, "", "", screen.Reader{}).String()
	}
	require.Contains(t, asks(riot.Shooting, "noblitz 1"), "You hold no card for this: **it goes on by itself**")
	require.Contains(t, asks(riot.Deciding, "go 1", "stop 1"), "**Your attack goes on by itself**")
	require.Contains(t, asks(riot.Buying, "bought 1"), "**it goes on by itself**")
	v.Able, v.Targets = nil, nil
	require.Contains(t, asks(riot.Acting, "end 1"), "**your turn ends by itself**")
}

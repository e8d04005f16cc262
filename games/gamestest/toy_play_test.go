package gamestest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"sync/atomic"
	"time"

	"ruckus/games"
)

func (g *toy) Apply(a games.Action) ([]games.Event, error) {
	card, err := g.chosen(a)
	if err != nil {
		return nil, err
	}
	s := g.Turn
	g.Hands[s] = slices.DeleteFunc(g.Hands[s], func(c int) bool { return c == card })
	if g.fault != "loses cards" || g.Step != 3 {
		g.Table[s] = append(g.Table[s], card)
	}
	if g.fault == "never ends" {
		g.Deck = append(g.Deck, card)
		g.Hands[s] = append(g.Hands[s], g.Deck[0])
		g.Deck, g.Table[s] = g.Deck[1:], nil
	} else if g.Rules.Draw && len(g.Deck) > 0 {
		g.Hands[s] = append(g.Hands[s], g.Deck[0])
		slices.Sort(g.Hands[s])
		g.Deck = g.Deck[1:]
	}
	g.Step++
	switch {
	case g.fault == "global chance" && g.Step == 4:
		shuffle(g.Deck, rand.New(rand.NewPCG(rand.Uint64(), 0)))
	}
	if a.Seat != games.Table || g.fault != "ticks for ever" {
		g.Expires = a.At.Add(10 * time.Second)
	}
	if g.fault != "applies twice" || len(g.Hands[s]) == 0 {
		g.Turn = g.after(s)
	}
	g.Over = len(g.Hands[g.Turn]) == 0
	played := games.Event{Verb: "play", Seats: []games.Seat{s}, Tokens: []string{fmt.Sprint(card)}}
	switch g.fault {
	case "tells nobody":
		played.Only = new(games.Seat)
		*played.Only = 9
	case "names nobody":
		played.Seats[0] = 9
	case "says nothing":
		played.Verb = ""
	case "never ends":
		played.Tokens = nil // nobody sees them on the table
	case "tells a secret":
		played.N = sum(g.Hands[g.after(s)])
	}
	return []games.Event{played}, nil
}

// chosen returns the card that the action plays.
func (g *toy) chosen(a games.Action) (int, error) {
	hand := g.Hands[g.Turn]
	lowest := hand[0]
	var card, step int
	switch {
	case a.Move == games.Tick:
		return lowest, nil
	case g.fault == "takes nonsense":
		return lowest, nil
	case g.fault == "takes anyone's moves" && a.Seat >= 0, a.Seat == g.Turn:
	case g.fault == "panics for strangers" && a.Seat != g.Turn:
		return 0, games.Illegalf("it isn't your turn, but that of a player with %d cards", len(g.Hands[a.Seat]))
	default:
		return 0, games.Illegalf("it isn't your turn")
	}
	if g.fault == "applies twice" && a.Move == "play lowest" || g.fault == "applies late" && a.Move == fmt.Sprintf("play lowest for %d", a.Seat) {
		return lowest, nil
	}
	switch n, err := fmt.Sscanf(a.Move, "play %d at %d", &card, &step); {
	case g.fault == "panics at nonsense" && n == 0:
		panic("what?")
	case g.fault == "raw error" && err != nil:
		return 0, err
	case err != nil || a.Move != fmt.Sprintf("play %d at %d", card, step) && g.fault != "takes variants":
		return 0, games.Illegalf("that isn't a move of this game")
	case g.fault == "takes stale moves" && step >= 0 && step == g.Step-len(g.Hands):
	case step != g.Step && g.fault != "takes old steps":
		if g.fault == "no reason" {
			return 0, games.Illegalf("")
		}
		return 0, games.Illegalf("that was another turn")
	}
	if !slices.Contains(hand, card) && (g.fault != "takes cards from elsewhere" || card < 1 || card > 8) || g.fault == "refuses a listed move" && card == 7 {
		return 0, games.Illegalf("that card is not in your hand")
	}
	return card, nil
}

func (g *toy) after(s games.Seat) games.Seat { return (s + 1) % games.Seat(len(g.Hands)) }

// moods is how often robots with moods have chosen: no two choices in a row are alike where there are several.
var moods atomic.Uint32

// Robot plays at random where it is easy, and otherwise its lowest card or its highest.
func (g *toy) Robot(s games.Seat, l games.Level, r *rand.Rand) string {
	moves := g.Prompt(s).Moves
	switch g.fault {
	case "robot cheats":
		return fmt.Sprintf("play %d at %d", append(g.Deck, 99)[0], g.Step)
	case "robot sleeps":
		return ""
	case "robot changes the game":
		g.Step++
	case "robot has moods":
		return moves[int(moods.Add(1))%len(moves)]
	case "robot panics":
		panic("what now?")
	}
	switch l {
	case games.Easy:
		return moves[r.IntN(len(moves))]
	case games.Medium:
		return moves[0]
	}
	return moves[len(moves)-1]
}

// Reasons praises the highest card of the hand.
func (g *toy) Reasons(s games.Seat, move string) []games.Event {
	var card, step int
	if _, err := fmt.Sscanf(move, "play %d at %d", &card, &step); err != nil || s != g.Turn {
		return nil
	}
	if g.fault == "praises what others hold" {
		return []games.Event{{Verb: "best"}}
	}
	if g.fault == "forgets house rules" && g.Rules.Draw && g.Rules.Hand > 3 {
		return []games.Event{{Verb: "left", N: len(g.Hands[s]) - 1}}
	}
	if card != slices.Max(g.Hands[s]) {
		return nil
	}
	return []games.Event{{Verb: "highest", N: card + 1}}
}

package redox

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/card"
)

// A golden is a file of rounds that were played elsewhere, with all that is known of them.
type golden struct {
	Config struct {
		Players, Decks, Jokers, Hand int
		Seats                        []string `json:"seats_clockwise"`
		Override                     any      `json:"direction_override"`
	}
	Rounds []goldenRound
}

type goldenRound struct {
	Round      int
	Leader     string
	Direction  string              // "cw" or "ccw"
	Override   any                 `json:"direction_override"` // set: the direction is not that of the round's number; "cw" and "ccw" give it
	DiscardTop string              `json:"discard_top"`
	Hands      map[string][]string // by player, as are the others
	FinalHands map[string][]string `json:"final_hands"`
	Score      map[string]int
	Total      map[string]int
	Stock      []string // as far as it is drawn, first drawn first
	Winner     string
	Actions    []goldenAction
}

type goldenAction struct {
	N                           int
	Player, Type, Discard, Card string
	Cards, Target               []string
	Plots                       [][]string // of a slam
	Last                        int
	Winner                      bool
}

// goldenText is the file that REDOX_GOLDEN names, or the one beside the project.
func goldenText(t *testing.T) []byte {
	file := os.Getenv("REDOX_GOLDEN")
	if file == "" {
		file = filepath.Join("..", "..", "..", "shared", "data", "redox-golden.json")
	} else if !filepath.IsAbs(file) {
		file = filepath.Join("..", "..", file) // tests run in the folder of their package
	}
	text, err := os.ReadFile(file)
	if os.IsNotExist(err) && os.Getenv("REDOX_GOLDEN") == "" && os.Getenv("CI") != "true" {
		t.Skip("no golden rounds: ", err)
	}
	require.NoError(t, err)
	return text
}

// The rounds of the golden file replay exactly: every hand, every plot on the table, every score.
func TestGoldenRoundsReplay(t *testing.T) {
	require.NoError(t, replay(goldenText(t)))
}

// Each of the corrections that the file had to make to the printed rounds was needed: without it they do not replay.
func TestGoldenRoundsReplayOnlyAsCorrected(t *testing.T) {
	text := goldenText(t)
	var file struct {
		Corrections []struct {
			ID  string
			Ops [][]any
		}
	}
	require.NoError(t, json.Unmarshal(text, &file))
	for _, c := range file.Corrections {
		t.Run(c.ID, func(t *testing.T) {
			var all map[string]any
			require.NoError(t, json.Unmarshal(text, &all))
			for _, op := range c.Ops {
				undo(all["rounds"], op[1].([]any), op)
			}
			printed, err := json.Marshal(all)
			require.NoError(t, err)
			err = replay(printed)
			require.Error(t, err)
			t.Log(err)
		})
	}
}

// undo takes one correction back: ["set", path, printed, corrected] or ["add", path, added].
func undo(at any, path, op []any) any {
	if len(path) == 0 {
		if op[0] == "set" {
			return op[2]
		}
		list := at.([]any)
		i := slices.Index(list, op[2])
		return slices.Delete(slices.Clone(list), i, i+1)
	}
	switch key := path[0].(type) {
	case string:
		m := at.(map[string]any)
		m[key] = undo(m[key], path[1:], op)
	case float64:
		list := at.([]any)
		list[int(key)] = undo(list[int(key)], path[1:], op)
	}
	return at
}

// replay plays the rounds of a golden file, and returns the first thing in which they differ from the game.
func replay(text []byte) error {
	var file golden
	if err := json.Unmarshal(text, &file); err != nil {
		return err
	}
	c := file.Config
	switch {
	case c.Players != len(c.Seats) || c.Players < 2 || c.Players > maxSeats || len(file.Rounds) == 0:
		return fmt.Errorf("%d players on the seats %v, %d rounds", c.Players, c.Seats, len(file.Rounds))
	case differs(c.Decks, decksFor(int8(c.Players))) || differs(c.Jokers, 2*decksFor(int8(c.Players))) || differs(c.Hand, dealt):
		return fmt.Errorf("%d decks with %d jokers and hands of %d", c.Decks, c.Jokers, c.Hand)
	}
	r := replayer{seats: c.Seats, g: &game{seats: int8(c.Players), step: 1}}
	r.g.rules.options()
	for _, round := range file.Rounds {
		if round.Override == nil {
			round.Override = c.Override
		}
		if err := r.play(round); err != nil {
			return fmt.Errorf("round %d: %w", round.Round, err)
		}
	}
	return nil
}

// differs tells whether the file states another number; 0 states none.
func differs(stated, want int) bool { return stated != 0 && stated != want }

// A replayer plays golden rounds on a game.
type replayer struct {
	seats []string
	g     *game
	used  cardSet // cards of this round that have been given out
	drawn int     // cards of the stated stock
	round goldenRound
}

func (r *replayer) seat(player string) games.Seat { return games.Seat(slices.Index(r.seats, player)) }

// play plays one round.
func (r *replayer) play(round goldenRound) error {
	r.round, r.drawn, r.used = round, 0, cardSet{}
	if err := r.setUp(); err != nil {
		return fmt.Errorf("dealing: %w", err)
	}
	for i, a := range round.Actions {
		if r.g.over() {
			return fmt.Errorf("#%d comes after the end of the round", a.N)
		}
		if err := r.act(a, round.Actions[i+1:]); err != nil {
			return fmt.Errorf("#%d %s %s: %w", a.N, a.Player, a.Type, err)
		}
	}
	return r.checkEnd()
}

// setUp deals the round as the file says.
func (r *replayer) setUp() error {
	round := r.round
	clockwise := round.Direction == "cw"
	if word, ok := round.Override.(string); ok && (word == "cw" || word == "ccw") {
		clockwise = word == "cw"
	} else if round.Direction != "cw" && round.Direction != "ccw" {
		return fmt.Errorf("direction %q", round.Direction)
	} else if (round.Override == nil || round.Override == false) && clockwise != r.g.goesClockwise(int8(round.Round)) {
		return fmt.Errorf("the direction %s is not that of round %d", round.Direction, round.Round)
	}
	leader := r.seat(round.Leader)
	if leader < 0 {
		return fmt.Errorf("leader %q", round.Leader)
	}
	r.g.begin(int8(round.Round), leader, clockwise)
	for player, cards := range round.Hands {
		if s := r.seat(player); s < 0 || len(cards) != dealt {
			return fmt.Errorf("%s is dealt %d cards", player, len(cards))
		}
	}
	for s, player := range r.seats {
		for _, text := range round.Hands[player] {
			if err := r.give(text, func(c deckCard) { r.g.hands[s].add(c) }); err != nil {
				return err
			}
		}
		if n := r.g.hands[s].count(); n != dealt {
			return fmt.Errorf("%s is dealt %d cards", player, n)
		}
	}
	if err := r.give(round.DiscardTop, func(c deckCard) { r.g.pile = append(r.g.pile, c) }); err != nil {
		return err
	}
	var stock []deckCard
	size := 54*decksFor(r.g.seats) - dealt*len(r.seats) - 1
	for _, text := range round.Stock[:min(size, len(round.Stock))] { // more is drawn after a reshuffle
		if err := r.give(text, func(c deckCard) { stock = append(stock, c) }); err != nil {
			return err
		}
	}
	slices.Reverse(stock)
	unused := setOf(allCards(decksFor(r.g.seats))).without(r.used)
	r.g.stock = append(unused.appendTo(nil), stock...)
	if !r.g.validCards() {
		return fmt.Errorf("the cards are not those of %d decks", decksFor(r.g.seats))
	}
	return nil
}

// give gives out a card that the file writes as suit and rank, or JK.
func (r *replayer) give(text string, to func(deckCard)) error {
	for i := range decksFor(r.g.seats) * 64 {
		if c := deckCard(i); c.isIn(decksFor(r.g.seats)) && goldenName(c) == text && !r.used.has(c) {
			r.used.add(c)
			to(c)
			return nil
		}
	}
	return fmt.Errorf("there is no further %s in the decks", text)
}

// goldenName writes a card as the file does.
func goldenName(c deckCard) string {
	if c.joker() {
		return "JK"
	}
	return suitLetters[c.suit():c.suit()+1] + c.rank().String()
}

func goldenNames(cards []deckCard) []string {
	list := []string{}
	for _, c := range cards {
		list = append(list, goldenName(c))
	}
	return list
}

// held are cards of a hand by the names of the file, as texts of a move.
func (r *replayer) held(s games.Seat, texts []string) ([]string, error) {
	var list []string
	hand := r.g.hands[s].appendTo(nil)
	for _, text := range texts {
		i := slices.IndexFunc(hand, func(c deckCard) bool { return goldenName(c) == text })
		if i < 0 {
			return nil, fmt.Errorf("no %s in the hand", text)
		}
		list = append(list, hand[i].String())
		hand = slices.Delete(hand, i, i+1)
	}
	return list, nil
}

// act makes one action, and compares all that is said about it. Later actions tell at which end of a plot a joker is.
func (r *replayer) act(a goldenAction, later []goldenAction) error {
	s := r.seat(a.Player)
	if s < 0 {
		return fmt.Errorf("there is no such player")
	}
	var moves []string // that the action may be
	switch a.Type {
	case "draw", "pick":
		cards, err := r.held(s, []string{a.Discard})
		if err != nil {
			return err
		}
		moves = []string{a.Type + " " + cards[0]}
	case "lay":
		cards, err := r.held(s, a.Cards)
		if err != nil {
			return err
		}
		moves = []string{"lay " + strings.Join(cards, "+")}
	case "connect":
		cards, err := r.held(s, a.Cards)
		if err != nil {
			return err
		}
		n, err := r.find(a.Target)
		if err != nil {
			return err
		}
		for lower := range len(cards) + 1 {
			parts := slices.Insert(slices.Clone(cards), lower, "p"+strconv.Itoa(n))
			moves = append(moves, "connect "+strings.Join(parts, "+"))
		}
	case "slam":
		shown := slices.Concat(append(a.Plots, a.Cards)...)
		if len(shown) > 0 && !slices.Equal(sorted(shown), sorted(goldenNames(r.g.hands[s].appendTo(nil)))) {
			return fmt.Errorf("the slam is not the hand")
		}
		moves = []string{"slam"}
	default:
		return fmt.Errorf("there is no such action")
	}
	events, err := r.apply(s, moves, a, later)
	if err != nil {
		return err
	}
	return r.checkAction(s, a, events)
}

// apply makes the first of the moves that can be made, or rather one that leaves a plot to which somebody connects later.
func (r *replayer) apply(s games.Seat, moves []string, a goldenAction, later []goldenAction) ([]games.Event, error) {
	var chosen *game
	var events []games.Event
	var refused error
	for _, move := range moves {
		trial := clone(r.g)
		r.stack(trial, a)
		e, err := trial.Apply(games.Action{Seat: s, Move: move + " " + strconv.Itoa(trial.step), At: start})
		if err != nil {
			refused = err
			continue
		}
		fits := slices.ContainsFunc(later, func(b goldenAction) bool {
			_, missing := (&replayer{g: trial}).find(b.Target)
			_, before := r.find(b.Target)
			return b.Type == "connect" && missing == nil && before != nil
		})
		if chosen == nil || fits {
			chosen, events = trial, e
		}
		if fits {
			break
		}
	}
	if chosen == nil {
		return nil, refused
	}
	r.g = chosen
	if a.Type == "draw" {
		r.drawn++
	}
	return events, nil
}

// stack puts the card to be drawn on the top of the draw pile where the file does not say what lies there; after a
// reshuffle by the seed.
func (r *replayer) stack(g *game, a goldenAction) {
	if a.Type != "draw" || a.Card == "" || r.drawn < len(r.round.Stock) && g.reshuffles == 0 {
		return
	}
	if top := len(g.stock) - 1; top >= 0 {
		if i := slices.IndexFunc(g.stock, func(c deckCard) bool { return goldenName(c) == a.Card }); i >= 0 {
			g.stock[i], g.stock[top] = g.stock[top], g.stock[i]
		}
		return
	}
	for n := range 10_000 {
		g.seed = [32]byte{byte(n), byte(n >> 8)}
		trial := slices.Clone(g.pile)
		shuffle(trial, card.Rand(g.seed, "reshuffle", g.step))
		if goldenName(trial[len(trial)-1]) == a.Card {
			return
		}
	}
}

// find is the number of the plot on the table that has these cards: of a royal flush in order.
func (r *replayer) find(cards []string) (int, error) {
	for i := range r.g.table {
		p := &r.g.table[i]
		on := goldenNames(p.list())
		if slices.Equal(on, cards) || !p.run && slices.Equal(sorted(on), sorted(cards)) {
			return i + 1, nil
		}
	}
	return 0, fmt.Errorf("there is no plot %v on the table", cards)
}

func sorted(list []string) []string { return slices.Sorted(slices.Values(list)) }

// checkAction compares what has happened with what the file says.
func (r *replayer) checkAction(s games.Seat, a goldenAction, events []games.Event) error {
	last := 0
	for _, e := range events {
		switch e.Verb {
		case "drew", "pick":
			taken, _, _ := parseCard(e.Cards[len(e.Cards)-1])
			if a.Card != "" && goldenName(taken) != a.Card {
				return fmt.Errorf("takes %s, not %s", goldenName(taken), a.Card)
			}
		case "last":
			last = e.N
		}
	}
	switch {
	case last != a.Last:
		return fmt.Errorf("Last %d is called, not %d", last, a.Last)
	case a.Winner != (r.g.over() && r.g.scoredAt(r.g.rounds()-1).winner == s):
		return fmt.Errorf("%s is left with %v", a.Player, goldenNames(r.g.hands[s].appendTo(nil)))
	}
	return nil
}

// checkEnd compares the end of the round with what the file says.
func (r *replayer) checkEnd() error {
	if !r.g.over() {
		if r.round.Winner == "" && r.round.Score == nil {
			return nil
		}
		return fmt.Errorf("the round is not over after the last action")
	}
	end := r.g.scoredAt(r.g.rounds() - 1)
	if r.round.Winner != "" && r.seat(r.round.Winner) != end.winner {
		return fmt.Errorf("seat %d wins, not %s", end.winner, r.round.Winner)
	}
	totals := r.g.totals()
	for s, player := range r.seats {
		hand := goldenNames(r.g.hands[s].appendTo(nil))
		if want, ok := r.round.FinalHands[player]; ok && !slices.Equal(sorted(want), sorted(hand)) {
			return fmt.Errorf("%s is left with %v, not %v", player, hand, want)
		}
		if want, ok := r.round.Score[player]; ok && want != end.of(games.Seat(s)) {
			return fmt.Errorf("%s gets %d points, not %d", player, end.of(games.Seat(s)), want)
		}
		if want, ok := r.round.Total[player]; ok && want != totals[s] {
			return fmt.Errorf("%s has %d points in all, not %d", player, totals[s], want)
		}
	}
	return nil
}

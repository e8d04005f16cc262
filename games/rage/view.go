package rage

import (
	"ruckus/games"
	"ruckus/games/kit"
)

// A Phase is how far a round has come.
type Phase uint8

const (
	Bidding Phase = iota // the bids are made
	Playing              // the tricks are played
	Between              // a round is scored; the next is dealt when all are ready, or after a pause
	Ended                // the game is over
)

var phaseNames = []string{Bidding: "bidding", Playing: "playing", Between: "between", Ended: "ended"}

func (p Phase) String() string { return kit.Name(p, phaseNames) }

// MarshalText writes the name of the phase.
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads the name of a phase.
func (p *Phase) UnmarshalText(text []byte) error { return kit.ReadName(p, text, phaseNames) }

// What a View has in place of a bid.
const (
	NoBid     = -1 // not made yet; in Forbidden: none
	HiddenBid = -2 // made, but not shown before the round is over
)

// A Public is what everybody knows besides the cards and the bids: the game has it, and each view.
type Public struct {
	Rules  Rules
	Seats  int8 `show:"-"`
	Round  int  // from 1; the number that bids and "ready" carry
	Phase  Phase
	Step   int // the number that the next play carries, from 1
	Dealer games.Seat
	Turn   games.Seat // who is to bid or play; games.Table while hidden bids are made, between rounds and at the end
	kit.Pause
}

// A View is all that a seat may know; games.Table sees what a bystander sees. Cards and colours are written as in moves.
type View struct {
	Seat games.Seat // whose view this is
	Public
	Tricks  int          // of this round: as many as each player was dealt cards
	Partner []games.Seat // by seat, who plays on the same side; empty without teams

	Bids      []int // of this round by seat, or NoBid, or HiddenBid
	BidSum    int   // of the bids that all can see
	Forbidden int   // the bid that the player on turn may not make by the house rule hook; NoBid: none
	Won       []int // tricks of this round by seat
	Bonus     []int // cards of Bonus Rage in them
	Mad       []int // cards of Mad Rage in them
	Counts    []int // cards in the hands, by seat

	Trick Trick // being played
	Last  Trick // the last complete one of this round; it has no plays before that

	Trump     string     // the trump colour now; "" for none
	Turned    string     // the turned card on the trump pile; "" when it is face down
	LastTrump string     // the trump colour now or, if there is none, the one before
	Turnovers []Turnover // how the trump came about, the deal first
	Buried    []string   // action cards that were turned at the deal before the trump, and are out of the round

	Scored []Score // the finished rounds in order
	Totals []int   // points of the finished rounds, by seat
	Exact  []int   // how many of the finished rounds were bid exactly, by seat: it breaks ties

	Hand    []Held   // the seat's own cards by colour and value, the action cards at the end; nil for a bystander
	Changes []string // the colours that the seat can choose for a Change Rage that it can play now
}

// A Held is a card in the seat's own hand.
type Held struct {
	Card     string
	Playable bool   // it may be played now
	Why      string // on one's turn to play: why it may not be played, as part of a sentence; otherwise ""
}

// A Trick is one trick, complete or not.
type Trick struct {
	Number int // from 1; 0 for none
	Leader games.Seat
	Colour string     // the lead colour; "" as long as only action cards without Wild Rage are in it
	Winner games.Seat // who wins it; before it is complete, who would win it as it is; games.Table if it has no plays
	Plays  []Play     // in playing order
}

// A Play is what one seat has played.
type Play struct {
	Seat   games.Seat
	Card   string
	Called string // of WR its colour, of CR the new trump; otherwise ""
}

// A Turnover is what happened to the turned card on the trump pile.
type Turnover struct {
	Trick  int        // in which trick, from 1; 0 for the deal
	Seat   games.Seat // who did it; games.Table for the deal
	Card   string     // the card that did it, CR or OR; "" for the deal
	Turned string     // the card that was turned then; "" for face down
	Trump  string     // the trump from then on; "" for none
}

// A Score is how a round ended, as on a score sheet. All of it is by seat. In teams partners have the same Points and
// Totals, which come from what both have bid and won.
type Score struct {
	Bids   []int
	Won    []int // tricks
	Extra  []int // points for cards of Bonus Rage and Mad Rage
	Exact  []bool
	Points []int
	Totals []int // after this round
}

// View is a View.
func (g *game) View(s games.Seat) any {
	v := View{
		Seat:      s,
		Public:    g.Public,
		Tricks:    g.dealt(),
		Partner:   []games.Seat{},
		Forbidden: NoBid,
		Trick:     g.viewTrick(&g.Trick, g.tricks()+1, g.Lead),
		Last:      g.viewTrick(&g.Last, g.tricks(), g.Opens),
		Trump:     g.Trumps.colour().String(),
		LastTrump: g.Trumps.last().String(),
		Turnovers: g.viewTurnovers(),
		Buried:    g.Buried.names(),
		Scored:    g.viewScored(),
		Totals:    g.totals(g.scored()),
		Exact:     g.exact(g.scored()),
		Changes:   []string{},
	}
	if g.Phase >= Between {
		v.Trick.Number = 0
	}
	if g.Last.n > 0 {
		v.Last.Winner = g.Lead
	}
	if turned := g.Trumps.turned(); turned != faceDown {
		v.Turned = turned.String()
	}
	if g.Phase == Bidding {
		v.Forbidden = g.hooked()
	}
	for i, t := range g.row() {
		i := games.Seat(i)
		if g.Rules.Teams {
			v.Partner = append(v.Partner, g.partner(i))
		}
		bid := int(t.bid)
		if bid != noBid && g.Phase < Between && g.Rules.HiddenBids {
			if i != s {
				bid = HiddenBid
			}
		} else {
			v.BidSum += max(bid, 0)
		}
		v.Bids = append(v.Bids, bid)
		v.Won = append(v.Won, int(t.won))
		v.Bonus = append(v.Bonus, int(t.bonus))
		v.Mad = append(v.Mad, int(t.mad))
		v.Counts = append(v.Counts, g.Hands[i].count())
	}
	if g.has(s) {
		v.Hand = g.viewHand(s)
		v.Changes = g.knownChanges(s).names()
	}
	return v
}

func (g *game) viewTrick(t *trick, number int, leader games.Seat) Trick {
	v := Trick{Number: number, Leader: leader, Colour: t.colour().String(), Winner: games.Table, Plays: []Play{}}
	for i, p := range t.plays() {
		v.Plays = append(v.Plays, Play{Seat: g.after(leader, int8(i)), Card: p.card.String(), Called: p.called.String()})
	}
	if t.n > 0 {
		v.Winner = g.after(leader, int8(t.winner(g.Trumps.colour())))
	}
	return v
}

func (g *game) viewTurnovers() []Turnover {
	list := []Turnover{}
	for i, o := range g.Trumps.all() {
		upTo := trumps{list: g.Trumps.list, n: i + 1}
		v := Turnover{Trick: int(o.trick), Seat: o.by, Trump: upTo.colour().String()}
		if turned := upTo.turned(); turned != faceDown {
			v.Turned = turned.String()
		}
		switch {
		case o.turned == faceDown:
			v.Card = out.String()
		case i > 0:
			v.Card = change.String()
		}
		list = append(list, v)
	}
	return list
}

func (g *game) viewScored() []Score {
	list := []Score{}
	for round := 1; round <= g.scored(); round++ {
		score := Score{Points: g.pointsIn(round), Totals: g.totals(round), Exact: make([]bool, g.Seats)}
		for _, t := range g.rowOf(round) {
			score.Bids = append(score.Bids, int(t.bid))
			score.Won = append(score.Won, int(t.won))
			score.Extra = append(score.Extra, t.extra())
		}
		for _, s := range g.exactIn(round) {
			score.Exact[s] = true
		}
		list = append(list, score)
	}
	return list
}

func (g *game) viewHand(s games.Seat) []Held {
	hand := make([]Held, 0, rounds)
	onTurn := g.Phase == Playing && s == g.Turn
	playable := g.playable(s)
	for cards := g.Hands[s]; !cards.empty(); {
		c := cards.next()
		held := Held{Card: c.String(), Playable: onTurn && playable.has(c)}
		if onTurn && !held.Playable {
			held.Why = say(g.whyNot(c), "lead", g.Trick.colour())
		}
		hand = append(hand, held)
	}
	return hand
}

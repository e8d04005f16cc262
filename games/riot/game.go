package riot

import (
	"time"

	"ruckus/games"
	"ruckus/games/card"
)

// A phase is what the game waits for.
type phase uint8

const (
	placing   phase = iota // first placement, before round 1
	buying                 // the team on turn buys
	deploying              // and puts what it has bought on entry points
	acting                 // and moves, attacks and plays cards
	blocking               // others are asked whether they obstruct what was declared
	distance               // a clash: distance cards
	deciding               // a clash: the attacker goes on or stops
	melee                  // a clash: other blitz cards
	removing               // the turn is over: the Police choose a unit that they lose
	ordering               // the round is over: the Police put the others in order
	ended
)

// A game is a game of RIOT. What it holds by team has no meaning for teams that do not play.
type game struct {
	t      *tables
	rules  Rules
	seed   [32]byte
	seats  int8
	teamOf [Teams]Team       // by seat
	seatOf [Teams]games.Seat // by team; games.Table for a team that does not play
	out    teamSet           // who has no unit left
	phase  phase
	step   int            // of the next action, from 1
	round  int8           // from 1; 0 while placing
	order  [Teams]Team    // the teams in turn order of this round, the Police first
	at     int8           // whose turn it is, in order; while placing: how many units were placed
	units  []unit         // every token of the teams that play, by team
	base   [Teams + 1]int // where a team's tokens begin

	hand, deck, discard [Teams]cardSet
	draws               uint16     // how many cards were drawn
	points              [Teams]int // area points; of the Nationalists, whole areas summed over the starts of their turns
	goal                uint8      // of the Nationalists
	refuted             uint8      // goals that it cannot be, because the game would have ended, as bits
	opinions            []byte     // revealed, in order
	grants              [Teams]int // credits for the next turn
	fine                int        // what the next income of the Police is less, and
	finePerTeam         int        // for each Protester team in play
	dearest             int        // the Police may only buy units of less than this cost; 0: any
	ban                 ban        // what the Police may not attack

	// The turn.
	credits    int
	cards      int    // bought
	flag       bool   // a Public Opinion card is revealed at its end
	obstructed int    // how many declarations were obstructed
	attacked   []byte // for each attack on a group: place*Teams + team
	changed    placeSet
	before     placeSet // changed in the turn before

	// What is declared, and the clash that it leads to.
	attack    bool // not only a move
	target    place
	foe       Team   // whose units are attacked
	sent      tokens // of the team on turn
	met       tokens // of the foe
	asked     teamSet
	side      side
	passes    uint8
	force     [2]int     // by cards, by side
	lift      [2]int     // by cards that are at most a draw, by side
	uncounted bool       // for Public Opinion
	played    [2]cardSet // by side: the cards of this clash
	until     int64      // when the question lapses, in milliseconds since 1970; 0: never

	winners teamSet
	ending  ending

	said []games.Event // by the action that is being carried out
}

// A ban is what Public Opinion forbids the Police to attack.
type ban uint8

const (
	banBuildings ban = 1 << iota
	banAll
)

// A side is one of the two in a clash.
type side uint8

const (
	defender side = iota
	attacker
)

// A teamSet is a set of teams, with a bit for each.
type teamSet uint8

func (s teamSet) has(t Team) bool { return s&(1<<t) != 0 }

// A placeSet is a set of places, with a bit for each.
type placeSet uint64

func (s placeSet) has(p place) bool { return s&(1<<p) != 0 }

// newGame starts a game: the teams are dealt, and the Protesters are to place their first units.
func newGame(t *tables, s games.Setup) (games.Game, error) {
	if s.Seats < 2 || s.Seats > Teams {
		return nil, games.Illegalf("RIOT is for 2 to %d players", Teams)
	}
	g := &game{t: t, seed: s.Seed, seats: int8(s.Seats), step: 1}
	if err := g.rules.options(t.edition).Set(s.Values); err != nil {
		return nil, err
	}
	playing := g.teams()
	copy(g.teamOf[:], playing)
	if g.rules.RandomTeams {
		shuffle(g.teamOf[:s.Seats], g.seed, "teams")
	}
	g.bind()
	g.units = make([]unit, g.base[Teams])
	copy(g.order[:], playing)
	shuffle(g.order[1:s.Seats], g.seed, "order")
	for _, team := range playing[1:] {
		g.deck[team] = t.pack(team)
	}
	if g.plays(Nationalists) {
		g.goal = uint8(card.Rand(g.seed, "goal", 0).IntN(len(t.edition.Goals)))
	}
	return g, nil
}

func shuffle(teams []Team, seed [32]byte, label string) {
	card.Rand(seed, label, 0).Shuffle(len(teams), func(i, j int) { teams[i], teams[j] = teams[j], teams[i] })
}

// teams are those that play, by the number of seats and the house rules.
func (g *game) teams() []Team {
	switch g.seats {
	case 2:
		return []Team{Police, Team(g.rules.Second)}
	case 3:
		playing := []Team{Police}
		for t := Autonomen; t < Teams; t++ {
			if t != Team(g.rules.Third) {
				playing = append(playing, t)
			}
		}
		return playing
	}
	return []Team{Police, Autonomen, Anarchists, Nationalists}
}

// bind works out what follows from teamOf: who sits where, and whose tokens are where in units.
func (g *game) bind() {
	for t := range g.seatOf {
		g.seatOf[t] = games.Table
	}
	for s, t := range g.teamOf[:g.seats] {
		g.seatOf[t] = games.Seat(s)
	}
	for t := range Team(Teams) {
		g.base[t+1] = g.base[t]
		if g.plays(t) {
			g.base[t+1] += len(g.t.kindOf[t])
		}
	}
}

// plays tells whether a team takes part in the game.
func (g *game) plays(t Team) bool { return g.seatOf[t] != games.Table }

// lives tells whether a team takes part and is not out.
func (g *game) lives(t Team) bool { return g.plays(t) && !g.out.has(t) }

// turn is the team whose turn it is.
func (g *game) turn() Team {
	if g.phase == placing {
		return g.order[1+int(g.at)%(int(g.seats)-1)]
	}
	return g.order[g.at]
}

// seatsOf lists the seats of teams.
func (g *game) seatsOf(teams ...Team) []games.Seat {
	seats := make([]games.Seat, len(teams))
	for i, t := range teams {
		seats[i] = g.seatOf[t]
	}
	return seats
}

// maxUntil is the end of the year 9999, after which JSON has no times.
const maxUntil = 253_402_300_799_999

// ask opens a window for a question that is asked at a moment.
func (g *game) ask(at time.Time) {
	g.until = min(max(at.Add(g.rules.window()).UnixMilli(), 1), maxUntil)
}

// Due is when the open question lapses.
func (g *game) Due() time.Time {
	if g.until == 0 {
		return time.Time{}
	}
	return time.UnixMilli(g.until).UTC()
}

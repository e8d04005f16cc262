package riot

import (
	"math/bits"
	"slices"
	"strconv"
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

// A game is a game of RIOT. What it holds by team has no meaning for teams that do not play. What lessons and tests write by the
// names of the edition has the tag "-"; see record.
type game struct {
	Open
	Seed   kit.Seed
	TeamOf [Teams]Team `json:"-"` // by seat
	Out    teamSet     // who has no unit left
	Order  [Teams]Team `json:"-"` // the teams in turn order of this round, the Police first
	At     int8        // whose turn it is, in order; while placing: how many units were placed
	Units  []unit      `json:"-"` // every token of the teams that play, by team and kind

	Hand        [Teams]cardSet `json:"-"`
	Discard     [Teams]cardSet `json:"-"`
	Draws       uint16         // how many cards were drawn
	Points      [Teams]int     `json:"-"` // area points; of the Nationalists, whole areas summed over the starts of their turns
	CameBack    [Teams]int     `json:"-"` // in which round a team without units last came back; 0: in none
	Goal        uint8          `json:"-"` // of the Nationalists
	Refuted     uint8          `json:"-"` // goals that it cannot be, because the game would have ended, as bits
	Opinions    []int          `json:"-"` // revealed, in order
	Grants      [Teams]int     `json:"-"` // credits for the next turn
	Fine        int            // what the next income of the Police is less, and
	FinePerTeam int            // for each Protester team in play
	Dearest     int            // the Police may only buy units of less than this cost; 0: any
	Ban         ban            // what the Police may not attack

	// The turn.
	Cards        int           // bought
	Obstructions []obstruction `json:"-"` // made in it; see holds
	Attacked     []int         `json:"-"` // for each attack on a group: place*Teams + team
	Changed      placeSet      `json:"-"`
	Before       placeSet      `json:"-"` // changed in the turn before

	// What is declared, and the clash that it leads to.
	Attack    bool      `json:"-"` // not only a move
	Target    place     `json:"-"`
	Foe       Team      `json:"-"` // whose units are attacked
	In        [2]tokens `json:"-"` // by side: who of the team on turn was sent, and who of the foe is met, as far as they are in it still
	Asked     teamSet
	Side      side
	Passes    uint8
	Force     [2]int         // by cards, by side
	Lift      [2]int         // by cards that are at most a draw, by side
	Uncounted bool           // for Public Opinion
	Played    [2]cardSet     `json:"-"` // by side: how many of each kind of card in this clash, as the first of its copies
	kit.Clock `json:"Until"` // when the question lapses

	Winners teamSet

	// What follows from the rest, see bind.
	t      *tables           `sum:"-"` // of the edition
	seatOf [Teams]games.Seat // by team; games.Table for a team that does not play
	base   [Teams + 1]int    // where a team's tokens begin
	deck   [Teams]cardSet
	said   []games.Event // by the action that is being carried out
	mute   bool          // nobody is told anything: a robot tries moves out
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

const everywhere = ^placeSet(0)

func (s placeSet) has(p place) bool { return s&(1<<p) != 0 }
func (s placeSet) count() int       { return bits.OnesCount64(uint64(s)) }

// all yields the places of a set.
func (s placeSet) all(yield func(place) bool) {
	for ; s != 0 && yield(place(bits.TrailingZeros64(uint64(s)))); s &= s - 1 {
	}
}

// begin deals the teams; the Protesters are to place their first units.
func (g *game) begin(t *tables, s games.Setup) {
	g.t, g.Seed, g.Seats, g.Step = t, s.Seed, int8(s.Seats), 1
	playing := g.teams()
	copy(g.TeamOf[:], playing)
	if g.Rules.RandomTeams {
		shuffle(g.TeamOf[:s.Seats], g.Seed, "teams")
	}
	g.bind()
	g.Units = make([]unit, g.base[Teams])
	copy(g.Order[:], playing)
	shuffle(g.Order[1:s.Seats], g.Seed, "order")
	for _, team := range playing[1:] {
		g.deck[team] = t.pack(team)
	}
	if g.plays(Nationalists) {
		g.Goal = uint8(kit.Rand(g.Seed, "goal", 0).IntN(len(g.goals())))
	}
}

func shuffle(teams []Team, seed [32]byte, label string) {
	kit.Rand(seed, label, 0).Shuffle(len(teams), func(i, j int) { teams[i], teams[j] = teams[j], teams[i] })
}

// teams are those that play, by the number of seats and the house rules.
func (g *game) teams() []Team {
	all := []Team{Police, Autonomen, Anarchists, Nationalists}
	return slices.DeleteFunc(all, func(t Team) bool {
		return g.Seats == 2 && t != Police && t != Team(g.Rules.Second) || g.Seats == 3 && t == Team(g.Rules.Third)
	})
}

// bind works out what follows from TeamOf: who sits where, and whose tokens are where in Units.
func (g *game) bind() {
	for t := range g.seatOf {
		g.seatOf[t] = games.Table
	}
	for s, t := range g.TeamOf[:g.Seats] {
		g.seatOf[t] = games.Seat(s)
	}
	for t := range Team(Teams) {
		g.base[t+1] = g.base[t]
		if g.plays(t) {
			g.base[t+1] += len(g.t.kindOf[t])
		}
	}
}

// plays reports whether a team takes part in the game.
func (g *game) plays(t Team) bool { return g.seatOf[t] != games.Table }

// lives reports whether a team takes part and is not out.
func (g *game) lives(t Team) bool { return g.plays(t) && !g.Out.has(t) }

// inOrder are the teams in play in the order of their turns, the Police first.
func (g *game) inOrder() []Team {
	return slices.DeleteFunc(slices.Clone(g.Order[:g.Seats]), func(t Team) bool { return !g.lives(t) })
}

// turn is the team whose turn it is.
func (g *game) turn() Team {
	if g.Phase == Placing {
		return g.Order[1+int(g.At)%(int(g.Seats)-1)]
	}
	return g.Order[g.At]
}

// seatsOf lists the seats of teams for those who are told.
func (g *game) seatsOf(teams ...Team) []games.Seat {
	if g.mute {
		return nil
	}
	seats := make([]games.Seat, len(teams))
	for i, t := range teams {
		seats[i] = g.seatOf[t]
	}
	return seats
}

// seatsIn lists the seats of the teams in a set.
func (g *game) seatsIn(set teamSet) []games.Seat {
	return games.Where(g.TeamOf[:g.Seats], func(_ games.Seat, t Team) bool { return set.has(t) })
}

// ask opens a window for a question that is asked at a moment.
func (g *game) ask(at time.Time) { g.Start(at, g.Rules.window()) }

// A Team is one of the four sides.
type Team uint8

// The teams. All but the Police are Protesters.
const (
	Police Team = iota
	Autonomen
	Anarchists
	Nationalists

	Teams = 4 // how many there are
)

var teamNames = [Teams]string{"police", "autonomen", "anarchists", "nationalists"}

// String is the team's name in an edition.
func (t Team) String() string { return teamNames[t] }

// MarshalText writes the team's name in an edition.
func (t Team) MarshalText() ([]byte, error) { return []byte(t.String()), nil }

// UnmarshalText reads a team's name in an edition.
func (t *Team) UnmarshalText(text []byte) error { return kit.ReadName(t, text, teamNames[:]) }

func (g *game) tell(e games.Event) {
	if !g.mute {
		g.said = append(g.said, e)
	}
}

// unitList writes units as events do, after places or what else comes first.
func (g *game) unitList(t Team, s tokens, first ...string) []string {
	if g.mute {
		return nil
	}
	list := append(make([]string, 0, 4), first...)
	for i := range g.t.kinds[t] {
		k := &g.t.kinds[t][i]
		if n := (s & k.tokens()).count(); n > 0 {
			list = append(list, strconv.Itoa(n)+" "+k.ID)
		}
	}
	return list
}

// tokens are all tokens of a kind.
func (k *kind) tokens() tokens { return 1<<k.to - 1<<k.from }

package guild

import (
	"maps"
	"slices"
	"time"

	"ruckus/bot/internal/problem"
	"ruckus/games"
)

const (
	TurnTime    = "turn_time"
	robotPace   = "pace"
	Hints       = "hints"
	Rated       = "rated"
	LiveTables  = "tables"
	TablesEach  = "tables_each"
	PausedDays  = "paused_days"
	Newcomers   = "newcomers"
	nudgePeople = "calls"

	// ClosingMessages is whether a message closes what decides the cards of each game.
	ClosingMessages = "fixed_cards"
)

const UsualPausedDays = 7

// Bounds of a turn in a rated game, in seconds: nobody loses by a clock that nobody can keep up with, and silence comes to an end. No
// game has a longer clock than that.
const (
	leastRated = 30
	mostRated  = 24 * 60 * 60
)

// Values of the option "pace". Normal is 0, so that it is also what a table has that was opened without the option.
const (
	paceNormal = iota
	paceSlow
	paceFast
)

// Options are the options that the host adds to those of every game: "turn_time" in seconds (0: no timer), "pace", how long
// robots take for their moves, "hints", whether players may ask what a robot would do, and "rated", whether the game counts for
// ratings. No game may have options with
// these names.
func Options() games.Options {
	var seconds, pace int
	var hints, rated bool
	return games.Options{
		games.Int(&seconds, TurnTime, 90, 0, mostRated, say(TurnTime)).In(say("turn_time.unit")).Without(say("turn_time.none")),
		games.Pick(&pace, robotPace, paceNormal, say(robotPace), games.Choice{Name: say("pace.slow"), Value: paceSlow},
			games.Choice{Name: say("pace.normal"), Value: paceNormal}, games.Choice{Name: say("pace.fast"), Value: paceFast}),
		games.Bool(&hints, Hints, true, say(Hints)),
		games.Bool(&rated, Rated, false, say(Rated)),
	}
}

// OptionsOf are those Options that a game uses: a race knows no turns.
func OptionsOf(k games.Kind) games.Options {
	if !k.Races() {
		return Options()
	}
	return slices.DeleteFunc(Options(), func(o games.Option) bool { return o.Name == TurnTime })
}

// GeneralOptions are those that hold for all games of a guild together: "tables", how many may be open at once, paused ones
// aside; "tables_each", how many of them one person may host, paused ones included; "paused_days", after how many days a
// paused table is closed; "newcomers", how many minutes somebody must be in the guild before they open a table; "calls", whether people are mentioned when a game waits for them; "fixed_cards", whether a message closes what decides the cards; and the host's Options as defaults
// for every game.
func GeneralOptions() games.Options {
	var most, each, days, wait int
	var calls, closing bool
	return append(games.Options{
		games.Int(&most, LiveTables, 20, 1, 500, say(LiveTables)),
		games.Int(&each, TablesEach, 5, 1, 50, say(TablesEach)),
		games.Int(&days, PausedDays, UsualPausedDays, 1, 30, say(PausedDays)),
		games.Pick(&wait, Newcomers, 0, say(Newcomers), games.Choice{Name: say("newcomers.none"), Value: 0}, games.Choice{Name: say("newcomers.minutes"), Value: 10},
			games.Choice{Name: say("newcomers.day"), Value: 24 * 60}, games.Choice{Name: say("newcomers.week"), Value: 7 * 24 * 60}),
		games.Bool(&calls, nudgePeople, true, say(nudgePeople)).Titled(say("calls.title")),
		games.Bool(&closing, ClosingMessages, false, say(ClosingMessages)).Titled(say("fixed_cards.title")),
	}, Options()...)
}

// Complete checks the values that somebody has chosen for a table, and adds those that it begins with and then the defaults
// where one is missing.
func Complete(k games.Kind, begun, chosen map[string]int) (map[string]int, error) {
	values := maps.Clone(begun)
	maps.Copy(values, chosen)
	own, game := Split(values)
	all := make(map[string]int)
	err := problem.Guard(k, "options", func() error {
		host, rules := OptionsOf(k), k.Options()
		if err := host.Set(own); err != nil {
			return err
		}
		if err := rules.Set(game); err != nil {
			return err
		}
		maps.Copy(all, host.Values())
		if err := clockRated(all, chosen); err != nil {
			return err
		}
		maps.Copy(all, rules.Values())
		return k.Allows(rules.Values())
	})
	return all, err
}

// clockRated gives a rated game the nearest turn time that it can have, which is the longest instead of none. Another one that somebody has chosen is refused.
func clockRated(all, chosen map[string]int) error {
	seconds, turns := all[TurnTime]
	if !turns || all[Rated] == 0 || seconds >= leastRated {
		return nil
	}
	if _, asked := chosen[TurnTime]; asked {
		return refuse("no.clock")
	}
	all[TurnTime] = leastRated
	if seconds == 0 {
		all[TurnTime] = mostRated
	}
	return nil
}

// Split divides values into the host's own and the game's.
func Split(values map[string]int) (own, game map[string]int) {
	own, game = make(map[string]int), maps.Clone(values)
	for _, o := range Options() {
		if v, ok := values[o.Name]; ok {
			own[o.Name] = v
			delete(game, o.Name)
		}
	}
	return own, game
}

// TurnLength returns how long a seat that is waited for has; 0: for ever.
func TurnLength(values map[string]int) time.Duration {
	return time.Duration(values[TurnTime]) * time.Second
}

// PaceFactor returns what multiplies how long robots take for their moves.
func PaceFactor(values map[string]int) float64 {
	switch values[robotPace] {
	case paceSlow:
		return 2
	case paceFast:
		return 0.5
	}
	return 1
}

// HintsOn reports whether players may ask for hints. They may at tables that were opened without the option.
func HintsOn(values map[string]int) bool {
	on, set := values[Hints]
	return !set || on != 0
}

// SwitchedOn is the option of a game that says whether it can be opened.
const SwitchedOn = "enabled"

// ScopeOptions are those that a guild has for each game, and that no table has: "enabled", whether the game can be opened.
// They share the options' name space with the games.
func ScopeOptions() games.Options {
	var on bool
	return games.Options{
		games.Bool(&on, SwitchedOn, true, say(SwitchedOn)).Titled(say("enabled.title")),
	}
}

// AllOptions are all options that can be chosen for a game: its own, and those of the host that it uses.
func AllOptions(k games.Kind) games.Options { return append(k.Options(), OptionsOf(k)...) }

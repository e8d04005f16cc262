package table

import (
	"maps"
	"slices"
	"time"

	"ruckus/bot/guild"
	"ruckus/bot/problem"
	"ruckus/games"
)

const (
	turnTime   = "turn_time"
	robotPace  = "pace"
	giveHints  = "hints"
	liveTables = "tables"
	tablesEach = "tables_each"
	pausedDays = "paused_days"
	callPeople = "calls"
)

const usualPausedDays = 7

// Values of the option "pace". Normal is 0, so that it is also what a table has that was opened without the option.
const (
	paceNormal = iota
	paceSlow
	paceFast
)

// Options are the options that the host adds to those of every game: "turn_time" in seconds (0: no timer), "pace", how long
// robots take for their moves, and "hints", whether players may ask what a robot would do. No game may have options with
// these names.
func Options() games.Options {
	var seconds, pace int
	var hints bool
	return games.Options{
		games.Int(&seconds, turnTime, 90, 0, 24*60*60, "seconds for each turn, then the clock plays; 0 for no limit").In("second").Without("no limit"),
		games.Pick(&pace, robotPace, paceNormal, "how fast robots play: slow takes twice as long as normal, fast half as long",
			games.Choice{Name: "slow", Value: paceSlow}, games.Choice{Name: "normal", Value: paceNormal}, games.Choice{Name: "fast", Value: paceFast}),
		games.Bool(&hints, giveHints, true, "players may ask what a hard robot would do"),
	}
}

// OptionsOf are those Options that a game uses: a race knows no turns.
func OptionsOf(k games.Kind) games.Options {
	return slices.DeleteFunc(Options(), func(o games.Option) bool { return k.Race && o.Name == turnTime })
}

// GeneralOptions are those that hold for all games of a guild together: "tables", how many may be open at once, paused ones
// aside; "tables_each", how many of them one person may host, paused ones included; "paused_days", after how many days a
// paused table is closed; "calls", whether people are mentioned when a game waits for them; and the host's Options as defaults
// for every game.
func GeneralOptions() games.Options {
	var most, each, days int
	var calls bool
	return append(games.Options{
		games.Int(&most, liveTables, 20, 1, 500, "tables that may be open at once, paused ones not counted"),
		games.Int(&each, tablesEach, 5, 1, 50, "tables that one person may host at once, paused ones included"),
		games.Int(&days, pausedDays, usualPausedDays, 1, 30, "days after which a paused table is closed"),
		games.Bool(&calls, callPeople, true, "mention a player once when a game has waited for them for half of their time"),
	}, Options()...)
}

// general returns what the guild has decided for all games together, and the defaults where it has decided nothing.
func (h *Host) general(guildID string, s guild.Settings) map[string]int {
	options := GeneralOptions()
	values := options.Values()
	maps.Copy(values, h.values(guildID, guild.General, options, s))
	return values
}

// complete checks the values that somebody has chosen for a table, and adds those that it begins with and then the defaults
// where one is missing.
func complete(k games.Kind, begun, chosen map[string]int) (map[string]int, error) {
	values := maps.Clone(begun)
	maps.Copy(values, chosen)
	own, game := split(values)
	all := make(map[string]int)
	err := problem.Guard(k, "options", func() error {
		for _, part := range []struct {
			options games.Options
			values  map[string]int
		}{{OptionsOf(k), own}, {k.Options(), game}} {
			if err := part.options.Set(part.values); err != nil {
				return err
			}
			maps.Copy(all, part.options.Values())
		}
		if k.Clash == nil {
			return nil
		}
		return k.Clash(all)
	})
	return all, err
}

// split divides values into the host's own and the game's.
func split(values map[string]int) (own, game map[string]int) {
	own, game = make(map[string]int), maps.Clone(values)
	for _, o := range Options() {
		if v, ok := values[o.Name]; ok {
			own[o.Name] = v
			delete(game, o.Name)
		}
	}
	return own, game
}

// turnLength returns how long a seat that is waited for has; 0: for ever.
func turnLength(values map[string]int) time.Duration {
	return time.Duration(values[turnTime]) * time.Second
}

// paceFactor returns what multiplies how long robots take for their moves.
func paceFactor(values map[string]int) float64 {
	switch values[robotPace] {
	case paceSlow:
		return 2
	case paceFast:
		return 0.5
	}
	return 1
}

// hintsOn tells whether players may ask for hints. They may at tables that were opened without the option.
func hintsOn(values map[string]int) bool {
	on, set := values[giveHints]
	return !set || on != 0
}

package match

import (
	"cmp"
	"maps"
	"slices"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/problem"
	"ruckus/games"
	"ruckus/render/markup"
)

// The conditions of a lobby are its options, who plays, and the robots. Each change of one counts up the lobby's revision. *Join* and
// *Start* name the revision that stood where they were pressed, and a seat keeps the one that its person has pressed for. A rated
// game begins only when all have pressed for what it is then.

// Conditions besides the options, none of which has a blank in its name.
const (
	WhoPlays = "who plays"
	Robots   = "the robots"
)

// revise notes that somebody has changed conditions. Who knew what they were before knows what they are now.
func (d *Draft) revise(by By, conditions ...string) {
	was := d.Record.Terms.Revision
	d.Record.Terms.Revision++
	if d.Record.Terms.Revised == nil {
		d.Record.Terms.Revised = make(map[string]int)
	}
	for _, c := range conditions {
		d.Record.Terms.Revised[c] = d.Record.Terms.Revision
	}
	if s := d.Seat(by.ID); s != games.Table && d.Record.Seats[s].Saw == was {
		d.Record.Seats[s].Saw = d.Record.Terms.Revision
	}
}

// revised are the conditions that have changed since a revision.
func (d *Sight) revised(since int) (conditions []string) {
	for _, c := range slices.Sorted(maps.Keys(d.Record.Terms.Revised)) {
		if since > 0 && d.Record.Terms.Revised[c] > since {
			conditions = append(conditions, c)
		}
	}
	return conditions
}

// saw notes that a seated person has pressed for what a lobby was in a revision; 0: for what a friendly one is now.
func (d *Draft) saw(s games.Seat, revision int) {
	if revision == 0 && !d.rated() {
		revision = d.Record.Terms.Revision
	}
	if seat := &d.Record.Seats[s]; d.Record.Phase == Lobby && revision > seat.Saw {
		seat.Saw = min(revision, d.Record.Terms.Revision)
	}
}

// stale reports whether a person in the lobby has not pressed for what it is now. The host does by starting it.
func (d *Sight) stale(s Seat) bool {
	return d.Record.Phase == Lobby && s.Robot == 0 && s.ID != d.Record.Host && s.Saw < d.Record.Terms.Revision
}

// agreed refuses to begin a rated game under conditions for which somebody has not pressed.
func (d *Sight) agreed(by By) error {
	if !d.rated() || d.count(Seat.person) < 2 {
		return nil
	}
	if by.Saw < d.Record.Terms.Revision {
		return refuse("no.changed")
	}
	for _, s := range d.Record.Seats {
		if d.stale(s) {
			return refuse("no.agreed", "who", cmp.Or(s.Name, markup.NameOf(say("someone"))).String())
		}
	}
	return nil
}

// AsHere is the length that the guild's settings make, in place of a preset's name.
const AsHere = "here"

// A Choice is what the host of a lobby wants its options to be. Those that it does not name stay.
type Choice struct {
	Values map[string]int // by name; nil: one of these is wanted
	None   bool           // all back to what the guild's settings say, and else the printed rules
	Only   string         // with None: no other option than this
	Length string         // the length of a preset, or with AsHere the one of the guild's settings
}

// Choose changes options of a lobby.
func (d *Draft) Choose(by By, c Choice) error {
	if err := d.hostInLobby(by, "no.options"); err != nil {
		return err
	}
	return problem.Guard(d.Kind, "options", func() (err error) {
		values := c.Values
		switch {
		case c.None:
			values, err = guild.Complete(d.Kind, d.Record.Terms.House, nil)
			if c.Only != "" {
				values = map[string]int{c.Only: values[c.Only]}
			}
		case c.Length == AsHere:
			values = d.Kind.LengthValues(games.Preset{Values: d.Record.Terms.House})
		case c.Values == nil:
			values, err = presetValues(d.Kind, c.Length)
		}
		if err != nil {
			return err
		}
		return d.choose(by, values)
	})
}

// choose changes options and notes what has changed.
func (d *Draft) choose(by By, values map[string]int) error {
	begun := d.Record.Terms.Values
	all, err := guild.Complete(d.Kind, begun, values)
	if err != nil {
		return err
	}
	var changed []string
	for name, v := range all {
		if old, had := begun[name]; !had || old != v {
			changed = append(changed, name)
		}
	}
	if len(changed) == 0 {
		return nil
	}
	d.Record.Terms.Values = all
	d.revise(by, changed...)
	d.wait()
	return nil
}

// presetValues are what a preset of the game sets.
func presetValues(k games.Kind, name string) (map[string]int, error) {
	p, ok := k.Preset(name)
	if !ok {
		return nil, refuse("no.length", "game", markup.Escape(k.Title))
	}
	return k.LengthValues(p), nil
}

// Values returns the values of a new table, and which of the guild's differ from the defaults.
func Values(k games.Kind, guilds map[string]int, o Opening) (values, house map[string]int, err error) {
	err = problem.Guard(k, "options", func() error {
		chosen := make(map[string]int)
		if o.Length != "" {
			chosen, err = presetValues(k, o.Length)
			if err != nil {
				return err
			}
		}
		maps.Copy(chosen, o.Values)
		values, err = guild.Complete(k, guilds, chosen)
		house = houseRules(k, guilds)
		return err
	})
	return values, house, err
}

// houseRules are the values that differ from the defaults.
func houseRules(k games.Kind, values map[string]int) map[string]int {
	house := make(map[string]int)
	for _, o := range guild.AllOptions(k) {
		if v, ok := values[o.Name]; ok && v != o.Default {
			house[o.Name] = v
		}
	}
	return house
}

package match

import (
	"maps"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/problem"
	"ruckus/games"
	"ruckus/render/markup"
)

// chosenKept is how many changes of options a lobby tells.
const chosenKept = 3

// A Chosen is one change of a lobby's options.
type Chosen struct {
	By     markup.Name    `json:"by"`
	Length string         `json:"length,omitempty"` // the preset that was chosen, or AsHere; "" for single options
	Values map[string]int `json:"values,omitempty"` // the options that have changed by it
}

// AsHere is the length that the guild's settings make, in place of a preset's name.
const AsHere = "here"

// A Choice is what the host of a lobby wants its options to be. Those that it does not name stay.
type Choice struct {
	Values map[string]int // by name; nil: one of these is wanted
	None   bool           // all back to what the guild's settings say, and else the printed rules
	Length string         // the length of a preset, or with AsHere the one of the guild's settings
}

// Choose changes options of a lobby.
func (d *Draft) Choose(by By, c Choice) error {
	const late = problem.Refusal("the game is on; options are chosen before it begins")
	if err := d.hostInLobby(by, late, "choose the options here; open a table of your own to choose yours"); err != nil {
		return err
	}
	return problem.Guard(d.Kind, "options", func() (err error) {
		values := c.Values
		switch {
		case c.None:
			values, err = guild.Complete(d.Kind, d.Record.House, nil)
		case c.Length == AsHere:
			values = d.Kind.LengthValues(games.Preset{Values: d.Record.House})
		case c.Values == nil:
			values, err = presetValues(d.Kind, c.Length)
		}
		if err != nil {
			return err
		}
		return d.choose(c.Length, values)
	})
}

// choose changes options and notes what has changed.
func (d *Draft) choose(length string, values map[string]int) error {
	begun := d.Record.Values
	all, err := guild.Complete(d.Kind, begun, values)
	if err != nil {
		return err
	}
	c := Chosen{By: d.hostName(), Length: length, Values: make(map[string]int)}
	for name, v := range all {
		if old, had := begun[name]; !had || old != v {
			c.Values[name] = v
		}
	}
	if len(c.Values) == 0 {
		return nil
	}
	d.Record.Values = all
	if _, rated := c.Values[guild.Rated]; rated {
		d.unask(d.Record.Host)
	}
	d.Record.Chosen = append(d.Record.Chosen, c)
	d.Record.Chosen = d.Record.Chosen[max(0, len(d.Record.Chosen)-chosenKept):]
	d.wait()
	return nil
}

// presetValues are what a preset of the game sets.
func presetValues(k games.Kind, name string) (map[string]int, error) {
	p, ok := k.Preset(name)
	if !ok {
		return nil, problem.Refusal(markup.Escape(k.Title) + " has no such length; choose one in its lobby")
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

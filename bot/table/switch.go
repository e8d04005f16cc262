package table

import (
	"fmt"

	"ruckus/bot/guild"
	"ruckus/bot/problem"
	"ruckus/games"
)

const switchedOn = "enabled"

// ScopeOptions are those that a guild has for each game, and that no table has: "enabled", whether the game can be opened.
// They share the options' name space with the games.
func ScopeOptions() games.Options {
	var on bool
	return games.Options{
		games.Bool(&on, switchedOn, true, "tables of this game can be opened here; switched off, those that are open go on").Titled("This game"),
	}
}

// switchedOn refuses a game that the guild has switched off.
func (h *Host) switchedOn(guildID, kind string, s guild.Settings) error {
	options, err := h.scope(kind)
	if err != nil {
		return err
	}
	if on, set := h.values(guildID, kind, options, s)[switchedOn]; set && on == 0 {
		return problem.Refusal(fmt.Sprintf("%s is switched off in this server; whoever manages the server can switch it on again with /settings %s", h.kinds[kind].Title, kind))
	}
	return nil
}

// beginWith returns the values that new tables of a game begin with, as far as the guild has decided them.
func (h *Host) beginWith(guildID, kind string, s guild.Settings) (map[string]int, error) {
	options, err := h.scope(kind)
	if err != nil {
		return nil, err
	}
	values := h.values(guildID, kind, options, s)
	for _, o := range ScopeOptions() {
		delete(values, o.Name)
	}
	return values, nil
}

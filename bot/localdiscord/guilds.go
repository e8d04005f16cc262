package localdiscord

import (
	"cmp"
	"errors"
)

// A Guild is one that the bot was invited to besides the first. The roles and the commands are the same everywhere, and
// so are the people, until they leave one. The page shows the first one only.
type Guild struct {
	ID   string
	Name string
}

// AddGuild has the bot join a guild with text channels of these names.
func (s *Server) AddGuild(name string, channels ...string) (Guild, []Channel) {
	s.mu.Lock()
	defer s.mu.Unlock()
	g := &Guild{ID: s.ids.next(), Name: name}
	s.w.Guilds = append(s.w.Guilds, g)
	var added []Channel
	for _, name := range channels {
		c := s.addChannel(name, "")
		c.Guild = g.ID
		added = append(added, *c)
	}
	s.changed()
	s.dispatch(g.ID, "GUILD_CREATE", intentGuilds, s.fullGuild(*g))
	return *g, added
}

// guilds are all that the bot is in.
func (w *world) guilds() []Guild {
	var all []Guild
	if !w.Removed[w.Guild] {
		all = append(all, Guild{w.Guild, w.Name})
	}
	for _, g := range w.Guilds {
		if !w.Removed[g.ID] {
			all = append(all, *g)
		}
	}
	return all
}

// guild finds a guild that the bot is in by ID, or returns false.
func (w *world) guild(id string) (Guild, bool) {
	for _, g := range w.guilds() {
		if g.ID == id {
			return g, true
		}
	}
	return Guild{}, false
}

// isGuild reports whether there is such a guild, with or without the bot.
func (w *world) isGuild(id string) bool {
	_, joined := w.guild(id)
	return joined || w.Removed[id]
}

// guildOf returns the ID of the guild that a channel belongs to.
func (w *world) guildOf(c *Channel) string { return cmp.Or(c.Guild, w.Guild) }

// owner is the user who owns every guild.
func (w *world) owner() *User { return w.Users[1] }

// RemoveBot has somebody remove the bot from a guild: it is told (GUILD_DELETE without "unavailable"), its commands are
// gone there, and its requests about the guild are refused. Its messages stay.
func (s *Server) RemoveBot(guild string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, joined := s.w.guild(guild); !joined {
		return errUnknownGuild
	}
	s.dispatch(guild, "GUILD_DELETE", intentGuilds, map[string]any{"id": guild})
	if s.w.Removed == nil {
		s.w.Removed = map[string]bool{}
	}
	s.w.Removed[guild] = true
	for _, c := range s.w.Channels {
		if s.w.guildOf(c) == guild {
			c.BotMember = false
		}
	}
	s.tellGuild()
	return nil
}

// AddCommands adds the bot's commands alone to a guild that it was removed from: an invite with the scope applications.commands, but
// not bot. People can use them, and the bot is still no member: it is told nothing, and its requests about the guild are refused.
func (s *Server) AddCommands(guild string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.w.Removed[guild] {
		return errors.New("the bot was not removed from that guild")
	}
	if s.w.CommandsAlone == nil {
		s.w.CommandsAlone = map[string]bool{}
	}
	s.w.CommandsAlone[guild] = true
	s.tellGuild()
	return nil
}

// noCommands reports whether the bot's commands are not in a guild.
func (w *world) noCommands(guild string) bool { return w.Removed[guild] && !w.CommandsAlone[guild] }

// InviteBot brings the bot back to a guild that it was removed from (GUILD_CREATE).
func (s *Server) InviteBot(guild string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.w.Removed[guild] {
		return errors.New("the bot was not removed from that guild")
	}
	delete(s.w.Removed, guild)
	delete(s.w.CommandsAlone, guild)
	if g, _ := s.w.guild(guild); !s.outages[guild] {
		s.dispatch(guild, "GUILD_CREATE", intentGuilds, s.fullGuild(g))
	}
	s.tellGuild()
	return nil
}

// SetOutage begins or ends an outage of a guild. While it lasts nobody can do anything there, and requests about it fail.
// The bot is told of its beginning (GUILD_DELETE with "unavailable") and of its end (GUILD_CREATE). It does not outlive a
// restart of the server.
func (s *Server) SetOutage(guild string, on bool) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case !s.w.isGuild(guild):
		return errUnknownGuild
	case s.outages[guild] == on:
		return nil
	case on:
		s.dispatch(guild, "GUILD_DELETE", intentGuilds, unavailable(guild))
		s.outages[guild] = true
	default:
		delete(s.outages, guild)
		if g, joined := s.w.guild(guild); joined {
			s.dispatch(guild, "GUILD_CREATE", intentGuilds, s.fullGuild(g))
		}
	}
	s.tellGuild()
	return nil
}

func unavailable(guild string) map[string]any {
	return map[string]any{"id": guild, "unavailable": true}
}

// reachable returns the error of a request about a guild that cannot be reached: the bot's own, or Discord's.
func (s *Server) reachable(guild string) error {
	switch {
	case s.w.Removed[guild]:
		return errMissingAccess
	case s.outages[guild]:
		return errOutage
	}
	return nil
}

// tellGuild tells all pages how the first guild and the bot in it are.
func (s *Server) tellGuild() {
	s.tellAll("guild", s.pageGuild())
	s.tellPeople()
}

package localdiscord

import "cmp"

// A Guild is one that the bot is in besides the first. The people, the roles and the commands are the same everywhere.
// The page shows the first one only.
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
	all := []Guild{{w.Guild, w.Name}}
	for _, g := range w.Guilds {
		all = append(all, *g)
	}
	return all
}

// guild finds a guild by ID, or returns false.
func (w *world) guild(id string) (Guild, bool) {
	for _, g := range w.guilds() {
		if g.ID == id {
			return g, true
		}
	}
	return Guild{}, false
}

// guildOf returns the ID of the guild that a channel belongs to.
func (w *world) guildOf(c *Channel) string { return cmp.Or(c.Guild, w.Guild) }

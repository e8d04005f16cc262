package localdiscord

import (
	"net/http"
	"slices"
	"strings"
)

// AddThread adds a public thread to a text channel.
func (s *Server) AddThread(channel, name string) (Channel, error) {
	return s.newThread(channel, name, false, nil)
}

// AddPrivateThread adds a thread that only these users see. The bot is no member until somebody mentions it there, or
// AddToThread adds it.
func (s *Server) AddPrivateThread(channel, name string, users ...string) (Channel, error) {
	return s.newThread(channel, name, true, users)
}

func (s *Server) newThread(channel, name string, private bool, users []string) (Channel, error) {
	name, err := channelName(name, true)
	if err != nil {
		return Channel{}, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	parent := s.w.channel(channel)
	if parent == nil || parent.kind() != channelText {
		return Channel{}, errUnknownChannel
	}
	for _, id := range users {
		if !s.w.isMember(s.w.guildOf(parent), id) {
			return Channel{}, errUnknownMember
		}
	}
	c := s.addChannel(name, channel)
	c.Guild, c.Private, c.Members, c.BotPermissions = parent.Guild, private, slices.Clone(users), parent.BotPermissions
	s.tellThread(c)
	return *c, nil
}

// tellThread tells everybody of a new thread.
func (s *Server) tellThread(c *Channel) {
	s.changed()
	s.tellChannels()
	if botSees(c) {
		thread := s.channelObject(c)
		thread["newly_created"] = true
		s.dispatch(s.w.guildOf(c), "THREAD_CREATE", intentGuilds, thread)
	}
}

// startThread has the bot open a public thread at a message. The thread has the message's ID.
func (s *Server) startThread(r *request) (int, any, error) {
	parent, m, err := s.messageFor(r, PermPublicThreads)
	if err != nil {
		return 0, nil, err
	}
	var asked struct {
		Name    string `json:"name"`
		Archive *int   `json:"auto_archive_duration"` // in minutes
	}
	if err := decode(r.body, &asked); err != nil {
		return 0, nil, err
	}
	asked.Name = strings.TrimSpace(asked.Name)
	var f form
	f.length("name", asked.Name, 1, 100)
	if asked.Archive != nil && !slices.Contains([]int{60, 1440, 4320, 10080}, *asked.Archive) {
		f.add("auto_archive_duration", "BASE_TYPE_CHOICES", "Value must be one of {60, 1440, 4320, 10080}.")
	}
	switch err := f.err(); {
	case err != nil:
		return 0, nil, err
	case parent.kind() != channelText:
		return 0, nil, errChannelType
	case s.w.channel(m.ID) != nil:
		return 0, nil, errThreadExists
	}
	c := s.insertChannel(&Channel{ID: m.ID, Guild: parent.Guild, Name: asked.Name, Parent: parent.ID, BotPermissions: parent.BotPermissions})
	s.tellThread(c)
	return http.StatusCreated, s.channelObject(c), nil
}

// privateThread finds a private thread.
func (s *Server) privateThread(id string) (*Channel, error) {
	c := s.w.channel(id)
	if c == nil || !c.Private {
		return nil, errUnknownChannel
	}
	return c, nil
}

// AddToThread adds a user, or the bot by its own ID, to a private thread.
func (s *Server) AddToThread(thread, user string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	c, err := s.privateThread(thread)
	switch {
	case err != nil:
		return err
	case user == s.w.App:
		s.letBotIn(c)
		return nil
	case !s.w.isMember(s.w.guildOf(c), user):
		return errUnknownMember
	}
	if !slices.Contains(c.Members, user) {
		c.Members = append(c.Members, user)
	}
	s.changed()
	s.tellChannels()
	return nil
}

// RemoveFromThread takes a user, or the bot by its own ID, out of a private thread.
func (s *Server) RemoveFromThread(thread, user string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	c, err := s.privateThread(thread)
	if err != nil {
		return err
	}
	if user == s.w.App && c.BotMember {
		c.BotMember = false
		s.dispatch(s.w.guildOf(c), "THREAD_MEMBERS_UPDATE", intentGuilds, map[string]any{
			"id": c.ID, "guild_id": s.w.guildOf(c), "member_count": len(c.Members), "removed_member_ids": []string{s.w.App},
		})
	}
	c.Members = without(c.Members, user)
	s.changed()
	s.tellChannels()
	return nil
}

// letBotIn makes the bot a member of a private thread.
func (s *Server) letBotIn(c *Channel) {
	if c.BotMember || s.w.Removed[s.w.guildOf(c)] {
		return
	}
	c.BotMember = true
	s.changed()
	s.tellChannels()
	if c.BotPermissions&PermViewChannel == 0 {
		return
	}
	guild := s.w.guildOf(c)
	member := map[string]any{"id": c.ID, "user_id": s.w.App, "join_timestamp": stamp(s.cfg.Now()), "flags": 0}
	thread := s.channelObject(c)
	thread["member"] = member
	s.dispatch(guild, "THREAD_CREATE", intentGuilds, thread)
	s.dispatch(guild, "THREAD_MEMBERS_UPDATE", intentGuilds, map[string]any{
		"id": c.ID, "guild_id": guild, "member_count": len(c.Members) + 1, "added_members": []any{member},
	})
}

// without is a list without a value; nil when nothing is left.
func without(list []string, value string) []string {
	var out []string
	for _, v := range list {
		if v != value {
			out = append(out, v)
		}
	}
	return out
}

// Archive closes a thread, or opens it again. A message opens one that is not locked.
func (s *Server) Archive(thread string, archived, locked bool) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := s.w.channel(thread)
	if c == nil || !c.isThread() {
		return errUnknownChannel
	}
	s.archive(c, archived, locked)
	return nil
}

func (s *Server) archive(c *Channel, archived, locked bool) {
	if c.Archived == archived && c.Locked == locked {
		return
	}
	c.Archived, c.Locked = archived, locked
	s.changed()
	s.tellChannels()
	if botSees(c) {
		s.dispatch(s.w.guildOf(c), "THREAD_UPDATE", intentGuilds, s.channelObject(c))
	}
}

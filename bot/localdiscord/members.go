package localdiscord

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"
)

// A membership is what a guild has noted about somebody. A bot is told of none of it as an event: that needs a
// privileged intent.
type membership struct {
	Nick  string    `json:",omitempty"`
	Gone  bool      `json:",omitempty"` // left, or was kicked
	Until time.Time `json:",omitzero"`  // the end of a timeout
}

const (
	maxNick    = 32                  // characters
	maxTimeout = 28 * 24 * time.Hour // of a member
)

// locales are the languages of Discord's client.
var locales = strings.Fields(`ar id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru
	uk he hi th zh-CN ja zh-TW ko`)

// membership is what a guild has noted about a user, to read.
func (w *world) membership(guild, user string) membership {
	if m := w.Members[guild][user]; m != nil {
		return *m
	}
	return membership{}
}

// isMember reports whether a user, or the bot, is in a guild.
func (w *world) isMember(guild, user string) bool {
	if user == w.App {
		return !w.Removed[guild]
	}
	return w.user(user) != nil && !w.membership(guild, user).Gone
}

// timedOut reports whether a member may only read for now.
func (s *Server) timedOut(guild, user string) bool {
	return s.cfg.Now().Before(s.w.membership(guild, user).Until)
}

// locale is the language of a user's client.
func (w *world) locale(user string) string { return cmp.Or(w.Locales[user], "en-US") }

// noteMember changes what a guild has noted about one of the people.
func (s *Server) noteMember(guild, user string, change func(*membership)) error {
	if u := s.w.user(user); u == nil || u.Bot {
		return errUnknownMember
	}
	if !s.w.isGuild(guild) {
		return errUnknownGuild
	}
	if s.w.Members == nil {
		s.w.Members = map[string]map[string]*membership{}
	}
	if s.w.Members[guild] == nil {
		s.w.Members[guild] = map[string]*membership{}
	}
	m := s.w.membership(guild, user)
	change(&m)
	s.w.Members[guild][user] = &m
	s.tellPeople()
	return nil
}

// tellPeople tells all pages who is there, and in what role.
func (s *Server) tellPeople() {
	s.changed()
	if !s.heard() {
		return
	}
	s.tellAll("roles", s.pageRoles())
	s.tellAll("users", s.pageUsers())
	for _, u := range s.w.people() {
		s.tell(u.ID, "channels", s.pageChannels(u))
		s.tell(u.ID, "commands", s.visibleCommands(*u, s.w.Guild))
	}
}

// SetNick gives a member another name in a guild; "" takes it away.
func (s *Server) SetNick(guild, user, nick string) error {
	nick = strings.TrimSpace(nick)
	if len([]rune(nick)) > maxNick {
		return fmt.Errorf("a nickname has up to %d characters", maxNick)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.w.isMember(guild, user) {
		return errUnknownMember
	}
	return s.noteMember(guild, user, func(m *membership) { m.Nick = nick })
}

// SetLocale sets the language of a user's client, one of Discord's such as "de" or "pt-BR".
func (s *Server) SetLocale(user, locale string) error {
	if !slices.Contains(locales, locale) {
		return fmt.Errorf("Discord has no language %q", locale)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if u := s.w.user(user); u == nil || u.Bot {
		return errUnknownMember
	}
	if s.w.Locales == nil {
		s.w.Locales = map[string]string{}
	}
	s.w.Locales[user] = locale
	s.tellPeople()
	return nil
}

// Leave takes a member out of a guild: they left or were kicked, which a bot cannot tell apart. Nickname and roles are
// lost. The owner cannot leave.
func (s *Server) Leave(guild, user string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case !s.w.isMember(guild, user) || user == s.w.App:
		return errUnknownMember
	case user == s.w.owner().ID:
		return errMissingPermissions
	}
	for _, r := range s.w.Roles {
		if guild == s.w.Guild {
			r.Members = without(r.Members, user)
		}
	}
	for _, c := range s.w.Channels {
		if s.w.guildOf(c) == guild {
			c.Members = without(c.Members, user)
		}
	}
	return s.noteMember(guild, user, func(m *membership) { m.Nick, m.Gone = "", true })
}

// Rejoin brings somebody back who left. A timeout that has not ended goes on.
func (s *Server) Rejoin(guild, user string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.w.isMember(guild, user) {
		return errors.New("they are there already")
	}
	return s.noteMember(guild, user, func(m *membership) { m.Gone = false })
}

// TimeOut has a member only read in a guild for some time, at most 28 days; 0 ends it. Who has every permission cannot
// be timed out.
func (s *Server) TimeOut(guild, user string, d time.Duration) error {
	if d < 0 || d > maxTimeout {
		return fmt.Errorf("a timeout lasts up to %v", maxTimeout)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	u := s.w.user(user)
	switch {
	case u == nil || !s.w.isMember(guild, user):
		return errUnknownMember
	case d > 0 && s.w.granted(*u)&PermAdministrator != 0:
		return errMissingPermissions
	}
	return s.noteMember(guild, user, func(m *membership) {
		m.Until = s.cfg.Now().Add(d)
		if d == 0 {
			m.Until = time.Time{}
		}
	})
}

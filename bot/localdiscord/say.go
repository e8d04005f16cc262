package localdiscord

import (
	"errors"
	"slices"
)

// present returns why a user can do nothing in a channel now, or nil.
func (s *Server) present(user string, c *Channel) error {
	guild := s.w.guildOf(c)
	switch {
	case s.outages[guild]:
		return errors.New("this server is not available now")
	case !s.w.isMember(guild, user):
		return errors.New("you are not in this server")
	case !s.seesChannel(user, c):
		return errUnknownChannel
	case s.timedOut(guild, user):
		return errors.New("you are timed out: you can only read here for now")
	}
	return nil
}

// Say posts an ordinary message of a user. It opens an archived thread, and in a private one it lets the bot in that it
// mentions.
func (s *Server) Say(user, channel, content string) (Message, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	u, c := s.w.user(user), s.w.channel(channel)
	if u == nil || c == nil {
		return Message{}, errUnknownChannel
	}
	if err := s.present(user, c); err != nil {
		return Message{}, err
	}
	if s.permissions(*u, c)&toWrite == 0 {
		return Message{}, errMissingPermissions
	}
	if c.Locked && s.permissions(*u, c)&PermManageThreads == 0 {
		return Message{}, errThreadArchived
	}
	d := draft{Content: optional[string]{true, content}}
	var f form
	d.check(&f, "")
	if err := f.err(); err != nil {
		return Message{}, err
	}
	m, err := s.compose(Message{ChannelID: c.ID, Author: *u}, &d, &request{}, false)
	if err != nil {
		return Message{}, err
	}
	s.archive(c, false, c.Locked)
	if c.Private && slices.ContainsFunc(m.Mentions, func(u User) bool { return u.ID == s.w.App }) {
		s.letBotIn(c)
	}
	s.insert(m)
	return *m, nil
}

package localdiscord

// DeleteMessage deletes a message as a user: their own, or with the permission to manage messages anybody's. The bot is
// told only with the intent for messages; otherwise it learns it from error 10008.
func (s *Server) DeleteMessage(user, message string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	u, m := s.w.user(user), s.w.find(message)
	if u == nil || m == nil || m.Ephemeral() || !s.sees(user, m) {
		return errUnknownMessage
	}
	c := s.w.channel(m.ChannelID)
	switch {
	case s.outages[s.w.guildOf(c)]:
		return errOutage
	case m.Author.ID != user && s.permissions(*u, c)&PermManageMessages == 0:
		return errMissingPermissions
	}
	s.remove(m)
	return nil
}

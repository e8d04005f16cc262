package localdiscord

import (
	"strconv"
	"time"
)

// PostButton puts a message with a button there in the bot's name, without the bot, as if it had been there for a day: an
// earlier version of the bot may have posted it, and who forges a press needs a button to press. Remove takes the message away
// again. Neither counts for the bot's limits.
func (s *Server) PostButton(channel, label, customID string) (message string, remove func(), err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.w.channel(channel) == nil {
		return "", nil, errUnknownChannel
	}
	now, _ := strconv.ParseInt(s.ids.next(), 10, 64)
	m := &Message{
		ID: strconv.FormatInt(now-(24*time.Hour).Milliseconds()<<22, 10), ChannelID: channel, Author: *s.w.bot(), Content: label,
		Mentions: []User{}, MentionRoles: []string{}, Attachments: []Attachment{}, Embeds: []Embed{},
		Components: number([]Component{{Type: typeRow, Components: []Component{{Type: typeButton, Style: 1, Label: label, CustomID: customID}}}}),
	}
	m.Timestamp = stamp(made(m.ID))
	s.insert(m)
	return m.ID, func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		if now := s.w.find(m.ID); now != nil {
			s.remove(now)
		}
	}, nil
}

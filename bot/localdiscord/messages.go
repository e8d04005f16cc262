package localdiscord

import (
	"net/http"
	"slices"
	"strconv"
	"time"
)

// nonceLife is how long the same enforced nonce stands for the same message.
const nonceLife = 5 * time.Minute

// channelFor returns the channel of a request, if the bot may do there what it needs to.
func (s *Server) channelFor(r *request, needs int64) (*Channel, error) {
	c := s.w.channel(r.PathValue("channel_id"))
	if c == nil {
		return nil, errUnknownChannel
	}
	if err := s.reachable(s.w.guildOf(c)); err != nil {
		return nil, err
	}
	return c, botMay(c, needs)
}

// messageFor is channelFor with the message of the request. The bot's token reaches no ephemeral message.
func (s *Server) messageFor(r *request, needs int64) (*Channel, *Message, error) {
	c, err := s.channelFor(r, needs)
	if err != nil {
		return nil, nil, err
	}
	m := s.w.message(c.ID, r.PathValue("message_id"))
	if m == nil || m.Ephemeral() {
		return nil, nil, errUnknownMessage
	}
	return c, m, nil
}

func (s *Server) listMessages(r *request) (int, any, error) {
	c, err := s.channelFor(r, PermReadHistory)
	if err != nil {
		return 0, nil, err
	}
	limit := 50
	if text := r.URL.Query().Get("limit"); text != "" {
		limit, err = strconv.Atoi(text)
		if err != nil || limit < 1 || limit > 100 {
			var f form
			f.add("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
			return 0, nil, f.err()
		}
	}
	before, after := r.URL.Query().Get("before"), r.URL.Query().Get("after")
	out := []*Message{}
	for _, m := range slices.Backward(s.w.Messages[c.ID]) {
		if m.Ephemeral() || before != "" && !older(m.ID, before) || after != "" && !older(after, m.ID) || len(out) == limit {
			continue
		}
		out = append(out, s.outward(m))
	}
	return http.StatusOK, out, nil
}

// older reports whether snowflake a was made before b.
func older(a, b string) bool { return len(a) < len(b) || len(a) == len(b) && a < b }

func (s *Server) getMessage(r *request) (int, any, error) {
	_, m, err := s.messageFor(r, PermReadHistory)
	if err != nil {
		return 0, nil, err
	}
	return http.StatusOK, s.outward(m), nil
}

// readMessage reads and checks the draft in a request with the bot's token.
func readMessage(r *request) (*draft, error) {
	var d draft
	if err := readDraft(r.body, &d); err != nil {
		return nil, err
	}
	var f form
	d.check(&f, "")
	return &d, f.err()
}

// mayShow checks the permissions that the parts of a message need.
func mayShow(c *Channel, d *draft, r *request) error {
	needs := int64(0)
	if len(d.Embeds.Value) > 0 {
		needs |= PermEmbedLinks
	}
	if len(r.files) > 0 {
		needs |= PermAttachFiles
	}
	return botMay(c, needs)
}

func (s *Server) postMessage(r *request) (int, any, error) {
	c, err := s.channelFor(r, PermSendMessages)
	if err != nil {
		return 0, nil, err
	}
	if c.Locked {
		return 0, nil, errThreadArchived
	}
	d, err := readMessage(r)
	if err != nil {
		return 0, nil, err
	}
	if err := mayShow(c, d, r); err != nil {
		return 0, nil, err
	}
	nonce, _ := d.Nonce.(string)
	if d.EnforceNonce && nonce != "" {
		if m := s.sentWith(nonce, c.ID); m != nil {
			return http.StatusOK, s.outward(m), nil
		}
	}
	m := Message{ChannelID: c.ID, Author: *s.w.bot(), Nonce: d.Nonce}
	if ref := d.Reference; ref != nil {
		if err := botMay(c, PermReadHistory); err != nil {
			return 0, nil, err
		}
		if to := s.w.message(c.ID, ref.MessageID); to == nil || to.Ephemeral() {
			if ref.FailIfNotExists == nil || *ref.FailIfNotExists {
				var f form
				f.add("message_reference", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
				return 0, nil, f.err()
			}
		} else {
			m.Type = 19
			m.MessageReference = &Reference{MessageID: to.ID, ChannelID: c.ID, GuildID: s.w.guildOf(c)}
		}
	}
	sent, err := s.compose(m, d, r, false)
	if err != nil {
		return 0, nil, err
	}
	s.archive(c, false, c.Locked)
	s.insert(sent)
	return http.StatusOK, s.outward(sent), nil
}

// sentWith is the message of a channel that has been sent lately with a nonce; nil if none has.
func (s *Server) sentWith(nonce, channel string) *Message {
	for _, m := range slices.Backward(s.w.Messages[channel]) {
		if s.cfg.Now().Sub(made(m.ID)) >= nonceLife {
			break
		}
		if m.Nonce == nonce {
			return m
		}
	}
	return nil
}

func (s *Server) patchMessage(r *request) (int, any, error) {
	_, old, err := s.messageFor(r, 0)
	if err != nil {
		return 0, nil, err
	}
	if old.Author.ID != s.w.App {
		return 0, nil, errOthersMessage
	}
	return s.editMessage(old, r, false)
}

// editMessage edits a message by the bot's token, or by that of an interaction, which needs no permissions.
func (s *Server) editMessage(old *Message, r *request, interaction bool) (int, any, error) {
	c := s.w.channel(old.ChannelID)
	if c.Archived {
		return 0, nil, errThreadArchived
	}
	d, err := readMessage(r)
	if err == nil && !interaction {
		err = mayShow(c, d, r)
	}
	if err != nil {
		return 0, nil, err
	}
	m, err := s.edit(old, d, r, interaction)
	if err != nil {
		return 0, nil, err
	}
	s.update(old, m)
	return http.StatusOK, s.outward(m), nil
}

func (s *Server) deleteMessage(r *request) (int, any, error) {
	c, m, err := s.messageFor(r, 0)
	if err != nil {
		return 0, nil, err
	}
	if m.Author.ID != s.w.App {
		if err := botMay(c, PermManageMessages); err != nil {
			return 0, nil, err
		}
	}
	s.remove(m)
	return http.StatusNoContent, nil, nil
}

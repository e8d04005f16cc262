package localdiscord

import "net/http"

// interactionFor returns the interaction whose token is in the path: an acknowledged one that is not too old.
func (s *Server) interactionFor(r *request) (*Interaction, error) {
	i := s.byToken(r.PathValue("webhook_token"))
	switch {
	case r.PathValue("webhook_id") != s.w.App:
		return nil, errUnknownWebhook
	case i == nil || s.cfg.Now().Sub(i.at) > tokenLife:
		return nil, errWebhookToken
	case !i.acknowledged:
		return nil, errUnknownWebhook
	}
	return i, nil
}

// responseFor returns the message in the path, if the token reaches it: the answer, its follow-ups, and the message
// with the component. Nobody else's token reaches an ephemeral message.
func (s *Server) responseFor(r *request) (*Interaction, *Message, error) {
	i, err := s.interactionFor(r)
	if err != nil {
		return nil, nil, err
	}
	id := r.PathValue("message_id")
	if id == "" {
		id = i.original
	}
	m := s.w.message(i.channel, id)
	if m == nil || !i.own[id] {
		return nil, nil, errUnknownMessage
	}
	return i, m, nil
}

func (s *Server) getResponse(r *request) (int, any, error) {
	_, m, err := s.responseFor(r)
	if err != nil {
		return 0, nil, err
	}
	return http.StatusOK, s.outward(m), nil
}

func (s *Server) patchResponse(r *request) (int, any, error) {
	_, old, err := s.responseFor(r)
	if err != nil {
		return 0, nil, err
	}
	return s.editMessage(old, r, true)
}

func (s *Server) deleteResponse(r *request) (int, any, error) {
	_, m, err := s.responseFor(r)
	if err != nil {
		return 0, nil, err
	}
	s.remove(m)
	return http.StatusNoContent, nil, nil
}

// followUp posts another message of an interaction. The first one after "thinking" takes the place of that, and stays
// as visible as that was.
func (s *Server) followUp(r *request) (int, any, error) {
	i, err := s.interactionFor(r)
	if err != nil {
		return 0, nil, err
	}
	if s.w.channel(i.channel) == nil {
		return 0, nil, errUnknownChannel
	}
	if s.w.channel(i.channel).Locked {
		return 0, nil, errThreadArchived
	}
	if m := s.w.message(i.channel, i.original); m != nil && m.Loading() {
		return s.editMessage(m, r, true)
	}
	d, err := readMessage(r)
	if err != nil {
		return 0, nil, err
	}
	m := s.response(i)
	m.Type, m.Interaction = 0, nil
	by := *i.by
	by.OriginalMessageID = i.original
	m.InteractionMetadata = &by
	if i.original != "" {
		m.Type = 19
		m.MessageReference = &Reference{MessageID: i.original, ChannelID: i.channel, GuildID: s.w.guildOf(s.w.channel(i.channel))}
	}
	m.Flags = d.Flags.Value & flagEphemeral
	if m.Flags != 0 {
		m.viewer = i.user
	}
	sent, err := s.compose(m, d, r, true)
	if err != nil {
		return 0, nil, err
	}
	i.own[sent.ID] = true
	s.insert(sent)
	return http.StatusOK, s.outward(sent), nil
}

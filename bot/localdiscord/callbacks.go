package localdiscord

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
)

// Callback types.
const (
	callbackMessage      = 4
	callbackThinking     = 5
	callbackDeferUpdate  = 6
	callbackUpdate       = 7
	callbackAutocomplete = 8
	callbackModal        = 9
)

// allowedCallbacks are the ways in which an interaction can be answered.
func (i *Interaction) allowedCallbacks() []int {
	switch {
	case i.Type == typeCommand:
		return []int{callbackMessage, callbackThinking, callbackModal}
	case i.Type == typeComponent:
		return []int{callbackMessage, callbackThinking, callbackDeferUpdate, callbackUpdate, callbackModal}
	case i.Type == typeAutocomplete:
		return []int{callbackAutocomplete}
	case i.source != "":
		return []int{callbackMessage, callbackThinking, callbackDeferUpdate, callbackUpdate}
	}
	return []int{callbackMessage, callbackThinking}
}

// callback is the bot's first answer to an interaction. An answer that is refused does not count: the bot may give
// another one while there is time.
func (s *Server) callback(r *request) (int, any, error) {
	i := s.byToken(r.PathValue("interaction_token"))
	if i == nil || i.ID != r.PathValue("interaction_id") || i.over || !i.acknowledged && s.cfg.Now().Sub(i.at) > answerTime {
		return 0, nil, errUnknownInteraction
	}
	if i.acknowledged {
		return 0, nil, errAcknowledged
	}
	if s.w.channel(i.channel) == nil {
		return 0, nil, errUnknownChannel
	}
	var body struct {
		Type optional[int]   `json:"type"`
		Data json.RawMessage `json:"data"`
	}
	if err := decode(r.body, &body); err != nil {
		return 0, nil, err
	}
	var f form
	if !body.Type.Set {
		f.add("type", "BASE_TYPE_REQUIRED", "This field is required")
		return 0, nil, f.err()
	}
	if allowed := i.allowedCallbacks(); !slices.Contains(allowed, body.Type.Value) {
		list := strings.Trim(strings.ReplaceAll(fmt.Sprint(allowed), " ", ", "), "[]")
		f.add("type", "BASE_TYPE_CHOICES", "Value must be one of {%s}.", list)
		return 0, nil, f.err()
	}
	if string(body.Data) == "null" {
		body.Data = nil
	}
	outcome, err := s.respond(i, body.Type.Value, body.Data, r)
	if err != nil {
		return 0, nil, err
	}
	outcome.Type = body.Type.Value
	s.acknowledge(i, outcome)
	if with := r.URL.Query().Get("with_response"); with != "true" && with != "1" {
		return http.StatusNoContent, nil, nil
	}
	return http.StatusOK, s.callbackResponse(i), nil
}

// respond carries out an answer of an allowed type.
func (s *Server) respond(i *Interaction, kind int, data json.RawMessage, r *request) (Outcome, error) {
	switch kind {
	case callbackMessage, callbackThinking:
		return s.respondMessage(i, kind, data, r)
	case callbackUpdate:
		return s.respondUpdate(i, data, r)
	case callbackDeferUpdate:
		i.original = i.source
		return Outcome{}, nil
	case callbackModal:
		return s.respondModal(i, data)
	default:
		return s.respondChoices(i, data)
	}
}

// readData reads and checks the message in a callback.
func readData(data json.RawMessage) (*draft, error) {
	var d draft
	if err := readDraft(data, &d); err != nil {
		return nil, err
	}
	var f form
	d.check(&f, "data.")
	return &d, f.err()
}

func (s *Server) respondMessage(i *Interaction, kind int, data json.RawMessage, r *request) (Outcome, error) {
	d, err := readData(data)
	if err != nil {
		return Outcome{}, err
	}
	m := s.response(i)
	m.Flags = d.Flags.Value & flagEphemeral
	if m.Flags != 0 {
		m.viewer = i.user
	}
	if kind == callbackThinking {
		m.Flags |= flagLoading
		m.ID = s.ids.next()
		m.Timestamp = stamp(made(m.ID))
		m.Mentions, m.MentionRoles = []User{}, []string{}
		m.Attachments, m.Embeds, m.Components = []Attachment{}, []Embed{}, []Component{}
	} else {
		sent, err := s.compose(m, d, r, true)
		if err != nil {
			return Outcome{}, inData(err)
		}
		m = *sent
	}
	i.original = m.ID
	i.own[m.ID] = true
	s.insert(&m)
	return Outcome{Message: &m}, nil
}

// inData moves the paths of an error to where the message lies in a callback.
func inData(err error) error {
	var refused *apiError
	if !errors.As(err, &refused) || refused.Errors == nil {
		return err
	}
	moved := *refused
	moved.Errors = map[string]any{"data": refused.Errors}
	return &moved
}

// response is an empty message that answers an interaction.
func (s *Server) response(i *Interaction) Message {
	m := Message{
		ChannelID: i.channel, Author: *s.w.bot(), ApplicationID: s.w.App, WebhookID: s.w.App, InteractionMetadata: i.by,
	}
	switch {
	case i.Type == typeCommand:
		m.Type = 20
		m.Interaction = &InteractedBy{ID: i.ID, Type: i.Type, Name: i.by.Name, User: i.by.User}
	case i.source != "":
		m.MessageReference = &Reference{MessageID: i.source, ChannelID: i.channel, GuildID: s.w.guildOf(s.w.channel(i.channel))}
	}
	return m
}

func (s *Server) respondUpdate(i *Interaction, data json.RawMessage, r *request) (Outcome, error) {
	d, err := readData(data)
	if err != nil {
		return Outcome{}, err
	}
	old := s.w.message(i.channel, i.source)
	if old == nil {
		return Outcome{}, errUnknownMessage
	}
	m := old
	if data != nil || len(r.files) > 0 {
		m, err = s.edit(old, d, r, true)
		if err != nil {
			return Outcome{}, inData(err)
		}
		s.update(old, m)
	}
	i.original = m.ID
	return Outcome{Message: m}, nil
}

func (s *Server) respondModal(i *Interaction, data json.RawMessage) (Outcome, error) {
	var m Modal
	var f form
	if data == nil {
		f.add("data", "BASE_TYPE_REQUIRED", "This field is required")
		return Outcome{}, f.err()
	}
	if err := decode(data, &m); err != nil {
		return Outcome{}, err
	}
	checkModal(&f, "data", m)
	if f.err() != nil {
		return Outcome{}, f.err()
	}
	if err := s.ownEmojis(m.Components); err != nil {
		return Outcome{}, inData(err)
	}
	m.Components = number(m.Components)
	i.modal = &m
	s.note(i.user, Frame{Type: "modal", Data: encode(m)})
	return Outcome{Modal: &m}, nil
}

func (s *Server) respondChoices(i *Interaction, data json.RawMessage) (Outcome, error) {
	var body struct {
		Choices optional[[]Choice] `json:"choices"`
	}
	if data != nil {
		if err := decode(data, &body); err != nil {
			return Outcome{}, err
		}
	}
	var f form
	if !body.Choices.Set {
		f.add("data.choices", "BASE_TYPE_REQUIRED", "This field is required")
	}
	f.count("data.choices", len(body.Choices.Value), 0, 25)
	for n, c := range body.Choices.Value {
		checkChoice(&f, fmt.Sprintf("data.choices.%d", n), c, i.choosing)
	}
	if err := f.err(); err != nil {
		return Outcome{}, err
	}
	s.note(i.user, Frame{Type: "choices", Data: encode(body.Choices.Value)})
	return Outcome{Choices: body.Choices.Value}, nil
}

// callbackResponse is what the bot is told about its answer when it asks with_response.
func (s *Server) callbackResponse(i *Interaction) any {
	about := map[string]any{"id": i.ID, "type": i.Type, "channel_id": i.channel, "guild_id": s.w.guildOf(s.w.channel(i.channel))}
	out := map[string]any{"interaction": about}
	if m := s.w.message(i.channel, i.original); m != nil {
		about["response_message_id"] = m.ID
		about["response_message_loading"] = m.Loading()
		about["response_message_ephemeral"] = m.Ephemeral()
		if t := i.outcome.Type; t == callbackMessage || t == callbackUpdate {
			out["resource"] = map[string]any{"type": t, "message": s.outward(m)}
		}
	}
	return out
}

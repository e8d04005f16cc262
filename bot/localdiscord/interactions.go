package localdiscord

import (
	"context"
	"crypto/rand"
	"maps"
	"strconv"
	"time"
)

// Interaction types.
const (
	typeCommand      = 2
	typeComponent    = 3
	typeAutocomplete = 4
	typeModalSubmit  = 5
)

const (
	answerTime = 3 * time.Second  // in which an interaction must be acknowledged
	tokenLife  = 15 * time.Minute // in which its token is good
)

// An Interaction is something that a user asked the bot for.
type Interaction struct {
	ID    string
	Token string
	Type  int

	user, channel string
	at            time.Time
	late          *time.Timer
	by            *InteractedBy
	choosing      int             // of an autocomplete: the type of the option
	source        string          // the message with the component, or ""
	original      string          // the message that the token calls @original, or ""
	own           map[string]bool // the messages that the token reaches
	modal         *Modal          // the form that answered it, until it is submitted
	acknowledged  bool
	over          bool // not answered in time

	done    chan struct{}
	outcome Outcome
}

// An Outcome is what became of an interaction in its first three seconds.
type Outcome struct {
	Type    int           // of the bot's first answer: 4 message, 5 thinking, 6 and 7 update, 8 choices, 9 modal; 0: none
	After   time.Duration // how long the bot took
	Failed  string        // what the user reads when there was no answer, or ""
	Message *Message      // the message that was made (4, 5) or updated (7)
	Choices []Choice      // (8)
	Modal   *Modal        // (9)
}

// Wait waits for the outcome.
func (i *Interaction) Wait(ctx context.Context) (Outcome, error) {
	select {
	case <-i.done:
		return i.outcome, nil
	case <-ctx.Done():
		return Outcome{}, ctx.Err()
	}
}

// interact makes an interaction and sends it to the bot. The caller has filled in what its type needs.
func (s *Server) interact(i *Interaction, data map[string]any) *Interaction {
	now := s.cfg.Now()
	i.ID, i.Token, i.at = s.ids.next(), rand.Text()+rand.Text(), now
	i.own, i.done = map[string]bool{}, make(chan struct{})
	user, guild := s.w.user(i.user), s.w.guildOf(s.w.channel(i.channel))
	i.by = &InteractedBy{ID: i.ID, Type: i.Type, User: *user, Owners: map[string]string{"0": guild}}
	i.by.Name = calledName(data)
	s.stats.Interactions++
	if s.stats.Interactions%256 == 0 {
		maps.DeleteFunc(s.interactions, func(_ string, old *Interaction) bool { return now.Sub(old.at) > 2*tokenLife })
	}
	s.interactions[i.Token] = i
	i.late = time.AfterFunc(answerTime, func() { s.giveUp(i) })

	payload := map[string]any{
		"id": i.ID, "application_id": s.w.App, "type": i.Type, "token": i.Token, "version": 1, "data": data,
		"guild_id": guild, "channel_id": i.channel, "locale": s.w.locale(i.user), "guild_locale": "en-US", "context": 0,
		"guild":   map[string]any{"id": guild, "locale": "en-US", "features": []string{}},
		"channel": s.partialChannel(s.w.channel(i.channel), *user), "member": s.interactingMember(*user, i.channel),
		"app_permissions":                strconv.FormatInt(s.w.channel(i.channel).BotPermissions, 10),
		"authorizing_integration_owners": map[string]string{"0": guild},
		"attachment_size_limit":          maxFile, "entitlements": []any{},
	}
	if m := s.w.message(i.channel, i.source); m != nil {
		payload["message"] = s.outward(m)
		i.own[m.ID] = true
		i.by.InteractedMessage = m.ID
	}
	s.dispatchInteraction(payload)
	return i
}

// calledName is the full name of a command, with its group and subcommand; "" where an interaction is none.
func calledName(data map[string]any) string {
	name, _ := data["name"].(string)
	options, _ := data["options"].([]CommandOption)
	for len(options) == 1 && (options[0].Type == optSubcommand || options[0].Type == optGroup) {
		name += " " + options[0].Name
		options = options[0].Options
	}
	return name
}

// giveUp tells the user that no answer came in time.
func (s *Server) giveUp(i *Interaction) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.abandon(i)
}

// abandon ends the waiting without an answer, if it has not ended yet.
func (s *Server) abandon(i *Interaction) {
	i.late.Stop()
	if i.acknowledged || i.over {
		return
	}
	i.over = true
	s.stats.Unanswered++
	i.outcome = Outcome{After: answerTime, Failed: "This interaction failed"}
	if i.Type == typeCommand || i.Type == typeAutocomplete {
		i.outcome.Failed = "The application did not respond"
	}
	s.note(i.user, Frame{Type: "interaction", Data: encode(i.outcome.Failed)})
	close(i.done)
}

// acknowledge ends the waiting with the bot's answer.
func (s *Server) acknowledge(i *Interaction, o Outcome) {
	i.acknowledged = true
	i.late.Stop()
	o.After = s.cfg.Now().Sub(i.at)
	if o.Message != nil {
		asAnswered := s.view(o.Message) // the message itself may be edited soon
		o.Message = &asAnswered
	}
	i.outcome = o
	close(i.done)
}

func (s *Server) byToken(token string) *Interaction { return s.interactions[token] }

// interactingMember is the member as an interaction describes it.
func (s *Server) interactingMember(u User, channel string) map[string]any {
	c := s.w.channel(channel)
	m := s.member(u, s.w.guildOf(c))
	m["permissions"] = strconv.FormatInt(s.permissions(u, c), 10)
	return m
}

// partialChannel is the channel as an interaction describes it.
func (s *Server) partialChannel(c *Channel, u User) map[string]any {
	m := s.channelObject(c)
	delete(m, "permission_overwrites")
	m["permissions"] = strconv.FormatInt(s.permissions(u, c), 10)
	m["app_permissions"] = strconv.FormatInt(c.BotPermissions, 10)
	return m
}

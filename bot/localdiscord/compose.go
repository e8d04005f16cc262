package localdiscord

import (
	"regexp"
	"slices"
	"strings"
	"time"
)

// A draft is the body that makes or edits a message.
type draft struct {
	Content         optional[string]          `json:"content"`
	Embeds          optional[[]Embed]         `json:"embeds"`
	Components      optional[[]Component]     `json:"components"`
	AllowedMentions optional[*mentionRules]   `json:"allowed_mentions"`
	Flags           optional[int]             `json:"flags"`
	Attachments     optional[[]attachmentRef] `json:"attachments"`
	TTS             optional[bool]            `json:"tts"`
	Nonce           any                       `json:"nonce"`
	EnforceNonce    bool                      `json:"enforce_nonce"`
	Reference       *Reference                `json:"message_reference"`
}

// mentionRules say what a message's mentions may notify.
type mentionRules struct {
	Parse []string `json:"parse"`
	Users []string `json:"users"`
	Roles []string `json:"roles"`
}

// compose makes a message from a draft. What the caller must set: who wrote it and where.
func (s *Server) compose(m Message, d *draft, r *request, interaction bool) (*Message, error) {
	m.ID = s.ids.next()
	m.Timestamp = stamp(made(m.ID))
	m.TTS = d.TTS.Value
	return s.fill(m, d, r, interaction, nil)
}

// edit makes the changed message from a draft; what the draft does not set stays.
func (s *Server) edit(old *Message, d *draft, r *request, interaction bool) (*Message, error) {
	m := *old
	if old.Loading() {
		m.Flags &^= flagLoading
	} else {
		now := stamp(s.cfg.Now())
		m.EditedTimestamp = &now
	}
	return s.fill(m, d, r, interaction, old)
}

func stamp(t time.Time) string { return t.UTC().Format("2006-01-02T15:04:05.000000+00:00") }

// fill puts a valid draft into a message. With old it is an edit.
func (s *Server) fill(m Message, d *draft, r *request, interaction bool, old *Message) (*Message, error) {
	if d.Content.Set {
		m.Content = strings.TrimSpace(d.Content.Value)
	}
	if d.Flags.Set {
		const free = flagSuppressEmbeds
		m.Flags = m.Flags&^free | d.Flags.Value&free
		if old == nil {
			m.Flags |= d.Flags.Value & flagSuppressNotifications
		}
	}
	if d.Components.Set {
		if err := s.ownEmojis(d.Components.Value); err != nil {
			return nil, err
		}
		m.Components = number(d.Components.Value)
	}
	var uploads []func() error
	var err error
	m.Attachments, uploads, err = s.attach(m, d, r, old != nil)
	if err != nil {
		return nil, err
	}
	if d.Embeds.Set {
		m.Embeds, err = s.illustrate(d.Embeds.Value, m.Attachments)
		if err != nil {
			return nil, err
		}
	}
	if m.Content == "" && len(m.Embeds) == 0 && len(m.Components) == 0 && len(m.Attachments) == 0 {
		return nil, errEmptyMessage
	}
	for _, keep := range uploads {
		if err := keep(); err != nil {
			return nil, err
		}
	}
	if d.Content.Set || old == nil {
		s.mention(&m, d.AllowedMentions.Value, interaction)
	}
	for _, list := range []any{&m.MentionRoles, &m.Attachments, &m.Embeds, &m.Components, &m.Mentions} {
		notNull(list)
	}
	return &m, nil
}

// notNull makes an empty list of none, for Discord sends no null there.
func notNull(list any) {
	switch l := list.(type) {
	case *[]string:
		*l = append([]string{}, *l...)
	case *[]Attachment:
		*l = append([]Attachment{}, *l...)
	case *[]Embed:
		*l = append([]Embed{}, *l...)
	case *[]Component:
		*l = append([]Component{}, *l...)
	case *[]User:
		*l = append([]User{}, *l...)
	}
}

// number gives components their IDs, and menus the bounds that they have by default.
func number(components []Component) []Component {
	id := 0
	var walk func([]Component) []Component
	walk = func(list []Component) []Component {
		list = slices.Clone(list)
		for i := range list {
			c := &list[i]
			id++
			if c.ID == 0 {
				c.ID = id
			}
			if c.Type == typeStringSelect || c.Type >= typeUserSelect && c.Type <= typeChannels {
				one := 1
				if c.MinValues == nil {
					c.MinValues = &one
				}
				if c.MaxValues == nil {
					c.MaxValues = &one
				}
			}
			c.Components = walk(c.Components)
			if c.Component != nil {
				c.Component = &walk([]Component{*c.Component})[0]
			}
		}
		return list
	}
	return walk(components)
}

var mentioned = regexp.MustCompile(`<@!?(\d+)>`)

// mention works out whom a message notifies. Without rules an ordinary message may notify all it names, and one that
// answers an interaction only users.
func (s *Server) mention(m *Message, rules *mentionRules, interaction bool) {
	if rules == nil {
		rules = &mentionRules{Parse: []string{"users", "roles", "everyone"}}
		if interaction {
			rules.Parse = []string{"users"}
		}
	}
	m.Mentions = nil
	for _, found := range mentioned.FindAllStringSubmatch(m.Content, -1) {
		u := s.w.user(found[1])
		if u == nil || slices.ContainsFunc(m.Mentions, func(x User) bool { return x.ID == u.ID }) {
			continue
		}
		if slices.Contains(rules.Parse, "users") || slices.Contains(rules.Users, u.ID) {
			m.Mentions = append(m.Mentions, *u)
		}
	}
	all := strings.Contains(m.Content, "@everyone") || strings.Contains(m.Content, "@here")
	author := s.w.user(m.Author.ID)
	m.MentionEveryone = all && slices.Contains(rules.Parse, "everyone") &&
		(interaction || s.permissions(*author, s.w.channel(m.ChannelID))&PermMentionAll != 0)
}

// insert adds a new message to its channel and shows it. The oldest ones are forgotten.
func (s *Server) insert(m *Message) {
	list := s.w.Messages[m.ChannelID]
	n, _ := place(list, m.ID, (*Message).id)
	list = slices.Insert(list, n, m)
	for len(list) > keep {
		s.dropFiles(list[0], nil)
		list = slices.Delete(list, 0, 1)
	}
	s.w.Messages[m.ChannelID] = list
	s.changed()
	s.showMessage(m)
	s.dispatchMessage("MESSAGE_CREATE", m)
}

// replace puts the edited message in the place of the old one.
func (s *Server) replace(old, edited *Message) {
	list := s.w.Messages[old.ChannelID]
	list[slices.Index(list, old)] = edited
	s.dropFiles(old, edited)
	s.changed()
}

// update replaces a message and shows it.
func (s *Server) update(old, edited *Message) {
	s.replace(old, edited)
	s.showMessage(edited)
	s.dispatchMessage("MESSAGE_UPDATE", edited)
}

// remove deletes a message.
func (s *Server) remove(m *Message) {
	s.w.Messages[m.ChannelID] = slices.DeleteFunc(s.w.Messages[m.ChannelID], func(x *Message) bool { return x == m })
	s.dropFiles(m, nil)
	s.changed()
	gone := deletion{m.ChannelID, m.ID}
	if m.Ephemeral() {
		s.tell(m.viewer, "delete", gone)
		return
	}
	s.tellThere(m.ChannelID, "delete", gone)
	s.dispatchDeletion(m)
}

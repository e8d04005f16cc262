package localdiscord

import (
	"errors"
	"fmt"
	"slices"
)

// A CommandOption is a value that a user gives to an option of a command, or with Options a subcommand.
type CommandOption struct {
	Name    string          `json:"name"`
	Type    int             `json:"type"`
	Value   any             `json:"value,omitempty"`
	Focused bool            `json:"focused,omitempty"`
	Options []CommandOption `json:"options,omitempty"`
}

// place finds the user and the channel of an interaction, if the user may begin one there.
func (s *Server) place(user, channel string) (*User, *Channel, error) {
	u, c := s.w.user(user), s.w.channel(channel)
	switch {
	case u == nil || u.Bot:
		return nil, nil, errors.New("there is no such user")
	case c == nil:
		return nil, nil, errUnknownChannel
	}
	if err := s.present(u.ID, c); err != nil {
		return nil, nil, err
	}
	if s.w.noCommands(s.w.guildOf(c)) {
		return nil, nil, errors.New("the bot is not in this guild")
	}
	if c.Archived {
		return nil, nil, errThreadArchived
	}
	return u, c, nil
}

// Command runs a slash command as a user. Errors: what Discord's own client would not send.
func (s *Server) Command(user, channel, name string, options []CommandOption) (*Interaction, error) {
	return s.command(user, channel, name, options, false)
}

// Autocomplete asks the bot for choices for the one option that is focused.
func (s *Server) Autocomplete(user, channel, name string, options []CommandOption) (*Interaction, error) {
	return s.command(user, channel, name, options, true)
}

func (s *Server) command(user, channel, name string, options []CommandOption, typing bool) (*Interaction, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	u, c, err := s.place(user, channel)
	if err != nil {
		return nil, err
	}
	commands := s.visibleCommands(*u, s.w.guildOf(c))
	n := slices.IndexFunc(commands, func(c *Command) bool { return c.Name == name && c.Type == chatInput })
	if n < 0 {
		return nil, fmt.Errorf("there is no command /%s for %s", name, u.Name())
	}
	command := commands[n]
	given := newGivenOptions(s, u, c, typing)
	options, err = given.check(command.Options, options)
	if err != nil {
		return nil, err
	}
	if typing && given.focused == 0 {
		return nil, errors.New("no option is being typed")
	}
	data := map[string]any{"id": command.ID, "name": command.Name, "type": command.Type}
	if len(options) > 0 {
		data["options"] = options
	}
	if len(given.resolved) > 0 {
		data["resolved"] = given.resolved
	}
	if command.GuildID != "" {
		data["guild_id"] = command.GuildID
	}
	i := &Interaction{Type: typeCommand, user: user, channel: channel}
	if typing {
		i.Type, i.choosing = typeAutocomplete, given.focused
	}
	return s.interact(i, data), nil
}

// CommandOn runs a command of the menu of a person, as a user.
func (s *Server) CommandOn(user, channel, name, target string) (*Interaction, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	u, c, err := s.place(user, channel)
	if err != nil {
		return nil, err
	}
	commands := s.visibleCommands(*u, s.w.guildOf(c))
	n := slices.IndexFunc(commands, func(c *Command) bool { return c.Name == name && c.Type == onPerson })
	if n < 0 {
		return nil, fmt.Errorf("there is no command %q on a person for %s", name, u.Name())
	}
	given := newGivenOptions(s, u, c, false)
	if _, err := given.value(Option{Name: "the person", Type: optUser}, target); err != nil {
		return nil, err
	}
	data := map[string]any{"id": commands[n].ID, "name": name, "type": onPerson, "target_id": target, "resolved": given.resolved}
	return s.interact(&Interaction{Type: typeCommand, user: user, channel: channel}, data), nil
}

// Press presses a button, or picks values in a menu, as a user. Errors: what Discord's own client would not send,
// because the message as it is now does not offer it.
func (s *Server) Press(user, message, customID string, values ...string) (*Interaction, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	m := s.w.find(message)
	if m == nil || !s.sees(user, m) {
		return nil, errUnknownMessage
	}
	u, place, err := s.place(user, m.ChannelID)
	if err != nil {
		return nil, err
	}
	c := component(m.Components, customID)
	switch {
	case c == nil:
		return nil, fmt.Errorf("the message has no component %q", customID)
	case c.Disabled:
		return nil, fmt.Errorf("%q is disabled", customID)
	case c.Type == typeButton && len(values) > 0:
		return nil, errors.New("a button takes no values")
	}
	data := map[string]any{"custom_id": customID, "component_type": c.Type, "id": c.ID}
	if c.Type != typeButton {
		if err := checkPicked(c, values); err != nil {
			return nil, err
		}
		data["values"] = append([]string{}, values...)
		if c.Type != typeStringSelect {
			data["resolved"], err = s.pickedEntities(c, u, place, values)
			if err != nil {
				return nil, err
			}
		}
	}
	return s.interact(&Interaction{Type: typeComponent, user: user, channel: m.ChannelID, source: m.ID}, data), nil
}

// component finds a control by its identifier.
func component(list []Component, customID string) *Component {
	for n := range list {
		c := &list[n]
		if c.CustomID == customID {
			return c
		}
		if found := component(c.Components, customID); found != nil {
			return found
		}
		if c.Component != nil && c.Component.CustomID == customID {
			return c.Component
		}
	}
	return nil
}

// checkPicked checks what was picked in a menu.
func checkPicked(c *Component, values []string) error {
	if len(values) < *c.MinValues || len(values) > *c.MaxValues {
		return fmt.Errorf("pick %d to %d", *c.MinValues, *c.MaxValues)
	}
	for n, v := range values {
		if slices.Contains(values[:n], v) {
			return fmt.Errorf("%q is picked twice", v)
		}
		if c.Type == typeStringSelect && !slices.ContainsFunc(c.Options, func(o SelectOption) bool { return o.Value == v }) {
			return fmt.Errorf("the menu has no entry %q", v)
		}
	}
	return nil
}

// pickedEntities checks the users, roles or channels that were picked in a menu as a command's options are checked, and
// describes them.
func (s *Server) pickedEntities(c *Component, u *User, place *Channel, values []string) (map[string]map[string]any, error) {
	given := newGivenOptions(s, u, place, false)
	for _, v := range values {
		o := Option{Name: "a picked entry", Type: optUser, ChannelTypes: c.ChannelTypes}
		switch {
		case c.Type == typeChannels:
			o.Type = optChannel
		case c.Type == typeRoleSelect, c.Type == typeMentionable && s.w.role(v) != nil:
			o.Type = optRole
		}
		if _, err := given.value(o, v); err != nil {
			return nil, err
		}
	}
	return given.resolved, nil
}

// SubmitModal sends the form that answered an interaction, filled in with values by custom_id. A menu's values are a
// list, a text's is a string.
func (s *Server) SubmitModal(user, interaction string, values map[string]any) (*Interaction, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var asked *Interaction
	for _, i := range s.interactions {
		if i.ID == interaction && i.user == user && i.modal != nil {
			asked = i
		}
	}
	if asked == nil {
		return nil, errors.New("there is no such form")
	}
	if _, _, err := s.place(user, asked.channel); err != nil {
		return nil, err
	}
	filled, err := fillModal(asked.modal.Components, values)
	if err != nil {
		return nil, err
	}
	data := map[string]any{"custom_id": asked.modal.CustomID, "components": filled}
	asked.modal = nil
	i := s.interact(&Interaction{Type: typeModalSubmit, user: user, channel: asked.channel, source: asked.source}, data)
	i.by.InteractedMessage, i.by.Triggering = "", asked.by
	return i, nil
}

// fillModal puts values into a form and checks them as Discord's client does.
func fillModal(form []Component, values map[string]any) ([]any, error) {
	var out []any
	for _, c := range form {
		switch c.Type {
		case typeRow:
			inner, err := fillInput(c.Components[0], values)
			if err != nil {
				return nil, err
			}
			out = append(out, map[string]any{"type": c.Type, "id": c.ID, "components": []any{inner}})
		case typeLabel:
			input := *c.Component
			input.Label = c.Label
			inner, err := fillInput(input, values)
			if err != nil {
				return nil, err
			}
			out = append(out, map[string]any{"type": c.Type, "id": c.ID, "component": inner})
		}
	}
	return out, nil
}

func fillInput(c Component, values map[string]any) (map[string]any, error) {
	required := c.Required == nil || *c.Required
	out := map[string]any{"type": c.Type, "id": c.ID, "custom_id": c.CustomID}
	if c.Type == typeStringSelect {
		picked := []string{}
		list, _ := values[c.CustomID].([]any)
		for _, v := range list {
			picked = append(picked, fmt.Sprint(v))
		}
		if len(picked) > 0 || required {
			if err := checkPicked(&c, picked); err != nil {
				return nil, fmt.Errorf("%s: %w", c.Label, err)
			}
		}
		out["values"] = picked
		return out, nil
	}
	text, given := values[c.CustomID].(string)
	if !given {
		text = c.Value
	}
	n := len([]rune(text))
	switch {
	case n == 0 && required:
		return nil, fmt.Errorf("%s: this field is required", c.Label)
	case n > 0 && c.MinLength != nil && n < *c.MinLength:
		return nil, fmt.Errorf("%s: at least %d characters", c.Label, *c.MinLength)
	case c.MaxLength != nil && n > *c.MaxLength, n > 4000:
		return nil, fmt.Errorf("%s: too long", c.Label)
	}
	out["value"] = text
	return out, nil
}

package localdiscord

import (
	"encoding/json"
	"net/http"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// Types of commands.
const (
	chatInput = 1 // slash commands
	onPerson  = 2 // those of the menu of a person
)

// A Command is an application command as Discord describes it.
type Command struct {
	ID                       string            `json:"id"`
	ApplicationID            string            `json:"application_id"`
	GuildID                  string            `json:"guild_id,omitempty"`
	Version                  string            `json:"version"`
	Type                     int               `json:"type"`
	Name                     string            `json:"name"`
	NameLocalizations        map[string]string `json:"name_localizations,omitempty"`
	Description              string            `json:"description"`
	DescriptionLocalizations map[string]string `json:"description_localizations,omitempty"`
	Options                  []Option          `json:"options,omitempty"`
	DefaultMemberPermissions *bitset           `json:"default_member_permissions"`
	DMPermission             *bool             `json:"dm_permission,omitempty"`
	Contexts                 []int             `json:"contexts,omitempty"`
	IntegrationTypes         []int             `json:"integration_types,omitempty"`
	NSFW                     bool              `json:"nsfw"`
}

// An Option is a parameter of a command, or a subcommand.
type Option struct {
	Type                     int               `json:"type"`
	Name                     string            `json:"name"`
	NameLocalizations        map[string]string `json:"name_localizations,omitempty"`
	Description              string            `json:"description"`
	DescriptionLocalizations map[string]string `json:"description_localizations,omitempty"`
	Required                 bool              `json:"required,omitempty"`
	Choices                  []OptionChoice    `json:"choices,omitempty"`
	Options                  []Option          `json:"options,omitempty"`
	ChannelTypes             []int             `json:"channel_types,omitempty"`
	MinValue                 *float64          `json:"min_value,omitempty"`
	MaxValue                 *float64          `json:"max_value,omitempty"`
	MinLength                *int              `json:"min_length,omitempty"`
	MaxLength                *int              `json:"max_length,omitempty"`
	Autocomplete             bool              `json:"autocomplete,omitempty"`
}

// An OptionChoice is one of the values that an option may have.
type OptionChoice struct {
	Choice
	NameLocalizations map[string]string `json:"name_localizations,omitempty"`
}

// A bitset is a number that is written as a string, and read as either.
type bitset int64

func (b *bitset) UnmarshalJSON(data []byte) error {
	n, err := strconv.ParseInt(strings.Trim(string(data), `"`), 10, 64)
	if err != nil {
		return &json.UnmarshalTypeError{Value: string(data), Type: reflect.TypeFor[int64](), Field: "default_member_permissions"}
	}
	*b = bitset(n)
	return nil
}

func (b bitset) MarshalText() ([]byte, error) { return strconv.AppendInt(nil, int64(b), 10), nil }

// visibleCommands are the commands that a user is offered: those of the guild and the global ones, without those that
// need permissions that the user has not. Where the bot is not, there are none.
func (s *Server) visibleCommands(u User, guild string) []*Command {
	out := []*Command{}
	if s.w.noCommands(guild) || !s.w.isMember(guild, u.ID) {
		return out
	}
	for _, scope := range []string{guild, ""} {
		for _, c := range s.w.Commands[scope] {
			switch need := c.DefaultMemberPermissions; {
			case need == nil || s.w.granted(u) == permAll:
			case *need == 0 || s.w.granted(u)&int64(*need) != int64(*need):
				continue
			}
			if scope == "" && c.Contexts != nil && !slices.Contains(c.Contexts, 0) {
				continue // not for guilds
			}
			out = append(out, c)
		}
	}
	return out
}

// scope returns where the commands of a request are kept.
func (s *Server) scope(r *request) (string, error) {
	guild := r.PathValue("guild_id")
	_, known := s.w.guild(guild)
	switch {
	case r.PathValue("application_id") != s.w.App:
		return "", errUnknownApplication
	case guild != "" && !known:
		return "", errMissingAccess
	}
	return guild, nil
}

func (s *Server) listCommands(r *request) (int, any, error) {
	scope, err := s.scope(r)
	if err != nil {
		return 0, nil, err
	}
	return http.StatusOK, append([]*Command{}, s.w.Commands[scope]...), nil
}

// putCommands replaces all commands. One of the same name and type keeps its ID.
func (s *Server) putCommands(r *request) (int, any, error) {
	scope, err := s.scope(r)
	if err != nil {
		return 0, nil, err
	}
	var list []*Command
	if err := decode(r.body, &list); err != nil {
		return 0, nil, err
	}
	if len(list) > 100 {
		return 0, nil, errTooManyCommands
	}
	var f form
	for n, c := range list {
		if c == nil {
			return 0, nil, errBadJSON
		}
		at := strconv.Itoa(n)
		c.check(&f, at+".", scope != "")
		if slices.ContainsFunc(list[:n], c.same) {
			f.add(at+".name", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
		}
	}
	if err := f.err(); err != nil {
		return 0, nil, err
	}
	for _, c := range list {
		s.adopt(c, scope)
	}
	s.setCommands(scope, list)
	return http.StatusOK, append([]*Command{}, list...), nil
}

// same reports whether two commands are the same one, perhaps with different contents.
func (c *Command) same(other *Command) bool { return c.Name == other.Name && c.Type == other.Type }

// adopt fills in what Discord decides about a command.
func (s *Server) adopt(c *Command, scope string) {
	c.ApplicationID, c.GuildID, c.Version = s.w.App, scope, s.ids.next()
	c.ID = c.Version
	if scope == "" && c.IntegrationTypes == nil {
		c.IntegrationTypes = []int{0}
	}
	for _, old := range s.w.Commands[scope] {
		if c.same(old) {
			c.ID = old.ID
			again := *old
			again.Version = c.Version
			if reflect.DeepEqual(&again, c) {
				c.Version = old.Version
			}
		}
	}
}

func (s *Server) setCommands(scope string, list []*Command) {
	s.w.Commands[scope] = list
	s.changed()
	for _, u := range s.w.people() {
		s.tell(u.ID, "commands", s.visibleCommands(*u, s.w.Guild))
	}
}

// read reads a command, and checks it.
func (c *Command) read(r *request, scope string) error {
	if err := decode(r.body, c); err != nil {
		return err
	}
	var f form
	c.check(&f, "", scope != "")
	return f.err()
}

func (s *Server) postCommand(r *request) (int, any, error) {
	scope, err := s.scope(r)
	if err != nil {
		return 0, nil, err
	}
	c := &Command{}
	if err := c.read(r, scope); err != nil {
		return 0, nil, err
	}
	s.adopt(c, scope)
	list := slices.Clone(s.w.Commands[scope])
	status := http.StatusOK
	if n := slices.IndexFunc(list, c.same); n >= 0 {
		list[n] = c
	} else {
		if len(list) >= 100 {
			return 0, nil, errTooManyCommands
		}
		list = append(list, c)
		status = http.StatusCreated
	}
	s.setCommands(scope, list)
	return status, c, nil
}

// commandFor returns the place of the command in the path.
func (s *Server) commandFor(r *request) (scope string, n int, err error) {
	scope, err = s.scope(r)
	if err != nil {
		return "", 0, err
	}
	n = slices.IndexFunc(s.w.Commands[scope], func(c *Command) bool { return c.ID == r.PathValue("command_id") })
	if n < 0 {
		return "", 0, errUnknownCommand
	}
	return scope, n, nil
}

func (s *Server) getCommand(r *request) (int, any, error) {
	scope, n, err := s.commandFor(r)
	if err != nil {
		return 0, nil, err
	}
	return http.StatusOK, s.w.Commands[scope][n], nil
}

func (s *Server) patchCommand(r *request) (int, any, error) {
	scope, n, err := s.commandFor(r)
	if err != nil {
		return 0, nil, err
	}
	// What the body leaves out stays: the old command is the start, copied through JSON so that nothing is shared.
	old := s.w.Commands[scope][n]
	c := &Command{}
	if err := decode(encode(old), c); err != nil {
		return 0, nil, err
	}
	if err := c.read(r, scope); err != nil {
		return 0, nil, err
	}
	c.ID, c.ApplicationID, c.GuildID, c.Version = old.ID, old.ApplicationID, old.GuildID, s.ids.next()
	list := slices.Clone(s.w.Commands[scope])
	list[n] = c
	s.setCommands(scope, list)
	return http.StatusOK, c, nil
}

func (s *Server) deleteCommand(r *request) (int, any, error) {
	scope, n, err := s.commandFor(r)
	if err != nil {
		return 0, nil, err
	}
	s.setCommands(scope, slices.Delete(slices.Clone(s.w.Commands[scope]), n, n+1))
	return http.StatusNoContent, nil, nil
}

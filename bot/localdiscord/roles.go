package localdiscord

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

const everyone = "@everyone" // the name of the role that everybody has

// A Role is one that an admin has made in the guild.
type Role struct {
	ID          string
	Name        string
	Permissions int64    `json:",omitempty"` // beyond what everybody has
	Members     []string // IDs of the users who have it
}

// AddRole makes a role without permissions and gives it to users.
func (s *Server) AddRole(name string, users ...string) Role {
	s.mu.Lock()
	defer s.mu.Unlock()
	r := &Role{ID: s.ids.next(), Name: name, Members: slices.Clone(users)}
	s.w.Roles = append(s.w.Roles, r)
	s.tellPeople()
	s.dispatchRole("GUILD_ROLE_CREATE", r)
	return *r
}

// dispatchRole tells the bot of a role, which a guild has like all others.
func (s *Server) dispatchRole(event string, r *Role) {
	for _, g := range s.w.guilds() {
		s.dispatch(g.ID, event, intentGuilds, map[string]any{"guild_id": g.ID, "role": s.w.role(r.ID)})
	}
}

func (w *world) findRole(id string) *Role {
	for _, r := range w.Roles {
		if r.ID == id {
			return r
		}
	}
	return nil
}

func roleName(name string) (string, error) {
	name = strings.TrimSpace(name)
	if name == "" || len([]rune(name)) > 100 {
		return "", fmt.Errorf("a role's name has 1 to 100 characters")
	}
	return name, nil
}

// SetRole renames a role and sets what it allows beyond what everybody may; see the Perm constants.
func (s *Server) SetRole(role, name string, permissions int64) error {
	name, err := roleName(name)
	if err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	r := s.w.findRole(role)
	if r == nil {
		return errUnknownRole
	}
	r.Name, r.Permissions = name, permissions
	s.tellPeople()
	s.dispatchRole("GUILD_ROLE_UPDATE", r)
	return nil
}

// GiveRole gives a role to a user, or takes it away. A bot is not told.
func (s *Server) GiveRole(role, user string, on bool) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	r, u := s.w.findRole(role), s.w.user(user)
	switch {
	case r == nil:
		return errUnknownRole
	case u == nil || u.Bot || !s.w.isMember(s.w.Guild, user):
		return errUnknownMember
	}
	r.Members = without(r.Members, user)
	if on {
		r.Members = append(r.Members, user)
	}
	s.tellPeople()
	return nil
}

// DeleteRole deletes a role; who had it has it no more.
func (s *Server) DeleteRole(role string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	r := s.w.findRole(role)
	if r == nil {
		return errUnknownRole
	}
	s.w.Roles = slices.DeleteFunc(s.w.Roles, func(x *Role) bool { return x == r })
	s.tellPeople()
	for _, g := range s.w.guilds() {
		s.dispatch(g.ID, "GUILD_ROLE_DELETE", intentGuilds, map[string]any{"guild_id": g.ID, "role_id": r.ID})
	}
	return nil
}

// rolesOf are the IDs of the roles that a user has, without the one that everybody has.
func (w *world) rolesOf(user string) []string {
	ids := []string{}
	for _, r := range w.Roles {
		if slices.Contains(r.Members, user) {
			ids = append(ids, r.ID)
		}
	}
	return ids
}

// role describes a role, or nil where there is none with the ID. The guild's own ID is that of everybody's.
func (w *world) role(id string) any {
	if id == w.Guild {
		return roleObject(id, everyone, everybody, 0)
	}
	for n, r := range w.Roles {
		if r.ID == id {
			return roleObject(r.ID, r.Name, r.Permissions, n+1)
		}
	}
	return nil
}

func roleObject(id, name string, permissions int64, position int) map[string]any {
	return map[string]any{
		"id": id, "name": name, "description": nil, "permissions": strconv.FormatInt(permissions, 10), "position": position,
		"color": 0, "colors": map[string]any{"primary_color": 0, "secondary_color": nil, "tertiary_color": nil},
		"hoist": false, "managed": false, "mentionable": false, "icon": nil, "unicode_emoji": nil, "flags": 0,
	}
}

// roleObjects describes all roles of a guild.
func (w *world) roleObjects(guild string) []any {
	all := []any{roleObject(guild, everyone, everybody, 0)}
	for _, r := range w.Roles {
		all = append(all, w.role(r.ID))
	}
	return all
}

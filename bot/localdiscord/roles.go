package localdiscord

import (
	"slices"
	"strconv"
)

const everyone = "@everyone" // the name of the role that everybody has

// A Role is one that an admin has made in the guild. It gives no permissions.
type Role struct {
	ID      string
	Name    string
	Members []string // IDs of the users who have it
}

// AddRole makes a role and gives it to users.
func (s *Server) AddRole(name string, users ...string) Role {
	s.mu.Lock()
	defer s.mu.Unlock()
	r := &Role{ID: s.ids.next(), Name: name, Members: slices.Clone(users)}
	s.w.Roles = append(s.w.Roles, r)
	s.tellAll("roles", s.pageRoles())
	s.changed()
	return *r
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
			return roleObject(r.ID, r.Name, 0, n+1)
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

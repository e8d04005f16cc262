package localdiscord

import "slices"

// What a page shows of the guild: all of it when it opens, and each part again when it changes.

func (s *Server) pageHello(me *User) map[string]any {
	return map[string]any{
		"me": s.pageUser(*me), "users": s.pageUsers(), "guild": s.pageGuild(),
		"bot":      map[string]string{"id": s.w.App, "name": s.w.bot().Name()},
		"channels": s.pageChannels(me), "commands": s.visibleCommands(*me, s.w.Guild), "roles": s.pageRoles(),
		"permissions": permissionNames, "locales": locales,
	}
}

// permissionNames are the permissions that the page can set, in its order; For says where each of them matters.
var permissionNames = []struct {
	Bit  int64  `json:"bit"`
	Name string `json:"name"`
	For  string `json:"for"` // "role", "bot" or "both"
}{
	{PermAdministrator, "Administrator", "role"},
	{PermManageGuild, "Manage Server", "role"},
	{PermViewChannel, "View Channel", "bot"},
	{PermSendMessages, "Send Messages", "bot"},
	{PermThreadMessages, "Send Messages in Threads", "bot"},
	{PermPublicThreads, "Create Public Threads", "bot"},
	{PermEmbedLinks, "Embed Links", "bot"},
	{PermAttachFiles, "Attach Files", "bot"},
	{PermReadHistory, "Read Message History", "bot"},
	{PermConnect, "Connect", "bot"},
	{PermManageMessages, "Manage Messages", "both"},
	{PermManageThreads, "Manage Threads", "both"},
}

func (s *Server) pageGuild() map[string]any {
	return map[string]any{"id": s.w.Guild, "name": s.w.Name, "bot": !s.w.Removed[s.w.Guild], "outage": s.outages[s.w.Guild]}
}

func (s *Server) pageUser(u User) map[string]any {
	n := slices.IndexFunc(s.w.Users, func(x *User) bool { return x.ID == u.ID })
	out := map[string]any{
		"id": u.ID, "name": u.Name(), "color": colors[n%len(colors)], "admin": s.w.granted(u) == permAll,
		"owner": u.ID == s.w.owner().ID, "moderator": s.w.granted(u)&PermManageMessages != 0,
		"roles": s.w.rolesOf(u.ID), "locale": s.w.locale(u.ID), "gone": !s.w.isMember(s.w.Guild, u.ID),
	}
	noted := s.w.membership(s.w.Guild, u.ID)
	if noted.Nick != "" {
		out["nick"] = noted.Nick
	}
	if s.timedOut(s.w.Guild, u.ID) {
		out["until"] = noted.Until.UnixMilli()
	}
	return out
}

func (s *Server) pageUsers() []any {
	out := []any{}
	for _, u := range s.w.people() {
		out = append(out, s.pageUser(*u))
	}
	return out
}

func (s *Server) pageRoles() []any {
	out := []any{map[string]any{"id": s.w.Guild, "name": everyone}}
	for _, r := range s.w.Roles {
		out = append(out, map[string]any{"id": r.ID, "name": "@" + r.Name, "permissions": r.Permissions})
	}
	return out
}

// pageChannels are the channels that a user sees, each thread after its channel.
func (s *Server) pageChannels(u *User) []any {
	out := []any{}
	below := func(parent string) []*Channel {
		var list []*Channel
		for _, c := range s.w.Channels {
			if c.Parent == parent && s.w.guildOf(c) == s.w.Guild {
				list = append(list, c)
			}
		}
		return list
	}
	for _, top := range below("") {
		for _, c := range append([]*Channel{top}, below(top.ID)...) {
			if !s.seesChannel(u.ID, c) {
				continue
			}
			out = append(out, map[string]any{
				"id": c.ID, "name": c.Name, "parent": c.Parent, "type": c.kind(), "archived": c.Archived, "locked": c.Locked,
				"members": append([]string{}, c.Members...), "bot": c.BotMember, "bot_permissions": c.BotPermissions, "read_only": c.ReadOnly,
				"messages": s.messages(u.ID, c.ID),
			})
		}
	}
	return out
}

// pageEmojis are the application's emojis, with who has uploaded each.
func (s *Server) pageEmojis() []any {
	s.mu.Lock()
	defer s.mu.Unlock()
	out := []any{}
	for _, e := range s.w.Emojis {
		out = append(out, map[string]string{"id": e.ID, "name": e.Name, "by": e.By})
	}
	return out
}

package localdiscord

import "slices"

// Permission bits that matter here.
const (
	PermAdministrator  = 1 << 3
	PermManageGuild    = 1 << 5
	PermViewChannel    = 1 << 10
	PermSendMessages   = 1 << 11
	PermManageMessages = 1 << 13
	PermEmbedLinks     = 1 << 14
	PermAttachFiles    = 1 << 15
	PermReadHistory    = 1 << 16
	PermMentionAll     = 1 << 17
	PermExternalEmojis = 1 << 18
	PermConnect        = 1 << 20
	PermUseCommands    = 1 << 31
	PermManageThreads  = 1 << 34
	PermPublicThreads  = 1 << 35
	PermThreadMessages = 1 << 38

	permAll = 1<<53 - 1
	// everybody is what members have in every channel: to see, read, write, embed, attach, connect, use commands and open threads.
	everybody = 1<<6 | PermViewChannel | PermSendMessages | PermEmbedLinks | PermAttachFiles | PermReadHistory |
		PermExternalEmojis | PermConnect | PermUseCommands | PermPublicThreads | PermThreadMessages
)

// granted is what a user may do by their roles.
func (w *world) granted(u User) int64 {
	bits := int64(everybody)
	for _, r := range w.Roles {
		if slices.Contains(r.Members, u.ID) {
			bits |= r.Permissions
		}
	}
	if w.Admins[u.ID] || bits&PermAdministrator != 0 {
		return permAll
	}
	return bits
}

// permissions of a user in a channel.
func (s *Server) permissions(u User, c *Channel) int64 {
	if u.Bot {
		return c.BotPermissions
	}
	bits := s.w.granted(u)
	if bits == permAll {
		return bits
	}
	if c.ReadOnly || c.isThread() && s.w.channel(c.Parent).ReadOnly {
		bits &^= toWrite
	}
	if s.timedOut(s.w.guildOf(c), u.ID) {
		bits &= PermViewChannel | PermReadHistory
	}
	return bits
}

// toWrite is what a channel where people only read takes from them.
const toWrite = PermSendMessages | PermThreadMessages | PermPublicThreads

// seesChannel reports whether a user sees a channel.
func (s *Server) seesChannel(user string, c *Channel) bool {
	u := s.w.user(user)
	return u != nil && c != nil && s.w.isMember(s.w.guildOf(c), user) &&
		(!c.Private || slices.Contains(c.Members, user) || s.w.granted(*u)&PermManageThreads != 0)
}

// botSees reports whether the bot sees a channel: it is told of what happens there, and reaches it with its token.
func botSees(c *Channel) bool {
	return c.BotPermissions&PermViewChannel != 0 && (!c.Private || c.BotMember || c.BotPermissions&PermManageThreads != 0)
}

// botMay returns Discord's error when the bot's own permissions do not allow what it asks for with its token. In a voice
// channel nothing can be done with messages without CONNECT.
func botMay(c *Channel, needs int64) error {
	if !botSees(c) || c.Voice && c.BotPermissions&PermConnect == 0 {
		return errMissingAccess
	}
	if c.isThread() && needs&PermSendMessages != 0 {
		needs = needs&^PermSendMessages | PermThreadMessages
	}
	if c.BotPermissions&needs != needs {
		return errMissingPermissions
	}
	return nil
}

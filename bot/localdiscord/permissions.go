package localdiscord

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
	PermUseCommands    = 1 << 31
	PermThreadMessages = 1 << 38

	permAll = 1<<53 - 1
	// everybody is what members have in every channel: to see, read, write, embed, attach and use commands.
	everybody = 1<<6 | PermViewChannel | PermSendMessages | PermEmbedLinks | PermAttachFiles | PermReadHistory |
		PermExternalEmojis | PermUseCommands | 1<<35 | PermThreadMessages
)

// permissions of a user in a channel.
func (w *world) permissions(u User, c *Channel) int64 {
	switch {
	case u.Bot:
		return c.BotPermissions
	case w.Admins[u.ID]:
		return permAll
	}
	return everybody
}

// botMay returns Discord's error when the bot's own permissions do not allow what it asks for with its token.
func botMay(c *Channel, needs int64) error {
	if c.BotPermissions&PermViewChannel == 0 {
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

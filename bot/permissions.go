package bot

import (
	"strings"

	"ruckus/bot/discord"
)

// invitePermissions are what the bot asks for when it is invited.
const invitePermissions = discord.ViewChannel | discord.SendMessages | discord.EmbedLinks | discord.AttachFiles | discord.SendMessagesInThreads

// missing names what the bot may not do in a channel and must, in Discord's words.
func missing(have uint64, channelType int) []string {
	if have&discord.Administrator != 0 {
		return nil
	}
	send, sendName := discord.SendMessages, "Send Messages"
	if discord.IsThread(channelType) {
		send, sendName = discord.SendMessagesInThreads, "Send Messages in Threads"
	}
	var names []string
	for _, p := range []struct {
		bit  uint64
		name string
	}{{discord.ViewChannel, "View Channel"}, {send, sendName}, {discord.EmbedLinks, "Embed Links"}} {
		if have&p.bit == 0 {
			names = append(names, "**"+p.name+"**")
		}
	}
	return names
}

// missingSentence asks for the permissions that are missing; "" if none is.
func missingSentence(have uint64, channelType int) string {
	names := missing(have, channelType)
	if len(names) == 0 {
		return ""
	}
	return "I may not play in this channel yet: please ask somebody who manages it to give me " + list(names) + ", then try again."
}

// list writes names as people do: "a, b and c".
func list(names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:len(names)-1], ", ") + " and " + names[len(names)-1]
}

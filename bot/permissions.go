package bot

import "strings"

// Permissions, as bits of Discord's sets.
const (
	viewChannel           uint64 = 1 << 10
	sendMessages          uint64 = 1 << 11
	manageGuild           uint64 = 1 << 5
	administrator         uint64 = 1 << 3
	embedLinks            uint64 = 1 << 14
	attachFiles           uint64 = 1 << 15
	sendMessagesInThreads uint64 = 1 << 38
)

// invitePermissions are what the bot asks for when it is invited.
const invitePermissions = viewChannel | sendMessages | embedLinks | attachFiles | sendMessagesInThreads

// Types of channels that are threads.
const (
	announcementThread = 10
	publicThread       = 11
	privateThread      = 12
)

func isThread(channelType int) bool {
	return channelType == announcementThread || channelType == publicThread || channelType == privateThread
}

// missing names what the bot may not do in a channel and must, in Discord's words.
func missing(have uint64, channelType int) []string {
	if have&administrator != 0 {
		return nil
	}
	send, sendName := sendMessages, "Send Messages"
	if isThread(channelType) {
		send, sendName = sendMessagesInThreads, "Send Messages in Threads"
	}
	var names []string
	for _, p := range []struct {
		bit  uint64
		name string
	}{{viewChannel, "View Channel"}, {send, sendName}, {embedLinks, "Embed Links"}} {
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

package bot

import (
	"context"
	"fmt"

	"ruckus/bot/internal/discord"
	"ruckus/render/screen"
)

// errManagers refuses somebody who may use the command, because an admin allowed it, but does not manage the guild.
var errManagers = refuse("no.manager")

// invitePermissions are what the bot asks for when it is invited.
const invitePermissions = discord.ViewChannel | discord.SendMessages | discord.EmbedLinks | discord.AttachFiles | discord.Connect | discord.SendMessagesInThreads

// inviteURL is the page on which an application's bot is invited to a guild, with the permissions that it needs there.
func inviteURL(app string) string {
	return fmt.Sprintf("https://discord.com/oauth2/authorize?client_id=%s&scope=bot+applications.commands&permissions=%d", app, invitePermissions)
}

// partial are the permissions without which the bot works, but not everywhere or not fully.
var partial = []struct {
	bit   uint64
	lacks string // the key of what the doctor says
}{
	{discord.SendMessagesInThreads, "doctor.in.threads"},
	{discord.Connect, "doctor.in.connect"},
	{discord.AttachFiles, "doctor.in.files"},
}

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
	need := func(bit uint64, name string) {
		if have&bit == 0 {
			names = append(names, name)
		}
	}
	need(discord.ViewChannel, "View Channel")
	need(send, sendName)
	need(discord.EmbedLinks, "Embed Links")
	if discord.IsVoice(channelType) {
		need(discord.Connect, "Connect")
	}
	return names
}

// missingSentence asks for the permissions that are missing; "" if none is.
func missingSentence(have uint64, channelType int) string {
	names := missing(have, channelType)
	if len(names) == 0 {
		return ""
	}
	return say("lacks", "permissions", bold(names))
}

// mayPlayHere reports whether a game may begin where the user presses; if not, it says what the bot lacks.
func (a *answer) mayPlayHere(ctx context.Context) bool {
	if !a.mayBegin(ctx) {
		return false
	}
	s := a.lacks()
	if s != "" {
		a.say(ctx, s)
	}
	return s == ""
}

// lacks says what the bot lacks to play where the user presses; "" for nothing. Where it is no member nobody can give it permissions.
func (a *answer) lacks() string {
	if !a.b.away.here(a.i.GuildID) {
		return say("lacks.server", "invite", inviteURL(a.i.ApplicationID))
	}
	return missingSentence(a.i.AppPermissions, a.i.Channel.Type)
}

// noThreads asks for the permissions that are missing to play in a thread of the channel; "" if none is. Create Public
// Threads is needed for nothing else.
func noThreads(have uint64) string {
	names := needsForThreads(have)
	if names == nil {
		return ""
	}
	return say("lacks.threads", "permissions", bold(names))
}

// openThreads is Discord's name of what else threads need besides messages in them.
const openThreads = "Create Public Threads"

// needsForThreads names the permissions that are missing to open threads and play there; nil for none.
func needsForThreads(have uint64) (names []string) {
	switch {
	case have&discord.Administrator != 0:
		return nil
	case have&discord.CreatePublicThreads == 0:
		names = append(names, openThreads)
	}
	if have&discord.SendMessagesInThreads == 0 {
		names = append(names, "Send Messages in Threads")
	}
	return names
}

// list lists permissions for a log or a terminal.
func list(names []string) string { return screen.List(names, say("and")) }

// bold lists permissions in a message.
func bold(names []string) string {
	marked := make([]string, len(names))
	for i, name := range names {
		marked[i] = "**" + name + "**"
	}
	return list(marked)
}

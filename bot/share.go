package bot

import (
	"context"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/problem"
)

const errMayNotPost = problem.Refusal("you may not send messages in this channel, so nothing was posted")

// mayShare reports whether something can be posted for everybody where the user presses; if not, it says why. Discord asks for
// no permission of theirs when the bot answers, so who may only read there must not be able to write by the bot.
func (b *Bot) mayShare(ctx context.Context, a *answer) bool {
	if !mayWrite(a.i) {
		a.refuse(ctx, errMayNotPost)
		return false
	}
	return a.mayPlayHere(ctx)
}

// mayWrite reports whether the user may send messages where they press.
func mayWrite(i *interaction) bool {
	need := discord.SendMessages
	if discord.IsThread(i.Channel.Type) {
		need = discord.SendMessagesInThreads
	}
	return i.Member.Permissions&(need|discord.Administrator) != 0
}

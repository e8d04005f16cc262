package bot

// tooLate drops an interaction that Discord no longer waits for. Discord has told the user that it failed, so it must not
// count. If they have a hand open, it says so; an earlier press gives the right to edit it.
func (b *Bot) tooLate(i *interaction) {
	b.log.Info("press dropped: it reached the bot too late to answer", "interaction", i.ID, "guild", i.GuildID, "user", i.user().ID)
	b.metrics.interactions.WithLabelValues(kindOf(i), outcomeLate).Inc()
	ref, ok := i.pressedTable()
	if !ok || !i.OnEphemeral() {
		return
	}
	if h, open := b.pages.Find(handKey(ref, i.user().ID)).(*hand); open {
		h.say(say("no.late"))
	}
}

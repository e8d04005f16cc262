package bot

// tooLate refuses what Discord has waited for too long: it has told the user that it failed, and what has failed must not
// count all the same. Their hand is shown anew and says so, by the right that an earlier press gave.
func (b *Bot) tooLate(i *interaction) {
	b.log.Info("an interaction came too late to be answered", "interaction", i.ID, "guild", i.GuildID)
	b.metrics.interactions.WithLabelValues(kindOf(i), outcomeLate).Inc()
	id, err := parseCustomID(i.Data.CustomID)
	if err != nil || id.Table == noTable || !i.OnEphemeral() {
		return
	}
	if h, open := b.pages.Find(handKey(i.ref(id.Table), i.user().ID)).(*hand); open {
		h.say("Your last press reached me too late, so it does not count: Discord had given up on it. Press again.")
	}
}

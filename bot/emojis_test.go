package bot

import (
	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/render"
	rendered "ruckus/render/all"
)

// withPictures has the cards of a game be pictures. They are up when the bot starts the next time, as if the last one had
// put them up.
func withPictures(kind string) func(*evening) {
	return func(e *evening) {
		e.pictures = kind
		for _, m := range e.looks()[kind].Marks {
			_, err := e.discord.AddEmoji("", m.FullName(), m.Draw())
			require.NoError(e.t, err)
		}
	}
}

// looks are the looks of the games. Only one game has marks, so that a test need not wait for those of all.
func (e *evening) looks() map[string]render.Look {
	all := rendered.Looks()
	for kind, l := range all {
		if kind != e.pictures {
			l.Marks = nil
		}
		all[kind] = l
	}
	return all
}

// picturesUp waits until all pictures are up and shown.
func (e *evening) picturesUp() {
	e.t.Helper()
	e.until("all pictures are up", func() bool {
		return e.bot.emojis.Shown(e.pictures) != nil && len(e.emojis()) == len(e.looks()[e.pictures].Marks)
	})
	e.settle()
}

// emojis are those of the application.
func (e *evening) emojis() []localdiscord.Emoji { return e.discord.Emojis() }

// lose deletes an emoji, as in the portal.
func (e *evening) lose(name string) {
	e.t.Helper()
	for _, emoji := range e.emojis() {
		if emoji.Name == name {
			require.NoError(e.t, e.discord.DeleteEmoji(emoji.ID))
			return
		}
	}
	e.t.Fatalf("there is no emoji %s", name)
}

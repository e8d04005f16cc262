package bot

import (
	"ruckus/bot/internal/emojis"
	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/store"
)

// Cards are pictures only while all pictures of their game are up; half a hand in pictures is worse than none. When Discord
// refuses an emoji that's up, the same screen goes out without marks (Message.Plain), and pictures come back with a later
// edit.

// newEmojis makes what keeps the marks of the games up as emojis, each game's as a set.
func (b *Bot) newEmojis(s store.Store) *emojis.Keeper {
	all := sets(b.cfg.Kinds, b.cfg.Looks)
	if b.cfg.Tuning.NoEmojis {
		all = nil
	}
	return emojis.New(emojis.Config{
		Client: b.client, Store: s, Sets: all, Changed: b.pages.TouchEverything, Log: b.log, Metrics: b.metrics.registry,
	})
}

func sets(kinds []games.Kind, looks map[string]look.Look) (all []emojis.Set) {
	for _, k := range kinds {
		s := emojis.Set{Name: k.Name}
		for _, m := range looks[k.Name].Marks {
			s.Pictures = append(s.Pictures, emojis.Picture{Key: m.Name, Name: m.FullName(), PNG: m.Draw})
		}
		all = append(all, s)
	}
	return all
}

// marks are those of a game that can be shown now.
func (b *Bot) marks(kind string) screen.Marks { return screen.Marks(b.emojis.Shown(kind)) }

package bot

import (
	"github.com/stretchr/testify/require"

	"ruckus/bot/discord"
	"ruckus/games"
	"ruckus/games/card"
	"ruckus/render"
	rendered "ruckus/render/all"
	"ruckus/render/cards"
	"ruckus/render/picture"
)

// withPictures has the cards of a game be pictures.
func withPictures(kind string) func(*evening) {
	return func(e *evening) { e.pictures = kind }
}

// looks are the looks of the games. Only one game has marks, so that a test need not wait for those of all.
func (e *evening) looks() map[string]render.Look {
	all := rendered.Looks()
	for kind, l := range all {
		switch {
		case kind != e.pictures:
			l.Marks = nil
		case len(l.Marks) == 0: // nobody has drawn any yet
			l = withLetters(l)
		}
		all[kind] = l
	}
	return all
}

// withLetters is the look of Red Nines with simple pictures, on its buttons too.
func withLetters(l render.Look) render.Look {
	names := map[string]string{} // by the text of the card
	for rank := range card.Rank(card.Ranks) {
		for suit := range card.Suit(card.Suits) {
			c := card.New(rank, suit, 0)
			name := cards.MarkName(c)
			names[cards.Text(c, render.Reader{})] = name
			l.Marks = append(l.Marks, render.Mark{Name: name, Draw: func() []byte {
				tile := picture.NewTile()
				tile.Fill(picture.RGB(0xFFFFFF), picture.RoundBox(4, 4, 120, 120, 20))
				tile.Letters(picture.RGB(0), 64, 90, 60, 100, c.String())
				return tile.PNG()
			}})
		}
	}
	plain := l.Draw
	l.Draw = func(view any) render.Drawing {
		d := plain(view)
		hand := d.Hand
		d.Hand = func(t render.Table, p games.Prompt, place string, r render.Reader) render.Screen {
			s := hand(t, p, place, r)
			for _, row := range s.Rows {
				for i, c := range row {
					if name, ok := names[c.Label]; ok {
						c.Label = ""
						row[i] = r.On(c, name, row[i].Label)
					}
				}
			}
			return s
		}
		return d
	}
	return l
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
func (e *evening) emojis() []discord.AppEmoji {
	e.t.Helper()
	all, err := e.bot.client.Emojis(e.t.Context(), e.discord.AppID())
	require.NoError(e.t, err)
	return all
}

// lose deletes an emoji, as in the portal.
func (e *evening) lose(name string) {
	e.t.Helper()
	for _, emoji := range e.emojis() {
		if emoji.Name == name {
			require.NoError(e.t, e.bot.client.DeleteEmoji(e.t.Context(), e.discord.AppID(), emoji.ID))
			return
		}
	}
	e.t.Fatalf("there is no emoji %s", name)
}

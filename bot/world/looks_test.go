package world

import (
	"bytes"
	"image"
	"image/png"
	"sync"

	"ruckus/games"
	"ruckus/render/all"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// cheapLooks are the looks of the games with cards as text, and with empty pictures: to draw them costs most of the time, and
// no promise is about what is on them.
func cheapLooks() map[string]look.Look {
	looks := all.Looks()
	for kind, l := range looks {
		draw := l.Draw
		l.Marks = nil
		l.Draw = func(view any) look.Drawing {
			d := draw(view)
			if board := d.Board; board != nil {
				d.Board = func(t look.Table, r screen.Reader) screen.Screen { return withBlank(board(t, r)) }
			}
			if hand := d.Hand; hand != nil {
				was := hand
				d.Hand = func(t look.Table, p games.Prompt, place string, r screen.Reader) screen.Screen {
					return withBlank(was(t, p, place, r))
				}
			}
			return d
		}
		looks[kind] = l
	}
	return looks
}

func withBlank(s screen.Screen) screen.Screen {
	if s.Picture != nil {
		s.Picture = blank{s.Picture.Key()}
	}
	return s
}

// A blank is an empty picture.
type blank struct{ key string }

func (b blank) Key() string { return b.key }

func (b blank) PNG() []byte { return emptyPNG() }

var emptyPNG = sync.OnceValue(func() []byte {
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 8, 8))); err != nil {
		panic(err)
	}
	return b.Bytes()
})

// allKinds are the games. To read the edition of RIOT takes a while.
var allKinds = sync.OnceValue(all.Kinds)

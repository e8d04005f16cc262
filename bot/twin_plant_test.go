package bot

import (
	"bytes"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/render/all"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// A plant is a leak that is put into the bot on purpose: something on a screen depends on a number that follows from the whole
// position, hidden cards and all.
type plant struct {
	board  func(s screen.Screen, hidden int) screen.Screen
	hand   func(s screen.Screen, hidden int) screen.Screen
	robots bool // how long robots think
}

// sum is a number that follows from a position.
func sum(position string) int { return int(crc32.ChecksumIEEE([]byte(position)) % 1000) }

// plants are leaks of all sorts, at least one in each game.
var plants = []struct {
	kind, what string
	plant
}{
	{"rednines", "a number on the board", plant{board: func(s screen.Screen, hidden int) screen.Screen {
		s.Footer += fmt.Sprint(" ", hidden)
		return s
	}}},
	{"rage", "a button that can't be pressed", plant{hand: func(s screen.Screen, hidden int) screen.Screen {
		return eachControl(s, func(c *screen.Control) { c.Off = c.Off || hidden%2 == 0 })
	}}},
	{"redox", "the colour of a button", plant{hand: func(s screen.Screen, hidden int) screen.Screen {
		return eachControl(s, func(c *screen.Control) { c.Style = screen.Style(hidden % 4) })
	}}},
	{"redox", "how long robots think", plant{robots: true}},
	{"redbrn", "the edge of the board", plant{board: func(s screen.Screen, hidden int) screen.Screen {
		s.Accent += hidden
		return s
	}}},
	{"riot", "a byte in a picture", plant{board: func(s screen.Screen, hidden int) screen.Screen {
		s.Picture = longer{s.Picture, hidden}
		return s
	}}},
}

// If these leaks are found, then a screen in which none is found says something.
func TestPlantedLeaksAreFound(t *testing.T) {
	t.Parallel()
	for _, planted := range plants {
		t.Run(planted.what, func(t *testing.T) {
			t.Parallel()
			kinds := all.Kinds()
			kind := kinds[slices.IndexFunc(kinds, func(k games.Kind) bool { return k.Name == planted.kind })]
			p := &pair{kind: kind, people: 2, robots: 2, count: 12}
			p.rehearse(t, rand.New(rand.NewPCG(2, 2)), virtually.Add(time.Hour))
			require.NotEmpty(t, p.compare(t, planted.plant))
		})
	}
}

func eachControl(s screen.Screen, change func(*screen.Control)) screen.Screen {
	for _, row := range s.Rows {
		for i := range row {
			change(&row[i])
		}
	}
	return s
}

// longer is a picture with something behind its end.
type longer struct {
	screen.Picture
	by int
}

func (l longer) Key() string { return fmt.Sprint(l.Picture.Key(), " ", l.by) }

func (l longer) PNG() []byte { return append(bytes.Clone(l.Picture.PNG()), make([]byte, l.by)...) }

// spoil puts the plant into the looks.
func (w *twin) spoil(looks map[string]look.Look) {
	for name, l := range looks {
		draw := l.Draw
		l.Draw = func(view any) look.Drawing {
			d := draw(view)
			if board := d.Board; board != nil && w.planted.board != nil {
				d.Board = func(t look.Table, r screen.Reader) screen.Screen { return w.planted.board(board(t, r), w.hidden()) }
			}
			if hand := d.Hand; hand != nil && w.planted.hand != nil {
				d.Hand = func(t look.Table, p games.Prompt, place string, r screen.Reader) screen.Screen {
					return w.planted.hand(hand(t, p, place, r), w.hidden())
				}
			}
			return d
		}
		looks[name] = l
	}
}

// hidden is the number of the position that is stored.
func (w *twin) hidden() int {
	if !w.begun.Load() {
		return 0
	}
	var rec struct {
		Game match.Game `json:"game"`
	}
	require.NoError(w.t, json.Unmarshal(w.record().Data, &rec))
	return sum(rec.Game.Sum)
}

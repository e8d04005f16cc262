package bot

import (
	"bytes"
	"fmt"
	"image"
	"image/color/palette"
	"image/draw"
	"image/gif"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/bot/localdiscord/browsertest"
	"ruckus/render/frame"
	"ruckus/render/screen"
	"ruckus/store"
)

// docPictures are the pictures of docs, with the samples that they show side by side as a phone of 390 px does. A film shows
// screens like its samples while somebody plays.
var docPictures = map[string][]string{
	"red-nines.png": {"rednines-board-running", "rednines-hand-red-nine"},
	"riot.png":      {"riot-board-acting", "riot-hand-plan"},
	raceFilm:        {"redbrn-hand-practice"},
}

// raceFilm is the film of a practice race.
const raceFilm = "race.gif"

// docPicturesSeen is what could be read on the pictures when they were made, and where they are.
const (
	docPicturesSeen = "testdata/doc-pictures.txt"
	docs            = "../docs"
)

// Pictures grow old without anybody noticing. With -update those are made again whose texts or controls have changed.
func TestThePicturesInTheDocsShowTodaysScreens(t *testing.T) {
	samples := map[string]frame.Drawn{}
	for _, s := range gallery() {
		samples[s.Name] = s
	}
	now := map[string]string{}
	for file, names := range docPictures {
		for _, name := range names {
			require.Contains(t, samples, name)
			now[file] += fmt.Sprintf("%s\n%s\n", name, samples[name].Screen)
		}
	}
	before, err := os.ReadFile(docPicturesSeen)
	if !*update {
		require.NoError(t, err)
	}
	for _, file := range slices.Sorted(maps.Keys(docPictures)) {
		if strings.Contains(string(before), picturesOf(file, now)) {
			require.FileExists(t, filepath.Join(docs, file))
			continue
		}
		if !*update {
			t.Errorf("docs/%s shows screens as they were. Run go test ./bot -run ThePicturesInTheDocs -update, and look at it", file)
			continue
		}
		if file == raceFilm {
			film(t, filepath.Join(docs, file))
			continue
		}
		var shown []frame.Drawn
		for _, name := range docPictures[file] {
			shown = append(shown, samples[name])
		}
		portrait(t, filepath.Join(docs, file), shown)
	}
	if *update {
		var text strings.Builder
		for _, file := range slices.Sorted(maps.Keys(docPictures)) {
			text.WriteString(picturesOf(file, now))
		}
		require.NoError(t, os.WriteFile(docPicturesSeen, []byte(text.String()), 0o644))
	}
}

// picturesOf is what the file of what could be read has of one picture.
func picturesOf(file string, texts map[string]string) string {
	return fmt.Sprintf("=== docs/%s\n%s\n", file, texts[file])
}

// portrait writes a picture of samples side by side.
func portrait(t *testing.T, file string, samples []frame.Drawn) {
	tab, server, shown := startPage(t)
	postSamples(t, server, tab, "pictures", samples, func(s screen.Screen) screen.Screen { return likeAnyEvening(shown(s)) })
	dir := t.TempDir()
	shoot(t, tab, samples, dir, 390, 2)
	var parts []image.Image
	whole := image.Rectangle{}
	for _, s := range samples {
		part := decoded(t, dir, s.Name)
		parts = append(parts, part)
		whole.Max = image.Pt(whole.Max.X+part.Bounds().Dx(), max(whole.Max.Y, part.Bounds().Dy()))
	}
	all := image.NewRGBA(whole)
	draw.Draw(all, whole, image.NewUniform(parts[0].At(0, 0)), image.Point{}, draw.Src)
	left := 0
	for _, part := range parts {
		b := part.Bounds()
		draw.Draw(all, image.Rect(left, 0, left+b.Dx(), b.Dy()), part, b.Min, draw.Src)
		left += b.Dx()
	}
	var out bytes.Buffer
	require.NoError(t, (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&out, all))
	require.NoError(t, os.WriteFile(file, out.Bytes(), 0o644))
}

// odd is what samples have to try names and times that are hard to draw.
var odd = regexp.MustCompile("(Ben \\\\\\*the\\\\\\* \\\\`(?:…|shark\\\\`))|(Dan\\\\-wi[^ *:<\n…]*…)|(\u2068שרה כהן\u2069)|(<t:\\d+:R>)")

// likeAnyEvening gives a sample's people and its clock what most people see.
func likeAnyEvening(s screen.Screen) screen.Screen {
	like := []string{"Ben", "Dan", "Mia", fmt.Sprintf("<t:%d:R>", time.Now().Add(200*time.Second).Unix())}
	usual := func(text string) string {
		return odd.ReplaceAllStringFunc(text, func(found string) string {
			groups := odd.FindStringSubmatch(found)[1:]
			return like[slices.IndexFunc(groups, func(g string) bool { return g != "" })]
		})
	}
	s.Title, s.Text = usual(s.Title), usual(s.Text)
	s.Fields = slices.Clone(s.Fields)
	for i := range s.Fields {
		s.Fields[i].Text = usual(s.Fields[i].Text)
	}
	return s
}

func decoded(t *testing.T, dir, sample string) image.Image {
	t.Helper()
	f, err := os.Open(filepath.Join(dir, sample+".png"))
	require.NoError(t, err)
	defer f.Close()
	img, err := png.Decode(f)
	require.NoError(t, err)
	return img
}

// film writes a film of somebody who practises R!OT on a phone.
func film(t *testing.T, file string) {
	e := newEvening(t, store.NewMemory(), localdiscord.Config{Addr: "127.0.0.1:0"}, func(e *evening) { e.pictures, e.robotPace = "redbrn", 1 })
	e.picturesUp()
	e.command("Ada", "/practice game:redbrn")
	tab := browsertest.New(t).Open(e.discord.URL()+"/?user="+e.users["Ada"]+"&channel="+e.channel, 390, 844)
	e.press("Ada", "Ready")
	e.until("the race is on", func() bool { return strings.Contains(e.screens("Ada"), "in the pit") })
	var all gif.GIF
	var last *image.RGBA
	for n := range 36 {
		if n%3 == 0 {
			e.move("Ada")
		}
		time.Sleep(250 * time.Millisecond)
		img, err := png.Decode(bytes.NewReader(tab.PNG()))
		require.NoError(t, err)
		frame := image.NewRGBA(img.Bounds())
		draw.Draw(frame, frame.Bounds(), img, img.Bounds().Min, draw.Src)
		if part := changed(last, frame); !part.Empty() {
			drawn := image.NewPaletted(part, palette.Plan9)
			draw.Draw(drawn, part, frame, part.Min, draw.Src)
			all.Image, all.Delay = append(all.Image, drawn), append(all.Delay, 0)
			last = frame
		}
		all.Delay[len(all.Delay)-1] += 25 // hundredths of a second
	}
	var out bytes.Buffer
	require.NoError(t, gif.EncodeAll(&out, &all))
	require.NoError(t, os.WriteFile(file, out.Bytes(), 0o644))
}

// changed is the part of a frame that differs from the one before.
func changed(last, frame *image.RGBA) (part image.Rectangle) {
	if last == nil {
		return frame.Bounds()
	}
	for y := frame.Rect.Min.Y; y < frame.Rect.Max.Y; y++ {
		for x := frame.Rect.Min.X; x < frame.Rect.Max.X; x++ {
			if last.RGBAAt(x, y) != frame.RGBAAt(x, y) {
				part = part.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return part
}

package emojis

import (
	"bytes"
	"context"
	"image"
	"image/draw"
	"image/png"
	"sync"

	"ruckus/bot/internal/discord"
)

// atOnce is how many pictures are fetched at once.
const atOnce = 8

// By how much the colours of two pictures may differ, of 255, so that they are the same: Discord may store a picture in another
// way than it was sent.
const (
	mostOff  = 2  // on average
	mostPart = 48 // on average in any part, by the colour that differs most there: losses at edges are less, a small mark is more
	partSize = 4  // pixels of a part's side; an emoji has 128
)

// A suspect is an emoji that has the name of a picture and was put up by the bot's user, but is not recorded as the bot's own:
// an earlier version may have put it up, or this one just before it was killed, or another program with the same token.
type suspect struct {
	picture Picture
	emoji   discord.AppEmoji
}

// judge finds out which of the suspects are what the bot would put up, by their pictures. It stops where one cannot be fetched.
func (k *Keeper) judge(ctx context.Context, all []suspect) (failed error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	var mu sync.Mutex
	var workers sync.WaitGroup
	queue := make(chan suspect)
	for range min(atOnce, len(all)) {
		workers.Go(func() {
			for s := range queue {
				seen, err := k.client.EmojiPicture(ctx, s.emoji.ID)
				same := err == nil && alike(seen, s.picture.PNG())
				mu.Lock()
				switch {
				case err == nil:
					k.judged[s.emoji.ID] = same
				case failed == nil:
					failed = err
					cancel()
				}
				mu.Unlock()
			}
		})
	}
	for _, s := range all {
		select {
		case queue <- s:
		case <-ctx.Done():
		}
	}
	close(queue)
	workers.Wait()
	return failed
}

// alike reports whether two PNGs show the same.
func alike(a, b []byte) bool {
	x, y := pixels(a), pixels(b)
	if x == nil || y == nil || x.Rect != y.Rect {
		return false
	}
	off, parts := 0, make(map[image.Point]int)
	for i := 0; i < len(x.Pix); i += 4 {
		worst := 0 // of the pixel's colours
		for c := i; c < i+4; c++ {
			d := max(int(x.Pix[c])-int(y.Pix[c]), int(y.Pix[c])-int(x.Pix[c]))
			off, worst = off+d, max(worst, d)
		}
		left, top := i/4%x.Rect.Dx(), i/4/x.Rect.Dx()
		parts[image.Pt(left/partSize, top/partSize)] += worst
	}
	for _, part := range parts {
		if part > mostPart*partSize*partSize {
			return false
		}
	}
	return off <= mostOff*len(x.Pix)
}

// pixels decodes a PNG; nil where it is none, or far larger than an emoji can be. Colours that nobody can see are all the same.
func pixels(data []byte) *image.RGBA {
	const most = 512
	size, err := png.DecodeConfig(bytes.NewReader(data))
	if err != nil || size.Width > most || size.Height > most {
		return nil
	}
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return nil
	}
	flat := image.NewRGBA(image.Rect(0, 0, size.Width, size.Height))
	draw.Draw(flat, flat.Rect, img, img.Bounds().Min, draw.Src)
	return flat
}

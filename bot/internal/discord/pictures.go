package discord

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"runtime"
	"slices"
	"sync"

	"ruckus/bot/internal/work"
)

const (
	picturesDrawn = 64     // how many are kept after they were drawn
	picturesShown = 20_000 // of how many messages it is known what they show
)

// pictures remembers what was drawn, so that nothing is drawn twice, and which messages show it, so that nothing is sent
// to Discord that is there already. Guilds take turns at drawing.
type pictures struct {
	log     *slog.Logger
	drawing *work.Gate

	mu     sync.Mutex
	drawn  *work.Cache[string, *drawing]
	shown  *work.Cache[string, shownPicture]
	losing bool // Discord has not kept a picture in its embed: pictures are sent with every edit
}

// A drawing is a picture that is drawn when it is first wanted.
type drawing struct {
	busy chan struct{} // holds something while somebody looks at it or draws it
	data []byte
}

// A shownPicture is the picture of a message on Discord.
type shownPicture struct {
	key        string
	attachment int64 // its ID
}

func newPictures(log *slog.Logger) *pictures {
	return &pictures{
		log: log, drawing: work.NewGate(runtime.GOMAXPROCS(0)),
		drawn: work.NewCache[string, *drawing](picturesDrawn), shown: work.NewCache[string, shownPicture](picturesShown),
	}
}

// draw returns a picture as a file's content, or the context's error when there was no time to draw it.
func (p *pictures) draw(ctx context.Context, who work.Who, pic Picture) ([]byte, error) {
	d := p.find(who, pic.Key())
	select {
	case d.busy <- struct{}{}:
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	defer func() { <-d.busy }()
	if d.data == nil {
		leave, err := p.drawing.Enter(ctx, who)
		if err != nil {
			return nil, err
		}
		defer leave()
		if m, moves := pic.(moving); moves {
			d.data = m.GIF()
		} else {
			d.data = pic.PNG()
		}
	}
	return d.data, nil
}

func (p *pictures) find(who work.Who, key string) *drawing {
	p.mu.Lock()
	defer p.mu.Unlock()
	d, ok := p.drawn.Get(key)
	if !ok {
		d = &drawing{busy: make(chan struct{}, 1)}
		p.drawn.Put(who.Guild, key, d, 1)
	}
	return d
}

// pack makes a message ready to be sent in place of an old one, "" for none: with its picture as a file, or, where the old
// one shows the same, with only the ID of what is there. It returns that ID, or 0.
func (p *pictures) pack(ctx context.Context, who work.Who, m Message, old string) (packed Message, kept int64, err error) {
	if m.Picture == nil {
		return m, 0, nil
	}
	p.mu.Lock()
	there, ok := p.shown.Get(old)
	losing := p.losing
	p.mu.Unlock()
	if ok && !losing && there.key == m.Picture.Key() {
		m.Attachments = []Attachment{{ID: there.attachment, Description: m.Attachments[0].Description}}
		return m, there.attachment, nil
	}
	data, err := p.draw(ctx, who, m.Picture)
	if err != nil {
		return m, 0, fmt.Errorf("draw a picture: %w", err)
	}
	m.File = &File{PictureName(m.Picture), http.DetectContentType(data), data}
	return m, 0, nil
}

// learn notes what a message shows after it was sent. It goes by its ID and by other names that it can be edited by.
func (p *pictures) learn(guild string, m Message, got delivered, kept int64, names ...string) {
	id := got.picture()
	p.mu.Lock()
	defer p.mu.Unlock()
	if kept != 0 && got.ID != "" && (id != kept || got.lists(kept)) && !p.losing {
		p.losing = true
		p.log.Warn("Discord dropped a picture: uploading pictures with every edit from now on")
	}
	for _, name := range append(names, got.ID) {
		switch {
		case name == "":
		case m.Picture == nil || id == 0:
			p.shown.Delete(name)
		default:
			p.shown.Put(guild, name, shownPicture{m.Picture.Key(), id}, 1)
		}
	}
}

// forget notes that it is not known any more what a message shows.
func (p *pictures) forget(name string) { p.shown.Delete(name) }

// withoutPicture is a message for a channel where the bot may not send files.
func withoutPicture(m Message) Message {
	m.Picture, m.Attachments = nil, nil
	m.Embeds = slices.Clone(m.Embeds)
	for i := range m.Embeds {
		m.Embeds[i].Image = nil
	}
	m.Embeds = slices.DeleteFunc(m.Embeds, Embed.empty)
	if m.Content != "" { // it says all that there is to say
		return m
	}
	m.Content = "The picture is missing: ask someone who manages this channel to give me **Attach Files**. Until then, /read describes it."
	return m
}

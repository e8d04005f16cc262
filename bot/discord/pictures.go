package discord

import (
	"log/slog"
	"slices"
	"sync"
)

const (
	picturesDrawn = 64     // how many are kept after they were drawn
	picturesShown = 20_000 // of how many messages it is known what they show
)

// pictures remembers what was drawn, so that nothing is drawn twice, and which messages show it, so that nothing is sent
// to Discord that is there already.
type pictures struct {
	log *slog.Logger

	mu     sync.Mutex
	drawn  []*drawing // the one that was asked for last comes last
	shown  map[string]shownPicture
	losing bool // Discord has not kept a picture in its embed: pictures are sent with every edit
}

// A drawing is a picture that is drawn when it is first wanted.
type drawing struct {
	key  string
	once sync.Once
	png  []byte
}

// A shownPicture is the picture of a message on Discord.
type shownPicture struct {
	key        string
	attachment int64 // its ID
}

func newPictures(log *slog.Logger) *pictures {
	return &pictures{log: log, shown: make(map[string]shownPicture)}
}

// png returns a picture as a file's content.
func (p *pictures) png(pic Picture) []byte {
	d := p.drawing(pic.Key())
	d.once.Do(func() { d.png = pic.PNG() })
	return d.png
}

func (p *pictures) drawing(key string) *drawing {
	p.mu.Lock()
	defer p.mu.Unlock()
	d := &drawing{key: key}
	if i := slices.IndexFunc(p.drawn, func(d *drawing) bool { return d.key == key }); i >= 0 {
		d = p.drawn[i]
		p.drawn = slices.Delete(p.drawn, i, i+1)
	} else if len(p.drawn) == picturesDrawn {
		p.drawn = slices.Delete(p.drawn, 0, 1)
	}
	p.drawn = append(p.drawn, d)
	return d
}

// pack makes a message ready to be sent in place of an old one, "" for none: with its picture as a file, or, where the old
// one shows the same, with only the ID of what is there. It returns that ID, or 0.
func (p *pictures) pack(m Message, old string) (packed Message, kept int64) {
	if m.Picture == nil {
		return m, 0
	}
	p.mu.Lock()
	there, ok := p.shown[old]
	losing := p.losing
	p.mu.Unlock()
	if ok && !losing && there.key == m.Picture.Key() {
		m.Attachments = []Attachment{{ID: there.attachment, Description: m.Attachments[0].Description}}
		return m, there.attachment
	}
	m.File = &File{PictureName, "image/png", p.png(m.Picture)}
	return m, 0
}

// learn notes what a message shows after it was sent. It goes by its ID and by other names that it can be edited by.
func (p *pictures) learn(m Message, got delivered, kept int64, names ...string) {
	id := got.picture()
	p.mu.Lock()
	defer p.mu.Unlock()
	if kept != 0 && got.ID != "" && (id != kept || got.lists(kept)) && !p.losing {
		p.losing = true
		p.log.Warn("Discord has not kept a picture: from now on pictures are sent with every edit")
	}
	if len(p.shown)+len(names) >= picturesShown {
		clear(p.shown)
	}
	for _, name := range append(names, got.ID) {
		switch {
		case name == "":
		case m.Picture == nil || id == 0:
			delete(p.shown, name)
		default:
			p.shown[name] = shownPicture{m.Picture.Key(), id}
		}
	}
}

// forget notes that it is not known any more what a message shows.
func (p *pictures) forget(name string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.shown, name)
}

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
	m.Content = "The picture is missing: please ask somebody who manages this channel to give me **Attach Files**. Until then, /read tells what is on it."
	return m
}

package bot

import (
	"log/slog"
	"net/http"
	"net/url"
	"path"
	"slices"
	"strconv"
	"sync"

	"ruckus/render"
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
func (p *pictures) png(pic render.Picture) []byte {
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
func (p *pictures) pack(m message, old string) (packed message, kept int64) {
	if m.picture == nil {
		return m, 0
	}
	p.mu.Lock()
	there, ok := p.shown[old]
	losing := p.losing
	p.mu.Unlock()
	if ok && !losing && there.key == m.picture.Key() {
		m.Attachments = []attachment{{ID: there.attachment, Description: m.Attachments[0].Description}}
		return m, there.attachment
	}
	m.file = &file{pictureName, "image/png", p.png(m.picture)}
	return m, 0
}

// learn notes what a message shows after it was sent. It goes by its ID and by other names that it can be edited by.
func (p *pictures) learn(m message, got delivered, kept int64, names ...string) {
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
		case m.picture == nil || id == 0:
			delete(p.shown, name)
		default:
			p.shown[name] = shownPicture{m.picture.Key(), id}
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
func withoutPicture(m message) message {
	m.picture, m.Attachments = nil, nil
	m.Embeds = slices.Clone(m.Embeds)
	for i := range m.Embeds {
		m.Embeds[i].Image = nil
	}
	m.Content = "The picture is missing: please ask somebody who manages this channel to give me **Attach Files**. Until then, /read tells what is on it."
	return m
}

// A delivered is what Discord tells about a message that was sent, as far as the bot needs it.
type delivered struct {
	ID          string `json:"id"`
	Attachments []struct {
		ID int64 `json:"id,string"`
	} `json:"attachments"` // those that no embed shows
	Embeds []struct {
		Image struct {
			URL string `json:"url"`
		} `json:"image"`
	} `json:"embeds"`
}

// picture is the ID of the picture that the message's embed shows; 0 if it shows none. Discord does not list such an
// attachment, but its address has its ID in it.
func (d delivered) picture() int64 {
	for _, e := range d.Embeds {
		if u, err := url.Parse(e.Image.URL); err == nil && path.Base(u.Path) == pictureName {
			id, _ := strconv.ParseInt(path.Base(path.Dir(u.Path)), 10, 64) // 0 where it is none
			return id
		}
	}
	return 0
}

// lists tells whether the message has an attachment outside its embed.
func (d delivered) lists(attachment int64) bool {
	for _, a := range d.Attachments {
		if a.ID == attachment {
			return true
		}
	}
	return false
}

// refusedKeeping tells whether a request was refused that was to keep a picture, so that sending it may help.
func refusedKeeping(err error, kept int64) bool {
	return kept != 0 && isStatus(err, http.StatusBadRequest)
}

package localdiscord

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/gif"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"time"
)

const (
	maxEmojis     = 2000      // that an application can have
	maxEmojiBytes = 256 << 10 // of an emoji's picture
	maxEmojiSide  = 128       // pixels
)

// An appEmoji is a custom emoji that belongs to the application.
type appEmoji struct {
	ID       string
	Name     string
	Animated bool   `json:",omitempty"`
	By       string `json:",omitempty"` // the user who has uploaded it in the portal; "": the bot
}

var (
	emojiName  = regexp.MustCompile(`^\w*$`)
	emojiImage = regexp.MustCompile(`^data:image/(png|jpeg|gif|webp|avif);base64,`)
)

// Routes of the application's emojis.
const (
	emojisRoute = "/applications/{application_id}/emojis"
	emojiRoute  = emojisRoute + "/{emoji_id}"
)

// limitEmojis applies the limit on uploads; see Config.EmojiUploads. Discord documents none for applications. Of servers'
// emojis it says that they have limits of their own, and that what the headers tell may be wrong; some 50 in an hour were
// seen. So a limit can be had as other routes have theirs, or as one that nothing tells before the 429.
func (s *Server) limitEmojis(r *request, route string, h http.Header) error {
	if route != "POST "+emojisRoute || s.cfg.EmojiUploads == 0 {
		return nil
	}
	if !s.cfg.EmojiHidden {
		return s.bucket(h, "emoji", r.PathValue("application_id"), s.cfg.EmojiUploads, time.Hour)
	}
	if left, reset := s.limits.take("emoji", s.cfg.EmojiUploads, time.Hour, s.cfg.Now()); left < 0 {
		return tooMany(reset, "shared")
	}
	return nil
}

// emojiObject is an emoji as the bot gets it. Its user is who has uploaded it: the bot, or a person in the portal.
func (s *Server) emojiObject(e *appEmoji) map[string]any {
	by := s.w.bot()
	if e.By != "" {
		by = s.w.user(e.By)
	}
	return map[string]any{
		"id": e.ID, "name": e.Name, "roles": []string{}, "require_colons": true, "managed": false, "animated": e.Animated,
		"available": true, "user": by,
	}
}

func (s *Server) listEmojis(r *request) (int, any, error) {
	if _, err := s.scope(r); err != nil {
		return 0, nil, err
	}
	items := []any{}
	for _, e := range s.w.Emojis {
		items = append(items, s.emojiObject(e))
	}
	return http.StatusOK, map[string]any{"items": items}, nil
}

// checkEmojiName notes a name that an emoji cannot have, or that another one than self has.
func (s *Server) checkEmojiName(f *form, name string, self *appEmoji) {
	f.length("name", name, 2, 32)
	if !emojiName.MatchString(name) {
		f.add("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
	}
	if slices.ContainsFunc(s.w.Emojis, func(e *appEmoji) bool { return e != self && e.Name == name }) {
		f.add("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name exists already")
	}
}

// readEmoji reads a picture from its data URI and notes what is wrong with it.
func readEmoji(f *form, uri string) (picture []byte, animated bool) {
	head := emojiImage.FindString(uri)
	data, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(uri, head))
	kind := strings.TrimSuffix(strings.TrimPrefix(head, "data:image/"), ";base64,")
	switch {
	case uri == "":
		f.add("image", "BASE_TYPE_REQUIRED", "This field is required")
		return nil, false
	case head == "" || err != nil || len(data) == 0:
		f.add("image", "IMAGE_INVALID", "Invalid image data")
		return nil, false
	case len(data) > maxEmojiBytes:
		f.add("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
		return nil, false
	case kind == "webp" || kind == "avif": // are not looked into
		return data, false
	}
	size, _, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil || size.Width > maxEmojiSide || size.Height > maxEmojiSide {
		f.add("image", "IMAGE_INVALID", "Invalid image data")
		return nil, false
	}
	frames, err := gif.DecodeAll(bytes.NewReader(data))
	return data, err == nil && len(frames.Image) > 1
}

func (s *Server) postEmoji(r *request) (int, any, error) {
	if _, err := s.scope(r); err != nil {
		return 0, nil, err
	}
	var body struct{ Name, Image string }
	if err := decode(r.body, &body); err != nil {
		return 0, nil, err
	}
	e, err := s.addEmoji("", body.Name, body.Image)
	if err != nil {
		return 0, nil, err
	}
	return http.StatusCreated, s.emojiObject(e), nil
}

// addEmoji adds an emoji for a user, or for "" the bot.
func (s *Server) addEmoji(by, name, uri string) (*appEmoji, error) {
	var f form
	s.checkEmojiName(&f, name, nil)
	data, animated := readEmoji(&f, uri)
	if err := f.err(); err != nil {
		return nil, err
	}
	if len(s.w.Emojis) >= maxEmojis {
		return nil, errTooManyEmojis
	}
	e := &appEmoji{ID: s.ids.next(), Name: name, Animated: animated, By: by}
	if err := s.files.put(e.ID, data, true); err != nil {
		return nil, err
	}
	s.w.Emojis = append(s.w.Emojis, e)
	s.changed()
	return e, nil
}

// emojiIn returns the place of the emoji in the path.
func (s *Server) emojiIn(r *request) (int, error) {
	if _, err := s.scope(r); err != nil {
		return 0, err
	}
	n := s.appEmoji(r.PathValue("emoji_id"))
	if n < 0 {
		return 0, errUnknownEmoji
	}
	return n, nil
}

func (s *Server) getEmoji(r *request) (int, any, error) {
	n, err := s.emojiIn(r)
	if err != nil {
		return 0, nil, err
	}
	return http.StatusOK, s.emojiObject(s.w.Emojis[n]), nil
}

// patchEmoji gives an emoji another name; its picture stays for ever.
func (s *Server) patchEmoji(r *request) (int, any, error) {
	n, err := s.emojiIn(r)
	if err != nil {
		return 0, nil, err
	}
	var body struct {
		Name optional[string] `json:"name"`
	}
	if err := decode(r.body, &body); err != nil {
		return 0, nil, err
	}
	e := s.w.Emojis[n]
	if body.Name.Set {
		var f form
		s.checkEmojiName(&f, body.Name.Value, e)
		if f.err() != nil {
			return 0, nil, f.err()
		}
		e.Name = body.Name.Value
		s.changed()
	}
	return http.StatusOK, s.emojiObject(e), nil
}

func (s *Server) deleteEmoji(r *request) (int, any, error) {
	n, err := s.emojiIn(r)
	if err != nil {
		return 0, nil, err
	}
	s.dropEmoji(n)
	return http.StatusNoContent, nil, nil
}

// serveEmoji gives out an emoji's picture, as "/emojis/<id>.png".
func (s *Server) serveEmoji(w http.ResponseWriter, r *http.Request) {
	id, _, _ := strings.Cut(r.PathValue("name"), ".")
	s.mu.Lock()
	known := s.appEmoji(id) >= 0
	s.mu.Unlock()
	if !known {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Cache-Control", "no-cache") // so that a page shows when one is deleted
	s.serveFile(w, r, id)
}

package localdiscord

import (
	"encoding/base64"
	"net/http"
	"regexp"
	"slices"
	"strings"
)

// An appEmoji is a custom emoji that belongs to the application.
type appEmoji struct {
	ID   string
	Name string
}

var (
	emojiName  = regexp.MustCompile(`^\w{2,32}$`)
	emojiImage = regexp.MustCompile(`^data:image/(png|jpeg|gif|webp|avif);base64,`)
)

func (s *Server) emojiObject(e *appEmoji) map[string]any {
	return map[string]any{
		"id": e.ID, "name": e.Name, "roles": []string{}, "require_colons": true, "managed": false, "animated": false,
		"available": true, "user": s.w.bot(),
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

func (s *Server) postEmoji(r *request) (int, any, error) {
	if _, err := s.scope(r); err != nil {
		return 0, nil, err
	}
	var body struct{ Name, Image string }
	if err := decode(r.body, &body); err != nil {
		return 0, nil, err
	}
	var f form
	if !emojiName.MatchString(body.Name) {
		f.add("name", "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 32 in length, of letters, digits and underscores.")
	}
	if slices.ContainsFunc(s.w.Emojis, func(e *appEmoji) bool { return e.Name == body.Name }) {
		f.add("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name exists already")
	}
	head := emojiImage.FindString(body.Image)
	data, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(body.Image, head))
	switch {
	case head == "" || err != nil || len(data) == 0:
		f.add("image", "IMAGE_INVALID", "Invalid image data")
	case len(data) > 256<<10:
		f.add("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
	}
	if err := f.err(); err != nil {
		return 0, nil, err
	}
	if len(s.w.Emojis) >= 2000 {
		return 0, nil, apiErr(http.StatusBadRequest, 30008, "Maximum number of emojis reached (2000)")
	}
	e := &appEmoji{s.ids.next(), body.Name}
	if err := s.files.put(e.ID, data, true); err != nil {
		return 0, nil, err
	}
	s.w.Emojis = append(s.w.Emojis, e)
	s.changed()
	return http.StatusCreated, s.emojiObject(e), nil
}

func (s *Server) deleteEmoji(r *request) (int, any, error) {
	if _, err := s.scope(r); err != nil {
		return 0, nil, err
	}
	n := slices.IndexFunc(s.w.Emojis, func(e *appEmoji) bool { return e.ID == r.PathValue("emoji_id") })
	if n < 0 {
		return 0, nil, errUnknownEmoji
	}
	s.files.drop(s.w.Emojis[n].ID)
	s.w.Emojis = slices.Delete(s.w.Emojis, n, n+1)
	s.changed()
	return http.StatusNoContent, nil, nil
}

// serveEmoji gives out an emoji's picture, as "/emojis/<id>.png".
func (s *Server) serveEmoji(w http.ResponseWriter, r *http.Request) {
	id, _, _ := strings.Cut(r.PathValue("name"), ".")
	s.serveFile(w, r, id)
}

package localdiscord

import (
	"encoding/base64"
	"errors"
	"slices"
)

// What the people who own the application do to it in Discord's developer portal.

// Emojis are the application's emojis, the oldest first.
func (s *Server) Emojis() []Emoji {
	s.mu.Lock()
	defer s.mu.Unlock()
	out := []Emoji{}
	for _, e := range s.w.Emojis {
		out = append(out, Emoji{ID: e.ID, Name: e.Name, Animated: e.Animated})
	}
	return out
}

// AddEmoji puts up a picture, a PNG, as an emoji of the application. A person has uploaded it, or for "" the bot itself.
// It returns the emoji's ID. Errors: what Discord refuses the bot, but for limits on uploads.
func (s *Server) AddEmoji(user, name string, picture []byte) (string, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if user != "" && s.w.user(user) == nil {
		return "", errors.New("there is no such user")
	}
	e, err := s.addEmoji(user, name, "data:image/png;base64,"+base64.StdEncoding.EncodeToString(picture))
	if err != nil {
		return "", err
	}
	return e.ID, nil
}

// DeleteEmoji deletes an emoji of the application, no matter who has uploaded it. Messages that it stands in keep its name.
func (s *Server) DeleteEmoji(id string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := s.appEmoji(id)
	if n < 0 {
		return errUnknownEmoji
	}
	s.dropEmoji(n)
	return nil
}

// dropEmoji deletes the emoji at a place.
func (s *Server) dropEmoji(n int) {
	s.files.drop(s.w.Emojis[n].ID)
	s.w.Emojis = slices.Delete(s.w.Emojis, n, n+1)
	s.changed()
}

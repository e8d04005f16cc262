package localdiscord

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
)

// A Frame is one thing that a user is told, as the page gets it.
type Frame struct {
	Type  string          `json:"t"`
	Data  json.RawMessage `json:"d"`
	Nonce json.RawMessage `json:"n,omitempty"` // of the page's frame that this one answers
}

// A watcher is a page, or a test, that is told what one user sees.
type watcher struct {
	user   string
	frames chan Frame
}

func (s *Server) watch(user string) *watcher {
	w := &watcher{user, make(chan Frame, 1024)}
	s.watchers[w] = true
	return w
}

func (s *Server) unwatch(w *watcher) {
	if s.watchers[w] {
		delete(s.watchers, w)
		close(w.frames)
	}
}

// Subscribe tells what the user is shown from now on. The channel closes with cancel, with the server, or when its
// reader falls a thousand frames behind.
func (s *Server) Subscribe(user string) (frames <-chan Frame, cancel func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	w := s.watch(user)
	return w.frames, func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.unwatch(w)
	}
}

// Transcript is everything that a user was ever shown, in order. It is empty without Config.Transcripts.
func (s *Server) Transcript(user string) []Frame {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.shown[user])
}

// tell shows something to one user, on all of their pages.
func (s *Server) tell(user, what string, data any) {
	if s.heard() {
		s.deliver(user, Frame{Type: what, Data: encode(data)})
	}
}

// heard reports whether anything that is shown can be seen, so that it is worth its encoding.
func (s *Server) heard() bool { return s.cfg.Transcripts || len(s.watchers) > 0 }

// tellAll shows something to every user.
func (s *Server) tellAll(what string, data any) {
	s.tellWho(what, data, func(string) bool { return true })
}

// tellThere shows something to every user who sees the channel.
func (s *Server) tellThere(channel, what string, data any) {
	c := s.w.channel(channel)
	s.tellWho(what, data, func(user string) bool { return s.seesChannel(user, c) })
}

func (s *Server) tellWho(what string, data any, who func(user string) bool) {
	if !s.heard() {
		return
	}
	f := Frame{Type: what, Data: encode(data)}
	for _, u := range s.w.people() {
		if who(u.ID) {
			s.deliver(u.ID, f)
		}
	}
}

func (s *Server) deliver(user string, f Frame) {
	s.note(user, f)
	for w := range s.watchers {
		if w.user != user {
			continue
		}
		select {
		case w.frames <- f:
		default:
			s.unwatch(w)
		}
	}
}

// note keeps what a user is shown, where it is shown on one page only.
func (s *Server) note(user string, f Frame) {
	if s.cfg.Transcripts {
		s.shown[user] = append(s.shown[user], f)
	}
}

// encode turns one of this package's own values into JSON, which cannot fail.
func encode(data any) json.RawMessage {
	b, err := json.Marshal(data)
	if err != nil {
		panic(err)
	}
	return b
}

// sees reports whether a message is shown to the user.
func (s *Server) sees(user string, m *Message) bool {
	return (!m.Ephemeral() || m.viewer == user && !m.dismissed) && s.seesChannel(user, s.w.channel(m.ChannelID))
}

// showMessage tells all who may see a message that it is new or has changed.
func (s *Server) showMessage(m *Message) {
	if !s.heard() {
		return
	}
	shown := s.view(m)
	m = &shown
	switch {
	case !m.Ephemeral():
		s.tellThere(m.ChannelID, "message", m)
	case !m.dismissed:
		s.tell(m.viewer, "message", m)
	}
}

// Messages are the messages of a channel as a user sees them, the oldest first.
func (s *Server) Messages(user, channel string) []Message {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.messages(user, channel)
}

func (s *Server) messages(user, channel string) []Message {
	out := []Message{}
	for _, m := range s.w.Messages[channel] {
		if s.sees(user, m) {
			out = append(out, *m)
		}
	}
	for i := range out {
		out[i] = s.view(&out[i])
	}
	return out
}

// Await waits until what the user sees in a channel is as wanted, and returns it.
func (s *Server) Await(ctx context.Context, user, channel string, wanted func([]Message) bool) ([]Message, error) {
	frames, cancel := s.Subscribe(user)
	defer cancel()
	for {
		m := s.Messages(user, channel)
		if wanted(m) {
			return m, nil
		}
		select {
		case _, ok := <-frames:
			if !ok {
				return m, errors.New("the local Discord has closed")
			}
		case <-ctx.Done():
			return m, ctx.Err()
		}
	}
}

// Dismiss hides an ephemeral message from its user, as the link below it does. The bot learns nothing of it.
func (s *Server) Dismiss(user, message string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	m := s.w.find(message)
	if m == nil || m.viewer != user || !m.Ephemeral() {
		return errUnknownMessage
	}
	hidden := *m
	hidden.dismissed = true
	s.replace(m, &hidden)
	s.tell(user, "delete", deletion{m.ChannelID, m.ID})
	return nil
}

type deletion struct {
	ChannelID string `json:"channel_id"`
	ID        string `json:"id"`
}

package localdiscord

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// saveDelay is how long a change may wait to be written with others.
const saveDelay = 200 * time.Millisecond

// load reads the world from its file, or makes a new one.
func (s *Server) load() error {
	if s.cfg.File == "" {
		s.newWorld()
		return nil
	}
	b, err := os.ReadFile(s.cfg.File)
	if errors.Is(err, fs.ErrNotExist) {
		s.newWorld()
		return s.save()
	}
	if err != nil {
		return fmt.Errorf("local discord: %w", err)
	}
	s.w = &world{Admins: map[string]bool{}, Messages: map[string][]*Message{}, Commands: map[string][]*Command{}}
	if err := json.Unmarshal(b, s.w); err != nil {
		return fmt.Errorf("local discord: %s is damaged: %w", s.cfg.File, err)
	}
	if len(s.w.Users) < 2 {
		return fmt.Errorf("local discord: %s is damaged: nobody is in it", s.cfg.File)
	}
	s.ids.last = s.w.Last
	return nil
}

// changed sees to it that the world is written soon.
func (s *Server) changed() {
	select {
	case <-s.done:
		return
	default:
	}
	if s.cfg.File == "" || s.saving != nil {
		return
	}
	s.saving = time.AfterFunc(saveDelay, func() {
		s.mu.Lock()
		s.saving = nil
		s.mu.Unlock()
		if err := s.save(); err != nil {
			s.cfg.Log.Error("couldn't save the emulator's state", "cause", err)
		}
	})
}

// save writes the world as a whole: to a new file that then takes the old one's place.
func (s *Server) save() error {
	if s.cfg.File == "" {
		return nil
	}
	s.writing.Lock()
	defer s.writing.Unlock()
	if err := os.MkdirAll(filepath.Dir(s.cfg.File), 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(s.cfg.File+".new", s.snapshot(), 0o600); err != nil {
		return err
	}
	return os.Rename(s.cfg.File+".new", s.cfg.File)
}

// snapshot is the world without its ephemeral messages, which Discord forgets too.
func (s *Server) snapshot() []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	w := *s.w
	w.Last = s.ids.last
	w.Messages = map[string][]*Message{}
	for channel, list := range s.w.Messages {
		for _, m := range list {
			if !m.Ephemeral() {
				w.Messages[channel] = append(w.Messages[channel], m)
			}
		}
	}
	return encode(w)
}

// files holds the contents of attachments and emojis by ID: in a folder when the world is kept, otherwise in memory.
type files struct {
	dir string
	mem map[string][]byte
}

func newFiles(file string) files {
	f := files{mem: map[string][]byte{}}
	if file != "" {
		f.dir = file + ".files"
	}
	return f
}

// put keeps a file; one that is not to last stays in memory.
func (f files) put(id string, data []byte, lasting bool) error {
	if f.dir == "" || !lasting {
		f.mem[id] = data
		return nil
	}
	if err := os.MkdirAll(f.dir, 0o755); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(f.dir, id), data, 0o600)
}

// get returns a file, or false. An ID comes from an address, so only digits are looked for.
func (f files) get(id string) ([]byte, bool) {
	if b, ok := f.mem[id]; ok {
		return b, true
	}
	if f.dir == "" || made(id).IsZero() {
		return nil, false
	}
	b, err := os.ReadFile(filepath.Join(f.dir, id))
	return b, err == nil
}

func (f files) drop(id string) {
	delete(f.mem, id)
	if f.dir != "" {
		os.Remove(filepath.Join(f.dir, id))
	}
}

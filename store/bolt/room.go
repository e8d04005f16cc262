package bolt

import (
	"errors"
	"fmt"
	"os"
)

// moveSize is how many bytes a move may need on the disk: its record, its line of the log and the indexes, in whole pages.
const moveSize = 64 << 10

// room returns an error unless the disk takes as many new bytes as a move may need. It writes a file beside the store's own and
// removes it. In its own file the database writes over pages that it no longer needs, and the file may be longer than the part
// of it that has a place on the disk: so on a full disk small commits succeed and moves fail.
func (s *Store) room() error {
	name := s.db.Path() + ".room"
	f, err := os.OpenFile(name, os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o600)
	if err == nil {
		_, err = f.Write(make([]byte, moveSize))
		if err == nil {
			err = f.Sync()
		}
		err = errors.Join(err, f.Close(), os.Remove(name))
	}
	if err != nil {
		return fmt.Errorf("the disk takes no writes: %w", err)
	}
	return nil
}

package bolt

import (
	"errors"
	"os"
	"path/filepath"

	"go.etcd.io/bbolt"
)

// compactStep is how many bytes are written at once.
const compactStep = 1 << 20

// compact rewrites the file without its free pages: what was deleted can still be read in those, and a person who asks to be
// forgotten is told otherwise. The new file takes the place of the old one only when it is whole. Where that fails, as on a full
// disk, the old one stays and is as good as before.
//
// Windows puts nothing in the place of an open file, so there the old one is closed first. Another process that opens it in that
// moment keeps it as it is, and this one is told that it is in use.
func compact(db *bbolt.DB, path string, closeFirst bool) (*bbolt.DB, error) {
	next := path + ".compact"
	if err := guarded(func() error { return rewrite(db, next) }); err != nil {
		_ = os.Remove(next)
		return db, nil //nolint:nilerr // see above
	}
	if closeFirst {
		if err := db.Close(); err != nil {
			return nil, err
		}
	}
	switch err := os.Rename(next, path); {
	case err == nil:
		syncFolder(filepath.Dir(path))
	case closeFirst:
		_ = os.Remove(next)
	default:
		_ = os.Remove(next)
		return db, nil //nolint:nilerr // see above
	}
	fresh, err := open(path)
	return fresh, errors.Join(err, db.Close())
}

// rewrite copies what is in a database into a new file.
func rewrite(db *bbolt.DB, next string) error {
	if err := os.Remove(next); err != nil && !errors.Is(err, os.ErrNotExist) { // of a start that was killed
		return err
	}
	fresh, err := bbolt.Open(next, 0o600, &bbolt.Options{Timeout: lockWait, FreelistType: bbolt.FreelistMapType, NoSync: true})
	if err != nil {
		return err
	}
	leave(next)
	err = bbolt.Compact(fresh, db, compactStep)
	return errors.Join(err, fresh.Sync(), fresh.Close())
}

// syncFolder has the disk know a new name. Systems that cannot do so know it anyway.
func syncFolder(folder string) {
	if d, err := os.Open(folder); err == nil {
		_ = d.Sync()
		_ = d.Close()
	}
}

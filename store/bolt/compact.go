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
func compact(db *bbolt.DB, path string) (*bbolt.DB, error) {
	next := path + ".compact"
	err := guarded(func() error { return rewrite(db, next) })
	if err == nil {
		err = os.Rename(next, path)
	}
	if err != nil {
		_ = os.Remove(next)
		return db, nil //nolint:nilerr // see above
	}
	syncFolder(filepath.Dir(path))
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

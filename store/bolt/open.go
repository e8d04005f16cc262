package bolt

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"syscall"
	"time"

	"go.etcd.io/bbolt"
	bbolterrors "go.etcd.io/bbolt/errors"

	"ruckus/store"
)

// ErrInUse is returned by Open when another process has the file open.
var ErrInUse = errors.New("in use by another ruckus process; stop it or use another --data folder")

// lockWait is how long Open waits for a process that is about to end.
const lockWait = time.Second

// Open opens the file, and makes it and its folder where they are missing. It rewrites the file without what was deleted. It
// returns ErrInUse when another process still has the file open after a second, and store.ErrDamaged when it is not a whole
// database.
func Open(path string) (*Store, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, fmt.Errorf("can't open the store: %w", err)
	}
	db, err := open(path)
	if err == nil {
		db, err = compact(db, path, runtime.GOOS == "windows")
	}
	switch {
	case errors.Is(err, bbolterrors.ErrTimeout):
		return nil, fmt.Errorf("%s is %w", path, ErrInUse)
	case errors.As(err, new(syscall.Errno)):
		return nil, fmt.Errorf("can't open the store: %w", err)
	case err != nil:
		return nil, fmt.Errorf("%s is %w or no store (%w)", path, store.ErrDamaged, err)
	}
	file, err := os.Stat(path)
	if err != nil {
		return nil, errors.Join(fmt.Errorf("can't open the store: %w", err), db.Close())
	}
	return &Store{db: db, commits: newCommitter(db), file: file}, nil
}

func open(path string) (db *bbolt.DB, err error) {
	var file *os.File
	options := bbolt.Options{
		Timeout: lockWait, FreelistType: bbolt.FreelistMapType,
		OpenFile: func(name string, flag int, perm os.FileMode) (_ *os.File, err error) {
			file, err = os.OpenFile(name, flag|os.O_EXCL, perm)
			if errors.Is(err, fs.ErrExist) {
				file, err = existing(name, flag, perm)
			} else if err == nil {
				leave(name)
			}
			return file, err
		},
	}
	err = guarded(func() (err error) {
		db, err = bbolt.Open(path, 0o600, &options)
		return err
	})
	if err != nil {
		return nil, err
	}
	if !stillAt(path, file) { // another process has put a new file in its place while this one waited for it
		if err := db.Close(); err != nil {
			return nil, err
		}
		return open(path)
	}
	if err := guarded(func() error { return prepare(db, path) }); err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return db, nil
}

// errEmpty refuses a file of which nothing is left: the database would take it for a new one.
var errEmpty = errors.New("it has 0 bytes")

// existing opens a file that is there.
func existing(name string, flag int, perm os.FileMode) (*os.File, error) {
	file, err := os.OpenFile(name, flag, perm)
	if err != nil {
		return nil, err
	}
	info, err := file.Stat()
	if err == nil && info.Size() == 0 {
		err = errEmpty
	}
	if err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return file, nil
}

// stillAt reports whether a file is the one that has its name.
func stillAt(path string, file *os.File) bool {
	own, err := file.Stat()
	named, other := os.Stat(path)
	return err == nil && other == nil && os.SameFile(own, named)
}

// prepare makes the buckets, once the file is known to be whole.
func prepare(db *bbolt.DB, path string) error {
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	return db.Update(func(tx *bbolt.Tx) error {
		if info.Size() < tx.Size() {
			return fmt.Errorf("%d of %d bytes", info.Size(), tx.Size())
		}
		for _, name := range [][]byte{records, due, ranks, logs} {
			if _, err := tx.CreateBucketIfNotExists(name); err != nil {
				return err
			}
		}
		return nil
	})
}

// guarded returns an error where f meets damaged pages: the database panics there, or reads beyond the file's end.
func guarded(f func() error) (err error) {
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the store's file is %w: %v", store.ErrDamaged, p)
		}
	}()
	return f()
}

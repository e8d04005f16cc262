// Package store keeps records of bytes by key, each with a version, a due time, ranks and a log.
//
// A writer reads a record, changes it and puts it back; the store refuses the put if someone else was faster. The record is the truth; the
// log says how it came about. Its ranks place a record in lists that can be read in parts: in the order in which records came, or with the
// best first.
package store

import (
	"context"
	"errors"
	"maps"
	"slices"
	"time"
)

var (
	// ErrNotFound is returned by Get and Log for a key that is not stored.
	ErrNotFound = errors.New("store: not found")
	// ErrConflict is returned by Put and Commit when a stored version is not the one that the record was read at.
	ErrConflict = errors.New("store: changed by someone else")
	// ErrKey is returned for a key with an empty or over-long part, or with characters other than letters, digits, '-' and '_'.
	ErrKey = errors.New("store: not a key")
	// ErrDamaged is returned by every method that meets stored data which cannot be read. Other records may be whole;
	// one that is damaged can be deleted.
	ErrDamaged = errors.New("damaged")
)

// MaxKeyPart is the greatest length of each part of a key, in bytes.
const MaxKeyPart = 64

// A Key names a record: the guild that it belongs to, what kind of record it is, and which one.
type Key struct {
	Guild, Kind, ID string
}

// A Record is what is stored under a key.
type Record struct {
	Key     Key
	Version uint64    // counts up from 1 with every Put; 0 in a record that is not stored yet
	Due     time.Time // when somebody must look at it; zero: never; kept as CutDue returns it
	Data    []byte    // every store holds at least 1 MiB

	// Ranks is in which ranked lists of its guild and kind the record stands, and with which rank: by the list's name. A Put
	// takes it out of all others. See Next for numbers in the order of coming.
	Ranks map[string]int64

	// Expires is for Put only: after this time a store may forget the record and its log; zero: never. It helps when no
	// process is left to delete what is no longer needed. Stores return it as zero.
	Expires time.Time
}

// CutDue returns the time as stores keep it: in UTC and cut to the millisecond. The zero time stays zero.
func CutDue(t time.Time) time.Time {
	if t.IsZero() {
		return time.Time{}
	}
	return time.UnixMilli(t.UnixMilli()).UTC()
}

// A Store keeps records. All methods are safe for concurrent use. When the context ends or the medium fails, they return
// another error than those above; after such an error of Put or Commit, the records may be stored or not, but all or none.
// What a Store returns is the caller's own copy.
type Store interface {
	// Get returns the record, or ErrNotFound.
	Get(ctx context.Context, key Key) (Record, error)
	// Put stores the record if the stored version is still r.Version (0: if there is none), else it returns ErrConflict.
	// The log lines are appended in the same commit. It returns the record with its new version.
	Put(ctx context.Context, r Record, log ...[]byte) (Record, error)
	// Commit is Put for several records of one guild: it stores all or none. It returns ErrKey where a key comes twice.
	Commit(ctx context.Context, writes ...Write) ([]Record, error)
	// Delete removes the record and its log. To delete what is not there is no error.
	Delete(ctx context.Context, key Key) error
	// Scan returns about max of a guild's records of one kind, in an order of the store's own, and where to go on: it begins
	// at "", and has returned all where it returns "". What is stored from the beginning to the end is returned, some of it
	// perhaps twice. With ErrDamaged it returns those that can be read, and the rest can be scanned.
	Scan(ctx context.Context, guild, kind, from string, max int) (found []Record, next string, err error)
	// Page returns a part of a ranked list. With ErrDamaged it returns those of its records that can be read.
	Page(ctx context.Context, list Ranking, part Part) ([]Record, error)
	// Count returns how many records of a ranked list have a rank of at least from and at most to. One more than those above
	// a record is its place. What has expired may be counted, too. A store may have to walk through what it counts: in a long
	// list the number of the last record is found sooner.
	Count(ctx context.Context, list Ranking, from, to int64) (int, error)
	// Guilds returns at most max guilds of which something is stored, without Installation, in an order of the store's own:
	// those that follow after, which need not be stored; after "" the first ones. A guild whose records have expired may be
	// among them.
	Guilds(ctx context.Context, after string, max int) ([]string, error)
	// DeleteGuild removes all that is stored of a guild, also what is damaged. It does so in steps: after an error, and where
	// others put at the same time, some of it may be left. It returns ErrKey for Installation.
	DeleteGuild(ctx context.Context, guild string) error
	// Due returns the keys of at most max records that are due before or at the time, the longest due first, ties in any order.
	Due(ctx context.Context, before time.Time, max int) ([]Key, error)
	// Log returns the record's log from its first line on, or ErrNotFound where the record is not stored.
	Log(ctx context.Context, key Key) ([][]byte, error)
	// Ping reports whether the store can be reached and takes what is new. It writes, so it is not for every moment.
	Ping(ctx context.Context) error
	// Close releases the store. No method may be called after it.
	Close() error
}

// scanStep is how many records List reads at once.
const scanStep = 200

// List returns all of a guild's records of one kind, sorted by ID. It reads them in parts, and what others put meanwhile may be
// missing. With ErrDamaged it returns those that can be read.
func List(ctx context.Context, s Store, guild, kind string) ([]Record, error) {
	var damaged []error
	found := map[string]Record{}
	for from := ""; ; {
		part, next, err := s.Scan(ctx, guild, kind, from, scanStep)
		switch {
		case errors.Is(err, ErrDamaged):
			damaged = append(damaged, err)
		case err != nil:
			return nil, err
		}
		for _, r := range part {
			found[r.Key.ID] = r
		}
		from = next
		if from == "" {
			break
		}
	}
	var all []Record
	for _, id := range slices.Sorted(maps.Keys(found)) {
		all = append(all, found[id])
	}
	return all, errors.Join(damaged...)
}

// Check returns ErrKey where the key is not one that every store can hold.
func (k Key) Check() error {
	if !IsKeyPart(k.Guild) || !IsKeyPart(k.Kind) || !IsKeyPart(k.ID) {
		return ErrKey
	}
	return nil
}

// IsKeyPart reports whether a text can be a part of a key: 1 to MaxKeyPart letters and digits of ASCII, '-' and '_'.
func IsKeyPart(part string) bool {
	for _, c := range []byte(part) {
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9', c == '-', c == '_':
		default:
			return false
		}
	}
	return part != "" && len(part) <= MaxKeyPart
}

// CheckGuild returns ErrKey where the guild is not one whose records can be deleted together.
func CheckGuild(guild string) error {
	if guild == Installation || !IsKeyPart(guild) {
		return ErrKey
	}
	return nil
}

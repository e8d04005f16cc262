package redis

import (
	"context"
	"errors"
	"fmt"
	"time"

	driver "github.com/redis/go-redis/v9"

	"ruckus/store"
)

// ErrRefused is wrapped by an error of Open that does not go away: what the address names is there, and refuses what the address says.
var ErrRefused = errors.New("not as the address says")

// refusals are the errors with which that is so.
var refusals = []string{"WRONGPASS", "NOAUTH", "NOPERM", "DB index is out of range", "This instance has cluster support disabled"}

// failures are errors that those who run Redis can repair, in words.
var failures = []struct{ prefix, words string }{
	{"READONLY", "Redis is a read-only replica"},
	{"OOM", "Redis is full: raise its maxmemory"},
	{"MISCONF", "Redis can't write to its disk and takes no changes"},
	{"LOADING", "Redis is still loading its data"},
	{"MASTERDOWN", "Redis is a replica without its master"},
	{"CLUSTERDOWN", "the Redis Cluster is down"},
	{"WRONGPASS", "Redis refuses the user name or the password"},
	{"NOAUTH", "Redis wants a password"},
	{"NOPERM", "the Redis user lacks a permission"},
	{"DB index is out of range", "Redis has no database with this number"},
	{"This instance has cluster support disabled", "Redis isn't a Cluster: write redis:// instead of redis+cluster://"},
}

// failure returns the error of a call as the interface promises it.
func failure(ctx context.Context, err error) error {
	deadline, limited := ctx.Deadline()
	switch {
	case err == nil:
		return nil
	case errors.Is(err, driver.Nil):
		return store.ErrNotFound
	case driver.HasErrorPrefix(err, "WRONGTYPE"):
		return fmt.Errorf("a key of the store is %w: %w", store.ErrDamaged, err)
	case ctx.Err() != nil && !errors.Is(err, ctx.Err()):
		return fmt.Errorf("%w (%w)", ctx.Err(), err)
	case limited && !time.Now().Before(deadline) && !errors.Is(err, context.DeadlineExceeded):
		return fmt.Errorf("%w (%w)", context.DeadlineExceeded, err) // the connection noticed before the context did
	}
	words := "Redis can't be reached"
	if errors.As(err, new(driver.Error)) {
		words = "Redis refuses a command"
	}
	for _, f := range failures {
		if driver.HasErrorPrefix(err, f.prefix) {
			words = f.words
		}
	}
	return fmt.Errorf("%s (%w)", words, err)
}

package redis

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"strconv"
	"time"

	driver "github.com/redis/go-redis/v9"
)

const (
	replicasName = "wait_replicas" // the parameter of an address
	mostReplicas = 5
	waitStep     = 200 * time.Millisecond // shorter than any read_timeout in use
)

// takeReplicas takes from an address how many replicas must have a commit before it is acknowledged; 0: none.
func takeReplicas(u *url.URL) (int, error) {
	q := u.Query()
	if !q.Has(replicasName) {
		return 0, nil
	}
	n, err := strconv.Atoi(q.Get(replicasName))
	if err != nil || n < 0 || n > mostReplicas {
		return 0, fmt.Errorf("%s can be from 0 to %d", replicasName, mostReplicas)
	}
	q.Del(replicasName)
	u.RawQuery = q.Encode()
	return n, nil
}

// commit runs the script of a commit, and returns when as many replicas as are asked for have what it stored. If that is not so when the
// context ends, the commit is stored all the same, and the caller cannot know. A failover may still lose what was acknowledged, as where
// another replica than the one that has it becomes the master; it is only much less likely.
func (s *Store) commit(ctx context.Context, keys []string, args ...any) (int, error) {
	if s.replicas == 0 {
		return commitScript.once(ctx, s.client, keys, args...).Int()
	}
	master, err := s.master(ctx, keys[0])
	if err != nil {
		return 0, err
	}
	conn := master.Conn() // replicas tell what they have of the commands of one connection
	defer conn.Close()
	stored, err := commitScript.once(ctx, conn, keys, args...).Int()
	if cluster, ok := s.client.(*driver.ClusterClient); ok && err != nil {
		cluster.ReloadState(ctx) // the key may have another master by now
	}
	if err != nil || stored != 1 {
		return stored, err
	}
	for {
		wait := driver.NewCmd(ctx, "wait", s.replicas, waitStep.Milliseconds())
		_ = conn.Process(ctx, noRetry{wait}) // on another connection it would wait for nothing; the error is in wait
		have, err := wait.Int()
		switch {
		case err != nil:
			return 0, errors.Join(errTooFew, err)
		case have >= s.replicas:
			return stored, nil
		case ctx.Err() != nil:
			return 0, fmt.Errorf("%w: %d of %d", errTooFew, have, s.replicas)
		}
	}
}

var errTooFew = errors.New("Redis stored it, but on fewer replicas than " + replicasName + " wants")

// master returns the client of the node that a key is on.
func (s *Store) master(ctx context.Context, key string) (*driver.Client, error) {
	switch c := s.client.(type) {
	case *driver.ClusterClient:
		return c.MasterForKey(ctx, key)
	case *driver.Client:
		return c, nil
	}
	return nil, errors.New("no client that can wait for replicas")
}

package redis

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"

	driver "github.com/redis/go-redis/v9"
)

// A keeping is how a node is set up to keep data. What the node does not tell is "".
type keeping struct {
	eviction string // maxmemory-policy
	log      string // whether there is an append-only file: "1" or "0"
	fsync    string // appendfsync
}

// Examine tells in a sentence whether Redis is set up so that it loses nothing; where it is not, also what to set. It
// looks at each node that keys may be on. What it is not allowed to see is no fault, but it says so.
func (s *Store) Examine(ctx context.Context) (sentence string, fine bool) {
	var mu sync.Mutex
	var nodes []keeping
	look := func(ctx context.Context, c *driver.Client) error {
		k, err := examine(ctx, c)
		mu.Lock()
		defer mu.Unlock()
		nodes = append(nodes, k)
		return err
	}
	var err error
	switch c := s.client.(type) {
	case *driver.Client:
		err = look(ctx, c)
	case *driver.ClusterClient:
		err = c.ForEachMaster(ctx, look)
	}
	if err != nil {
		return fmt.Sprintf("Can't look at Redis' setup: %v.", failure(ctx, err)), false
	}
	return judge(nodes)
}

// examine asks one node.
func examine(ctx context.Context, c *driver.Client) (k keeping, err error) {
	info, err := c.Info(ctx).Result()
	if err != nil && !forbidden(err) {
		return k, err
	}
	for line := range strings.Lines(info) {
		switch name, value, _ := strings.Cut(strings.TrimSpace(line), ":"); name {
		case "maxmemory_policy":
			k.eviction = value
		case "aof_enabled":
			k.log = value
		}
	}
	config, err := c.ConfigGet(ctx, "appendfsync").Result()
	if err != nil && !forbidden(err) {
		return k, err
	}
	k.fsync = config["appendfsync"]
	return k, nil
}

// forbidden reports whether a node does not know a command or does not allow it, which is usual for Redis as a service.
func forbidden(err error) bool {
	return driver.HasErrorPrefix(err, "NOPERM") || driver.HasErrorPrefix(err, "unknown command")
}

// verdicts are what can be said of a node, the worst first.
var verdicts = []struct {
	applies func(keeping) bool
	words   string
	fine    bool
}{
	{
		func(k keeping) bool { return k.eviction != "" && k.eviction != "noeviction" },
		"Redis deletes tables when it's full: set its maxmemory-policy to noeviction.", false,
	},
	{
		func(k keeping) bool { return k.log == "0" },
		"Redis loses moves when it stops or crashes: set its appendonly to yes, and its appendfsync to always.", false,
	},
	{
		func(k keeping) bool { return k.log != "0" && k.fsync == "no" },
		"Redis loses the last moves when its machine crashes: set its appendfsync to always.", false,
	},
	{
		func(k keeping) bool { return k.eviction == "" || k.log == "" },
		"Redis hides its setup from the bot. Make sure that maxmemory-policy is noeviction, appendonly yes and appendfsync always.", true,
	},
	{
		func(k keeping) bool { return k.fsync == "" },
		"Redis never deletes tables and writes moves to disk. It hides how soon; with appendfsync always, no move is lost.", true,
	},
	{
		func(k keeping) bool { return k.fsync != "always" },
		"Redis never deletes tables and writes moves to disk every second: if its machine crashes, the last ones are lost. To lose none, set its appendfsync to always.", true,
	},
	{
		func(keeping) bool { return true },
		"Redis never deletes tables, and has every move on disk before people see it.", true,
	},
}

// judge says all that is wrong with any node, or else the worst that can be said of one.
func judge(nodes []keeping) (sentence string, fine bool) {
	var wrong []string
	for _, v := range verdicts {
		switch {
		case !slices.ContainsFunc(nodes, v.applies):
		case !v.fine:
			wrong = append(wrong, v.words)
		case wrong == nil:
			return v.words, true
		}
	}
	if wrong == nil {
		return "The Redis Cluster has no node that can be written to.", false
	}
	return strings.Join(wrong, " "), false
}

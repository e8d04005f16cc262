package redis

import (
	"context"
	_ "embed"
	"errors"
	"slices"

	driver "github.com/redis/go-redis/v9"
)

var (
	//go:embed ranks.lua
	ranksSource string
	//go:embed commit.lua
	commitSource string
	//go:embed delete.lua
	deleteSource string
	//go:embed scan.lua
	scanSource string
	//go:embed due.lua
	dueSource string
	//go:embed log.lua
	logSource string
	//go:embed page.lua
	pageSource string
	//go:embed guilds.lua
	guildsSource string
	//go:embed forget.lua
	forgetSource string
	//go:embed copy.lua
	copySource string
	//go:embed take.lua
	takeSource string

	commitScript = newScript(ranksSource + commitSource)
	deleteScript = newScript(ranksSource + deleteSource)
	scanScript   = newScript(scanSource)
	dueScript    = newScript(dueSource)
	logScript    = newScript(logSource)
	pageScript   = newScript(ranksSource + pageSource)
	guildsScript = newScript(guildsSource)
	forgetScript = newScript(forgetSource)
	copyScript   = newScript(copySource)
	takeScript   = newScript(takeSource)
)

// A script is sent by its hash; only where a node does not know it yet, its text is.
type script struct {
	*driver.Script
	source string
}

func newScript(source string) script { return script{driver.NewScript(source), source} }

// A processor sends a command: a client, or one connection of it.
type processor interface {
	Process(ctx context.Context, cmd driver.Cmder) error
}

// once runs the script at most once.
func (s script) once(ctx context.Context, c processor, keys []string, args ...any) *driver.Cmd {
	send := func(command, script string) *driver.Cmd {
		all := []any{command, script, len(keys)}
		for _, k := range keys {
			all = append(all, k)
		}
		cmd := driver.NewCmd(ctx, append(all, args...)...)
		_ = c.Process(ctx, noRetry{cmd}) // the error is in cmd
		return cmd
	}
	cmd := send("evalsha", s.Hash())
	if unknown(cmd.Err()) {
		cmd = send("eval", s.source)
	}
	return cmd
}

// inBuckets makes n calls of the script, each on a key of a bucket, in one round trip to each node, and returns what each
// lists; nil where the script returns nil. It may run twice.
func (s script) inBuckets(ctx context.Context, c driver.UniversalClient, n int, call func(i int) (key string, args []any)) (lists [][]string, err error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	exec := func(eval func(context.Context, driver.Scripter, []string, ...any) *driver.Cmd) (cmds []*driver.Cmd, err error) {
		p := c.Pipeline()
		for i := range n {
			key, args := call(i)
			cmds = append(cmds, eval(ctx, p, []string{key}, args...))
		}
		_, err = p.Exec(ctx)
		return cmds, err
	}
	cmds, err := exec(s.EvalSha)
	if slices.ContainsFunc(cmds, func(c *driver.Cmd) bool { return unknown(c.Err()) }) {
		cmds, err = exec(s.Eval)
	}
	if err != nil && !errors.Is(err, driver.Nil) {
		return nil, failure(ctx, err)
	}
	for _, cmd := range cmds {
		list, err := cmd.StringSlice()
		if err != nil && !errors.Is(err, driver.Nil) {
			return nil, failure(ctx, err)
		}
		lists = append(lists, list)
	}
	return lists, nil
}

// unknown reports whether a node refused a script because it has only its hash.
func unknown(err error) bool { return driver.HasErrorPrefix(err, "NOSCRIPT") }

// noRetry is a command that the driver does not send a second time when the reply to the first is lost.
type noRetry struct{ *driver.Cmd }

func (noRetry) NoRetry() bool { return true }

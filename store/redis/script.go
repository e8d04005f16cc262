package redis

import (
	"context"
	_ "embed"

	driver "github.com/redis/go-redis/v9"
)

var (
	//go:embed commit.lua
	commitSource string
	//go:embed delete.lua
	deleteSource string
	//go:embed list.lua
	listSource string
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

	commitScript = script{driver.NewScript(commitSource), commitSource}
	deleteScript = script{driver.NewScript(deleteSource), deleteSource}
	listScript   = script{driver.NewScript(listSource), listSource}
	dueScript    = script{driver.NewScript(dueSource), dueSource}
	logScript    = script{driver.NewScript(logSource), logSource}
	pageScript   = script{driver.NewScript(pageSource), pageSource}
	guildsScript = script{driver.NewScript(guildsSource), guildsSource}
	forgetScript = script{driver.NewScript(forgetSource), forgetSource}
)

// A script is sent by its hash; only where a node does not know it yet, its text is.
type script struct {
	*driver.Script
	source string
}

// once runs the script at most once.
func (s script) once(ctx context.Context, c driver.UniversalClient, keys []string, args ...any) *driver.Cmd {
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

// pipeline runs the script for all that add sends, in one round trip to each node; it may run twice.
func (s script) pipeline(ctx context.Context, c driver.UniversalClient, add func(send func(keys []string, args ...any))) ([]*driver.Cmd, error) {
	exec := func(eval func(context.Context, driver.Scripter, []string, ...any) *driver.Cmd) (cmds []*driver.Cmd, err error) {
		p := c.Pipeline()
		add(func(keys []string, args ...any) { cmds = append(cmds, eval(ctx, p, keys, args...)) })
		_, err = p.Exec(ctx)
		return cmds, err
	}
	cmds, err := exec(s.EvalSha)
	for _, cmd := range cmds {
		if unknown(cmd.Err()) {
			return exec(s.Eval)
		}
	}
	return cmds, err
}

// unknown tells whether a node refused a script because it has only its hash.
func unknown(err error) bool { return driver.HasErrorPrefix(err, "NOSCRIPT") }

// noRetry is a command that the driver does not send a second time when the reply to the first is lost.
type noRetry struct{ *driver.Cmd }

func (noRetry) NoRetry() bool { return true }

package app

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"time"

	"ruckus/store"
)

const (
	askTime  = 10 * time.Second // for a question at the socket
	sendTime = 10 * time.Minute // for a backup through it: while it is sent, the file grows
)

func dialSocket(ctx context.Context, path string) (net.Conn, error) {
	var d net.Dialer
	return d.DialContext(ctx, "unix", path)
}

// listen answers at the socket until stop is called, which waits for an answer that has begun to end. Only the user who runs the
// bot gets there, by the folder's mode. The path is not one of another process: this one has the store's file open.
func (b backupServer) listen(path string) (stop func(), err error) {
	dir := filepath.Dir(path)
	if err := errors.Join(os.MkdirAll(dir, 0o700), os.Chmod(dir, 0o700), os.RemoveAll(path)); err != nil {
		return nil, err
	}
	l, err := net.Listen("unix", path)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				close(ended)
				return
			}
			now := time.Now()
			err = errors.Join(conn.SetReadDeadline(now.Add(askTime)), conn.SetWriteDeadline(now.Add(sendTime)))
			if err == nil {
				b.answer(ctx, conn)
			}
			_ = conn.Close() // the other side knows by the end of the backup whether it is whole
		}
	}()
	return func() {
		cancel()
		_ = l.Close() // it ends the loop
		<-ended
	}, nil
}

// offerBackups lets "ruckus backup" ask this process, where it is the only one that can read the store, until stop is called.
func (c config) offerBackups(st store.Copier) (stop func()) {
	if c.Redis != "" {
		return func() {}
	}
	stop, err := backupServer{store: st, head: c.head, log: c.Log}.listen(c.socket())
	if err != nil {
		c.Log.Warn("can't be backed up while running: its socket doesn't open", "do", "stop the bot before you back up", "cause", err)
		return func() {}
	}
	return stop
}

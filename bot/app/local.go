package app

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"log/slog"
	"net"
	"path/filepath"

	"ruckus/bot"
	"ruckus/bot/localdiscord"
)

// local runs the bot and a Discord of its own in this process, for a browser on this machine.
func (p program) local(ctx context.Context, args []string) error {
	addr, network := "127.0.0.1:8080", false
	c, err := p.configured("local", args, onPage, slog.LevelWarn, p.stderr, func(f *flag.FlagSet) {
		f.StringVar(&addr, "addr", addr, "`address` of the page; port 0 picks a free one")
		f.BoolVar(&network, "network", false, "let other machines open the page: anyone there can play every seat and see every hand")
	})
	if err != nil {
		return err
	}
	switch open := !onlyHere(addr); {
	case open && !network:
		return configError{fmt.Sprintf("%s lets other machines open the page, where anyone can play every seat and see every hand: use --addr 127.0.0.1:8080, or add --network if you want that", addr)}
	case open:
		fmt.Fprintf(p.stderr, "Careful: anyone who opens %s can play every seat here and see every hand.\n", addr)
	}
	st, err := c.begin(ctx)
	if err != nil {
		return err
	}
	defer st.Close()
	discord, err := localdiscord.Start(localdiscord.Config{Addr: addr, File: filepath.Join(c.Data, "discord.json"), Limits: true, Log: c.Log})
	if listen := (*net.OpError)(nil); errors.As(err, &listen) { // mostly the address is taken, which each system says in its own way
		return fmt.Errorf("can't serve the page at %s (%w): choose another address, such as --addr 127.0.0.1:0 for any free port", addr, listen.Err)
	}
	if err != nil {
		return err
	}
	defer discord.Close()
	defer c.offerBackups(st)()
	b, err := bot.New(bot.Config{Token: discord.Token(), Store: st, Kinds: c.Kinds, Looks: p.looks(), Transport: discord.Transport(), Log: c.Log, Version: thisVersion(), Limits: bot.UsualLimits, Gentle: true})
	if err != nil {
		return err
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	ended := make(chan error, 1)
	go func() { ended <- b.Run(ctx) }()
	select {
	case <-b.Ready():
		greet(discord)
		fmt.Fprintf(p.stdout, "Ruckus is running. Play in your browser: %s\n", discord.URL())
		fmt.Fprintln(p.stdout, "Type /play and pick a game; switch users to play every seat. Ctrl+C stops it.")
		return <-ended
	case err := <-ended:
		return err
	}
}

// onlyHere reports whether no other machine reaches what listens at an address.
func onlyHere(addr string) bool {
	host, _, err := net.SplitHostPort(addr)
	return err != nil || host == "localhost" || net.ParseIP(host).IsLoopback() // what is no address is refused later
}

// greet opens an empty page on what there is to play and to learn: its first user has typed /ruckus.
func greet(d *localdiscord.Server) {
	user, channel := d.Users()[0].ID, d.Channels()[0].ID
	if len(d.Messages(user, channel)) == 0 {
		_, _ = d.Command(user, channel, "ruckus", nil) // without it the page says how to begin
	}
}

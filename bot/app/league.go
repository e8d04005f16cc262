package app

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"log/slog"

	"ruckus/bot/internal/standings"
	"ruckus/store"
)

const guildsAtOnce = 100 // that are listed

// league makes ratings, months and statistics again from the results of games.
func (p program) league(ctx context.Context, args []string) error {
	var what, server, game string
	var asJSON *bool
	c, err := p.configured("league", args, onStore, slog.LevelWarn, p.stderr, func(f *flag.FlagSet) {
		f.StringVar(&server, "guild", "", "only the server with this `ID`")
		f.StringVar(&game, "game", "", "only the `game` with this name")
		asJSON = jsonFlag(f)
	}, &what)
	if err == nil && what != "rebuild" {
		err = configError{"say what to do: ruckus league rebuild; \"ruckus league --help\" explains it"}
	}
	if err != nil {
		return err
	}
	var names []string
	for _, k := range c.Kinds {
		if game == "" || k.Name == game {
			names = append(names, k.Name)
		}
	}
	if len(names) == 0 {
		return configError{fmt.Sprintf("there's no game %q; \"ruckus games\" lists them", game)}
	}
	st, err := openStore(ctx, c)
	if err != nil {
		return err
	}
	defer st.Close()
	all := []rebuilt{}
	err = rebuild(ctx, st, c.Log, server, names, func(r rebuilt) {
		all = append(all, r)
		said := "match the results"
		if r.Differed {
			said = "differed; rebuilt from the results"
		}
		if !*asJSON {
			fmt.Fprintf(p.stdout, "server %s, %s: ratings %s\n", r.Server, r.Game, said)
		}
	})
	if *asJSON {
		err = errors.Join(p.printJSON(all), err)
	}
	return err
}

// rebuilt says whether the ratings of a server's game were other than their results.
type rebuilt struct {
	Server   string `json:"server"`
	Game     string `json:"game"`
	Differed bool   `json:"differed"`
}

// rebuild makes everything again of a server, "" for all.
func rebuild(ctx context.Context, st store.Store, log *slog.Logger, server string, names []string, tell func(rebuilt)) error {
	k := standings.New(st, log)
	for last := ""; ; {
		guilds := []string{server}
		if server == "" {
			var err error
			guilds, err = st.Guilds(ctx, last, guildsAtOnce)
			if err != nil {
				return fmt.Errorf("list the servers: %w", err)
			}
		}
		for _, guild := range guilds {
			for _, name := range names {
				differed, err := k.Rebuild(ctx, guild, name)
				if err != nil {
					return fmt.Errorf("server %s, %s: %w", guild, name, err)
				}
				tell(rebuilt{guild, name, differed})
			}
			last = guild
		}
		if server != "" || len(guilds) == 0 {
			return nil
		}
	}
}

package replay

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/store"
)

const exportFormat = 2

// An Export is a game as a JSON document. Of a game that is over, or was ended, it has everything that is needed to play
// it again and to check its deal: Setup with the seed and the mix that it was made of, and Actions. Of a running game, and of
// one whose end can still be undone, it has what a bystander has seen: no seed, no actions, but View and Events.
type Export struct {
	Format   int                `json:"format"` // 2
	Table    string             `json:"table"`  // its ID
	Game     string             `json:"game"`   // name, as in "rednines"
	Phase    match.Phase        `json:"phase"`
	Exported time.Time          `json:"exported"`
	Players  []markup.Name      `json:"players"` // by seat
	Setup    match.SetupLine    `json:"setup"`
	Actions  []match.ActionLine `json:"actions,omitempty"` // in order; without those that were taken back
	Hints    []match.HintLine   `json:"hints,omitempty"`   // in order, of a game that is over
	Late     []match.LateLine   `json:"late,omitempty"`    // in order, of a race that is over
	Sat      []Sat              `json:"sat,omitempty"`     // who has sat in for a robot, in order
	Texts    []match.Text       `json:"texts,omitempty"`   // that were typed, in order; of a running game those that everybody can read
	Result   *games.Result      `json:"result,omitempty"`
	Final    string             `json:"final,omitempty"`  // the sum of the position at the end, see games.Sum: a game that is played again must come to the same
	View     any                `json:"view,omitempty"`   // the game's own view for a bystander
	Events   []games.Event      `json:"events,omitempty"` // what everybody was told, oldest first
	Sums     map[string]string  `json:"sums,omitempty"`   // of a game that is over: of each part of this document, see docs/verify.md
}

// Export returns a game as indented JSON. Managers of the guild may ask at any time, players when it is over.
func (rs *Records) Export(ctx context.Context, ref match.Ref, by match.By) ([]byte, error) {
	readCtx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	d, past, err := rs.History(readCtx, ref)
	switch {
	case err != nil:
		return nil, err
	case !by.Manager && (d.Seat(by.ID) == games.Table || d.Unseated(by.ID)):
		return nil, problem.Reason{Code: "export.nobody"}
	case !by.Manager && !d.UndoUntil().IsZero():
		return nil, problem.Reason{Code: "export.undo"}
	case !by.Manager && d.Record.Phase == match.Playing:
		return nil, problem.Reason{Code: "export.on"}
	}
	x, err := export(d, past)
	if err != nil {
		return nil, err
	}
	text, err := json.MarshalIndent(x, "", "  ")
	if err != nil {
		return nil, problem.Rules(fmt.Errorf("export %s: %w", d.Kind.Name, err))
	}
	e := by.Entry().As(guild.ActExport)
	e.ID = cmp.Or(e.ID, rand.Text())
	d.Record.Describe(&e, ref)
	return text, rs.noteExport(ctx, ref.Guild, e, by)
}

// export is the game at the table as a document.
func export(d *match.Draft, past match.History) (Export, error) {
	x := Export{
		Format: exportFormat, Table: d.Ref.ID, Game: d.Record.Kind, Phase: d.Record.Phase, Exported: d.Now,
		Setup: past.Setup, Actions: past.Actions, Hints: past.Hints, Late: past.Late, Result: d.Record.Result,
	}
	for _, s := range d.Record.Seats {
		x.Players = append(x.Players, s.Own().Name)
	}
	x.Sat = satOf(d.Record, past)
	for i := range x.Sat {
		x.Sat[i].ID = ""
	}
	for _, t := range d.Record.Texts {
		if d.Told() || t.All {
			t.By = ""
			x.Texts = append(x.Texts, t)
		}
	}
	if !d.Told() {
		err := hide(d, &x)
		return x, err
	}
	x.Final = d.Record.Game.Sum
	return x.Summed()
}

// hide removes from an export what is secret in a running game, and adds what everybody has seen of it, if this program can play it.
func hide(d *match.Draft, x *Export) (err error) {
	for i := range x.Texts {
		x.Texts[i].Told = nil
	}
	slices.SortFunc(x.Texts, func(a, b match.Text) int { return int(a.N - b.N) }) // their order tells who changed one
	setup, actions := x.Setup, x.Actions
	x.Setup.Seed, x.Actions, x.Hints, x.Late = "", nil, nil, nil
	if x.Setup.Mix != nil {
		hidden := x.Setup.Mix.Hidden()
		x.Setup.Mix = &hidden
	}
	if d.Position == nil {
		return nil
	}
	err = match.Replay(d.Kind, setup, actions, func(n int, played games.Played) error {
		if n > 0 {
			x.Events = append(x.Events, match.Public(match.Credit(played.Events, actions[n-1].Seat, actions[n-1].By))...)
		}
		return nil
	})
	if err != nil {
		return match.NoReplay(err)
	}
	x.View, err = d.Position.View(games.Table)
	return err
}

// noteExport adds an export to the audit list. Of a player's exports of one table only the first is added: players must not
// be able to fill the list.
func (rs *Records) noteExport(ctx context.Context, guildID string, e guild.Entry, by match.By) error {
	_, err := rs.guilds.Change(ctx, guildID, func(r *guild.Record) error {
		for _, old := range r.Audit {
			if !by.Manager && old.Act == e.Act && old.Table == e.Table && old.User == e.User {
				return store.ErrSame
			}
		}
		e.At = records.Now()
		r.Add(e)
		return nil
	})
	return err
}

// Replay plays the exported game again, and returns it as it was at the end.
func (x Export) Replay(k games.Kind) (games.Game, error) {
	switch {
	case x.Format != exportFormat:
		return nil, fmt.Errorf("export format %d, this program reads %d", x.Format, exportFormat)
	case x.Setup.Kind != k.Name:
		return nil, fmt.Errorf("a game of %q, not of %q", x.Setup.Kind, k.Name)
	case x.Setup.Seed == "":
		return nil, errors.New("exported while the game was on: without its seed it can't be replayed")
	}
	return match.History{Setup: x.Setup, Actions: x.Actions}.Last(k)
}

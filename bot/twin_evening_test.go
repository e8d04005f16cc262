package bot

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/page"
	"ruckus/bot/localdiscord"
	"ruckus/games"
	"ruckus/render/all"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/view"
	"ruckus/store"
)

// bystander is who looks on.
const bystander = "Hal"

// A twin is one of the two evenings of a pair.
type twin struct {
	*evening
	pair    *pair
	which   int
	placed  atomic.Pointer[games.Game] // whose position any fold of the log leads to
	planted plant
	store   store.Store
	ref     match.Ref
	begun   atomic.Bool    // then ref is set
	acts    []act          // of the scene that is played
	watched []string       // whose screens count in it
	known   map[string]int // how much of each user's transcript was looked at
	read    int            // and of the log
}

// play plays one of the evenings of a pair, and returns what was shown in each scene.
func (p *pair) play(t *testing.T, which int, planted plant) (scenes [][]act) {
	t.Helper()
	virtual(t, func(t *testing.T) {
		w := &twin{pair: p, which: which, planted: planted, store: store.NewMemory(), known: map[string]int{}}
		w.begin(t)
		for _, s := range p.scenes {
			scenes = append(scenes, w.perform(s))
		}
	})
	return scenes
}

// begin opens a table. Robots at it are so slow that they make no move.
func (w *twin) begin(t *testing.T) {
	w.evening = newEvening(t, w.store, inMemory(localdiscord.Config{Transcripts: true}), func(e *evening) {
		e.robotPace, e.idle, e.spoil, e.kinds = 1000, synctest.Wait, w.spoil, w.kinds()
	})
	w.ref = w.evening.play(fmt.Sprintf("/play %s robots:%d", w.pair.kind.Name, w.pair.robots), racers[:w.pair.people]...).Ref
	w.begun.Store(true)
}

// kinds are all games. The pair's begins in the position that was put last.
func (w *twin) kinds() []games.Kind {
	kinds := all.Kinds()
	for i, kind := range kinds {
		if kind.Name != w.pair.kind.Name {
			continue
		}
		kinds[i].New = func(s games.Setup) (games.Game, error) {
			if placed := w.placed.Load(); placed != nil {
				return (*placed).Clone(), nil
			}
			return kind.New(s)
		}
	}
	return kinds
}

// perform plays a scene. Up to the deal the two evenings are the same.
func (w *twin) perform(s scene) []act {
	user := w.pair.sits(s.seat)
	w.acts, w.watched = nil, []string{user, bystander}
	time.Sleep(time.Until(s.at.Add(-time.Second)))
	w.put(s, 0, false)
	w.press(user, "My hand")
	w.settle()
	for _, u := range w.watched {
		w.frames(u)
	}
	time.Sleep(time.Until(s.at))
	w.logged()
	w.act("other cards are dealt", func() { w.put(s, w.which, false) })
	for _, u := range w.watched {
		w.lookAround(u)
		for _, probe := range s.probes {
			w.act(u+" tries "+probe, func() { w.pressForged(u, w.control(verbDo, probe)) })
		}
	}
	for _, made := range s.turns {
		time.Sleep(time.Until(made.at))
		mover := w.pair.sits(made.seat)
		w.act(mover+" plays "+made.move, func() { w.pressForged(mover, w.control(verbDo, made.move)) })
	}
	w.put(s, 0, true)
	return w.acts
}

func (w *twin) control(verb, arg string) string {
	return customID{Table: w.ref.ID, Verb: verb, Arg: arg}.String()
}

// act does something and notes what came of it.
func (w *twin) act(what string, do func()) {
	do()
	w.settle()
	a := act{what: what, shown: map[string][]string{}, clocks: w.clocks(), log: w.logged()}
	for _, u := range w.watched {
		a.shown[u] = w.frames(u)
	}
	w.acts = append(w.acts, a)
}

// mostPresses is how many controls somebody uses in a scene.
const mostPresses = 30

// lookAround has a user type commands, and use all controls that move nothing, on the board and in their hand.
func (w *twin) lookAround(user string) {
	for _, line := range []string{"/hand", "/read", "/tables", "/rules game:" + w.pair.kind.Name} {
		w.act(user+" types "+line, func() { w.command(user, line) })
	}
	tried := map[string]bool{}
	for range mostPresses {
		message, c, picked := w.untried(user, tried)
		if c == nil {
			return
		}
		w.act(user+" presses "+c.CustomID+" "+strings.Join(picked, ""), func() {
			i, err := w.discord.Press(w.users[user], message, c.CustomID, picked...)
			w.outcome(i, err)
		})
	}
}

// untried finds a control on the last messages that a user has not used yet, and what to pick from it.
func (w *twin) untried(user string, tried map[string]bool) (message string, c *localdiscord.Component, picked []string) {
	all := w.seen(user)
	for i := len(all) - 1; i >= max(0, len(all)-3); i-- {
		for _, row := range all[i].Components {
			for _, c := range row.Components {
				id, err := parseCustomID(c.CustomID)
				if err != nil || c.Disabled {
					continue
				}
				entries := []string{""}
				if c.Type == discord.TypeMenu {
					entries = nil
					for _, o := range c.Options[:min(len(c.Options), 3)] {
						entries = append(entries, o.Value)
					}
				}
				for _, value := range entries {
					to, picked := id, []string(nil)
					if value != "" {
						picked = []string{value}
						to, err = id.pick(picked)
					}
					if name := c.CustomID + value; err == nil && !tried[name] && w.harmless(user, to) {
						tried[name] = true
						return all[i].ID, &c, picked
					}
				}
			}
		}
	}
	return "", nil, nil
}

// harmless reports whether a control moves nothing; a bystander's never does.
func (w *twin) harmless(user string, id customID) bool {
	switch id.Verb {
	case verbGo, verbRead, verbOpen:
		return true
	case verbDo:
		return user == bystander
	}
	switch strings.TrimRight(id.Arg, "0123456789") {
	case frame.MyHand, frame.AskHint, frame.More, look.Rules:
		return id.Verb == verbHost
	case frame.Join, frame.Start, frame.Leave, frame.Cancel, frame.In, frame.SitOut, frame.Export, frame.HowDealt:
		return id.Verb == verbHost && user == bystander
	}
	return false
}

// record is the table as it is stored.
func (w *twin) record() store.Record {
	r, err := w.store.Get(w.t.Context(), store.Key{Guild: w.ref.Guild, Kind: "table", ID: w.ref.ID})
	require.NoError(w.t, err)
	return r
}

// put stores a position of a scene at the table, as if play had led there, and has it shown. Robots begin with the same chance.
func (w *twin) put(s scene, which int, paused bool) {
	w.t.Helper()
	r := w.record()
	var rec map[string]any
	require.NoError(w.t, json.Unmarshal(r.Data, &rec))
	game := rec["game"].(map[string]any)
	game["lines"], game["sum"] = game["lines"].(float64)+1, games.Sum(s.states[which])
	w.placed.Store(&s.states[which])
	rec["recent"], rec["rest"] = []games.Event{}, view.Rest{}
	rec["clocks"].(map[string]any)["deadline"] = s.at.Add(time.Hour)
	if paused {
		rec["rest"] = view.Rest{Since: time.Now(), Paused: true}
	}
	for i, seat := range rec["seats"].([]any) {
		seat := seat.(map[string]any)
		for part, names := range map[string][]string{"asked": {"since"}, "hints": {"now"}, "presence": {"misses", "away"}, "auto": {"at"}} {
			for _, name := range names {
				if of, ok := seat[part].(map[string]any); ok {
					delete(of, name)
				}
			}
		}
		seat["mind"] = match.Mind{Chance: uint64(i + 1)}
		if w.planted.robots && seat["robot"] != nil {
			seat["robot"] = 1 + sum(games.Sum(s.states[which]))%3
		}
	}
	var err error
	r.Data, err = json.Marshal(rec)
	require.NoError(w.t, err)
	r.Due = s.at.Add(time.Hour)
	_, err = w.store.Put(w.t.Context(), r, []byte(`{"rewind":0}`))
	require.NoError(w.t, err)
	w.bot.pages.Touch(boardKey(w.ref))
	w.bot.pages.TouchAll(page.Topic(w.ref))
	w.settle()
}

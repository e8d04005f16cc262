package world

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/store"
)

// A history is how a table came about: every version that was stored, and the game that follows from the log by the rules.
type history struct {
	w        *world
	key      store.Key
	versions []version
	done     map[string]bool // requests that were carried out
	gone     bool            // the record is deleted
	log      [][]byte

	setup   games.Setup
	kind    games.Kind
	actions []games.Action // that count
	game    games.Game     // as the log has it; nil: it has not begun
}

// A version is one that was stored.
type version struct {
	at     time.Time
	record store.Record
	log    [][]byte          // up to it
	drawn  string            // its board; "" before somebody wanted to know
	hands  map[string]string // by user and place
	head
}

// A head is what the simulation reads in a record.
type head struct {
	Phase   string `json:"phase"`
	Channel string `json:"channel"`
	Board   string `json:"board"`
	Writer  struct {
		Requests []string `json:"requests"`
		Owner    string   `json:"owner"`
	} `json:"writer"`
	Rest struct {
		Since time.Time `json:"since"`
	} `json:"rest"`
	Game  match.Game `json:"game"`
	Seats []struct {
		ID string `json:"id"`
	} `json:"seats"`
}

// last is the newest version.
func (h *history) last() version { return h.versions[len(h.versions)-1] }

func (h *history) name() string { return h.key.Kind + " " + h.key.ID }

// add takes in a version with what it adds to the log. The vault is locked.
func (h *history) add(r store.Record, lines [][]byte) {
	h.log = append(h.log, lines...)
	v := version{at: time.Now(), record: r, log: h.log}
	if err := json.Unmarshal(r.Data, &v.head); err != nil {
		h.w.fault(h.guild(), "%s: what is stored cannot be read: %v", h.name(), err)
		return
	}
	before := map[string]bool{}
	if len(h.versions) > 0 {
		for _, id := range h.last().Writer.Requests {
			before[id] = true
		}
	}
	h.versions = append(h.versions, v)
	for _, id := range v.Writer.Requests {
		if !before[id] && h.done[id] {
			h.w.fault(h.guild(), "%s: request %s was carried out twice", h.name(), id)
		}
		h.done[id] = true
	}
	for _, line := range lines {
		if err := h.play(line); err != nil {
			h.w.fault(h.guild(), "%s: the log does not follow from the rules: %v: %s", h.name(), err, line)
		}
	}
	if len(lines) > 0 {
		h.w.note("%s %s v%d: %s", h.guild().name, h.name(), r.Version, lines[len(lines)-1])
		h.compare(v)
	}
}

func (h *history) guild() *guild { return h.w.guildByID(h.key.Guild) }

// A logLine is any line of a log.
type logLine struct {
	Kind   string         `json:"kind"`
	Seats  int            `json:"seats"`
	Seed   string         `json:"seed"`
	Values map[string]int `json:"values"`
	At     time.Time      `json:"at"`

	Seat games.Seat `json:"seat"`
	Move string     `json:"move"`

	Rewind *int    `json:"rewind"`
	Hint   *string `json:"hint"`
	Late   *string `json:"late"`
	Sat    *int    `json:"sat"`
}

// play carries the game on by a line of the log.
func (h *history) play(line []byte) error {
	var l logLine
	if err := json.Unmarshal(line, &l); err != nil {
		return err
	}
	switch {
	case l.Kind != "":
		h.kind = h.w.kinds[l.Kind]
		h.setup = games.Setup{Seats: l.Seats, At: l.At, Values: l.Values}
		if _, err := hex.Decode(h.setup.Seed[:], []byte(l.Seed)); err != nil {
			return err
		}
		h.actions = nil
		return h.restart()
	case l.Rewind != nil:
		if *l.Rewind < 0 || *l.Rewind > len(h.actions) {
			return fmt.Errorf("rewinds to action %d of %d", *l.Rewind, len(h.actions))
		}
		h.actions = h.actions[:*l.Rewind]
		return h.restart()
	case l.Hint != nil, l.Late != nil, l.Sat != nil:
		return nil
	case h.game == nil:
		return fmt.Errorf("an action before the beginning")
	}
	a := games.Action{Seat: l.Seat, Move: l.Move, At: l.At}
	h.actions = append(h.actions, a)
	_, err := games.Play(h.game, a)
	return err
}

// restart plays the game from its beginning.
func (h *history) restart() (err error) {
	if h.game, err = h.kind.New(h.setup); err != nil {
		return err
	}
	for _, a := range h.actions {
		if _, err := games.Play(h.game, a); err != nil {
			return err
		}
	}
	return nil
}

// compare requires that what is stored is what the log leads to.
func (h *history) compare(v version) {
	if h.game == nil {
		return
	}
	if games.Sum(h.game) != v.Game.Sum {
		h.w.fault(h.guild(), "%s: the log leads to another position than the stored one", h.name())
	}
}

package world

import (
	"context"
	"encoding/json"
	"strings"
	"time"

	"ruckus/bot"
	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/table"
	"ruckus/render/frame"
	"ruckus/store"
)

// check takes in that a pane shows something new.
func (w *world) check(c *call, p *pane) {
	h := w.tableOf(p)
	switch {
	case h == nil:
	case p.viewer == nil && len(p.message.Embeds) > 0:
		w.checkBoard(h, p)
	case p.viewer != nil:
		w.checkHand(h, p)
	}
	w.checkAnswer(c, p)
	w.checkCall(c, p)
}

// tableOf returns the history of the table that a pane shows; nil: it shows none.
func (w *world) tableOf(p *pane) *history {
	for _, row := range p.message.Components {
		for _, c := range row.Components {
			if b := readButton(c.CustomID); b.table != "" && (b.verb == "d" || b.verb == "g" || b.verb == "h") {
				p.turnTo(b.table)
			}
		}
	}
	if p.table == "" {
		return nil
	}
	w.vault.mu.Lock()
	defer w.vault.mu.Unlock()
	for _, kind := range []string{"table", "private"} {
		if h := w.vault.tables[store.Key{Guild: p.guild.id, Kind: kind, ID: p.table}]; h != nil {
			return h
		}
	}
	return nil
}

// recent is how many versions back what is shown is looked for first. What is drawn is seldom older.
const recent = 30

// turnTo notes which table a pane shows from now on.
func (p *pane) turnTo(table string) {
	if p.table != table {
		p.table, p.at, p.from, p.known = table, -1, len(p.shown)-1, false
	}
}

// checkBoard requires that a board is a version of the table, and none before the one that it has shown.
func (w *world) checkBoard(h *history, p *pane) {
	w.stats.boards++
	w.vault.mu.Lock()
	defer w.vault.mu.Unlock()
	looks := func(i int, s showing) bool { return w.isBoard(h, i, s.text) }
	switch {
	case w.recentVersion(h, p, looks), w.onward(h, p, looks):
	case w.version(h, p.shown[len(p.shown)-1], looks, 0) >= 0:
		w.fault(h.guild(), "%s: the board of %s goes back from version %d", p.name, h.name(), p.at+1)
	default:
		w.fault(h.guild(), "%s: the board of %s is none of its %d versions:\n%s\nThe last one is\n%s", p.name, h.name(), len(h.versions), p.text, w.board(h, len(h.versions)-1))
	}
}

// checkHand looks up which version of the table a hand shows, and requires that it is nobody else's. A hand with a note on top
// is none.
func (w *world) checkHand(h *history, p *pane) {
	w.glass.hands[handKey{h.key.ID, p.viewer}] = p
	w.vault.mu.Lock()
	defer w.vault.mu.Unlock()
	looks := func(i int, s showing) bool { return w.hand(h, i, p.viewer.id, s.place) == s.text }
	if p.known = w.recentVersion(h, p, looks); p.known {
		w.stats.hands++
		return
	}
	w.stats.others++
	if len(p.moves()) == 0 {
		return
	}
	now := p.shown[len(p.shown)-1]
	if w.version(h, now, looks, len(h.versions)-recent) >= 0 && !w.onward(h, p, looks) {
		w.fault(h.guild(), "%s: the hand of %s goes back from version %d", p.name, h.name(), p.at+1)
	}
	home := func(i int, s showing) bool { return w.hand(h, i, p.viewer.id, "") == s.text }
	if w.version(h, now, home, len(h.versions)-recent) >= 0 {
		return // their own, though not at the place where they are taken to be
	}
	for _, s := range h.last().Seats {
		theirs := func(i int, shown showing) bool { return w.hand(h, i, s.ID, shown.place) == shown.text }
		if s.ID != p.viewer.id && w.version(h, now, theirs, len(h.versions)-2) >= 0 {
			w.fault(h.guild(), "%s: %s is shown the hand of another seat of %s:\n%s", p.name, p.viewer.name, h.name(), p.text)
		}
	}
}

// recentVersion looks for the newest version that looks like what a pane shows, but for none before the one that it has shown.
func (w *world) recentVersion(h *history, p *pane, looks func(int, showing) bool) bool {
	i := w.version(h, p.shown[len(p.shown)-1], looks, max(p.at, len(h.versions)-recent))
	p.at = max(p.at, i)
	return i >= 0
}

// version returns the newest version from one on that looks like what is shown; -1: none does.
func (w *world) version(h *history, s showing, looks func(int, showing) bool, from int) int {
	for i := len(h.versions) - 1; i >= max(from, 0); i-- {
		if looks(i, s) {
			return i
		}
	}
	return -1
}

// onward reports whether all that a pane has shown can be versions in their order: several may look the same.
func (w *world) onward(h *history, p *pane, looks func(int, showing) bool) bool {
	at := 0
	for _, s := range p.shown[p.from:] {
		i := at
		for i < len(h.versions) && !looks(i, s) {
			i++
		}
		switch {
		case i < len(h.versions):
			at = i
		case p.viewer == nil:
			return false
		}
	}
	p.at = at
	return true
}

// checkAnswer requires that a move is stored which an answer shows as done: the answer is the hand on which it was pressed, and
// has no note on top. In a race notes have another place, so there the answer must be the hand of a version.
func (w *world) checkAnswer(c *call, p *pane) {
	if !c.answers() || c.ask == nil || c.ask.pressed.verb != "d" || p.viewer == nil || c.ask.on != p {
		return
	}
	h := w.tableOf(p)
	if h == nil || h.key.ID != c.ask.pressed.table {
		return
	}
	w.vault.mu.Lock()
	defer w.vault.mu.Unlock()
	if refused := strings.Contains(p.text, "⚠") || h.kind.Races() && !p.known; refused || h.done[c.ask.id] {
		return
	}
	w.fault(h.guild(), "%s: the move %q of %s is acknowledged and not stored:\n%s", h.name(), c.ask.pressed.arg, p.viewer.name, p.text)
}

// checkCall requires that who is called has pressed something since they were called last. A new board that tells people they're in
// does not call them to move.
func (w *world) checkCall(c *call, p *pane) {
	if !c.posts() {
		return
	}
	var m discord.Message
	if json.Unmarshal(c.body, &m) != nil || len(m.Embeds) > 0 {
		return
	}
	for _, id := range m.AllowedMentions.Users {
		for _, called := range c.guild.people {
			if called.id != id {
				continue
			}
			w.stats.calls++
			key := handKey{p.table, called}
			if last := w.glass.rung[key]; !last.IsZero() && !called.pressed.After(last) {
				w.fault(c.guild, "%s was called twice to table %s: after %v, without having pressed anything", called.name, p.table, time.Since(last))
			}
			w.glass.rung[key] = time.Now()
		}
	}
}

// isBoard reports whether a text is the board of a version. How the night stands and what is asked on it comes of other tables, too,
// and so is left out; and so is whom a new board calls, which its first edit takes away.
func (w *world) isBoard(h *history, i int, text string) bool {
	if strings.HasPrefix(text, "<@") {
		_, text, _ = strings.Cut(text, "\n")
	}
	v := &h.versions[i]
	if v.Phase == "lobby" || v.Phase == "playing" {
		return w.board(h, i) == text
	}
	t, err := v.host(w).Get(context.Background(), h.ref())
	if err != nil {
		return false
	}
	for _, night := range []*frame.Tonight{nil, {}, {Asks: true}} {
		if beforeTonight(drawn(bot.DrawBoard(w.looks, t, night))) == beforeTonight(text) {
			return true
		}
	}
	return false
}

// beforeTonight is what stands on a board above its night.
func beforeTonight(text string) string {
	var before strings.Builder
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "[Tonight ") || strings.HasPrefix(line, "[Next game]") || strings.HasPrefix(line, "(") {
			break
		}
		before.WriteString(line)
	}
	return before.String()
}

// board draws the board of a version.
func (w *world) board(h *history, i int) string {
	v := &h.versions[i]
	if v.drawn != "" {
		return v.drawn
	}
	t, err := v.host(w).Get(context.Background(), h.ref())
	if err != nil {
		return "cannot be read: " + err.Error()
	}
	text := drawn(bot.DrawBoard(w.looks, t, nil))
	if v.Phase == "lobby" || v.Phase == "playing" { // else the time matters, too
		v.drawn = text
	}
	return text
}

// hand draws the hand of a user in a version, at a place inside it.
func (w *world) hand(h *history, i int, user, place string) string {
	v := &h.versions[i]
	key := user + " " + place
	if text, known := v.hands[key]; known {
		return text
	}
	text := ""
	if hand, err := v.host(w).Peek(context.Background(), h.ref(), user); err == nil {
		text = drawn(bot.DrawHand(w.looks, hand, place, false))
	}
	if v.hands == nil {
		v.hands = map[string]string{}
	}
	v.hands[key] = text
	return text
}

func (h *history) ref() match.Ref { return match.Ref{Guild: h.key.Guild, ID: h.key.ID} }

// host returns a host whose store has one version of one table.
func (v *version) host(w *world) *table.Host {
	return table.New(table.Config{Store: single{record: v.record, log: v.log}, Kinds: allKinds()})
}

// A single is a store with one record.
type single struct {
	store.Store
	record store.Record
	log    [][]byte
}

func (s single) Log(context.Context, store.Key) ([][]byte, error) { return s.log, nil }

func (s single) Get(_ context.Context, k store.Key) (store.Record, error) {
	if k != s.record.Key {
		return store.Record{}, store.ErrNotFound
	}
	return s.record, nil
}

package table

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/bot/internal/replay"
	"ruckus/store"
)

// The only way a table changes: read, draft, change, settle, put at the version read, and only then tell. A change may run
// again after a conflict, so it must have no effect outside its draft.

// get reads a table's record. It refuses with match.ErrGone where there is none.
func (h *Host) get(ctx context.Context, ref match.Ref) (store.Record, error) {
	if match.Key(ref).Check() != nil {
		return store.Record{}, match.ErrGone
	}
	stored, err := h.cfg.Store.Get(ctx, match.Key(ref))
	if errors.Is(err, store.ErrNotFound) {
		return stored, match.ErrGone
	}
	return stored, problem.Of(err, match.Damaged)
}

// fetch reads a table's record and takes it apart.
func (h *Host) fetch(ctx context.Context, ref match.Ref) (store.Record, match.Record, error) {
	stored, err := h.get(ctx, ref)
	if err != nil {
		return stored, match.Record{}, err
	}
	rec, err := match.Decode(stored.Data)
	return stored, rec, err
}

// read reads a table with its game, which it takes out of the cache where it can.
func (h *Host) read(ctx context.Context, ref match.Ref) (*match.Draft, error) {
	stored, rec, err := h.fetch(ctx, ref)
	if err != nil {
		return nil, err
	}
	known := h.cache.find(stored)
	if known == nil {
		h.cache.forget(ref) // another host was faster
	}
	return h.open(ctx, stored, rec, known.position())
}

// recall is read without the store, for a table that this host owns and has cached; else nil. If another host was faster, the store
// refuses what comes of it.
func (h *Host) recall(ref match.Ref) *match.Draft {
	r := h.cache.own(ref)
	if r == nil || r.draft.Broken != nil { // what is broken was closed when it was read, which is not stored yet
		return nil
	}
	return h.opened(r.stored, r.draft.Record, r.position(), nil)
}

// draft begins a draft of a table.
func (h *Host) draft(ref match.Ref) *match.Draft {
	return &match.Draft{
		Sight: match.Sight{Ref: ref, Self: h.Self, Now: records.Now(), Pace: h.cfg.RobotPace}, Chance: h.chance, Text: rand.Text,
	}
}

// open makes a draft of a record and of its position. Only where that is not known is the log read, and folded.
func (h *Host) open(ctx context.Context, stored store.Record, rec match.Record, pos *match.Position) (d *match.Draft, err error) {
	var log [][]byte
	if pos == nil && rec.Folds(h.kinds[rec.Kind]) {
		log, err = replay.ReadLog(ctx, h.cfg.Store, match.Ref{Guild: stored.Key.Guild, ID: stored.Key.ID})
		if err != nil {
			return nil, err
		}
		log = log[:min(len(log), rec.Game.Lines)] // others may have played on since
	}
	return h.opened(stored, rec, pos, log), nil
}

func (h *Host) opened(stored store.Record, rec match.Record, pos *match.Position, log [][]byte) *match.Draft {
	d := h.draft(match.Ref{Guild: stored.Key.Guild, ID: stored.Key.ID})
	d.Version, d.DueAt, d.Log = stored.Version, stored.Due, log
	kind, known := h.kinds[rec.Kind]
	d.Open(rec, kind, known, pos)
	return d
}

// readWhole is read, with the whole log.
func (h *Host) readWhole(ctx context.Context, ref match.Ref) (*match.Draft, error) {
	stored, rec, err := h.fetch(ctx, ref)
	if err != nil {
		return nil, err
	}
	return h.open(ctx, stored, rec, nil)
}

// readOrNew is read, and where there is no such table yet an empty draft of one.
func (h *Host) readOrNew(ctx context.Context, ref match.Ref) (*match.Draft, error) {
	d, err := h.read(ctx, ref)
	if errors.Is(err, match.ErrGone) {
		return h.draft(ref), nil
	}
	return d, err
}

// commit makes one change of a table, stores it, notifies of it, and returns what the user may know afterwards. It runs
// in the table's queue. The change may be tried several times, each time on a fresh draft. If it returns a refusal, what it
// has done to the draft is stored all the same; if it returns another error, nothing is stored.
func (h *Host) commit(ctx context.Context, ref match.Ref, userID string, change func(*match.Draft) error) (match.Hand, error) {
	return h.transact(ctx, ref, h.read, userID, change)
}

func (h *Host) transact(ctx context.Context, ref match.Ref, read func(context.Context, match.Ref) (*match.Draft, error), userID string,
	change func(*match.Draft) error,
) (match.Hand, error) {
	tx := &transaction{Host: h, read: read, change: change, userID: userID, putID: rand.Text()}
	err := store.Retry(ctx, func() error {
		tx.tries++
		return tx.try(ctx, ref)
	})
	if err != nil {
		if tx.sent != nil {
			h.noteUnconfirmed(ref)
		}
		return match.NoHand, err
	}
	return tx.hand, tx.refusal
}

// A transaction is a change of a table while it is tried.
type transaction struct {
	*Host
	read   func(context.Context, match.Ref) (*match.Draft, error)
	change func(*match.Draft) error
	userID string
	putID  string
	tries  int

	hand    match.Hand
	refusal error
	sent    *match.Draft // was put with this hand and refusal, and we do not know yet whether it is stored
	failed  error        // the error of that put
}

// owedTries is how often the change goes into one commit with what it leaves.
const owedTries = 2

// try makes the change once. It leaves its hand and its refusal in the transaction.
func (tx *transaction) try(ctx context.Context, ref match.Ref) error {
	d, err := tx.recalled(ref)
	if d == nil && err == nil {
		d, err = tx.fresh(ctx, ref)
	}
	switch {
	case err != nil:
		return err
	case d == nil: // the put that seemed to fail has not
		return nil
	}
	if d.Delete {
		tx.hand, tx.refusal = match.NoHand, nil
		return tx.remove(ctx, ref)
	}
	if err := d.Settle(); err != nil {
		return err
	}
	if _, fault := problem.Sentence(tx.refusal); tx.refusal != nil && fault {
		return tx.refusal
	}
	if d.Record.Phase == match.Over && len(d.Lines) > 0 {
		tx.tellStory(ctx, d)
	}
	switch {
	case !d.Owing() || !d.Changed():
	case tx.tries <= owedTries:
		tx.settle(ctx, d)
	default: // it may be for what the end leaves that the put fails
		tx.oweOn(d, tx.failed)
	}
	hand, err := d.Hand(tx.userID)
	if err != nil {
		return err
	}
	tx.hand = hand
	if !d.Changed() {
		return nil
	}
	putting := time.Now()
	version, err := tx.put(ctx, d, tx.putID)
	if err != nil {
		tx.sent, tx.failed = d, err
		return store.Unsure(err)
	}
	if d.Ends() {
		tx.trim(d.Ref, d.Record.Host)
	}
	tx.hand = tx.tell(d, hand, version, putting)
	return nil
}

// recalled makes the change on what this host has cached. It returns nil where that is not to be had, or where nothing comes of the
// change: then no put would show whether another host was faster.
func (tx *transaction) recalled(ref match.Ref) (*match.Draft, error) {
	if tx.tries > 1 {
		tx.cache.forget(ref) // the put may have been stored, or another host was faster
		return nil, nil
	}
	d := tx.recall(ref)
	if d == nil {
		return nil, nil
	}
	if err := tx.make(d); err != nil || !d.Delete && d.Changed() {
		return d, err
	}
	return nil, nil
}

// fresh makes the change on what is stored. It returns nil where that is what an earlier try has put.
func (tx *transaction) fresh(ctx context.Context, ref match.Ref) (*match.Draft, error) {
	d, err := tx.read(ctx, ref)
	if err != nil {
		return nil, err
	}
	if tx.sent != nil && d.Record.Writer.Put == tx.putID {
		tx.hand = tx.tell(tx.sent, tx.hand, d.Version, time.Time{})
		return nil, nil
	}
	return d, tx.make(d)
}

// make makes the change, and refuses a private table to all but its own person.
func (tx *transaction) make(d *match.Draft) error {
	if tx.userID != "" && !d.Admits(tx.userID) {
		return match.ErrPrivate
	}
	tx.refusal = tx.change(d)
	return nil
}

// remove deletes a table's record and its log.
func (h *Host) remove(ctx context.Context, ref match.Ref) error {
	h.cache.forget(ref)
	if err := h.cfg.Store.Delete(ctx, match.Key(ref)); err != nil {
		return problem.Store(fmt.Errorf("delete: %w", err))
	}
	return nil
}

// put stores a draft and returns its version. It stores nothing that could not be read again.
func (h *Host) put(ctx context.Context, d *match.Draft, putID string) (uint64, error) {
	r, err := d.Write(putID)
	if err != nil {
		return 0, problem.Rules(err)
	}
	stored, err := h.store(ctx, append([]store.Write{{Record: r, Log: d.Lines}}, d.Also...))
	if err != nil {
		return 0, problem.Store(fmt.Errorf("put: %w", err))
	}
	d.Stored = stored
	return stored.Version, nil
}

// store stores a table with what goes into the same commit, and returns the table's record.
func (h *Host) store(ctx context.Context, writes []store.Write) (store.Record, error) {
	if len(writes) == 1 {
		return h.cfg.Store.Put(ctx, writes[0].Record, writes[0].Log...)
	}
	return store.One(h.cfg.Store.Commit(ctx, writes...))
}

// tell notifies the adapter of a draft that is stored, and was not overtaken when it was sent, and returns the hand with the stored version.
func (h *Host) tell(d *match.Draft, hand match.Hand, version uint64, sent time.Time) match.Hand {
	hand.Version, d.Version = version, version
	news, wanted := d.Change()
	if d.Stored.Data != nil {
		h.cache.keep(d, d.Stored, sent)
	}
	if d.Owned() {
		h.robots.note(d.Ref, d.RobotsAct())
	}
	if wanted && h.cfg.Notify != nil {
		h.cfg.Notify(news)
	}
	return hand
}

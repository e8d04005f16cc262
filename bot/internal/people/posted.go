package people

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"time"

	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/store"
)

const (
	// PostedKind is the kind of records of what people have had posted. Each is due when the time is over that it is kept.
	PostedKind = "posted"

	postedKept = 24 * time.Hour       // for so long one thing is posted once
	firstKept  = 400 * 24 * time.Hour // for so long somebody isn't new to a kind of game
	postPause  = time.Minute          // between two things that a person has posted; and who has claimed one has not posted it after that
)

// A Posted is something that somebody has posted for everybody, or is about to. It is kept under a hash and names nobody. So is
// that somebody waits before they open a table, and at which one they first played a kind of game.
type Posted struct {
	Message string    `json:"message,omitempty"` // "": not yet
	Request string    `json:"request"`           // for whom
	At      time.Time `json:"at"`
}

var postedForm = store.Form[Posted]{Name: "what was posted", Schema: 1, Spare: true}

func postedKey(guildID, thing string) store.Key {
	sum := sha256.Sum256([]byte(guildID + " " + thing))
	return store.Key{Guild: guildID, Kind: PostedKind, ID: hex.EncodeToString(sum[:16])}
}

var errPosting = problem.Reason{Code: "share.now"}

// Posted returns the message in which a thing was posted less than a day ago; "": none. It refuses what another request is posting.
func (rs *Records) Posted(ctx context.Context, guildID, thing, request string) (message string, err error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	_, p, err := store.Load(ctx, rs.store, postedKey(guildID, thing), postedForm)
	age := records.Now().Sub(p.At)
	switch {
	case err != nil:
		return "", problem.Of(err, errPosted)
	case age < postedKept && p.Message != "":
		return p.Message, nil
	case age < postPause && p.Request != request:
		return "", errPosting
	}
	return "", nil
}

// MayPost claims a thing for a user who wants to post it, in place of a message that is gone ("" for none). The same request may be
// carried out by two processes, and both may post. It refuses what was posted or claimed already, and the next thing of a user too soon.
func (rs *Records) MayPost(ctx context.Context, guildID, userID, thing, gone, request string) error {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	last, err := rs.claim(ctx, postedKey(guildID, "by "+userID), postPause, "", request)
	if err != nil {
		return err
	}
	if last.Request != request {
		return problem.Reason{Code: "share.wait", N: int(last.At.Add(postPause).Unix() + 1)}
	}
	was, err := rs.claim(ctx, postedKey(guildID, thing), postedKept, gone, request)
	if err == nil && was.Request != request {
		err = errPosting
	}
	return err
}

// claim notes a request for something, unless another one has it, and returns which has it then.
func (rs *Records) claim(ctx context.Context, key store.Key, kept time.Duration, gone, request string) (Posted, error) {
	if key.Check() != nil {
		return Posted{}, errNobody
	}
	now := records.Now()
	p, err := store.Update(ctx, rs.store, key, postedForm, func(p *Posted, r *store.Record) error {
		has := now.Before(p.At.Add(kept)) && (p.Message != "" && p.Message != gone || now.Before(p.At.Add(postPause)) && p.Message == "")
		if has {
			return store.ErrSame
		}
		*p = Posted{Request: request, At: now}
		r.Due = now.Add(kept)
		r.Expires = r.Due
		return nil
	})
	return p, problem.Of(err, errPosted)
}

// NotePosted notes where a thing was posted; with "" that it was not, and can be at once.
func (rs *Records) NotePosted(ctx context.Context, guildID, userID, thing, message string) error {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	key := postedKey(guildID, thing)
	if message == "" {
		for _, key := range []store.Key{key, postedKey(guildID, "by "+userID)} {
			if err := rs.store.Delete(ctx, key); err != nil {
				return problem.Store(fmt.Errorf("delete: %w", err))
			}
		}
		return nil
	}
	_, err := store.Update(ctx, rs.store, key, postedForm, func(p *Posted, r *store.Record) error {
		p.Message = message
		r.Expires = r.Due
		return nil
	})
	return problem.Of(err, errPosted)
}

// KeepWait notes until when a user waits before they open a table, for when nothing else of them is kept.
func (rs *Records) KeepWait(ctx context.Context, guildID, userID string, until time.Time) error {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	_, err := store.Update(ctx, rs.store, postedKey(guildID, "opens "+userID), postedForm, func(p *Posted, r *store.Record) error {
		p.At, r.Due, r.Expires = records.Now(), until, until
		return nil
	})
	return problem.Of(err, errPosted)
}

// WaitsUntil returns until when a user waits by that; zero or over: they do not.
func (rs *Records) WaitsUntil(ctx context.Context, guildID, userID string) (time.Time, error) {
	r, _, err := store.Load(ctx, rs.store, postedKey(guildID, "opens "+userID), postedForm)
	return r.Due, problem.Of(err, errPosted)
}

// FirstGame reports whether a user's game of a kind at a table is their first in the guild, and notes that it is. Forget leaves that:
// else they could be new in every game.
func (rs *Records) FirstGame(ctx context.Context, guildID, userID, kind, table string) (bool, error) {
	if err := rs.Check(guildID, userID); err != nil {
		return false, err
	}
	p, err := store.Update(ctx, rs.store, postedKey(guildID, "plays "+kind+" "+userID), postedForm, func(p *Posted, r *store.Record) error {
		now := records.Now()
		if now.Before(p.At.Add(firstKept)) {
			return store.ErrSame
		}
		*p = Posted{Request: table, At: now}
		r.Due = p.At.Add(firstKept)
		r.Expires = r.Due
		return nil
	})
	return p.Request == table, problem.Of(err, errPosted)
}

func errPosted(cause error) error {
	return problem.Reason{Code: "share.damaged"}.Fault(cause)
}

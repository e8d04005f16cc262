package people

import (
	"cmp"
	"context"
	"time"

	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/store"
)

const (
	// LessonKind is the kind of records of lessons. Each is due when the time is over that it is kept.
	LessonKind = "lesson"

	lessonKept = 24 * time.Hour // how long a lesson waits for anyone who has left it
)

// storedLessons are where a person is in the lessons of one guild, by the names of the games' kinds.
type storedLessons struct {
	Lessons map[string]storedLesson `json:"lessons"`
}

type storedLesson struct {
	Place string    `json:"place"`
	At    time.Time `json:"at"`
}

// lessonForm spares what is damaged: it is worth no more than a lesson's beginning.
var lessonForm = store.Form[storedLessons]{Name: "lessons", Schema: 1, Spare: true}

func lessonKey(guildID, userID string) store.Key {
	return store.Key{Guild: guildID, Kind: LessonKind, ID: userID}
}

// LessonPlace returns where a person left the lesson of a game less than a day ago; "": nowhere, or that cannot be read.
func (rs *Records) LessonPlace(ctx context.Context, guildID, userID, kind string, now time.Time) string {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	all, err := rs.lessons(ctx, guildID, userID)
	if err != nil {
		rs.log.Warn("lesson starts over: its saved place can't be read", "guild", guildID, "cause", err)
		return ""
	}
	if l := all[kind]; now.Sub(l.At) < lessonKept {
		return l.Place
	}
	return ""
}

// KeepLesson stores where a person is in the lesson of a game; with "" it is forgotten. What is too old goes, too.
func (rs *Records) KeepLesson(ctx context.Context, guildID, userID, kind, place string, now time.Time) error {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	key := lessonKey(guildID, userID)
	if key.Check() != nil {
		return errNobody
	}
	_, err := store.Update(ctx, rs.store, key, lessonForm, func(s *storedLessons, r *store.Record) error {
		if s.Lessons == nil {
			s.Lessons = map[string]storedLesson{}
		}
		s.Lessons[kind] = storedLesson{place, now}
		for name, l := range s.Lessons {
			if l.Place == "" || now.Sub(l.At) >= lessonKept {
				delete(s.Lessons, name)
			}
		}
		if len(s.Lessons) == 0 {
			return cmp.Or(rs.store.Delete(ctx, key), store.ErrSame)
		}
		r.Due = now.Add(lessonKept)
		r.Expires = r.Due
		return nil
	})
	return problem.Of(err, errDamaged)
}

// Lessons returns where a person has left lessons, by the names of the games' kinds.
func (rs *Records) Lessons(ctx context.Context, guildID, userID string) (places map[string]string, err error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	all, err := rs.lessons(ctx, guildID, userID)
	for kind, l := range all {
		if places == nil {
			places = map[string]string{}
		}
		places[kind] = l.Place
	}
	return places, err
}

// lessons reads a person's lessons. What is of a newer version is an error, and so never written over.
func (rs *Records) lessons(ctx context.Context, guildID, userID string) (map[string]storedLesson, error) {
	key := lessonKey(guildID, userID)
	if key.Check() != nil {
		return nil, errNobody
	}
	_, s, err := store.Load(ctx, rs.store, key, lessonForm)
	return s.Lessons, problem.Of(err, errDamaged)
}

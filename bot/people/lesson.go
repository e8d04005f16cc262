package people

import (
	"context"
	"errors"
	"time"

	"ruckus/bot/records"
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

var lessonForm = store.Form[storedLessons]{Name: "lessons", Schema: 1}

func lessonKey(guildID, userID string) store.Key {
	return store.Key{Guild: guildID, Kind: LessonKind, ID: userID}
}

// LessonPlace returns where a person left the lesson of a game less than a day ago; "": nowhere, or that cannot be read.
func (rs *Records) LessonPlace(ctx context.Context, guildID, userID, kind string, now time.Time) string {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	_, all, err := rs.lessons(ctx, guildID, userID)
	if err != nil {
		rs.log.Warn("a lesson begins anew", "guild", guildID, "cause", err)
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
	return records.Update(ctx, rs.store, func() (store.Record, error) {
		stored, lessons, err := rs.lessons(ctx, guildID, userID)
		if err != nil {
			return stored, err
		}
		if lessons == nil {
			lessons = map[string]storedLesson{}
		}
		lessons[kind] = storedLesson{place, now}
		for name, l := range lessons {
			if l.Place == "" || now.Sub(l.At) >= lessonKept {
				delete(lessons, name)
			}
		}
		if len(lessons) == 0 {
			return store.Record{}, rs.store.Delete(ctx, stored.Key)
		}
		stored.Due = now.Add(lessonKept)
		stored.Expires = stored.Due
		stored.Data, err = lessonForm.Encode(storedLessons{lessons})
		return stored, err
	})
}

// Lessons returns where a person has left lessons, by the names of the games' kinds.
func (rs *Records) Lessons(ctx context.Context, guildID, userID string) (places map[string]string, err error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	_, all, err := rs.lessons(ctx, guildID, userID)
	for kind, l := range all {
		if places == nil {
			places = map[string]string{}
		}
		places[kind] = l.Place
	}
	return places, err
}

// lessons reads a person's lessons. What is of a newer version is an error, and so never written over.
func (rs *Records) lessons(ctx context.Context, guildID, userID string) (store.Record, map[string]storedLesson, error) {
	key := lessonKey(guildID, userID)
	if key.Check() != nil {
		return store.Record{}, nil, errNobody
	}
	stored, s, err := records.Get(ctx, rs.store, key, decodeLessons, errDamaged)
	return stored, s.Lessons, err
}

func decodeLessons(data []byte) (storedLessons, error) {
	s, err := lessonForm.Decode(data)
	if errors.Is(err, store.ErrDamaged) { // worth no more than a lesson's beginning
		err = nil
	}
	return s, err
}

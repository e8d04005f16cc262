package bot

import (
	"context"
	"strings"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// Where someone is in a lesson stands whole in its buttons, so a press needs nothing stored, a second one changes nothing,
// and one on an older lesson starts over. What's kept for a day only lets them resume.

// What presses do in a lesson, for the metrics.
const (
	lessonOpened = "opened" // the lesson was begun or gone on with
	lessonRight  = "right"  // the press that the step wants
	lessonWrong  = "wrong"
	lessonLate   = "late" // the step's time was over
	lessonAsked  = "show me"
	lessonMoved  = "back or skip"
	lessonLeft   = "left"
	lessonDone   = "done" // the last step was reached
)

// A lessonID is what stands in the table's place in the identifiers of a lesson: everything that there is to know of it.
type lessonID struct {
	kind games.Kind
	look look.Look
	at   frame.LessonPlace
}

func (l lessonID) String() string { return l.kind.Name + lessonSep + l.at.String() }

// lesson reads which lesson an identifier means; ok is false for that of a table.
func (b *Bot) lesson(id string) (l lessonID, ok bool) {
	name, place, ok := strings.Cut(id, lessonSep)
	if !ok {
		return l, false
	}
	at, ok := frame.ParseLessonPlace(place)
	kind, known := b.kinds[name]
	look := b.looks.all[name]
	return lessonID{kind, look, at}, ok && known && look.Lesson != nil
}

// taught returns the games that have a lesson.
func (b *Bot) taught() (kinds []games.Kind) {
	for _, k := range b.cfg.Kinds {
		if b.looks.all[k.Name].Lesson != nil {
			kinds = append(kinds, k)
		}
	}
	return kinds
}

// learnCommand answers /learn.
func (b *Bot) learnCommand(ctx context.Context, a *answer) {
	b.learn(ctx, a, a.i.stringOption(optionGame))
}

// learn opens the lesson of a game in a new private message, where the asker left it.
func (b *Bot) learn(ctx context.Context, a *answer, kind string) {
	look := b.looks.all[kind]
	if look.Lesson == nil {
		a.say(ctx, say("no.lesson"))
		return
	}
	if !a.mayBegin(ctx) {
		return
	}
	l := lessonID{b.kinds[kind], look, frame.BeginLesson(look.Lesson)}
	place := b.host.People.LessonPlace(ctx, a.i.GuildID, a.i.user().ID, kind, a.i.At())
	told := ""
	if at, ok := frame.ParseLessonPlace(place); ok && place != "" {
		if at.Has(look.Lesson) {
			l.at = at
		} else {
			told = say("no.lesson.changed")
		}
	}
	b.learnReader(ctx, a.i, kind)
	b.countLesson(l, lessonOpened)
	b.showLesson(ctx, a, l, "", told)
}

// What a press on an older screen of a lesson is told.

// inLesson reads which lesson is meant, and begins it again if it has changed since.
func (b *Bot) inLesson(f func(ctx context.Context, a *answer, l lessonID, arg string)) press {
	return func(ctx context.Context, a *answer, arg string) {
		l, ok := b.lesson(a.i.id.Table)
		if !ok {
			a.refuse(ctx, errCustomID)
			return
		}
		if !l.at.Has(l.look.Lesson) {
			b.beginLesson(ctx, a, l, say("no.lesson.changed"))
			return
		}
		f(ctx, a, l, arg)
	}
}

// lessonMove takes a press that makes a move in the lesson's game.
func (b *Bot) lessonMove(ctx context.Context, a *answer, l lessonID, move string) {
	if asksText(a.i, move) && a.form(ctx, games.Typed{Move: move, Label: say("typed.lesson"), Max: games.MaxTyped}) {
		return
	}
	next, told := l.at.Move(l.look.Lesson, move)
	b.lessonGoesOn(ctx, a, l, next, move, told)
}

// lessonVisit takes a press that leads to a place inside the lesson's hand.
func (b *Bot) lessonVisit(ctx context.Context, a *answer, l lessonID, place string) {
	next, told := l.at.Visit(l.look.Lesson, place)
	if next == l.at && told == "" {
		b.showLesson(ctx, a, l, place, "")
		return
	}
	b.lessonGoesOn(ctx, a, l, next, ">"+place, told)
}

// lessonGoesOn takes a press that leads to another place. Where it takes no step, told says why.
func (b *Bot) lessonGoesOn(ctx context.Context, a *answer, l lessonID, next frame.LessonPlace, press, told string) {
	what, inside := lessonRight, ""
	if told != "" {
		what, inside = lessonWrong, frame.LessonInside(l.kind, l.look, l.at, press, a.i.At())
	}
	b.countLesson(l, what)
	l.at = next
	b.showLesson(ctx, a, l, inside, told)
}

// lessonTo goes to another place of the lesson.
func (b *Bot) lessonTo(what string, next func(frame.LessonPlace, *look.Lesson) frame.LessonPlace) press {
	return b.inLesson(func(ctx context.Context, a *answer, l lessonID, _ string) {
		b.countLesson(l, what)
		l.at = next(l.at, l.look.Lesson)
		b.showLesson(ctx, a, l, "", "")
	})
}

// lessonShow marks the button that the step wants.
func lessonShow(at frame.LessonPlace, _ *look.Lesson) frame.LessonPlace { return at.ShowMe() }

// lessonStay is where the lesson is.
func lessonStay(at frame.LessonPlace, _ *look.Lesson) frame.LessonPlace { return at }

// lessonAgain begins the lesson again.
func (b *Bot) lessonAgain(ctx context.Context, a *answer, l lessonID, _ string) {
	b.beginLesson(ctx, a, l, "")
}

func (b *Bot) beginLesson(ctx context.Context, a *answer, l lessonID, told string) {
	l.at = frame.BeginLesson(l.look.Lesson)
	b.countLesson(l, lessonOpened)
	b.showLesson(ctx, a, l, "", told)
}

// leaveLesson shows what else there is.
func (b *Bot) leaveLesson(ctx context.Context, a *answer, l lessonID, _ string) {
	b.standLesson(ctx, a, l)
	b.countLesson(l, lessonLeft)
	a.private(ctx, compose(frame.LessonLeft(l.kind), a.i.target(l.String(), verbGo)))
}

// ofLesson does something that is about the lesson's game.
func (b *Bot) ofLesson(f func(ctx context.Context, a *answer, kind string)) press {
	return b.inLesson(func(ctx context.Context, a *answer, l lessonID, _ string) { f(ctx, a, l.kind.Name) })
}

// lessonOf names one person's lesson of one game.
func lessonOf(a *answer, l lessonID) string {
	return a.i.GuildID + " " + a.i.user().ID + " " + l.kind.Name
}

// standLesson has a person's lesson change no more. The press is answered soon, whatever an edit that is under way takes.
func (b *Bot) standLesson(ctx context.Context, a *answer, l lessonID) {
	soon, cancel := context.WithDeadline(ctx, a.begun.Add(boardWait))
	defer cancel()
	b.stand(soon, lessonOf(a, l))
}

// showLesson answers with the screen of a lesson's place, and then keeps where that is: a lesson whose place is lost begins
// again, and nothing else is lost.
func (b *Bot) showLesson(ctx context.Context, a *answer, l lessonID, inside, told string) {
	m, err := b.lessonMessage(a, l, inside, told)
	if err != nil {
		b.log.Error("couldn't show a lesson step", "game", l.kind.Name, "step", l.at.Step+1, "do", "report it", "cause", err)
		a.say(ctx, say("no.lesson.now"))
		return
	}
	b.standLesson(ctx, a, l)
	if b.onLesson(a) {
		a.private(ctx, m)
	} else {
		_ = a.reply(ctx, m)
	}
	place := l.at.String()
	if l.at.Ends(l.look.Lesson) {
		place = ""
		b.countLesson(l, lessonDone)
		b.haveSeen(a.i, l.kind.Name)
	}
	if err := b.host.People.KeepLesson(ctx, a.i.GuildID, a.i.user().ID, l.kind.Name, place, a.i.At()); err != nil {
		b.log.Warn("couldn't store how far a lesson got", "guild", a.i.GuildID, "cause", err)
	}
	if clock := l.at.Clock(l.look.Lesson); clock > 0 {
		b.turnsEach(a.i, lessonOf(a, l), clock, func(ctx context.Context, _ bool) (*discord.Message, bool, error) {
			return b.lessonIsLate(ctx, a, l), true, nil
		}, func() {})
	}
}

// onLesson reports whether the press was on a screen of a lesson.
func (b *Bot) onLesson(a *answer) bool {
	_, ok := b.lesson(a.i.id.Table)
	return ok
}

func (b *Bot) lessonMessage(a *answer, l lessonID, inside, told string) (m discord.Message, err error) {
	who := frame.Learner{Name: a.i.user().Name, At: l.at, Inside: inside, Told: told, Now: time.Now()}
	m = b.looks.draw(l.kind.Name, a.i.reader(), a.i.target(l.String(), verbGo), func(r screen.Reader) screen.Screen {
		s, drawn := frame.LessonScreen(l.kind, l.look, who, r)
		if drawn != nil {
			err = drawn
		}
		return s
	})
	return m, err
}

// lessonIsLate is what a lesson shows when the time of a step is over; nil: it stands still.
func (b *Bot) lessonIsLate(ctx context.Context, a *answer, l lessonID) *discord.Message {
	b.countLesson(l, lessonLate)
	var told string
	l.at, told = l.at.Late(l.look.Lesson)
	b.learnCards(ctx, a.i)
	m, err := b.lessonMessage(a, l, "", told)
	if err != nil {
		b.log.Error("couldn't show a lesson step", "game", l.kind.Name, "step", l.at.Step+1, "do", "report it", "cause", err)
		return nil
	}
	return &m
}

// countLesson counts what somebody does, at the step where they do it.
func (b *Bot) countLesson(l lessonID, what string) {
	b.metrics.lessons.WithLabelValues(l.kind.Name, screen.Number(l.at.Step+1), what).Inc()
}

// ofKind does something that is about the game whose name the identifier has, or that of its table.
func (b *Bot) ofKind(f func(ctx context.Context, a *answer, kind string)) press {
	return atTable(func(ctx context.Context, a *answer, ref match.Ref) {
		if _, ok := b.kinds[ref.ID]; ok {
			f(ctx, a, ref.ID)
			return
		}
		t, err := b.host.Get(ctx, ref)
		if err != nil {
			a.refuse(ctx, err)
			return
		}
		f(ctx, a, t.Kind.Name)
	})
}

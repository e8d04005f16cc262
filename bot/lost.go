package bot

import (
	"errors"
	"fmt"
	"sync"
	"time"

	"ruckus/bot/internal/discord"
)

const (
	lostWindow = 60 // seconds that are looked back on
	fewestLost = 3  // answers: two may be chance, and a person who gets no answer presses three times
	lostShare  = 3  // one answer in this many: where a third is lost, hardly a turn is played without a failure
)

// lostAnswers counts the answers to presses and commands that Discord has not taken, though nothing was wrong with them.
type lostAnswers struct {
	mu      sync.Mutex
	seconds [lostWindow]tally
	last    time.Time // that one was lost
	cause   error     // of that
	many    bool      // too many were, and nobody knows yet that the way is open again
}

// A tally is what became of the answers of one second.
type tally struct {
	second      int64 // in Unix time
	taken, lost int
}

// note takes in what became of an answer.
func (l *lostAnswers) note(now time.Time, err error) {
	if err != nil && !discord.Unreached(err) {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	t := &l.seconds[now.Unix()%lostWindow]
	if t.second != now.Unix() {
		*t = tally{second: now.Unix()}
	}
	if err == nil {
		t.taken++
		return
	}
	t.lost++
	l.last, l.cause = now, err
	lost, all := l.count(now)
	l.many = l.many || tooMany(lost, all)
}

// count returns how many answers of the last minute were lost, and how many there were.
func (l *lostAnswers) count(now time.Time) (lost, all int) {
	for _, t := range l.seconds {
		if now.Unix()-t.second < lostWindow {
			lost, all = lost+t.lost, all+t.lost+t.taken
		}
	}
	return lost, all
}

func tooMany(lost, all int) bool { return lost >= fewestLost && lost*lostShare >= all }

// check returns an error in words when too many answers of the last minute were lost. When people have given up and press no
// more, that stays so until Discord has taken anything from the bot.
func (l *lostAnswers) check(now, taken time.Time) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	lost, all := l.count(now)
	switch {
	case tooMany(lost, all):
		return fmt.Errorf("Discord didn't take %d of the bot's %d answers in the last minute: %s", lost, all, whatToDo(l.cause))
	case l.many && !taken.After(l.last):
		return fmt.Errorf("Discord has taken nothing from the bot since answers were lost %.0f s ago: %s", now.Sub(l.last).Seconds(), whatToDo(l.cause))
	}
	l.many = false
	return nil
}

// whatToDo says what can be done about the cause of a lost answer.
func whatToDo(cause error) string {
	if refusal := new(discord.Error); errors.As(cause, &refusal) && refusal.Global {
		return "it refuses all requests from this address for a while. That passes; stop anything else here that sends requests to Discord"
	}
	return "look at https://discordstatus.com and check this machine's connection to https://discord.com; the log has each cause after \"Discord didn't take an answer\""
}

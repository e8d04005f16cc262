// Package outbox holds the messages that a record owes people. Each is posted once, whatever happens in between.
//
// A message goes into the record's Box in the commit that caused it, with a nonce. It's posted, and the record notes that. If a process
// dies in between, the next reader of the record finishes the job. For a few minutes Discord remembers a nonce and won't post it
// twice; a message that takes longer gets a new one, and is eventually given up.
//
// Nothing here knows Discord, or what a record is about: only the senders know where a message goes and what it says.
package outbox

import (
	"slices"
	"strings"
	"time"
)

const (
	pause       = 15 * time.Second // after what was to be done has not been done, at first
	nudgeTries  = 6                // then it is given up
	noticeTries = 10               // a notice is still news after two hours without Discord
	nonceGood   = 3 * time.Minute  // how long Discord is trusted to know a nonce again
	nonceLen    = 20               // Discord takes 25
)

// A Message is a nudge, which mentions a person and is deleted when they have come, or a notice, which tells a channel something.
type Message struct {
	Channel string    `json:"channel,omitempty"` // of a notice; "": it is a nudge, in the record's own channel
	User    string    `json:"user"`              // whom a nudge mentions
	Nonce   string    `json:"nonce"`             // names the message, and makes a repeated post harmless
	At      time.Time `json:"at"`
	ID      string    `json:"message,omitempty"` // "": not posted, or not known to be
	Late    bool      `json:"late,omitempty"`    // of a nudge: its time is over, and it is to say so
	Told    bool      `json:"told,omitempty"`    // it says so
	Gone    bool      `json:"gone,omitempty"`    // of a nudge: it is to be deleted
	Silent  bool      `json:"silent,omitempty"`  // there is no message, and will be none
	Again   time.Time `json:"again,omitzero"`    // when it is tried next to do what is left to do
	Tries   int       `json:"tries,omitempty"`   // how often it was
}

// Notice reports whether the message mentions nobody.
func (m Message) Notice() bool { return m.Channel != "" }

// open reports whether there is something to do about the message.
func (m Message) open() bool { return !m.Silent && (m.Gone || m.ID == "" || m.Late && !m.Told) }

// over reports whether nothing of a nudge is left: the record can forget it.
func (m Message) over() bool { return m.Gone && m.Silent }

// lost reports whether the message is not known to be posted, and its nonce is too old to find out.
func (m Message) lost(now time.Time) bool {
	return m.ID == "" && !m.Silent && now.Sub(m.At) >= nonceGood
}

// name gives a message a new nonce.
func (m *Message) name(now time.Time, text func() string) {
	m.Nonce, m.At = strings.ToLower(text()[:nonceLen]), now
}

// Renew has a message looked at now, and again later if nothing could be done.
func (m *Message) Renew(now time.Time) { m.Again, m.Tries = now.Add(pause), 0 }

// A Box is what a record owes, the oldest first.
type Box []Message

// Owe puts a message into the box, with a nonce of a text that nothing else is called. A second notice is not taken.
func (b *Box) Owe(m Message, now time.Time, text func() string) {
	if m.Notice() && slices.ContainsFunc(*b, Message.Notice) {
		return
	}
	m.name(now, text)
	m.Renew(now)
	*b = append(*b, m)
}

// Nudge returns the nudge of a user that stands, or is not deleted yet; nil: there is none.
func (b Box) Nudge(user string) *Message {
	for i, m := range b {
		if m.User == user && !m.over() {
			return &b[i]
		}
	}
	return nil
}

// Open reports whether there is something to do about any message.
func (b Box) Open() bool { return slices.ContainsFunc(b, Message.open) }

// Due returns when Tick is to be called next; zero: never.
func (b Box) Due() (due time.Time) {
	for _, m := range b {
		if m.open() && (due.IsZero() || m.Again.Before(due)) {
			due = m.Again
		}
	}
	return due
}

// Tick counts a try of what is due, ever more seldom, until it is given up. It reports whether anything was due.
func (b Box) Tick(now time.Time, text func() string) (due bool) {
	for i := range b {
		m := &b[i]
		if !m.open() || now.Before(m.Again) {
			continue
		}
		due = true
		most := nudgeTries
		if m.Notice() {
			most = noticeTries
		}
		m.Tries++
		m.Again = now.Add(pause << m.Tries)
		m.Silent = m.Tries >= most || m.Gone && m.lost(now)
		if m.lost(now) {
			m.name(now, text)
		}
	}
	return due
}

// Todo returns the messages about which there is something to do, the oldest first. One without an ID is to be posted with its
// Nonce: then it is posted once, however often that is tried. If it is Gone as well, it is posted without a notification, only to
// learn its ID, and then deleted. One that is lost waits for its new nonce.
func (b Box) Todo(now time.Time) (todo []Message) {
	for _, m := range b {
		if m.open() && !m.lost(now) {
			todo = append(todo, m)
		}
	}
	return todo
}

// Done notes what was done about a message that Todo has returned. It reports whether the message is in the box, and whether it is
// news that it was posted.
func (b Box) Done(m Message, now time.Time) (found, posted bool) {
	i := slices.IndexFunc(b, func(own Message) bool { return own.Nonce == m.Nonce })
	if i < 0 {
		return false, false
	}
	posted = b[i].ID == "" && m.ID != ""
	b[i].ID, b[i].Told, b[i].Silent, b[i].Again = m.ID, m.Told, m.Silent, now.Add(pause)
	return true, posted
}

// Forget takes nudges out of which nothing is left, and reports whether there were any.
func (b *Box) Forget() bool {
	before := len(*b)
	*b = slices.DeleteFunc(*b, Message.over)
	return len(*b) < before
}

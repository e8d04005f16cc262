// Package page keeps messages on Discord up to date: each at its own pace, never faster than Discord allows, and always with the newest
// state in the end. It knows no table and no game.
//
// A [Page] knows how to draw a message and how to send it; the [Keeper] decides when (keeper.go, edit.go) and which way (ways.go). If
// several processes could show a page, only one does (owner.go).
package page

import (
	"context"
	"errors"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/work"
)

// What a page says of itself.
var (
	// ErrGone says that there is nothing left to keep up to date.
	ErrGone = errors.New("nothing left to keep up to date")
	// ErrNotOwner says that another process shows the page.
	ErrNotOwner = errors.New("another process owns the page")
	// ErrGrant says that the message cannot be changed by this grant.
	ErrGrant = errors.New("the grant is for another message")
)

// A Page is a message on Discord that is to show the newest state of something. Its methods are called one at a time.
type Page interface {
	// Draw makes the newest message. With ErrGone that message is the last one, if there is one. With ErrNotOwner there is
	// none to be shown now.
	Draw(ctx context.Context) (*discord.Message, error)
	// Show sends what was drawn: by the loan, or with the zero Loan by the bot's own right. With ErrGone the page is
	// forgotten, with discord.ErrStale it is drawn again, with ErrGrant it is shown another way.
	Show(ctx context.Context, m discord.Message, by Loan) error
	// Version is the version of the topic that Draw has drawn last; 0 where it has none.
	Version() uint64
	// Channel is where the page is, "" where that is not known yet, and reports whether the bot has a right of its own to
	// edit it there. Where it has not, the page can be shown by loans only.
	Channel() (id string, own bool)
}

// A Topic is what several pages are about: they go out of date together. It can have versions, which count up.
type Topic struct{ Guild, ID string }

// A Key names a page: the one of a user about a topic, or with no user the one that everybody sees.
type Key struct {
	Topic Topic
	User  string
}

// who returns the guild and the person that the page is for.
func (k Key) who() work.Who { return work.Who{Guild: k.Topic.Guild, Person: k.User} }

// A Pace is how long to wait between two edits of a page.
type Pace struct {
	Own  time.Duration // by the bot's own right
	Lent time.Duration // by a loan
}

// Paces. Discord allows 5 edits by one grant in 2 seconds, and 5 in 5 seconds in a channel.
var (
	Public  = Pace{Own: 1200 * time.Millisecond, Lent: 450 * time.Millisecond}
	Private = Pace{Own: time.Second, Lent: time.Second} // nobody is to look at an old one for longer than two
)

// longestRest is how long a private page that nobody waits for can wait for further changes. It waits for a quarter of the time
// since the user has pressed on it, so that it follows at once what comes of a press.
const longestRest = time.Second

// CheckPause is how long to wait between two edits that are made only to see whether the message is there.
const CheckPause = 10 * time.Second

// plainPauses are how long a page shows text where Discord has refused emojis, before they are tried again.
var plainPauses = []time.Duration{2 * time.Second, 10 * time.Second, time.Minute}

const (
	hastyPause   = 450 * time.Millisecond  // between two edits of a page that is wanted soon
	channelPause = 1050 * time.Millisecond // between two edits in one channel by the bot's own right
	longestPause = 10 * time.Minute        // after many failures
	editTime     = 30 * time.Second        // for one edit with all its waits for rate limits
	editsAtOnce  = 48                      // fewer than the refusals after which no grant is used, which may all come at once
)

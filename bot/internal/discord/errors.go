package discord

import (
	"context"
	"errors"
	"fmt"
	"net/http"
)

// Discord's codes for refusals that the bot can do something about.
const (
	UnknownChannel     = 10003
	UnknownMember      = 10007
	UnknownMessage     = 10008
	UnknownUser        = 10013
	UnknownEmoji       = 10014
	UnknownWebhook     = 10015
	TooManyEmojis      = 30008
	AlreadyAnswered    = 40060
	MissingAccess      = 50001
	MissingPermissions = 50013
	InvalidForm        = 50035 // something in the message is not as Discord wants it
	InvalidToken       = 50027 // of an interaction: older than 15 minutes
	ThreadArchived     = 50083
	ThreadExists       = 160004
)

// An Error is a refusal by Discord. Its text has no secrets.
type Error struct {
	Route   string
	Status  int    `json:"-"`
	Scope   string `json:"-"` // of a limit that a 429 is about; "" where Discord does not say
	Code    int    `json:"code"`
	Message string `json:"message"`
	Global  bool   `json:"-"` // all that this machine sends is refused
}

func (e *Error) Error() string {
	return fmt.Sprintf("%s: Discord answers %d, code %d: %s", e.Route, e.Status, e.Code, e.Message)
}

// A ForGood is why Discord will not take this bot, however often it is started, and what to do about that.
type ForGood string

func (f ForGood) Error() string { return string(f) }

// ErrGrantsRest is returned while grants are not used, because Discord has refused too many.
var ErrGrantsRest = errors.New("too many edits by grant were refused; this guild's grants rest for a while")

// ErrStale is returned for what is not sent, because it is no longer new.
var ErrStale = errors.New("no longer new when it could be sent")

// IsCode reports whether an error is Discord's refusal with one of these codes.
func IsCode(err error, codes ...int) bool {
	code, _ := Refused(err)
	for _, c := range codes {
		if c == code && code != 0 {
			return true
		}
	}
	return false
}

// IsStatus reports whether an error is Discord's refusal with this HTTP status.
func IsStatus(err error, status int) bool {
	var e *Error
	return errors.As(err, &e) && e.Status == status
}

// Unreached reports whether the error of a request shows that the way to Discord is shut, for all or for a while: no answer
// came, a fault of Discord, or a refusal of the bot as a whole. A refusal of the one message or interaction is not: people can
// bring that about.
func Unreached(err error) bool {
	var e *Error
	switch {
	case err == nil, errors.Is(err, context.Canceled):
		return false
	case !errors.As(err, &e):
		return true
	case e.Status == http.StatusForbidden:
		return e.Code != MissingAccess && e.Code != MissingPermissions
	case e.Status == http.StatusUnauthorized:
		return e.Code != InvalidToken
	}
	return e.Status >= 500 || e.Global
}

// Limited reports whether Discord has refused a request because there were too many.
func Limited(err error) bool {
	var e *Error
	return errors.As(err, &e) && e.Status == http.StatusTooManyRequests
}

// Refused reports whether an error is a refusal by Discord, and with which code; 0 where it gives none. After any other
// error it is not known whether Discord has done what was asked.
func Refused(err error) (code int, refused bool) {
	var e *Error
	if !errors.As(err, &e) {
		return 0, false
	}
	return e.Code, true
}

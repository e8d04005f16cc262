package localdiscord

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
)

// An apiError is an answer other than success, in Discord's form.
type apiError struct {
	status  int
	Code    int    `json:"code"`
	Message string `json:"message"`
	Errors  any    `json:"errors,omitempty"`
	first   string // of the errors, for people
}

func (e *apiError) Error() string { return fmt.Sprintf("%d: %s", e.Code, e.Message) }

func apiErr(status, code int, message string) *apiError {
	return &apiError{status: status, Code: code, Message: message}
}

// Discord's errors that this server gives, with Discord's codes and words.
var (
	errNotFound           = apiErr(http.StatusNotFound, 0, "404: Not Found")
	errUnauthorized       = apiErr(http.StatusUnauthorized, 0, "401: Unauthorized")
	errTooLarge           = apiErr(http.StatusRequestEntityTooLarge, 40005, "Request entity too large")
	errBadJSON            = apiErr(http.StatusBadRequest, 50109, "The request body contains invalid JSON.")
	errUnknownChannel     = apiErr(http.StatusNotFound, 10003, "Unknown Channel")
	errUnknownGuild       = apiErr(http.StatusNotFound, 10004, "Unknown Guild")
	errUnknownMember      = apiErr(http.StatusNotFound, 10007, "Unknown Member")
	errUnknownMessage     = apiErr(http.StatusNotFound, 10008, "Unknown Message")
	errUnknownRole        = apiErr(http.StatusNotFound, 10011, "Unknown Role")
	errUnknownEmoji       = apiErr(http.StatusNotFound, 10014, "Unknown Emoji")
	errUnknownApplication = apiErr(http.StatusNotFound, 10002, "Unknown Application")
	errUnknownWebhook     = apiErr(http.StatusNotFound, 10015, "Unknown Webhook")
	errUnknownInteraction = apiErr(http.StatusNotFound, 10062, "Unknown interaction")
	errUnknownCommand     = apiErr(http.StatusNotFound, 10063, "Unknown application command")
	errTooManyEmojis      = apiErr(http.StatusBadRequest, 30008, "Maximum number of emojis reached (2000)")
	errTooManyCommands    = apiErr(http.StatusBadRequest, 30032, "Maximum number of application commands reached (100)")
	errAcknowledged       = apiErr(http.StatusBadRequest, 40060, "Interaction has already been acknowledged.")
	errMissingAccess      = apiErr(http.StatusForbidden, 50001, "Missing Access")
	errOthersMessage      = apiErr(http.StatusForbidden, 50005, "Cannot edit a message authored by another user")
	errEmptyMessage       = apiErr(http.StatusBadRequest, 50006, "Cannot send an empty message")
	errMissingPermissions = apiErr(http.StatusForbidden, 50013, "Missing Permissions")
	errWebhookToken       = apiErr(http.StatusUnauthorized, 50027, "Invalid Webhook Token")
	errOutage             = apiErr(http.StatusInternalServerError, 0, "500: Internal Server Error")
	errChannelType        = apiErr(http.StatusBadRequest, 50024, "Cannot execute action on this channel type")
	errThreadExists       = apiErr(http.StatusBadRequest, 160004, "A thread has already been created for this message")
	errThreadArchived     = apiErr(http.StatusBadRequest, 50083, "Thread is archived")
)

// A form collects what is wrong with a body, by the path of the field.
type form struct{ errors []fieldError }

type fieldError struct{ path, code, message string }

// add notes an error; the path is dotted, e.g. "components.0.label".
func (f *form) add(path, code, message string, args ...any) {
	f.errors = append(f.errors, fieldError{path, code, fmt.Sprintf(message, args...)})
}

// length notes a text that is too short or too long; Discord counts characters.
func (f *form) length(path, text string, min, max int) {
	n := len([]rune(text))
	switch {
	case n >= min && n <= max:
	case n == 0 && min > 0:
		f.add(path, "BASE_TYPE_REQUIRED", "This field is required")
	case min > 0:
		f.add(path, "BASE_TYPE_BAD_LENGTH", "Must be between %d and %d in length.", min, max)
	default:
		f.add(path, "BASE_TYPE_MAX_LENGTH", "Must be %d or fewer in length.", max)
	}
}

// count notes a list that is too short or too long.
func (f *form) count(path string, n, min, max int) {
	switch {
	case n >= min && n <= max:
	case min > 0:
		f.add(path, "BASE_TYPE_BAD_LENGTH", "Must be between %d and %d in length.", min, max)
	default:
		f.add(path, "BASE_TYPE_MAX_LENGTH", "Must be %d or fewer in length.", max)
	}
}

// err returns nil or Discord's 50035 with the tree of what is wrong. As in Discord's answers an object has either errors
// of its own or errors in its parts; the first that was noted counts.
func (f *form) err() error {
	if len(f.errors) == 0 {
		return nil
	}
	root := map[string]any{}
	for _, e := range f.errors {
		at := root
		for _, key := range strings.FieldsFunc(e.path, func(r rune) bool { return r == '.' }) {
			next, ok := at[key].(map[string]any)
			if !ok && at["_errors"] == nil {
				next = map[string]any{}
				at[key] = next
			}
			at = next
			if at == nil {
				break
			}
		}
		list, own := at["_errors"].([]map[string]string)
		if at != nil && (own || len(at) == 0) {
			at["_errors"] = append(list, map[string]string{"code": e.code, "message": e.message})
		}
	}
	return &apiError{status: http.StatusBadRequest, Code: 50035, Message: "Invalid Form Body", Errors: root, first: f.errors[0].message}
}

// decode reads a JSON body; a field of the wrong type is told as Discord does.
func decode(body []byte, into any) error {
	err := json.Unmarshal(body, into)
	if err == nil {
		return nil
	}
	var wrong *json.UnmarshalTypeError
	if errors.As(err, &wrong) {
		var f form
		f.add(wrong.Field, "BASE_TYPE_INVALID", "Could not interpret %q as %s.", wrong.Value, wrong.Type.Kind())
		return f.err()
	}
	return errBadJSON
}

// An optional is a field of a body that may be absent, which is not the same as null: null empties.
type optional[T any] struct {
	Set   bool
	Value T
}

func (o *optional[T]) UnmarshalJSON(b []byte) error {
	o.Set = true
	return json.Unmarshal(b, &o.Value)
}

package league

import (
	"encoding/hex"
	"slices"
	"strings"

	"ruckus/render/markup"
)

// markBegin begins every mark. No ID of a person begins so.
const markBegin = "gone-"

// NewMark makes a mark for a person who wants to be forgotten in a guild. It must be drawn once for a person and guild,
// and not be kept beside who they were. Chance must come from crypto/rand.Read: 16 bytes.
func NewMark(chance [16]byte) string { return markBegin + hex.EncodeToString(chance[:]) }

// IsMark reports whether a person is one who was forgotten.
func IsMark(person string) bool { return strings.HasPrefix(person, markBegin) }

// Forget puts the mark in a person's place, and reports whether the person was there. The result stays, so that the ratings
// of all others stay.
func (r *Result) Forget(person, mark string) bool {
	seat, ok := r.Seat(person)
	if !ok {
		return false
	}
	r.Players = slices.Clone(r.Players)
	r.Players[seat].Person, r.Players[seat].Name = mark, markup.Name{}
	return true
}

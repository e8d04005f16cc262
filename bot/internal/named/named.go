// Package named says how records name people, and how they stop: *Forget me* puts a mark in a person's place, and the record stays for
// everyone else. A record that names people lists every such place in one function (People). Any place it leaves out keeps the name,
// so it must leave out none.
package named

import (
	"crypto/sha256"
	"encoding/hex"
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

// Known is a mark for a person of whom a guild keeps a thing that *Forget me* must not lift, such as "barred". It follows from their
// number, so that they are known by it when they come back.
func Known(thing, guildID, person string) string {
	sum := sha256.Sum256([]byte(thing + " in " + guildID + ": " + person))
	return thing + "-" + hex.EncodeToString(sum[:12])
}

// People calls at with each place where a record names a person.
type People func(at At)

// At is called with a person's ID, and what they are called there; nil: nothing.
type At = func(id *string, name *markup.Name)

// Has reports whether a person is named.
func (p People) Has(person string) (is bool) {
	p(func(id *string, _ *markup.Name) { is = is || *id == person })
	return is
}

// Rename gives a person another name, where they have one. A name that is hidden stays so.
func (p People) Rename(person string, to markup.Name) {
	p(func(id *string, name *markup.Name) {
		if *id == person && name != nil && *name != (markup.Name{}) {
			*name = to
		}
	})
}

// Forget puts a mark in a person's place and no name, and reports whether they were there.
func (p People) Forget(person, mark string) (was bool) {
	p.Rename(person, markup.Name{})
	p(func(id *string, _ *markup.Name) {
		if person != "" && *id == person {
			*id, was = mark, true
		}
	})
	return was
}

package localdiscord

import (
	_ "embed"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// emojiList is made by web/emoji.mjs from Unicode's data.
//
//go:embed emoji.txt
var emojiList string

var unicodeEmojis = sync.OnceValue(func() map[string]bool {
	all := map[string]bool{}
	for _, e := range strings.Fields(emojiList) {
		all[e] = true
	}
	return all
})

// isEmoji reports whether a text is one emoji of Unicode. Variation selectors do not matter.
func isEmoji(text string) bool {
	return unicodeEmojis()[strings.ReplaceAll(text, "\uFE0F", "")]
}

// checkEmoji notes a name that is no emoji: without an ID it must be one of Unicode. Discord was seen to say so with the
// code of buttons for menus too (discord-api-docs issue 8071), and to call an ID that is none "not snowflake".
func checkEmoji(f *form, at string, e *Emoji) {
	if e == nil {
		return
	}
	if e.ID != "" {
		if _, err := strconv.ParseUint(e.ID, 10, 64); err != nil {
			f.add(at+".id", "NUMBER_TYPE_COERCE", "Value %q is not snowflake.", e.ID)
		}
		return
	}
	if !isEmoji(e.Name) {
		f.add(at+".name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
	}
}

// ownEmojis refuses components with a custom emoji that the application does not have. Discord's documents do not say
// what happens then. That it refuses, and with this code, was seen; that the error stands at the emoji's ID is assumed.
// In texts nothing is refused: there an emoji that is unknown is only a text.
func (s *Server) ownEmojis(components []Component) error {
	var f form
	s.noteUnknownEmojis(&f, "components", components)
	return f.err()
}

func (s *Server) noteUnknownEmojis(f *form, path string, components []Component) {
	check := func(at string, e *Emoji) {
		if e != nil && e.ID != "" && s.appEmoji(e.ID) < 0 {
			f.add(at+".emoji.id", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
		}
	}
	for i, c := range components {
		at := fmt.Sprintf("%s.%d", path, i)
		check(at, c.Emoji)
		for j, o := range c.Options {
			check(fmt.Sprintf("%s.options.%d", at, j), o.Emoji)
		}
		s.noteUnknownEmojis(f, at+".components", c.Components)
		if c.Component != nil {
			s.noteUnknownEmojis(f, at+".component", []Component{*c.Component})
		}
	}
}

// appEmoji is the place of an emoji of the application; -1 for none.
func (s *Server) appEmoji(id string) int {
	return slices.IndexFunc(s.w.Emojis, func(e *appEmoji) bool { return e.ID == id })
}

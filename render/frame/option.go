package frame

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// OptionTitle is what people read as the name of an option.
func OptionTitle(o games.Option) string {
	if o.Title != "" {
		return o.Title
	}
	return screen.Title(o.Name)
}

// Form asks for the value of an item that is a number. The answer comes as a press on the item that names no value.
func (o Item) Form() screen.Form {
	return screen.Form{
		Title: markup.Clip(OptionTitle(o.Option), screen.MaxFormTitle),
		Label: markup.Clip(say("item.number", "from", o.Min, "to", o.Max), screen.MaxFormTitle),
		Help:  markup.Clip(screen.Capital(o.Help), screen.MaxChoice),
		Hint:  say("item.between", "from", o.Min, "to", o.Max, "default", o.Format(o.Default)),
		Value: strconv.Itoa(o.Value),
		Go:    PlaceSet + " " + o.Name,
	}
}

// ParseOption reads what a control of a panel has behind its place: the item's name, and the value to set where there is one. What
// has no such form has no name.
func ParseOption(arg string) (name string, value int, set bool) {
	name, number, set := strings.Cut(arg, "=")
	if !set {
		return name, 0, false
	}
	value, err := strconv.Atoi(number)
	if err != nil {
		return "", 0, false
	}
	return name, value, true
}

// ParseNumber reads what somebody wrote into a Form. It refuses, in words for people, what is no whole number or out of the
// option's bounds.
func ParseNumber(o games.Option, text string) (int, error) {
	n, err := strconv.Atoi(strings.TrimSpace(text))
	if err != nil || n < o.Min || n > o.Max {
		return 0, games.Illegalf("%s", say("item.refused", "item", OptionTitle(o), "from", o.Min, "to", o.Max))
	}
	return n, nil
}

// lower gives a text a lower-case first letter, for the middle of a sentence. Abbreviations stay as they are.
func lower(s string) string {
	first, n := utf8.DecodeRuneInString(s)
	if second, _ := utf8.DecodeRuneInString(s[n:]); n == 0 || unicode.IsUpper(second) {
		return s
	}
	return string(unicode.ToLower(first)) + s[n:]
}

package frame

import (
	"fmt"
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

// OptionHelp is what an option does, as a sentence.
func OptionHelp(o games.Option) string { return screen.Sentence(markup.Escape(o.Help)) }

// maxOptionTitle is how much of an option's title stands on a button, beside "Turn off ".
const maxOptionTitle = screen.MaxLabel - len("Turn off ")

// OptionSwitch turns an option that is on or off, and has this value now, to the other one. What Go says behind the place and a blank
// is read by ParseOption.
func OptionSwitch(place string, o games.Option, value int) screen.Control {
	title := markup.Clip(lower(OptionTitle(o)), maxOptionTitle)
	if value != 0 {
		return screen.Control{Label: "Turn off " + title, Go: optionPlace(place, o, 0)}
	}
	return screen.Control{Label: "Turn on " + title, Go: optionPlace(place, o, 1)}
}

// OptionEntry is an option with its value in a menu of options, which leads to the option's page.
func OptionEntry(o games.Option, value int) screen.Choice {
	return screen.Choice{
		Label: markup.Clip(OptionTitle(o)+": "+o.Format(value), screen.MaxChoice), Value: o.Name, Help: markup.Clip(o.Help, screen.MaxChoice),
	}
}

// OptionsMenu leads to the pages of options.
func OptionsMenu(entries []screen.Choice) screen.Control {
	return screen.Control{Label: "Change an option …", Go: PlaceOption + " *", Pick: entries}
}

// OptionRows are the controls of an option's page, with others beside them and the way back, and what there is to say of them: a button
// for on and one for off, a menu of the choices, or a form for a number. What they do is read by ParseOption behind PlaceSet.
func OptionRows(o games.Option, now int, beside ...screen.Control) (says string, rows [][]screen.Control) {
	var row []screen.Control
	switch {
	case o.Bool:
		row = []screen.Control{{Label: "On", Go: optionPlace(PlaceSet, o, 1), Off: now == 1}, {Label: "Off", Go: optionPlace(PlaceSet, o, 0), Off: now == 0}}
	case len(o.Choices) > 0:
		rows = append(rows, []screen.Control{OptionMenu(PlaceSet, o, now)})
	default:
		says = fmt.Sprintf("Any number from %d to %d.", o.Min, o.Max)
		row = []screen.Control{{Label: "Enter a number …", Style: screen.Blue, Go: PlaceSet + " " + o.Name}}
	}
	return says, append(rows, append(append(row, beside...), screen.Back(screen.LabelBack)))
}

// OptionButtons are a button for each value of an option that has few choices; the one that it has is marked.
func OptionButtons(place string, o games.Option, value int) (row []screen.Control) {
	for _, choice := range o.Choices {
		c := screen.Control{Label: screen.Capital(choice.Name), Go: optionPlace(place, o, choice.Value)}
		if choice.Value == value {
			c.Label, c.Style = c.Label+" (chosen)", screen.Blue
		}
		row = append(row, c)
	}
	return row
}

// OptionMenu lists the values of an option that has choices, as ParseOption reads them.
func OptionMenu(place string, o games.Option, value int) screen.Control {
	c := screen.Control{Label: OptionTitle(o), Go: place + " *"}
	for _, choice := range o.Choices {
		entry := screen.Choice{Label: markup.Clip(screen.Capital(choice.Name), screen.MaxChoice), Value: optionArg(o, choice.Value), Chosen: choice.Value == value}
		if choice.Value == o.Default {
			entry.Help = "the default"
		}
		c.Pick = append(c.Pick, entry)
	}
	return c
}

// OptionForm asks for the value of an option that is a number. The answer goes to the place with the option's name.
func OptionForm(place string, o games.Option, value int) screen.Form {
	return screen.Form{
		Title: markup.Clip(OptionTitle(o), screen.MaxFormTitle),
		Label: markup.Clip(fmt.Sprintf("A number from %d to %d", o.Min, o.Max), screen.MaxFormTitle),
		Help:  markup.Clip(screen.Capital(o.Help), screen.MaxChoice),
		Hint:  fmt.Sprintf("%d to %d; the default is %s", o.Min, o.Max, o.Format(o.Default)),
		Value: strconv.Itoa(value),
		Go:    place + " " + o.Name,
	}
}

// ParseOption reads what a control of an option has behind its place: the option's name, and the value to
// set where there is one. What has no such form has no name.
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

// ParseNumber reads what somebody wrote into an OptionForm. It refuses, in words for people, what is no whole number or
// out of the option's bounds.
func ParseNumber(o games.Option, text string) (int, error) {
	n, err := strconv.Atoi(strings.TrimSpace(text))
	if err != nil || n < o.Min || n > o.Max {
		return 0, games.Illegalf("%s must be a whole number from %d to %d", OptionTitle(o), o.Min, o.Max)
	}
	return n, nil
}

func optionPlace(place string, o games.Option, value int) string {
	return place + " " + optionArg(o, value)
}

func optionArg(o games.Option, value int) string { return o.Name + "=" + strconv.Itoa(value) }

// lower gives a text a lower-case first letter, for the middle of a sentence. Abbreviations stay as they are.
func lower(s string) string {
	first, n := utf8.DecodeRuneInString(s)
	if second, _ := utf8.DecodeRuneInString(s[n:]); n == 0 || unicode.IsUpper(second) {
		return s
	}
	return string(unicode.ToLower(first)) + s[n:]
}

// Places that a settings page and the options of a lobby have.
const (
	PlaceSet    = "set"    // an option, see OptionRows; without a value it asks for one
	PlaceOption = "option" // the page of the option whose name stands behind it, after a blank
)

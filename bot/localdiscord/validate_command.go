package localdiscord

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"
)

// Option types.
const (
	optSubcommand = 1
	optGroup      = 2
	optString     = 3
	optInteger    = 4
	optBoolean    = 5
	optUser       = 6
	optChannel    = 7
	optRole       = 8
	optNumber     = 10
)

// safeInteger bounds the values of integer options.
const safeInteger = 1<<53 - 1

var commandName = regexp.MustCompile(`^[-_'\p{L}\p{N}\p{Devanagari}\p{Thai}]{1,32}$`)

// check notes what Discord would refuse in a command, and sets what it sets by default.
func (c *Command) check(f *form, prefix string, guild bool) {
	if c.Type == 0 {
		c.Type = chatInput
	}
	if c.Type < 1 || c.Type > 3 {
		f.add(prefix+"type", "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3}.")
	}
	if c.Type == chatInput {
		checkName(f, prefix, c.Name, c.NameLocalizations)
		checkDescription(f, prefix, c.Description, c.DescriptionLocalizations)
		checkOptions(f, prefix+"options", c.Options, 0)
	} else {
		f.length(prefix+"name", c.Name, 1, 32)
		f.length(prefix+"description", c.Description, 0, 0)
	}
	if guild && (c.Contexts != nil || c.IntegrationTypes != nil) {
		f.add(prefix+"contexts", "APPLICATION_COMMAND_GUILD_CONTEXTS", "Contexts and integration types can only be set on global commands")
	}
	checkSet(f, prefix+"contexts", c.Contexts, 0, 2)
	checkSet(f, prefix+"integration_types", c.IntegrationTypes, 0, 1)
	if c.size() > 8000 {
		f.add(strings.TrimSuffix(prefix, "."), "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)")
	}
}

func checkSet(f *form, path string, list []int, min, max int) {
	if list != nil && len(list) == 0 {
		f.add(path, "BASE_TYPE_MIN_LENGTH", "Must be 1 or more in length.")
	}
	for n, v := range list {
		if v < min || v > max {
			f.add(fmt.Sprintf("%s.%d", path, n), "BASE_TYPE_CHOICES", "Value must be between %d and %d.", min, max)
		}
		if slices.Contains(list[:n], v) {
			f.add(path, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")
		}
	}
}

func checkName(f *form, prefix, name string, translations map[string]string) {
	check := func(path, name string) {
		f.length(path, name, 1, 32)
		if name != "" && (!commandName.MatchString(name) || strings.ToLower(name) != name) {
			f.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
		}
	}
	check(prefix+"name", name)
	for locale, name := range translations {
		check(prefix+"name_localizations."+locale, name)
	}
}

func checkDescription(f *form, prefix, text string, translations map[string]string) {
	f.length(prefix+"description", text, 1, 100)
	for locale, text := range translations {
		f.length(prefix+"description_localizations."+locale, text, 1, 100)
	}
}

// checkOptions notes what is wrong with options that lie that many subcommands deep.
func checkOptions(f *form, path string, options []Option, depth int) {
	f.count(path, len(options), 0, 25)
	optional, subcommands := false, 0
	for n := range options {
		o := &options[n]
		at := fmt.Sprintf("%s.%d", path, n)
		checkName(f, at+".", o.Name, o.NameLocalizations)
		checkDescription(f, at+".", o.Description, o.DescriptionLocalizations)
		if slices.ContainsFunc(options[:n], func(p Option) bool { return p.Name == o.Name }) {
			f.add(at+".name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
		}
		switch {
		case o.Type < 1 || o.Type > 11:
			f.add(at+".type", "UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11).")
		case o.Type == optGroup && depth > 0, o.Type == optSubcommand && depth > 1:
			f.add(at+".type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command and sub-command group option types are mutually exclusive to all other types")
		case o.Type == optSubcommand || o.Type == optGroup:
			subcommands++
			below := 2 // a subcommand holds values only
			if o.Type == optGroup {
				below = 1
			}
			checkOptions(f, at+".options", o.Options, below)
			continue
		}
		if optional && o.Required {
			f.add(path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options must be placed before non-required options")
		}
		optional = optional || !o.Required
		o.check(f, at)
	}
	if subcommands > 0 && subcommands < len(options) {
		f.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command and sub-command group option types are mutually exclusive to all other types")
	}
}

// check notes what is wrong with an option that takes a value.
func (o *Option) check(f *form, at string) {
	f.count(at+".choices", len(o.Choices), 0, 25)
	text, number := o.Type == optString, o.Type == optInteger || o.Type == optNumber
	switch {
	case len(o.Choices) > 0 && !text && !number, o.Autocomplete && !text && !number:
		f.add(at+".choices", "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "Choices are only for strings and numbers")
	case len(o.Choices) > 0 && o.Autocomplete:
		f.add(at+".autocomplete", "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", "An option with choices cannot be completed")
	}
	for n, c := range o.Choices {
		here := fmt.Sprintf("%s.choices.%d", at, n)
		checkChoice(f, here, c.Choice, o.Type)
		for _, earlier := range o.Choices[:n] {
			if earlier.Name == c.Name {
				f.add(here+".name", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", "Option choice name already exists")
			}
		}
	}
	if (o.MinLength != nil || o.MaxLength != nil) && !text || (o.MinValue != nil || o.MaxValue != nil) && !number {
		f.add(at, "APPLICATION_COMMAND_OPTIONS_BOUNDS_INVALID", "Lengths are for strings and values for numbers")
	}
	min, max := 0, 6000
	if o.MinLength != nil {
		min = *o.MinLength
	}
	if o.MaxLength != nil {
		max = *o.MaxLength
	}
	if min < 0 || min > 6000 || max < 1 || max > 6000 || min > max {
		f.add(at+".max_length", "NUMBER_TYPE_MAX", "int value should be between 1 and 6000.")
	}
	for _, v := range []*float64{o.MinValue, o.MaxValue} {
		if v != nil && o.Type == optInteger && (*v != math.Trunc(*v) || math.Abs(*v) > safeInteger) {
			f.add(at+".min_value", "NUMBER_TYPE_COERCE", "Value \"%v\" is not int.", *v)
		}
	}
	if o.MinValue != nil && o.MaxValue != nil && *o.MinValue > *o.MaxValue {
		f.add(at+".min_value", "APPLICATION_COMMAND_OPTIONS_MIN_VALUE_INVALID", "The minimum value cannot be greater than the maximum value")
	}
}

// checkChoice notes a choice whose value is not of the option's type.
func checkChoice(f *form, at string, c Choice, kind int) {
	f.length(at+".name", c.Name, 1, 100)
	switch v := c.Value.(type) {
	case string:
		f.length(at+".value", v, 1, 100)
		if kind != optString {
			f.add(at+".value", "NUMBER_TYPE_COERCE", "Value %q is not a number.", v)
		}
	case float64:
		if kind == optString {
			f.add(at+".value", "STRING_TYPE_CONVERT", "Could not interpret \"%v\" as string.", v)
		}
		if kind == optInteger && (v != math.Trunc(v) || math.Abs(v) > safeInteger) {
			f.add(at+".value", "NUMBER_TYPE_COERCE", "Value \"%v\" is not int.", v)
		}
	default:
		f.add(at+".value", "BASE_TYPE_REQUIRED", "This field is required")
	}
}

// size counts the characters of a command as Discord does: names, descriptions and values, each in its longest translation.
func (c *Command) size() int {
	return longest(c.Name, c.NameLocalizations) + longest(c.Description, c.DescriptionLocalizations) + optionsSize(c.Options)
}

func optionsSize(options []Option) int {
	n := 0
	for _, o := range options {
		n += longest(o.Name, o.NameLocalizations) + longest(o.Description, o.DescriptionLocalizations) + optionsSize(o.Options)
		for _, c := range o.Choices {
			n += longest(c.Name, c.NameLocalizations)
			if text, ok := c.Value.(string); ok {
				n += len([]rune(text))
			}
		}
	}
	return n
}

func longest(text string, translations map[string]string) int {
	n := len([]rune(text))
	for _, t := range translations {
		n = max(n, len([]rune(t)))
	}
	return n
}

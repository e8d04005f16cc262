package localdiscord

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// checkRows notes what is wrong with the components of a message: at most 5 rows of at most 5 buttons or one menu.
func checkRows(f *form, path string, rows []Component) {
	f.count(path, len(rows), 0, 5)
	seen := map[string]bool{}
	for i, row := range rows {
		at := fmt.Sprintf("%s.%d", path, i)
		if row.Type != typeRow {
			f.add(at+".type", "UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (1,).")
			continue
		}
		f.count(at+".components", len(row.Components), 1, 5)
		width := 0
		for j, c := range row.Components {
			here := fmt.Sprintf("%s.components.%d", at, j)
			switch {
			case c.Type == typeButton:
				width++
				checkButton(f, here, c)
			case c.Type == typeStringSelect || c.Type >= typeUserSelect && c.Type <= typeChannels:
				width += 5
				checkMenu(f, here, c, 1)
			default:
				f.add(here+".type", "UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (2, 3, 5, 6, 7, 8).")
				continue
			}
			once(f, here, c, seen)
		}
		if width > 5 && len(row.Components) <= 5 {
			f.add(at, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")
		}
	}
}

// once notes a custom_id that is in the message already.
func once(f *form, path string, c Component, seen map[string]bool) {
	if c.CustomID == "" {
		return
	}
	if seen[c.CustomID] {
		f.add(path+".custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
	}
	seen[c.CustomID] = true
}

func checkButton(f *form, at string, c Component) {
	f.length(at+".label", c.Label, 0, 80)
	checkEmoji(f, at+".emoji", c.Emoji)
	switch {
	case c.Style < 1 || c.Style > 6:
		f.add(at+".style", "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.")
	case c.Style == 6:
		if c.SKU == "" {
			f.add(at+".sku_id", "BASE_TYPE_REQUIRED", "This field is required")
		}
	case c.CustomID != "" && c.URL != "":
		f.add(at, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A custom id and url cannot both be specified")
	case c.Style == 5:
		if c.URL == "" {
			f.add(at+".url", "BASE_TYPE_REQUIRED", "This field is required")
		}
		f.length(at+".url", c.URL, 0, 512)
		checkURL(f, at+".url", c.URL, false)
	default:
		f.length(at+".custom_id", c.CustomID, 1, 100)
	}
	if c.Style != 6 && c.Label == "" && c.Emoji == nil {
		f.add(at, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button must have a label or an emoji")
	}
}

// checkMenu notes what is wrong with a menu that needs at least that many entries.
func checkMenu(f *form, at string, c Component, least int) {
	f.length(at+".custom_id", c.CustomID, 1, 100)
	f.length(at+".placeholder", c.Placeholder, 0, 150)
	min, max := checkRange(f, at, "values", c.MinValues, c.MaxValues, 1, 1, 25)
	if min > max {
		f.add(at+".min_values", "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX", "The minimum number of values cannot be greater than the maximum")
	}
	if c.Type != typeStringSelect {
		checkDefaults(f, at, c, min, max)
		return
	}
	f.count(at+".options", len(c.Options), least, 25)
	if n := len(c.Options); max > n && n > 0 {
		f.add(at+".max_values", "SELECT_COMPONENT_MAX_VALUES_TOO_HIGH", "The maximum number of values cannot be greater than the number of options")
	}
	seen, chosen := map[string]bool{}, 0
	for i, o := range c.Options {
		here := fmt.Sprintf("%s.options.%d", at, i)
		f.length(here+".label", o.Label, 1, 100)
		f.length(here+".value", o.Value, 1, 100)
		f.length(here+".description", o.Description, 0, 100)
		checkEmoji(f, here+".emoji", o.Emoji)
		if seen[o.Value] {
			f.add(here+".value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used")
		}
		seen[o.Value] = true
		if o.Default {
			chosen++
		}
	}
	if chosen > max {
		f.add(at+".options", "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "There are more default options than values may be chosen")
	}
}

// checkRange returns the least and the most of something, which are these two where nothing is said. It notes where one of
// them is out of bounds.
func checkRange(f *form, at, what string, least, most *int, min, max, limit int) (int, int) {
	if least != nil {
		min = *least
	}
	if most != nil {
		max = *most
	}
	if min < 0 || min > limit {
		f.add(at+".min_"+what, "NUMBER_TYPE_MAX", "int value should be between 0 and %d.", limit)
	}
	if max < 1 || max > limit {
		f.add(at+".max_"+what, "NUMBER_TYPE_MAX", "int value should be between 1 and %d.", limit)
	}
	return min, max
}

// entityTypes are what a menu's default values can be, by the type of the menu.
var entityTypes = map[int][]string{
	typeUserSelect: {"user"}, typeRoleSelect: {"role"}, typeMentionable: {"user", "role"}, typeChannels: {"channel"},
}

// checkDefaults notes what is wrong with a menu of users, roles or channels.
func checkDefaults(f *form, at string, c Component, min, max int) {
	if len(c.Options) > 0 {
		f.add(at+".options", "BASE_TYPE_CHOICES", "A select of this type has no options of its own")
	}
	if n := len(c.DefaultValues); n > 0 {
		f.count(at+".default_values", n, min, max)
	}
	seen := map[string]bool{}
	for i, v := range c.DefaultValues {
		here := fmt.Sprintf("%s.default_values.%d", at, i)
		if _, err := strconv.ParseUint(v.ID, 10, 64); err != nil {
			f.add(here+".id", "NUMBER_TYPE_COERCE", "Value %q is not snowflake.", v.ID)
		}
		if !slices.Contains(entityTypes[c.Type], v.Type) {
			f.add(here+".type", "BASE_TYPE_CHOICES", "Value must be one of {%s}.", strings.Join(entityTypes[c.Type], ", "))
		}
		if seen[v.ID] {
			f.add(here+".id", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified default value is already used")
		}
		seen[v.ID] = true
	}
	if len(c.ChannelTypes) > 0 && c.Type != typeChannels {
		f.add(at+".channel_types", "BASE_TYPE_CHOICES", "Only a channel select has channel types")
	}
	for i, kind := range c.ChannelTypes {
		if !slices.Contains([]int{0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16}, kind) {
			f.add(fmt.Sprintf("%s.channel_types.%d", at, i), "BASE_TYPE_CHOICES", "Value must be a type of channel.")
		}
	}
}

// checkModal notes what is wrong with a form: 1 to 5 rows, each with one text input, or labels with an input or a menu.
func checkModal(f *form, path string, m Modal) {
	f.length(path+".title", m.Title, 1, 45)
	f.length(path+".custom_id", m.CustomID, 1, 100)
	f.count(path+".components", len(m.Components), 1, 5)
	seen := map[string]bool{}
	for i, c := range m.Components {
		at := fmt.Sprintf("%s.components.%d", path, i)
		switch c.Type {
		case typeRow:
			f.count(at+".components", len(c.Components), 1, 1)
			for j, input := range c.Components {
				here := fmt.Sprintf("%s.components.%d", at, j)
				f.length(here+".label", input.Label, 1, 45)
				checkInput(f, here, input, seen)
			}
		case typeLabel:
			f.length(at+".label", c.Label, 1, 45)
			f.length(at+".description", c.Description, 0, 100)
			if c.Component == nil {
				f.add(at+".component", "BASE_TYPE_REQUIRED", "This field is required")
				continue
			}
			checkInput(f, at+".component", *c.Component, seen)
		case typeText:
			f.length(at+".content", c.Content, 1, 4000)
		default:
			f.add(at+".type", "UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (1, 10, 18).")
		}
	}
}

func checkInput(f *form, at string, c Component, seen map[string]bool) {
	once(f, at, c, seen)
	switch c.Type {
	case typeStringSelect:
		checkMenu(f, at, c, 1)
		if c.Disabled {
			f.add(at+".disabled", "BASE_TYPE_CHOICES", "A select in a modal cannot be disabled")
		}
	case typeTextInput:
		f.length(at+".custom_id", c.CustomID, 1, 100)
		f.length(at+".placeholder", c.Placeholder, 0, 100)
		f.length(at+".value", c.Value, 0, 4000)
		if c.Style != 1 && c.Style != 2 {
			f.add(at+".style", "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")
		}
		if min, max := checkRange(f, at, "length", c.MinLength, c.MaxLength, 0, 4000, 4000); min > max {
			f.add(at+".min_length", "TEXT_INPUT_MIN_LENGTH_GREATER_THAN_MAX", "The minimum length cannot be greater than the maximum")
		}
	default:
		f.add(at+".type", "UNION_TYPE_CHOICES", "Value of field \"type\" must be one of (3, 4).")
	}
}

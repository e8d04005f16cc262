package riot

import (
	"bytes"
	"cmp"
	"encoding"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math"
	"reflect"
	"slices"
	"strings"
)

// ParseEdition reads an edition. Its error names faults with their places in the file, one on each line: where the text
// is not JSON; or else every field that is unknown, missing or out of its bounds; or else all that does not go together.
func ParseEdition(text []byte) (Edition, error) {
	r := reader{given: make(map[string]bool)}
	e := r.read(text)
	if len(r.faults) == 0 {
		r.check(&e)
	}
	if len(r.faults) > 0 {
		return Edition{}, errors.New("the edition has faults:\n" + strings.Join(r.faults, "\n"))
	}
	return e, nil
}

// A reader collects the faults of an edition's file. A path says where: teams.police.units[2].cost.
type reader struct {
	faults []string
	given  map[string]bool // the paths of all fields that the file has
}

func (r *reader) fault(path, format string, args ...any) {
	r.faults = append(r.faults, cmp.Or(path, "edition")+": "+fmt.Sprintf(format, args...))
}

// read decodes JSON text that has the form of an edition. Other text has faults.
func (r *reader) read(text []byte) (e Edition) {
	var tree any
	err := json.Unmarshal(text, &tree)
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		before := text[:min(int(syntax.Offset), len(text))]
		line := 1 + bytes.Count(before, []byte("\n"))
		r.fault(fmt.Sprintf("line %d, column %d", line, len(before)-1-bytes.LastIndexByte(before, '\n')), "not JSON: %v", err)
		return e
	}
	if err == nil {
		r.compare("", reflect.TypeFor[Edition](), "", tree)
		text, err = json.Marshal(tree) // where a field was given twice, only the last of them, which was compared
	}
	if err == nil && len(r.faults) == 0 {
		err = json.Unmarshal(text, &e)
	}
	if err != nil {
		r.fault("", "%v", err)
	}
	return e
}

// compare finds where decoded JSON does not have the form of a type and its bounds. Decoding it would find some of that,
// but not say where, and stop at the first.
func (r *reader) compare(path string, want reflect.Type, bounds string, v any) {
	switch want.Kind() {
	case reflect.Struct:
		if fields, ok := as[map[string]any](r, path, v); ok {
			r.compareFields(path, want, fields)
		}
	case reflect.Slice:
		if items, ok := as[[]any](r, path, v); ok {
			r.within(path, bounds, "must have %v to %v items, not %v", float64(len(items)))
			for i, item := range items {
				r.compare(fmt.Sprintf("%s[%d]", path, i), want.Elem(), "", item)
			}
			r.ids(path, items)
		}
	case reflect.Int:
		if n, ok := as[float64](r, path, v); ok {
			r.within(path, bounds, "must be a whole number from %v to %v, not %v", n)
		}
	case reflect.Bool:
		as[bool](r, path, v)
	default: // a string, or what is written as one
		if s, ok := as[string](r, path, v); ok {
			if bounds != "" {
				r.within(path, bounds, "must have %v to %v characters, not %v", float64(len(s)))
			}
			if named, ok := reflect.New(want).Interface().(encoding.TextUnmarshaler); ok {
				if err := named.UnmarshalText([]byte(s)); err != nil {
					r.fault(path, "%v", err)
				}
			}
			if strings.ContainsFunc(s, func(r rune) bool { return r < ' ' }) {
				r.fault(path, "must be one line")
			}
		}
	}
}

// compareFields compares an object with a struct.
func (r *reader) compareFields(path string, want reflect.Type, fields map[string]any) {
	var known []string
	for field := range want.Fields() {
		name, optional := strings.CutSuffix(field.Tag.Get("json"), ",omitempty")
		known = append(known, name)
		child := strings.TrimPrefix(path+"."+name, ".")
		switch v := fields[name]; {
		case v != nil:
			r.given[child] = true
			r.compare(child, field.Type, field.Tag.Get("bounds"), v)
		case !optional:
			r.fault(child, "is missing")
		}
	}
	for _, name := range slices.Sorted(maps.Keys(fields)) {
		if !slices.Contains(known, name) {
			r.fault(path, "has no field %q; it has %s", name, strings.Join(known, ", "))
		}
	}
}

// within checks a number against bounds like "1,20", and the lengths of texts and lists likewise.
func (r *reader) within(path, bounds, fault string, n float64) {
	var from, to float64
	if _, err := fmt.Sscanf(bounds, "%g,%g", &from, &to); err != nil {
		panic(err) // the tags are a part of the program
	}
	if n != math.Trunc(n) || n < from || n > to {
		r.fault(path, fault, from, to, n)
	}
}

// ids checks the IDs in a list. Each stands there once, in the list of all cards once for each deck.
func (r *reader) ids(path string, items []any) {
	seen := make(map[string]int)
	for i, item := range items {
		fields, _ := item.(map[string]any)
		id, ok := fields["id"].(string)
		if !ok {
			continue
		}
		at, key := fmt.Sprintf("%s[%d].id", path, i), fmt.Sprint(fields["deck"], " ", id)
		if strings.Trim(id, "abcdefghijklmnopqrstuvwxyz0123456789_") != "" {
			r.fault(at, "%q must be of lower-case letters, digits and underscores", id)
		}
		if first, twice := seen[key]; twice {
			r.fault(at, "%q is also that of %s[%d]", id, path, first)
		} else {
			seen[key] = i
		}
	}
}

// as is a value of the kind that T decodes; another kind is a fault.
func as[T any](r *reader, path string, v any) (T, bool) {
	t, ok := v.(T)
	if !ok {
		r.fault(path, "must be %s, not %s", kindName(t), kindName(v))
	}
	return t, ok
}

func kindName(v any) string {
	switch v.(type) {
	case map[string]any:
		return "an object"
	case []any:
		return "a list"
	case string:
		return "text"
	case float64:
		return "a number"
	case bool:
		return "true or false"
	}
	return "null"
}

package riot

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
)

// A reader collects the faults of an edition's file, each with its place.
type reader struct{ faults []string }

func (r *reader) fault(path, format string, args ...any) {
	r.faults = append(r.faults, path+": "+fmt.Sprintf(format, args...))
}

// A node is a value in the file. Its path says where: teams.police.units[2].cost.
type node struct {
	r    *reader
	path string
	v    any // nil where the value is missing, which is a fault that has been told
}

// parseTree reads JSON text as a tree; what is not JSON is one fault with its line and column.
func (r *reader) parseTree(text []byte) node {
	root := node{r: r, path: "edition"}
	var v any
	err := json.Unmarshal(text, &v)
	var syntax *json.SyntaxError
	switch {
	case errors.As(err, &syntax):
		before := text[:min(int(syntax.Offset), len(text))]
		line := 1 + bytes.Count(before, []byte("\n"))
		r.fault(fmt.Sprintf("line %d, column %d", line, len(before)-1-bytes.LastIndexByte(before, '\n')), "not JSON: %v", err)
	case err != nil:
		r.fault("edition", "not JSON: %v", err)
	case v == nil:
		r.fault("edition", "must be an object, not null")
	}
	root.v = v
	return root
}

func (n node) fault(format string, args ...any) { n.r.fault(n.path, format, args...) }

// object returns the fields of an object. A field that is not known is a fault.
func (n node) object(known ...string) map[string]any {
	if n.v == nil {
		return nil
	}
	fields, ok := n.v.(map[string]any)
	if !ok {
		n.fault("must be an object, not %s", kindName(n.v))
		return nil
	}
	var unknown []string
	for name := range fields {
		if !slices.Contains(known, name) {
			unknown = append(unknown, name)
		}
	}
	slices.Sort(unknown)
	for _, name := range unknown {
		n.fault("has no field %q; it has %s", name, strings.Join(known, ", "))
	}
	return fields
}

// field is a field of an object that must be there.
func (n node) field(name string) node {
	child := n.optional(name)
	if fields, ok := n.v.(map[string]any); ok && fields[name] == nil {
		child.fault("is missing")
	}
	return child
}

// optional is a field of an object that may be missing.
func (n node) optional(name string) node {
	child := node{r: n.r, path: n.path + "." + name}
	if n.path == "edition" {
		child.path = name
	}
	if fields, ok := n.v.(map[string]any); ok {
		child.v = fields[name]
	}
	return child
}

// list is the items of a list of bounded length.
func (n node) list(most int) []node {
	if n.v == nil {
		return nil
	}
	items, ok := n.v.([]any)
	if !ok {
		n.fault("must be a list, not %s", kindName(n.v))
		return nil
	}
	if len(items) > most {
		n.fault("has %d items, more than %d", len(items), most)
		items = items[:most]
	}
	nodes := make([]node, len(items))
	for i, v := range items {
		nodes[i] = node{r: n.r, path: fmt.Sprintf("%s[%d]", n.path, i), v: v}
		if v == nil {
			nodes[i].fault("is null")
		}
	}
	return nodes
}

// text is a string of 1 to most bytes.
func (n node) text(most int) string {
	if n.v == nil {
		return ""
	}
	s, ok := n.v.(string)
	switch {
	case !ok:
		n.fault("must be text, not %s", kindName(n.v))
	case s == "" || len(s) > most:
		n.fault("must have 1 to %d characters, not %d", most, len(s))
	case strings.ContainsFunc(s, func(r rune) bool { return r < ' ' }):
		n.fault("must be one line")
	}
	return s
}

// id is a short name of lower-case letters, digits and underscores.
func (n node) id() string {
	s := n.text(maxID)
	for _, c := range []byte(s) {
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '_' {
			n.fault("%q must be of lower-case letters, digits and underscores", s)
			break
		}
	}
	return s
}

// one is a text out of a few; empty where it is not.
func (n node) one(of ...string) string {
	s := n.text(100)
	if s == "" || slices.Contains(of, s) {
		return s
	}
	n.fault("%q is not known; it can be %s", s, strings.Join(of, ", "))
	return ""
}

// number is a whole number within bounds.
func (n node) number(from, to int) int {
	if n.v == nil {
		return from
	}
	f, ok := n.v.(float64)
	switch {
	case !ok:
		n.fault("must be a number, not %s", kindName(n.v))
	case f != math.Trunc(f) || f < float64(from) || f > float64(to):
		n.fault("must be a whole number from %d to %d, not %v", from, to, f)
	default:
		return int(f)
	}
	return from
}

// yes is true or false; false where it is missing.
func (n node) yes() bool {
	b, ok := n.v.(bool)
	if n.v != nil && !ok {
		n.fault("must be true or false, not %s", kindName(n.v))
	}
	return b
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

package look

import (
	"cmp"
	"encoding"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"time"
	"unicode"

	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// maxView is how much of a view plain screens show, in UTF-16 code units.
const maxView = 2000

// empty stands for a list or a time that says nothing.
const empty = "–"

// said writes what a view says: a line for each field that is not empty. By the contract of games fields are exported and
// plain data. Before them stand the players in the order of their seats, in which most lists are.
func (t Table) said(view any) string {
	v := reflect.ValueOf(view)
	if v.Kind() != reflect.Struct {
		return ""
	}
	var names []string
	for s := range t.Players {
		names = append(names, t.ShortName(games.Seat(s)))
	}
	lines := []string{"**Players:** " + strings.Join(names, ", ")}
	lines = append(lines, t.fieldsOf(v, func(name, value string) string {
		if value == empty {
			return ""
		}
		return "**" + name + ":** " + value
	})...)
	return screen.ClipLines(screen.Lines(lines...), maxView)
}

// fieldsOf writes the fields of a struct, those of embedded structs among them. A field with the tag `show:"-"` is not for people.
func (t Table) fieldsOf(v reflect.Value, write func(name, value string) string) (all []string) {
	for i := range v.NumField() {
		f := v.Type().Field(i)
		switch {
		case f.Anonymous && f.Type.Kind() == reflect.Struct:
			all = append(all, t.fieldsOf(v.Field(i), write)...)
		case f.IsExported() && f.Tag.Get("show") != "-":
			all = append(all, write(spaced(f.Name), t.value(v.Field(i))))
		}
	}
	return all
}

// spaced writes the name of a field as people do: "ExtraRound" is "Extra round".
func spaced(name string) string {
	var b strings.Builder
	before := rune('A')
	for _, c := range name {
		if unicode.IsUpper(c) && !unicode.IsUpper(before) {
			b.WriteByte(' ')
			c = unicode.ToLower(c)
		}
		b.WriteRune(c)
		before = c
	}
	return markup.Escape(b.String())
}

// value writes a value as Markdown.
func (t Table) value(v reflect.Value) string {
	switch known := v.Interface().(type) {
	case games.Seat:
		if known < 0 {
			return "nobody"
		}
		return t.Name(known)
	case games.Text:
		if known == 0 {
			return empty
		}
		return t.Said(known)
	case interface{ List() []games.Seat }: // a set of seats
		return cmp.Or(t.Names(known.List()), empty)
	case interface{ Due() time.Time }: // a clock
		return t.value(reflect.ValueOf(known.Due()))
	case time.Time:
		if known.IsZero() || t.Replay || t.Lesson {
			return empty
		}
		return markup.Time(known, "T")
	case fmt.Stringer:
		return text(known.String())
	case encoding.TextMarshaler:
		if written, err := known.MarshalText(); err == nil {
			return text(string(written))
		}
	}
	switch v.Kind() {
	case reflect.Bool:
		return map[bool]string{true: "yes", false: "no"}[v.Bool()]
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return screen.Number(int(v.Int()))
	case reflect.Struct:
		return listOf(t.fieldsOf(v, func(name, value string) string { return strings.ToLower(name) + " " + value }))
	case reflect.Slice, reflect.Array:
		var all []string
		for i := range v.Len() {
			all = append(all, t.part(v.Index(i)))
		}
		return listOf(all)
	case reflect.Map:
		var all []string
		for _, k := range v.MapKeys() {
			all = append(all, t.part(k)+" "+t.part(v.MapIndex(k)))
		}
		slices.Sort(all)
		return listOf(all)
	case reflect.Pointer:
		if v.IsNil() {
			return empty
		}
		return t.value(v.Elem())
	}
	return text(fmt.Sprint(v.Interface()))
}

// part writes a value inside a list: one that is a list itself stands in brackets.
func (t Table) part(v reflect.Value) string {
	if k := v.Kind(); k == reflect.Slice || k == reflect.Array || k == reflect.Struct || k == reflect.Map {
		return "(" + t.value(v) + ")"
	}
	return t.value(v)
}

func listOf(parts []string) string { return cmp.Or(strings.Join(parts, ", "), empty) }

func text(s string) string { return cmp.Or(markup.Escape(s), empty) }

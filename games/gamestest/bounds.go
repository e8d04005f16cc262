package gamestest

import (
	"encoding"
	"fmt"
	"reflect"
	"slices"

	"ruckus/games"
	"ruckus/games/kit"
)

// listsBySeat are the fields of a view that begin with an entry for each seat, at tables of all sizes: they keep them.
func listsBySeat(kind games.Kind) (names []string) {
	for size, begun := kind.Min, false; size <= kind.Max; size++ {
		g, err := kind.New(games.Setup{Seats: size, At: Start})
		if err != nil {
			continue
		}
		var now []string
		eachList(g.View(games.Table), func(name string, n int) {
			if n == size && (!begun || slices.Contains(names, name)) {
				now = append(now, name)
			}
		})
		names, begun = now, true
	}
	if kind.Min == kind.Max {
		return nil // it may have that many by chance
	}
	return names
}

// eachList calls a function with each list of a view, and how many entries it has; but not with lists of seats, such as those
// still in, nor with fields that have the tag seats:"-".
func eachList(view any, use func(name string, n int)) {
	v := reflect.Indirect(reflect.ValueOf(view))
	if v.Kind() != reflect.Struct {
		return
	}
	for _, f := range reflect.VisibleFields(v.Type()) {
		if f.Type.Kind() == reflect.Slice && f.Type.Elem() != reflect.TypeFor[games.Seat]() && f.IsExported() && f.Tag.Get("seats") != "-" {
			use(f.Name, v.FieldByIndex(f.Index).Len())
		}
	}
}

// checkBounds requires that each seat that somebody sees sits at the table, that each value with names has one, and that lists by
// seat have an entry for each, or none at all.
func (m *match) checkBounds() (err error) {
	for _, s := range []games.Seat{games.Table, games.Seat(len(m.log) % m.setup.Seats)} {
		view := m.game.View(s)
		eachList(view, func(name string, n int) {
			if n != 0 && n != m.setup.Seats && slices.Contains(m.o.bySeat, name) {
				err = faultf("in the view of seat %d, %s has %d entries for %d seats, and had one for each at the beginning; if it is no list by seat, tag it seats:\"-\"",
					s, name, n, m.setup.Seats)
			}
		})
		if err == nil {
			err = m.bounds(reflect.ValueOf(view), "the view")
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (m *match) bounds(v reflect.Value, where string) error {
	if !v.IsValid() || !v.CanInterface() {
		return nil
	}
	switch is := v.Interface().(type) {
	case games.Seat:
		if is < games.Table || int(is) >= m.setup.Seats {
			return faultf("%s names seat %d, which does not exist", where, is)
		}
		return nil
	case kit.Seats:
		if is&^kit.All(int8(m.setup.Seats)) != 0 {
			return faultf("%s names the seats %v, which do not all exist", where, is.List())
		}
		return nil
	}
	switch v.Kind() {
	case reflect.Uint8, reflect.Int8, reflect.Int, reflect.Uint:
		if name, named := nameOf(v); named && name == "" && !v.IsZero() {
			return faultf("%s is %#v, which has no name", where, v.Interface())
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if err := m.bounds(v.Field(i), v.Type().Field(i).Name); err != nil {
				return err
			}
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			if err := m.bounds(v.Index(i), where); err != nil {
				return err
			}
		}
	}
	return nil
}

// nameOf is how a value writes itself, and whether it does.
func nameOf(v reflect.Value) (name string, named bool) {
	switch is := v.Interface().(type) {
	case encoding.TextMarshaler:
		text, _ := is.MarshalText()
		return string(text), true
	case fmt.Stringer:
		return is.String(), true
	}
	return "", false
}

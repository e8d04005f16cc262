package match

import (
	"fmt"
	"reflect"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// What is cached of a table stays as it is stored while a change of it is made, and when that is refused.
func TestAChangeOfARecordsCloneDoesNotReachTheRecord(t *testing.T) {
	var r Record
	fill(reflect.ValueOf(&r).Elem())
	c := r.Clone()
	require.Equal(t, r, c)
	for _, where := range shared("the record", reflect.ValueOf(r), reflect.ValueOf(c)) {
		t.Errorf("%s is the same memory in both", where)
	}
}

// unchanged are the types of what is only ever replaced.
var unchanged = map[reflect.Type]bool{
	reflect.TypeFor[time.Time](): true, reflect.TypeFor[Game](): true, reflect.TypeFor[games.Event](): true, reflect.TypeFor[games.Idea](): true,
	reflect.TypeFor[*games.Hint](): true, reflect.TypeFor[*games.Result](): true, reflect.TypeFor[*games.Story](): true,
}

// someone is what fill puts into texts.
const someone = "someone"

// fill puts something into all of a value.
func fill(v reflect.Value) {
	switch {
	case v.Kind() == reflect.String && v.CanSet():
		v.SetString(someone)
	case v.Type() == reflect.TypeFor[time.Time]():
		v.Set(reflect.ValueOf(time.Unix(1, 0)))
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			fill(v.Field(i))
		}
	case v.Kind() == reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(v.Elem())
	case v.Kind() == reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		for i := range v.Len() {
			fill(v.Index(i))
		}
	case v.Kind() == reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
		element := reflect.New(v.Type().Elem()).Elem()
		fill(element)
		v.SetMapIndex(reflect.Zero(v.Type().Key()), element)
	}
}

// shared names the parts of two equal values that are the same memory.
func shared(where string, a, b reflect.Value) (found []string) {
	if unchanged[a.Type()] {
		return nil
	}
	switch a.Kind() {
	case reflect.Slice, reflect.Map, reflect.Pointer:
		if a.Pointer() == b.Pointer() {
			return []string{where}
		}
	}
	switch a.Kind() {
	case reflect.Struct:
		for i := range a.NumField() {
			found = append(found, shared(where+"."+a.Type().Field(i).Name, a.Field(i), b.Field(i))...)
		}
	case reflect.Pointer:
		found = shared(where, a.Elem(), b.Elem())
	case reflect.Slice:
		for i := range a.Len() {
			found = append(found, shared(fmt.Sprint(where, "[", i, "]"), a.Index(i), b.Index(i))...)
		}
	case reflect.Map:
		for _, k := range a.MapKeys() {
			found = append(found, shared(fmt.Sprint(where, "[", k, "]"), a.MapIndex(k), b.MapIndex(k))...)
		}
	}
	return found
}

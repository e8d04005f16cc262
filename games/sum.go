package games

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"math"
	"reflect"
	"slices"
	"time"
)

// A stored game is its log. The sum of its position is stored beside it, so that rules which have changed, or a log that is
// damaged, are noticed before anybody plays on. It must never depend on anything but what the game was made from and its actions.

// Sum sums up all fields of a game, unexported ones too: SHA-256 in hexadecimal digits. It leaves out functions, and fields with
// the tag sum:"-", which are for what the rules have but never change, such as the tables of an edition. Times must be exported.
func Sum(g Game) string {
	s := summer{make([]byte, 0, 4096), make(map[reflect.Type][]int)}
	s.add(reflect.ValueOf(g))
	sum := sha256.Sum256(s.bytes)
	return hex.EncodeToString(sum[:])
}

// A summer writes down what is to be summed up.
type summer struct {
	bytes  []byte
	fields map[reflect.Type][]int // that count, of the types seen so far: to ask reflect each time would cost more than all the rest
}

var timeType = reflect.TypeFor[time.Time]()

func (s *summer) add(v reflect.Value) {
	if k := v.Kind(); k == reflect.Struct || k == reflect.Array { // most seats of a small table are empty, and need not be walked through
		if v.IsZero() {
			s.number(0)
			return
		}
		s.number(1)
	}
	switch v.Kind() {
	case reflect.Bool:
		if v.Bool() {
			s.number(1)
		} else {
			s.number(0)
		}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		s.number(v.Int())
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		s.bytes = binary.AppendUvarint(s.bytes, v.Uint())
	case reflect.Float32, reflect.Float64:
		s.number(int64(math.Float64bits(v.Float())))
	case reflect.String:
		s.number(int64(v.Len()))
		s.bytes = append(s.bytes, v.String()...)
	case reflect.Struct:
		s.addStruct(v)
	case reflect.Slice, reflect.Array:
		s.addList(v)
	case reflect.Map:
		s.addMap(v)
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			s.number(0)
			return
		}
		s.number(1)
		s.add(v.Elem())
	}
}

func (s *summer) number(n int64) { s.bytes = binary.AppendVarint(s.bytes, n) }

func (s *summer) addStruct(v reflect.Value) {
	t := v.Type()
	if t == timeType { // of which only the moment counts
		s.number(v.Interface().(time.Time).UnixNano())
		return
	}
	fields, known := s.fields[t]
	if !known {
		for i := range t.NumField() {
			if t.Field(i).Tag.Get("sum") != "-" {
				fields = append(fields, i)
			}
		}
		s.fields[t] = fields
	}
	for _, i := range fields {
		s.add(v.Field(i))
	}
}

func (s *summer) addList(v reflect.Value) {
	if v.Kind() == reflect.Slice {
		s.number(int64(v.Len()))
	}
	if v.Type().Elem().Kind() == reflect.Uint8 && (v.Kind() == reflect.Slice || v.CanAddr()) {
		s.bytes = append(s.bytes, v.Bytes()...)
		return
	}
	for i := range v.Len() {
		s.add(v.Index(i))
	}
}

// addMap adds the entries in an order of their own, as a map has none.
func (s *summer) addMap(v reflect.Value) {
	entries := make([]string, 0, v.Len())
	start := len(s.bytes)
	for key, entry := range v.Seq2() {
		s.add(key)
		s.add(entry)
		entries = append(entries, string(s.bytes[start:]))
		s.bytes = s.bytes[:start]
	}
	slices.Sort(entries)
	s.number(int64(len(entries)))
	for _, entry := range entries {
		s.bytes = append(s.bytes, entry...)
	}
}

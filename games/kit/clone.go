package kit

import "reflect"

// Clone returns a copy of plain data that shares no memory with it, as a view must not with the game. Where every microsecond
// counts, as in a robot's thought, copy by hand.
func Clone[T any](v T) T {
	unshare(reflect.ValueOf(&v).Elem())
	return v
}

// unshare copies what v refers to.
func unshare(v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Field(i); f.CanSet() {
				unshare(f)
			}
		}
	case reflect.Array:
		for i := range v.Len() {
			unshare(v.Index(i))
		}
	case reflect.Slice:
		if v.IsNil() {
			return
		}
		list := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
		reflect.Copy(list, v)
		for i := range list.Len() {
			unshare(list.Index(i))
		}
		v.Set(list)
	case reflect.Map:
		if v.IsNil() {
			return
		}
		entries := reflect.MakeMapWithSize(v.Type(), v.Len())
		for name, entry := range v.Seq2() {
			own := reflect.New(v.Type().Elem()).Elem()
			own.Set(entry)
			unshare(own)
			entries.SetMapIndex(name, own)
		}
		v.Set(entries)
	case reflect.Pointer:
		if v.IsNil() {
			return
		}
		own := reflect.New(v.Type().Elem())
		own.Elem().Set(v.Elem())
		unshare(own.Elem())
		v.Set(own)
	}
}

package kit

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// ReadList reads a list with a mark between its entries, each as read does, and appends it to another. It returns false where an
// entry cannot be read, and where the list then has more than that many.
func ReadList[T any](list []T, text []byte, mark string, most int, read func(string) (T, bool)) ([]T, bool) {
	for rest := string(text); rest != ""; {
		var part string
		part, rest, _ = strings.Cut(rest, mark)
		entry, ok := read(part)
		if !ok || len(list) >= most {
			return list, false
		}
		list = append(list, entry)
	}
	return list, true
}

// Names are cards as text; never nil.
func Names[T fmt.Stringer](cards []T) []string {
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = c.String()
	}
	return names
}

// Name is the name of a value that counts from 0; "" where it has none.
func Name[T ~uint8](v T, names []string) string {
	if int(v) < len(names) {
		return names[v]
	}
	return ""
}

// ReadName reads one of these names.
func ReadName[T ~uint8](v *T, text []byte, names []string) error {
	i := slices.Index(names, string(text))
	if i < 0 {
		return fmt.Errorf("%q isn't known; it can be %s", text, strings.Join(names, ", "))
	}
	*v = T(i)
	return nil
}

// BySeat is what each seat has in a game for up to eight. As text it is that of each with "|" between them; of seats that are not named it is empty.
type BySeat[T any, P readable[T]] [8]T

// readable is a pointer to what can be read from text.
type readable[T any] interface {
	*T
	UnmarshalText([]byte) error
}

// UnmarshalText reads what each seat has.
func (b *BySeat[T, P]) UnmarshalText(text []byte) error {
	for s := range b {
		var one []byte
		one, text, _ = bytes.Cut(text, []byte("|"))
		if err := P(&b[s]).UnmarshalText(one); err != nil {
			return err
		}
	}
	if len(text) > 0 {
		return errors.New("there are more seats than there can be")
	}
	return nil
}

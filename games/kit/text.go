package kit

import (
	"bytes"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// AppendList writes a list, each entry as write does, with a mark between them.
func AppendList[T any](text []byte, list []T, mark byte, write func([]byte, T) []byte) []byte {
	for i, entry := range list {
		if i > 0 {
			text = append(text, mark)
		}
		text = write(text, entry)
	}
	return text
}

// ReadList reads what AppendList has written, each entry as read does, and appends it to a list. It returns false where an
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
		return fmt.Errorf("%q is not known; it can be %s", text, strings.Join(names, ", "))
	}
	*v = T(i)
	return nil
}

// BySeat is what each seat has. Its stored form is that of each with "|" behind it.
type BySeat[T any, P stored[T]] [MaxSeats]T

// stored is a pointer to what is written as text.
type stored[T any] interface {
	*T
	AppendText([]byte) ([]byte, error)
	UnmarshalText([]byte) error
}

// MarshalText writes what each seat has.
func (b BySeat[T, P]) MarshalText() ([]byte, error) {
	text := make([]byte, 0, 256)
	for s := range b {
		var err error
		text, err = P(&b[s]).AppendText(text)
		if err != nil {
			return nil, err
		}
		text = append(text, '|')
	}
	return text, nil
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

// ReadHex reads hexadecimal digits, two for each byte.
func ReadHex(into, text []byte) error {
	if len(text) != hex.EncodedLen(len(into)) {
		return fmt.Errorf("there must be %d hexadecimal digits", hex.EncodedLen(len(into)))
	}
	_, err := hex.Decode(into, text)
	return err
}

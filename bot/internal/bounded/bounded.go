// Package bounded reads data from outside, and never more of it than its format needs: a file may not be what it claims, a device may
// never end, and a little compressed data may become more than a machine has room for.
package bounded

import (
	"bytes"
	"fmt"
	"io"
	"os"
)

// A TooLarge is the error for what has more bytes than it may have.
type TooLarge int

func (most TooLarge) Error() string {
	return fmt.Sprintf("it's too large: the limit is %d KB", most>>10)
}

// All reads to the end. It returns TooLarge where that is more than so many bytes away.
func All(from io.Reader, most int) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(from, int64(most)+1))
	if err == nil && len(data) > most {
		return nil, TooLarge(most)
	}
	return data, err
}

// File is All for a file, a pipe or a device with this name.
func File(name string, most int) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := All(f, most)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return data, nil
}

// JSON returns TooLarge for a text with more bytes than so many, or with more values than one for 32 of these: decoded, even an empty
// one takes a hundred bytes and more.
func JSON(text []byte, most int) error {
	if len(text) > most || bytes.Count(text, []byte(",")) > most/32 {
		return TooLarge(most)
	}
	return nil
}

package backup

import (
	"encoding/binary"
	"fmt"
	"time"

	"ruckus/store"
)

// What a backup takes of one record: more than any has. What has more is left out, and listed as damaged.
const (
	maxRecord = 4 << 20 // bytes, with its log
	maxLines  = 1 << 16 // of its log
)

// A record of a store, with its log. In a block it is four fields: the key as text; what store.Seal returns, empty where it was deleted
// after all; when it expires, in milliseconds since 1970, empty for never; and the log, each line again a field. A field is its
// length, as a varint, and its bytes. Of two records with one key the later one counts.
type record struct {
	key     store.Key
	sealed  []byte
	expires time.Time
	log     []byte
}

func recordOf(w store.Write) (r record, err error) {
	r = record{key: w.Record.Key, expires: w.Record.Expires}
	for _, line := range w.Log {
		r.log = appendField(r.log, line)
	}
	if w.Record.Version > 0 {
		r.sealed = store.Seal(w.Record)
	}
	if size := len(r.sealed) + len(r.log); size > maxRecord-4*(binary.MaxVarintLen64+store.MaxKeyPart) || len(w.Log) > maxLines {
		err = fmt.Errorf("record %s is too large for a backup: %d KB and %d lines", r.key, size>>10, len(w.Log))
	}
	return r, err
}

func (r record) append(b []byte) []byte {
	var expires []byte
	if !r.expires.IsZero() {
		expires = binary.BigEndian.AppendUint64(nil, uint64(r.expires.UnixMilli()))
	}
	for _, field := range [][]byte{[]byte(r.key.String()), r.sealed, expires, r.log} {
		b = appendField(b, field)
	}
	return b
}

func appendField(b, field []byte) []byte {
	return append(binary.AppendUvarint(b, uint64(len(field))), field...)
}

// takeField returns the field that b begins with, and the rest.
func takeField(b []byte) (field, rest []byte, err error) {
	n, size := binary.Uvarint(b)
	if size <= 0 || n > uint64(len(b)-size) {
		return nil, nil, ErrDamaged
	}
	b = b[size:]
	return b[:n:n], b[n:], nil
}

// takeRecord returns the record that b begins with, and the rest.
func takeRecord(b []byte) (r record, rest []byte, err error) {
	var fields [4][]byte
	for i := range fields {
		fields[i], b, err = takeField(b)
		if err != nil {
			return r, nil, err
		}
	}
	r.key, err = store.ParseKey(string(fields[0]))
	switch {
	case err != nil:
		return r, nil, fmt.Errorf("%w: %w", ErrDamaged, err)
	case len(fields[2]) == 8:
		r.expires = time.UnixMilli(int64(binary.BigEndian.Uint64(fields[2]))).UTC()
	case len(fields[2]) != 0:
		return r, nil, ErrDamaged
	}
	r.sealed, r.log = fields[1], fields[3]
	return r, b, nil
}

// write is the record as a store takes it; of version 0 where it was deleted after all.
func (r record) write() (w store.Write, err error) {
	w.Record.Key = r.key
	if len(r.sealed) == 0 {
		return w, nil
	}
	w.Record, err = store.Unseal(r.key, r.sealed)
	if err != nil {
		return w, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	w.Record.Expires = r.expires
	for rest := r.log; len(rest) > 0; {
		var line []byte
		line, rest, err = takeField(rest)
		if err != nil || len(w.Log) == maxLines {
			return w, ErrDamaged
		}
		w.Log = append(w.Log, line)
	}
	return w, nil
}

package bolt

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"strings"
	"time"

	"ruckus/store"
)

// A sealed record is, in big-endian bytes: format (1), checksum of all that follows (4), version (8), due time in
// milliseconds since 1970 (8), data.
const (
	format     = 1
	checked    = 1 + 4
	headLength = checked + 8 + 8
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// seal returns the stored form of a record without its key.
func seal(r store.Record) []byte {
	b := make([]byte, checked, headLength+len(r.Data))
	b[0] = format
	b = binary.BigEndian.AppendUint64(b, r.Version)
	b = binary.BigEndian.AppendUint64(b, uint64(r.Due.UnixMilli()))
	b = append(b, r.Data...)
	binary.BigEndian.PutUint32(b[1:], crc32.Checksum(b[checked:], castagnoli))
	return b
}

// unseal returns the record that seal was given; its data is part of b.
func unseal(key store.Key, b []byte) (store.Record, error) {
	bad := func(why string, args ...any) (store.Record, error) {
		return store.Record{}, fmt.Errorf("record %s is %w: %s", encodeKey(key), store.ErrDamaged, fmt.Sprintf(why, args...))
	}
	switch {
	case len(b) < headLength:
		return bad("%d bytes of a head of %d", len(b), headLength)
	case b[0] != format:
		return bad("format %d, this program reads %d", b[0], format)
	case binary.BigEndian.Uint32(b[1:]) != crc32.Checksum(b[checked:], castagnoli):
		return bad("wrong checksum")
	}
	return store.Record{
		Key:     key,
		Version: binary.BigEndian.Uint64(b[checked:]),
		Due:     time.UnixMilli(int64(binary.BigEndian.Uint64(b[checked+8:]))).UTC(),
		Data:    b[headLength:],
	}, nil
}

// encodeKey returns guild/kind/id. No part can contain the slash.
func encodeKey(k store.Key) []byte { return []byte(k.Guild + "/" + k.Kind + "/" + k.ID) }

// signBit makes times before 1970 sort before the later ones.
const signBit = 1 << 63

func dueKey(at time.Time, name []byte) []byte {
	return append(binary.BigEndian.AppendUint64(nil, uint64(at.UnixMilli())^signBit), name...)
}

func parseDueKey(b []byte) (time.Time, store.Key, error) {
	if len(b) >= 8 {
		if parts := strings.Split(string(b[8:]), "/"); len(parts) == 3 {
			at := time.UnixMilli(int64(binary.BigEndian.Uint64(b) ^ signBit)).UTC()
			return at, store.Key{Guild: parts[0], Kind: parts[1], ID: parts[2]}, nil
		}
	}
	return time.Time{}, store.Key{}, fmt.Errorf("due index is %w at %q", store.ErrDamaged, b)
}

// linePrefix begins the keys of all log lines of a record, and of no other record.
func linePrefix(name []byte) []byte { return append(bytes.Clone(name), 0) }

func lineKey(name []byte, version uint64, i int) []byte {
	k := binary.BigEndian.AppendUint64(linePrefix(name), version)
	return binary.BigEndian.AppendUint32(k, uint32(i))
}

package store

import (
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"strings"
	"time"
)

// A sealed record is, in big-endian bytes: format (1), checksum of all that follows (4), version (8), due time in
// milliseconds since 1970 (8), data.
const (
	sealFormat = 1
	sealSummed = 1 + 4
	sealHead   = sealSummed + 8 + 8
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// Seal returns the form in which stores on a medium keep a record: without its key, and so that damage is noticed.
func Seal(r Record) []byte {
	b := make([]byte, sealSummed, sealHead+len(r.Data))
	b[0] = sealFormat
	b = binary.BigEndian.AppendUint64(b, r.Version)
	b = binary.BigEndian.AppendUint64(b, uint64(r.Due.UnixMilli()))
	b = append(b, r.Data...)
	binary.BigEndian.PutUint32(b[1:], crc32.Checksum(b[sealSummed:], castagnoli))
	return b
}

// Unseal returns the record that Seal was given, or ErrDamaged; the record's data is part of b.
func Unseal(key Key, b []byte) (Record, error) {
	bad := func(why string, args ...any) (Record, error) {
		return Record{}, fmt.Errorf("record %s is %w: %s", key, ErrDamaged, fmt.Sprintf(why, args...))
	}
	switch {
	case len(b) < sealHead:
		return bad("%d bytes of a head of %d", len(b), sealHead)
	case b[0] != sealFormat:
		return bad("format %d, this program reads %d", b[0], sealFormat)
	case binary.BigEndian.Uint32(b[1:]) != crc32.Checksum(b[sealSummed:], castagnoli):
		return bad("wrong checksum")
	}
	return Record{
		Key:     key,
		Version: binary.BigEndian.Uint64(b[sealSummed:]),
		Due:     time.UnixMilli(int64(binary.BigEndian.Uint64(b[sealSummed+8:]))).UTC(),
		Data:    b[sealHead:],
	}, nil
}

// String returns guild/kind/id. No part can contain the slash.
func (k Key) String() string { return k.Guild + "/" + k.Kind + "/" + k.ID }

// ParseKey reads what Key.String has written, or returns ErrKey.
func ParseKey(s string) (Key, error) {
	parts := strings.Split(s, "/")
	if len(parts) != 3 {
		return Key{}, ErrKey
	}
	k := Key{Guild: parts[0], Kind: parts[1], ID: parts[2]}
	return k, k.Check()
}

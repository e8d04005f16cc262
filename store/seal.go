package store

import (
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"maps"
	"slices"
	"strings"
	"time"
)

// A checksum stands around each record, so that a damaged one is refused instead of played. Stores keep these bytes and
// understand nothing of them.

// A sealed record is, in big-endian bytes: format (1), checksum of all that follows (4), version (8), due time in
// milliseconds since 1970 (8), in format 2 the ranks, data. Ranks are how many there are (1), and of each, sorted by the
// lists' names: length of the name (1), name, rank (8).
const (
	sealFormat = 1 // without ranks
	sealRanked = 2
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
	if len(r.Ranks) > 0 {
		b[0] = sealRanked
		b = append(b, byte(len(r.Ranks)))
		for _, name := range slices.Sorted(maps.Keys(r.Ranks)) {
			b = append(append(b, byte(len(name))), name...)
			b = binary.BigEndian.AppendUint64(b, uint64(r.Ranks[name]))
		}
	}
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
	case b[0] != sealFormat && b[0] != sealRanked:
		return bad("format %d, this program reads %d and %d", b[0], sealFormat, sealRanked)
	case binary.BigEndian.Uint32(b[1:]) != crc32.Checksum(b[sealSummed:], castagnoli):
		return bad("wrong checksum")
	}
	r := Record{
		Key:     key,
		Version: binary.BigEndian.Uint64(b[sealSummed:]),
		Due:     time.UnixMilli(int64(binary.BigEndian.Uint64(b[sealSummed+8:]))).UTC(),
		Data:    b[sealHead:],
	}
	if b[0] == sealRanked {
		var whole bool
		r.Ranks, r.Data, whole = unsealRanks(r.Data)
		if !whole {
			return bad("wrong ranks")
		}
	}
	return r, nil
}

// unsealRanks returns the ranks that b begins with, and the rest.
func unsealRanks(b []byte) (ranks map[string]int64, rest []byte, whole bool) {
	if len(b) == 0 || b[0] == 0 || b[0] > MaxRanks {
		return nil, nil, false
	}
	n, before := int(b[0]), ""
	ranks, b = make(map[string]int64, n), b[1:]
	for range n {
		if len(b) == 0 || len(b) < 1+int(b[0])+8 {
			return nil, nil, false
		}
		name := string(b[1 : 1+b[0]])
		rank := int64(binary.BigEndian.Uint64(b[1+len(name):]))
		if !IsKeyPart(name) || name <= before || rank < -MaxRank || rank > MaxRank {
			return nil, nil, false
		}
		ranks[name], before, b = rank, name, b[1+len(name)+8:]
	}
	return ranks, b, true
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

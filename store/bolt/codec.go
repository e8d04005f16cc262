package bolt

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"time"

	"ruckus/store"
)

// signBit makes times before 1970, and ranks below 0, sort before the others.
const signBit = 1 << 63

func dueKey(at time.Time, name []byte) []byte {
	return append(binary.BigEndian.AppendUint64(nil, uint64(at.UnixMilli())^signBit), name...)
}

func parseDueKey(b []byte) (time.Time, store.Key, error) {
	if len(b) >= 8 {
		if key, err := store.ParseKey(string(b[8:])); err == nil {
			return time.UnixMilli(int64(binary.BigEndian.Uint64(b) ^ signBit)).UTC(), key, nil
		}
	}
	return time.Time{}, store.Key{}, fmt.Errorf("due index is %w at %q", store.ErrDamaged, b)
}

// rankPrefix begins the keys of all entries of a ranked list, and of no other list.
func rankPrefix(l store.Ranking) []byte { return append([]byte(l.String()), '/') }

func rankKey(l store.Ranking, rank int64, id string) []byte {
	return append(binary.BigEndian.AppendUint64(rankPrefix(l), uint64(rank)^signBit), id...)
}

// parseRankKey reads what follows the prefix of the list.
func parseRankKey(l store.Ranking, b []byte) (rank int64, key store.Key, err error) {
	if len(b) >= 8 {
		key = store.Key{Guild: l.Guild, Kind: l.Kind, ID: string(b[8:])}
		if key.Check() == nil {
			return int64(binary.BigEndian.Uint64(b) ^ signBit), key, nil
		}
	}
	return 0, key, fmt.Errorf("list %s is %w at %q", l, store.ErrDamaged, b)
}

// linePrefix begins the keys of all log lines of a record, and of no other record.
func linePrefix(name []byte) []byte { return append(bytes.Clone(name), 0) }

func lineKey(name []byte, version uint64, i int) []byte {
	k := binary.BigEndian.AppendUint64(linePrefix(name), version)
	return binary.BigEndian.AppendUint32(k, uint32(i))
}

func cloneAll(lines [][]byte) (clones [][]byte) {
	for _, line := range lines {
		clones = append(clones, bytes.Clone(line))
	}
	return clones
}

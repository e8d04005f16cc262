package bolt

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"time"

	"ruckus/store"
)

// signBit makes times before 1970 sort before the later ones.
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

// linePrefix begins the keys of all log lines of a record, and of no other record.
func linePrefix(name []byte) []byte { return append(bytes.Clone(name), 0) }

func lineKey(name []byte, version uint64, i int) []byte {
	k := binary.BigEndian.AppendUint64(linePrefix(name), version)
	return binary.BigEndian.AppendUint32(k, uint32(i))
}

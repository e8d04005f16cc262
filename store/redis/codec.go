package redis

import (
	"encoding/binary"
	"fmt"

	"ruckus/store"
)

// A record's value is the length of its log (4 bytes, big-endian), and the record as store.Seal returns it. The scripts
// know this form.
const sealedAt = 4

// unseal reads a record's value.
func unseal(key store.Key, value []byte) (store.Record, error) {
	return store.Unseal(key, value[min(sealedAt, len(value)):])
}

// encodeLog returns the form in which lines are kept: each after its length.
func encodeLog(lines [][]byte) (log []byte) {
	for _, line := range lines {
		log = binary.AppendUvarint(log, uint64(len(line)))
		log = append(log, line...)
	}
	return log
}

// decodeLog returns the lines of a log that is so long (4 bytes). They are part of b.
func decodeLog(key store.Key, length, b []byte) (lines [][]byte, err error) {
	damaged := fmt.Errorf("the log of record %s is %w", key, store.ErrDamaged)
	if len(length) != sealedAt || uint64(len(b)) < uint64(binary.BigEndian.Uint32(length)) {
		return nil, damaged
	}
	for b = b[:binary.BigEndian.Uint32(length)]; len(b) > 0; {
		n, head := binary.Uvarint(b)
		if head <= 0 || n > uint64(len(b)-head) {
			return nil, damaged
		}
		lines = append(lines, b[head:head+int(n)])
		b = b[head+int(n):]
	}
	return lines, nil
}

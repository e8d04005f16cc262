package kit

import (
	"crypto/sha256"
	"encoding/binary"
	"math/rand/v2"
)

// Rand returns the source of chance for one use of a seed. Different labels and numbers give streams that have nothing
// to do with each other, so that a player who knows one deal knows nothing about the next.
func Rand(seed [32]byte, label string, n int) *rand.Rand {
	key := append(seed[:], label...)
	key = binary.BigEndian.AppendUint64(key, uint64(n))
	return rand.New(rand.NewChaCha8(sha256.Sum256(key)))
}

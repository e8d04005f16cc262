package redis

import (
	"hash/fnv"
	"strconv"

	"ruckus/store"
)

// buckets is how many parts the guilds are divided into. It must never change, or nothing that is stored would be found. At
// most so many nodes of a Cluster can share the work, and each poll asks every bucket what is due.
const buckets = 16

// bucketKey returns a key of a bucket. A Cluster hashes only what is in the braces: it keeps a bucket together.
func bucketKey(bucket int, name string) string {
	return "ruckus:{" + strconv.Itoa(bucket) + "}:" + name
}

// keys are the Redis keys that a record's change touches.
type keys struct{ record, log, due, ids string }

func keysOf(k store.Key) keys {
	h := fnv.New32a()
	_, _ = h.Write([]byte(k.Guild))
	b := int(h.Sum32() % buckets)
	return keys{
		record: bucketKey(b, "record:"+k.String()),
		log:    bucketKey(b, "log:"+k.String()),
		due:    bucketKey(b, "due"),
		ids:    bucketKey(b, "ids:"+k.Guild+"/"+k.Kind),
	}
}

func (k keys) all() []string { return []string{k.record, k.log, k.due, k.ids} }

package redis

import (
	"hash/fnv"
	"strconv"

	"ruckus/store"
)

// buckets is how many parts the guilds are divided into. It must never change, or nothing that is stored would be found. At
// most that many nodes of a Cluster can share the work, and each poll asks every bucket what is due.
const buckets = 16

// bucketKey returns a key of a bucket. A Cluster hashes only what is in the braces: it keeps a bucket together.
func bucketKey(bucket int, name string) string {
	return "ruckus:{" + strconv.Itoa(bucket) + "}:" + name
}

// keys are the Redis keys that a record's change touches, and what they begin with. "names" is an index of the bucket: a
// sorted set of guild/kind of all sets of IDs and of guild/kind/list of all ranked lists, in the order of their bytes.
type keys struct{ bucket, record, log, due, ids, names string }

func keysOf(k store.Key) keys {
	b := bucketOf(k.Guild)
	return keys{
		bucket: bucketKey(b, ""),
		record: bucketKey(b, "record:"+k.String()),
		log:    bucketKey(b, "log:"+k.String()),
		due:    bucketKey(b, "due"),
		ids:    bucketKey(b, "ids:"+k.Guild+"/"+k.Kind),
		names:  bucketKey(b, "names"),
	}
}

// rankKey returns the key of a ranked list: a sorted set of IDs.
func rankKey(l store.Ranking) string { return bucketKey(bucketOf(l.Guild), "rank:"+l.String()) }

func bucketOf(guild string) int {
	h := fnv.New32a()
	_, _ = h.Write([]byte(guild))
	return int(h.Sum32() % buckets)
}

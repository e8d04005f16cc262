-- Removes a record, its log and its places in the indexes; the record last, see put.lua.
-- KEYS: the record, its log, the bucket's due index, the IDs of the guild's records of that kind. ARGV: guild/kind/id, id.
redis.call('ZREM', KEYS[3], ARGV[1])
redis.call('SREM', KEYS[4], ARGV[2])
redis.call('DEL', KEYS[1], KEYS[2])
return 1

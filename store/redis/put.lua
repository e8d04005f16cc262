-- Stores a record if the stored version is still the one that it was read at, all or nothing.
-- KEYS: the record, its log, the bucket's due index, the IDs of the guild's records of that kind.
-- ARGV: guild/kind/id, id, version that must be stored (8 bytes), sealed record, new log lines, due in ms or '', expires in ms or ''.
-- Returns 1 where it is stored, 0 where another version is, -1 where what is stored is no record.
local head = redis.call('GETRANGE', KEYS[1], 0, 16)
local logged, version = 0, string.rep('\0', 8)
if head ~= '' then
  if #head < 17 or head:byte(5) ~= 1 then return -1 end
  logged, version = struct.unpack('>I4', head), head:sub(10)
end
if version ~= ARGV[3] then return 0 end

-- A Redis that is killed while it writes this to its file keeps, when it loads that, what came before the cut as the
-- beginning of its next transaction, and carries it out when it loads the file once more. So every command here may be
-- carried out twice or alone: the log is written to a place and not appended; what is before the record's change has
-- no meaning without it; and a wrong due time is put right by due.lua. And there are always two changes or more, which
-- makes this a transaction of its own: one change alone would be taken into the broken one and be lost with it.
-- What needs memory comes first: Redis, where it is full, refuses the first change of a script and no later one.
if ARGV[5] ~= '' then redis.call('SETRANGE', KEYS[2], logged, ARGV[5]) end
redis.call('SET', KEYS[1], struct.pack('>I4', logged + #ARGV[5]) .. ARGV[4])
redis.call('ZADD', KEYS[3], '-inf', ARGV[1])
if ARGV[6] ~= '' then
  redis.call('ZADD', KEYS[3], ARGV[6], ARGV[1])
else
  redis.call('ZREM', KEYS[3], ARGV[1])
end
redis.call('SADD', KEYS[4], ARGV[2])
if ARGV[7] ~= '' then
  redis.call('PEXPIREAT', KEYS[1], ARGV[7])
  redis.call('PEXPIREAT', KEYS[2], ARGV[7])
else
  redis.call('PERSIST', KEYS[2])
end
return 1

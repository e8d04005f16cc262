-- Stores a record if the stored version is still the one that it was read at, all or nothing.
-- KEYS: the record, its log, the bucket's due index, the IDs of the guild's records of that kind.
-- ARGV: guild/kind/id, id, version that must be stored (8 bytes), sealed record, due in ms or '', expires in ms or '', log lines.
-- Returns 1 where it is stored, 0 where another version is, -1 where what is stored is no record.
local head = redis.call('GETRANGE', KEYS[1], 0, 12)
local version = string.rep('\0', 8)
if head ~= '' then
  if #head < 13 or head:byte(1) ~= 1 then return -1 end
  version = head:sub(6, 13)
end
if version ~= ARGV[3] then return 0 end

-- First what needs memory: where Redis is full it refuses the first write of a script, and no later one.
redis.call('SET', KEYS[1], ARGV[4])
for i = 7, #ARGV do redis.call('RPUSH', KEYS[2], ARGV[i]) end
redis.call('SADD', KEYS[4], ARGV[2])
if ARGV[5] ~= '' then
  redis.call('ZADD', KEYS[3], ARGV[5], ARGV[1])
else
  redis.call('ZREM', KEYS[3], ARGV[1])
end
if ARGV[6] ~= '' then
  redis.call('PEXPIREAT', KEYS[1], ARGV[6])
  redis.call('PEXPIREAT', KEYS[2], ARGV[6])
else
  redis.call('PERSIST', KEYS[2])
end
return 1

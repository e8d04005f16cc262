-- Returns guild/kind/id and due time of records of a bucket that are due, the longest due first. It takes those that
-- have expired out of the index, and puts the time right of those that are due at another (see commit.lua). Where it has done
-- so it returns nil, and is to be asked again: one call never clears the whole index.
-- KEYS: the bucket's due index. ARGV: due at the earliest, or -inf, and at the latest, in ms; how many to leave out, and how many
-- at most; what record keys begin with, and sets of IDs; the zero time in ms, which stands in a record for: never.
local due = redis.call('ZRANGEBYSCORE', KEYS[1], ARGV[1], ARGV[2], 'WITHSCORES', 'LIMIT', ARGV[3], ARGV[4])
local changed = false
for i = 1, #due, 2 do
  local name = due[i]
  local stored = redis.call('GETRANGE', ARGV[5] .. name, 17, 24)
  if stored == '' then
    local kind, id = name:match('^(.*)/(.*)$')
    redis.call('ZREM', KEYS[1], name)
    if kind then redis.call('SREM', ARGV[6] .. kind, id) end
    changed = true
  elseif #stored == 8 then
    local at = struct.unpack('>i8', stored)
    if at == tonumber(ARGV[7]) then
      redis.call('ZREM', KEYS[1], name)
      changed = true
    elseif at ~= tonumber(due[i + 1]) then
      redis.call('ZADD', KEYS[1], string.format('%.0f', at), name)
      changed = true
    end
  end
end
if changed then return false end
return due

-- Returns guild/kind/id and due time of the records of a bucket that are due, the longest due first. It takes those that
-- have expired out of the indexes, and puts the time right of those that are due at another (see put.lua).
-- KEYS: the bucket's due index. ARGV: due at the latest, in ms; how many at most; what record keys begin with, and sets of
-- IDs; the zero time in ms, which stands in a record for: never.
while true do
  local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'WITHSCORES', 'LIMIT', 0, ARGV[2])
  local changed = false
  for i = 1, #due, 2 do
    local name = due[i]
    local stored = redis.call('GETRANGE', ARGV[3] .. name, 17, 24)
    if stored == '' then
      local kind, id = name:match('^(.*)/(.*)$')
      redis.call('ZREM', KEYS[1], name)
      if kind then redis.call('SREM', ARGV[4] .. kind, id) end
      changed = true
    elseif #stored == 8 then
      local at = struct.unpack('>i8', stored)
      if at == tonumber(ARGV[5]) then
        redis.call('ZREM', KEYS[1], name)
        changed = true
      elseif at ~= tonumber(due[i + 1]) then
        redis.call('ZADD', KEYS[1], string.format('%.0f', at), name)
        changed = true
      end
    end
  end
  if not changed then return due end
end

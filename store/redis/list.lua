-- Returns the IDs of a guild's records of one kind, and forgets those that have expired.
-- KEYS: the set of IDs. ARGV: what the keys of these records begin with.
local ids = {}
for _, id in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  if redis.call('EXISTS', ARGV[1] .. id) == 1 then
    ids[#ids + 1] = id
  else
    redis.call('SREM', KEYS[1], id)
  end
end
return ids

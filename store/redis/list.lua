-- Returns the IDs of a guild's records of one kind, each with its value, and forgets those that have expired. The value of
-- what is no string is empty. KEYS: the set of IDs. ARGV: what the keys of these records begin with.
local found = {}
for _, id in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  local value = redis.pcall('GET', ARGV[1] .. id)
  if value then
    found[#found + 1] = id
    found[#found + 1] = type(value) == 'string' and value or ''
  else
    redis.call('SREM', KEYS[1], id)
  end
end
return found

-- Returns where to go on, and the IDs of some of a guild's records of one kind, each with its value; it forgets those that
-- have expired. The value of what is no string is empty.
-- KEYS: the set of IDs. ARGV: what the keys of these records begin with; where to go on; about how many.
local part = redis.call('SSCAN', KEYS[1], ARGV[2], 'COUNT', ARGV[3])
local found = { part[1] }
for _, id in ipairs(part[2]) do
  local value = redis.pcall('GET', ARGV[1] .. id)
  if value then
    found[#found + 1] = id
    found[#found + 1] = type(value) == 'string' and value or ''
  else
    redis.call('SREM', KEYS[1], id)
  end
end
return found

-- Returns where to go on, and of some of a guild's records of one kind the ID and what their values begin with, by which a
-- change is known. It changes nothing. KEYS: the set of IDs. ARGV: what the keys of these records begin with; where to go on;
-- about how many; how much of a value is returned.
local part = redis.call('SSCAN', KEYS[1], ARGV[2], 'COUNT', ARGV[3])
local found = { part[1] }
for _, id in ipairs(part[2]) do
  local head = redis.pcall('GETRANGE', ARGV[1] .. id, 0, tonumber(ARGV[4]) - 1)
  if type(head) ~= 'string' then head = '?' end
  if head ~= '' then
    found[#found + 1] = id
    found[#found + 1] = head
  end
end
return found

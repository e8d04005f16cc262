-- Returns the IDs of a part of a ranked list, by rising rank, each with the value of its record; that of what is no string is
-- empty. It takes those that have expired out of the list, and puts the place right of those whose record has another rank (see commit.lua).
-- Where it has done so it returns nil, and is to be asked again: one call never clears a whole list.
-- What may be damaged stays where it is. KEYS: the list. ARGV: the least and the greatest rank, '1' where it is
-- counted from the greatest, how many to leave out, how many at most, what keys of the kind's records begin with, the list's name.
local skip, limit = tonumber(ARGV[4]), tonumber(ARGV[5])

local first = redis.call('ZCOUNT', KEYS[1], '-inf', '(' .. ARGV[1])
local last = redis.call('ZCOUNT', KEYS[1], '-inf', ARGV[2]) - 1
if ARGV[3] == '1' then
  last = last - skip
  first = math.max(first, last - limit + 1)
else
  first = first + skip
  last = math.min(last, first + limit - 1)
end
if first > last then return {} end
local entries, found, changed = redis.call('ZRANGE', KEYS[1], first, last, 'WITHSCORES'), {}, false
for i = 1, #entries, 2 do
  local id = entries[i]
  local value = redis.pcall('GET', ARGV[6] .. id)
  if type(value) == 'table' then value = '' end
  local stands = value and ranks(value) or not value and {}
  local rank = stands and stands[ARGV[7]]
  if stands and not rank then
    redis.call('ZREM', KEYS[1], id)
    changed = true
  elseif stands and rank ~= tonumber(entries[i + 1]) then
    redis.call('ZADD', KEYS[1], string.format('%.0f', rank), id)
    changed = true
  end
  found[#found + 1] = { id, value }
end
if changed then return false end
return found

-- Returns the IDs of a part of a ranked list, by rising rank, each with the value of its record; that of what is no string is
-- empty. It takes those that have expired out of the list, and puts the place right of those whose record has another rank (see commit.lua).
-- What may be damaged stays where it is. KEYS: the list. ARGV: the least and the greatest rank, '1' where it is
-- counted from the greatest, how many to leave out, how many at most, what keys of the kind's records begin with, the list's name.
local skip, limit = tonumber(ARGV[4]), tonumber(ARGV[5])

-- standing returns the rank that a record has in the list, or nil, and whether that can be told.
local function standing(value)
  local format = value:byte(5)
  if format ~= 2 then return nil, format == 1 end
  local at = 27
  for _ = 1, value:byte(26) or 0 do
    local size = value:byte(at)
    if not size or #value < at + size + 8 then return nil, false end
    if value:sub(at + 1, at + size) == ARGV[7] then return struct.unpack('>i8', value, at + size + 1), true end
    at = at + size + 9
  end
  return nil, #value >= 26
end

while true do
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
    local rank, known = nil, true
    if value then rank, known = standing(value) end
    if known and not rank then
      redis.call('ZREM', KEYS[1], id)
      changed = true
    elseif known and rank ~= tonumber(entries[i + 1]) then
      redis.call('ZADD', KEYS[1], string.format('%.0f', rank), id)
      changed = true
    end
    found[#found + 1] = { id, value }
  end
  if not changed then return found end
end

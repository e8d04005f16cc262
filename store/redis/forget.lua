-- Removes some of what is stored of a guild, and returns whether something may be left. Names go last, for what they name
-- would not be found without them.
-- KEYS: the bucket's due index, its index of names. ARGV: guild, how many records and lists at most, what the bucket's keys
-- begin with.
local left = tonumber(ARGV[2])
while left > 0 do
  local name = redis.call('ZRANGEBYLEX', KEYS[2], '[' .. ARGV[1] .. '/', '(' .. ARGV[1] .. '0', 'LIMIT', 0, 1)[1]
  if not name then return 0 end
  local _, slashes = name:gsub('/', '')
  if slashes > 1 then
    redis.call('UNLINK', ARGV[3] .. 'rank:' .. name)
    redis.call('ZREM', KEYS[2], name)
    left = left - 1
  else
    local key = ARGV[3] .. 'ids:' .. name
    local ids = redis.pcall('SRANDMEMBER', key, left)
    if ids.err then
      redis.call('UNLINK', key)
      ids = {}
    end
    for _, id in ipairs(ids) do
      redis.call('ZREM', KEYS[1], name .. '/' .. id)
      redis.call('UNLINK', ARGV[3] .. 'record:' .. name .. '/' .. id, ARGV[3] .. 'log:' .. name .. '/' .. id)
      redis.call('SREM', key, id)
    end
    left = left - #ids
    if redis.call('EXISTS', key) == 0 then redis.call('ZREM', KEYS[2], name) end
  end
end
return 1

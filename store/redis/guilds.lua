-- Returns the guilds of a bucket that follow one, and forgets what is empty of what comes before them. KEYS: the bucket's
-- index of names. ARGV: the guild, or ''; how many at most; what the bucket's keys begin with; what is no guild.
local found, from = {}, '-'
if ARGV[1] ~= '' then from = '[' .. ARGV[1] .. '0' end
while #found < tonumber(ARGV[2]) do
  local name = redis.call('ZRANGEBYLEX', KEYS[1], from, '+', 'LIMIT', 0, 1)[1]
  if not name then break end
  local guild, list = name:match('^(.-)/[^/]*(.*)$')
  if not guild or redis.call('EXISTS', ARGV[3] .. (list == '' and 'ids:' or 'rank:') .. name) == 0 then
    redis.call('ZREM', KEYS[1], name)
  else
    if guild ~= ARGV[4] then found[#found + 1] = guild end
    from = '[' .. guild .. '0'
  end
end
return found

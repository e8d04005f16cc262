-- Returns records as they are at this moment: of each its value, its log, and in how many ms it expires, below 0 where it does
-- not. The value of a record that is not stored is empty. KEYS: any of the bucket. ARGV: what the bucket's keys begin
-- with, and guild/kind/id of each record.
local found = {}
for i = 2, #ARGV do
  local record = ARGV[1] .. 'record:' .. ARGV[i]
  local value = redis.pcall('GET', record)
  if not value then value = '' elseif type(value) ~= 'string' then value = '?' end
  found[#found + 1] = value
  local log = redis.pcall('GET', ARGV[1] .. 'log:' .. ARGV[i])
  found[#found + 1] = type(log) == 'string' and log or ''
  found[#found + 1] = tostring(redis.call('PTTL', record))
end
return found

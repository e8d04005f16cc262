-- Removes a record, its log and its places in the indexes and lists; the record last, see commit.lua. A list in which it
-- stands by mistake is put right by page.lua.
-- KEYS: the record, its log, the bucket's due index, its index of names. ARGV: guild/kind, id, what the bucket's keys begin with.
redis.call('ZREM', KEYS[3], ARGV[1] .. '/' .. ARGV[2])
local function leave(command, key, name)
  redis.call(command, key, ARGV[2])
  if redis.call('EXISTS', key) == 0 then redis.call('ZREM', KEYS[4], name) end
end
local head = redis.pcall('GETRANGE', KEYS[1], 0, 4095)
local lists = head == '' and {} or type(head) == 'string' and ranks(head)
if lists then
  for list in pairs(lists) do leave('ZREM', ARGV[3] .. 'rank:' .. ARGV[1] .. '/' .. list, ARGV[1] .. '/' .. list) end
else -- it is damaged
  for _, name in ipairs(redis.call('ZRANGEBYLEX', KEYS[4], '[' .. ARGV[1] .. '/', '(' .. ARGV[1] .. '0')) do
    leave('ZREM', ARGV[3] .. 'rank:' .. name, name)
  end
end
leave('SREM', ARGV[3] .. 'ids:' .. ARGV[1], ARGV[1])
redis.call('DEL', KEYS[1], KEYS[2])
return 1

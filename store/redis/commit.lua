-- Stores records if the stored versions are still those that they were read at, and the ranks that they were numbered by
-- are still the greatest: all or nothing. A list in which a record stands by mistake is put right by page.lua.
-- KEYS: the bucket's due index, its index of names.
-- ARGV: what the bucket's keys begin with; how many lists numbers were taken from, and of each its guild/kind/list and
-- greatest rank; and of each record: guild/kind, id, version that must be stored (8 bytes), sealed record, new log lines, due in
-- ms or '', expires in ms or '', how many ranks it has, and of each the list's name and the rank.
-- Returns 1 where it is stored, 0 where another version is, -2 where a greatest rank is another, and else less than -2:
-- minus 2 minus the number of the record whose place has what is no record.
local base, at = ARGV[1], 1
local function take()
  at = at + 1
  return ARGV[at]
end

local numbered = true
for _ = 1, tonumber(take()) do
  local greatest = redis.call('ZREVRANGE', base .. 'rank:' .. take(), 0, 0, 'WITHSCORES')
  numbered = tonumber(take()) == tonumber(greatest[2] or 0) and numbered
end
local writes, values = {}, {}
while at < #ARGV do
  local w = { kind = take(), id = take() }
  w.name = w.kind .. '/' .. w.id
  w.record, w.log = base .. 'record:' .. w.name, base .. 'log:' .. w.name
  local head = redis.call('GETRANGE', w.record, 0, 4095)
  local logged, version = 0, string.rep('\0', 8)
  if head ~= '' then
    if #head < 17 or head:byte(5) ~= 1 and head:byte(5) ~= 2 then return -3 - #writes end
    logged, version = struct.unpack('>I4', head), head:sub(10, 17)
  end
  if version ~= take() then return 0 end
  local sealed = take()
  w.logged, w.lines, w.due, w.expires, w.ranks = logged, take(), take(), take(), {}
  values[#values + 1] = w.record
  values[#values + 1] = struct.pack('>I4', logged + #w.lines) .. sealed
  for _ = 1, tonumber(take()) do
    local list = take()
    w.ranks[list] = take()
  end
  w.lists = {}
  local stood = head == '' and {} or ranks(head)
  for list in pairs(stood or {}) do w.lists[#w.lists + 1] = list end
  if not stood then
    for _, name in ipairs(redis.call('ZRANGEBYLEX', KEYS[2], '[' .. w.kind .. '/', '(' .. w.kind .. '0')) do
      w.lists[#w.lists + 1] = name:sub(#w.kind + 2)
    end
  end
  writes[#writes + 1] = w
end
if not numbered then return -2 end

-- A Redis that is killed while it writes this to its file keeps, when it loads that, what came before the cut as the
-- beginning of its next transaction, and carries it out when it loads the file once more. So every command here may be
-- carried out twice or alone: the log is written to a place and not appended; what is before the records' change has
-- no meaning without it; all records change in one command; and a wrong due time is put right by due.lua, a wrong rank by
-- page.lua. And there are always two changes or more, which makes this a transaction of its own: one change alone would be
-- taken into the broken one and be lost with it.
-- What needs memory comes first: Redis, where it is full, refuses the first change of a script and no later one.
for _, w in ipairs(writes) do
  if w.lines ~= '' then redis.call('SETRANGE', w.log, w.logged, w.lines) end
  redis.call('SADD', base .. 'ids:' .. w.kind, w.id)
  redis.call('ZADD', KEYS[2], 0, w.kind)
  for list, rank in pairs(w.ranks) do
    redis.call('ZADD', base .. 'rank:' .. w.kind .. '/' .. list, rank, w.id)
    redis.call('ZADD', KEYS[2], 0, w.kind .. '/' .. list)
  end
end
redis.call('MSET', unpack(values))
for _, w in ipairs(writes) do
  redis.call('ZADD', KEYS[1], '-inf', w.name)
  if w.due ~= '' then
    redis.call('ZADD', KEYS[1], w.due, w.name)
  else
    redis.call('ZREM', KEYS[1], w.name)
  end
  for _, list in ipairs(w.lists) do
    if not w.ranks[list] then
      local name = w.kind .. '/' .. list
      redis.call('ZREM', base .. 'rank:' .. name, w.id)
      if redis.call('EXISTS', base .. 'rank:' .. name) == 0 then redis.call('ZREM', KEYS[2], name) end
    end
  end
  if w.expires ~= '' then
    redis.call('PEXPIREAT', w.record, w.expires)
    redis.call('PEXPIREAT', w.log, w.expires)
  else
    redis.call('PERSIST', w.log)
  end
end
return 1

-- Returns guild/kind/id and due time of the records of a bucket that are due, the longest due first, and takes those
-- that have expired out of the indexes.
-- KEYS: the bucket's due index. ARGV: due at the latest, in ms; how many at most; what record keys begin with, and sets of IDs.
while true do
  local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'WITHSCORES', 'LIMIT', 0, ARGV[2])
  local expired = false
  for i = 1, #due, 2 do
    if redis.call('EXISTS', ARGV[3] .. due[i]) == 0 then
      local kind, id = due[i]:match('^(.*)/(.*)$')
      redis.call('ZREM', KEYS[1], due[i])
      if kind then redis.call('SREM', ARGV[4] .. kind, id) end
      expired = true
    end
  end
  if not expired then return due end
end

-- Returns how long the log of a record is (4 bytes), and the log; or nil where the record is not stored. What the log has
-- beyond that length was never stored, see put.lua. KEYS: the record, its log.
local logged = redis.call('GETRANGE', KEYS[1], 0, 3)
if logged == '' then return false end
return { logged, redis.call('GET', KEYS[2]) or '' }

-- Returns the log of a record, or nil where the record is not stored. KEYS: the record, its log.
if redis.call('EXISTS', KEYS[1]) == 0 then return false end
return redis.call('LRANGE', KEYS[2], 0, -1)

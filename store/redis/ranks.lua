-- ranks returns the ranks of a record by the names of their lists, or nil where that cannot be told from its value. It begins
-- each script that needs it.
local function ranks(value)
  local format, found, at = value:byte(5), {}, 27
  if format == 1 then return found end
  if format ~= 2 or #value < 26 then return nil end
  for _ = 1, value:byte(26) do
    local size = value:byte(at)
    if not size or #value < at + size + 8 then return nil end
    found[value:sub(at + 1, at + size)] = struct.unpack('>i8', value, at + size + 1)
    at = at + size + 9
  end
  return found
end


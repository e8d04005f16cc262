package localdiscord

import (
	"strconv"
	"time"
)

// epoch is the start of Discord's time, the first second of 2015, in Unix milliseconds.
const epoch = 1420070400000

// A clock makes snowflakes: IDs that carry the time of their making in milliseconds and always grow.
type clock struct {
	now  func() time.Time
	last int64
}

func (c *clock) next() string {
	id := (c.now().UnixMilli() - epoch) << 22
	if id <= c.last {
		id = c.last + 1
	}
	c.last = id
	return strconv.FormatInt(id, 10)
}

// made returns when a snowflake was made; the zero time if id is not one.
func made(id string) time.Time {
	n, err := strconv.ParseInt(id, 10, 64)
	if err != nil {
		return time.Time{}
	}
	return time.UnixMilli(n>>22 + epoch).UTC()
}

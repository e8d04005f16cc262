package markup

import (
	"strconv"
	"time"
)

// MessageLink leads to a message.
func MessageLink(guild, channel, message string) string {
	return "https://discord.com/channels/" + guild + "/" + channel + "/" + message
}

// Posted is when Discord gave a message or a press its number; zero for what is no number.
func Posted(id string) time.Time {
	n, err := strconv.ParseUint(id, 10, 64)
	if err != nil {
		return time.Time{}
	}
	const discordEpoch = 1420070400000 // in milliseconds
	return time.UnixMilli(int64(n>>22) + discordEpoch)
}

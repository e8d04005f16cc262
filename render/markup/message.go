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

// Time is a time that Discord writes in the reader's clock and language: how far away it is (R), the date (d), the time of day (t, with
// seconds T), or both (f, with the weekday F).
func Time(at time.Time, as string) string {
	return "<t:" + strconv.FormatInt(at.Unix(), 10) + ":" + as + ">"
}

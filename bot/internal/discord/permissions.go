package discord

// Permissions, as bits of Discord's sets.
const (
	Administrator         uint64 = 1 << 3
	ManageGuild           uint64 = 1 << 5
	ManageMessages        uint64 = 1 << 13
	ViewChannel           uint64 = 1 << 10
	SendMessages          uint64 = 1 << 11
	EmbedLinks            uint64 = 1 << 14
	AttachFiles           uint64 = 1 << 15
	Connect               uint64 = 1 << 20
	CreatePublicThreads   uint64 = 1 << 35
	SendMessagesInThreads uint64 = 1 << 38
)

// Types of channels.
const (
	TextChannel        = 0
	VoiceChannel       = 2
	Announcements      = 5
	AnnouncementThread = 10
	PublicThread       = 11
	PrivateThread      = 12
	StageChannel       = 13
)

// IsThread reports whether a type of channel is a thread.
func IsThread(channelType int) bool {
	return channelType == AnnouncementThread || channelType == PublicThread || channelType == PrivateThread
}

// HasThreads reports whether a thread can be opened at a message of this type of channel.
func HasThreads(channelType int) bool {
	return channelType == TextChannel || channelType == Announcements
}

// IsVoice reports whether a type of channel is a voice channel, whose text the bot may only write to if it may connect.
func IsVoice(channelType int) bool {
	return channelType == VoiceChannel || channelType == StageChannel
}

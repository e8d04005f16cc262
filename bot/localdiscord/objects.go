package localdiscord

import (
	"net/http"
	"strconv"
	"strings"
)

// The objects that the bot can look up, as Discord describes them.

func (s *Server) getMe(*request) (int, any, error) {
	b := s.w.bot()
	return http.StatusOK, map[string]any{
		"id": b.ID, "username": b.Username, "global_name": b.GlobalName, "discriminator": b.Discriminator, "avatar": nil,
		"public_flags": 0, "flags": 0, "primary_guild": nil, "bot": true, "mfa_enabled": true, "locale": "en-US", "verified": true, "email": nil,
	}, nil
}

func (s *Server) getMyGuilds(*request) (int, any, error) {
	all := s.w.guilds()
	out := []any{}
	for _, g := range all[:min(len(all), 200)] {
		out = append(out, map[string]any{
			"id": g.ID, "name": g.Name, "icon": nil, "banner": nil, "owner": false, "features": []string{},
			"permissions": strconv.FormatInt(everybody, 10),
		})
	}
	return http.StatusOK, out, nil
}

func (s *Server) getApplication(*request) (int, any, error) {
	return http.StatusOK, map[string]any{
		"id": s.w.App, "name": s.w.bot().Name(), "icon": nil, "description": "", "type": nil, "bot": s.w.bot(),
		"verify_key": strings.Repeat("0", 64), "flags": 1 << 23, "flags_new": strconv.Itoa(1 << 23), "redirect_uris": []string{},
		"interactions_endpoint_url": nil, "role_connections_verification_url": nil, "owner": s.w.owner(),
		"approximate_guild_count": len(s.w.guilds()), "approximate_user_install_count": 0, "approximate_user_authorization_count": 0,
		"explicit_content_filter": 0, "team": nil, "eligible_oauth2_scopes": []string{"bot", "applications.commands"},
		"bot_public": true, "bot_require_code_grant": false,
	}, nil
}

// guildIn returns the guild in the path.
func (s *Server) guildIn(r *request) (Guild, error) {
	g, known := s.w.guild(r.PathValue("guild_id"))
	if !known {
		return g, errUnknownGuild
	}
	return g, s.reachable(g.ID)
}

func (s *Server) getGuild(r *request) (int, any, error) {
	g, err := s.guildIn(r)
	return http.StatusOK, s.guildObject(g), err
}

// guildObject is a guild without its channels and members.
func (s *Server) guildObject(g Guild) map[string]any {
	return map[string]any{
		"id": g.ID, "name": g.Name, "icon": nil, "description": nil, "home_header": nil, "splash": nil,
		"discovery_splash": nil, "features": []string{}, "banner": nil, "owner_id": s.w.owner().ID, "application_id": nil,
		"region": "local", "afk_channel_id": nil, "afk_timeout": 300, "system_channel_id": nil, "system_channel_flags": 0,
		"widget_enabled": false, "widget_channel_id": nil, "verification_level": 0, "default_message_notifications": 1,
		"mfa_level": 0, "explicit_content_filter": 0, "max_presences": nil, "max_members": 250000,
		"max_stage_video_channel_users": 50, "max_video_channel_users": 25, "vanity_url_code": nil, "premium_tier": 0,
		"premium_subscription_count": 0, "preferred_locale": "en-US", "rules_channel_id": nil,
		"safety_alerts_channel_id": nil, "public_updates_channel_id": nil, "premium_progress_bar_enabled": false,
		"premium_progress_bar_enabled_user_updated_at": nil, "nsfw": false, "nsfw_level": 0, "emojis": []any{},
		"stickers": []any{}, "incidents_data": nil,
		"roles": s.w.roleObjects(g.ID),
	}
}

// fullGuild is a guild as GUILD_CREATE brings it: with the active threads that the bot sees.
func (s *Server) fullGuild(g Guild) map[string]any {
	out := s.guildObject(g)
	channels, threads, members := []any{}, []any{}, []any{}
	for _, c := range s.w.Channels {
		switch {
		case s.w.guildOf(c) != g.ID:
		case c.isThread() && (c.Archived || !botSees(c)): // nobody is told of them
		case c.isThread():
			threads = append(threads, s.channelObject(c))
		default:
			channels = append(channels, s.channelObject(c))
		}
	}
	members = append(members, s.member(*s.w.bot(), g.ID)) // without a privileged intent a bot is told of itself only
	count := 1
	for _, u := range s.w.people() {
		if s.w.isMember(g.ID, u.ID) {
			count++
		}
	}
	for k, v := range map[string]any{
		"channels": channels, "threads": threads, "members": members, "member_count": count, "large": false,
		"unavailable": false, "joined_at": stamp(made(g.ID)), "voice_states": []any{}, "presences": []any{},
		"stage_instances": []any{}, "guild_scheduled_events": []any{}, "soundboard_sounds": []any{},
	} {
		out[k] = v
	}
	return out
}

func (s *Server) getChannels(r *request) (int, any, error) {
	g, err := s.guildIn(r)
	out := []any{}
	for _, c := range s.w.Channels {
		if !c.isThread() && s.w.guildOf(c) == g.ID {
			out = append(out, s.channelObject(c))
		}
	}
	return http.StatusOK, out, err
}

func (s *Server) getChannel(r *request) (int, any, error) {
	c := s.w.channel(r.PathValue("channel_id"))
	if c == nil {
		return 0, nil, errUnknownChannel
	}
	if err := s.reachable(s.w.guildOf(c)); err != nil {
		return 0, nil, err
	}
	if !botSees(c) { // a voice channel itself can be looked up without CONNECT
		return 0, nil, errMissingAccess
	}
	return http.StatusOK, s.channelObject(c), nil
}

// channelObject is a channel or a thread. What the bot may not do there, or may do beyond what everybody may, is an
// overwrite for the bot.
func (s *Server) channelObject(c *Channel) map[string]any {
	m := map[string]any{
		"id": c.ID, "type": c.kind(), "guild_id": s.w.guildOf(c), "name": c.Name, "flags": 0, "rate_limit_per_user": 0, "last_message_id": nil,
	}
	if list := s.w.Messages[c.ID]; len(list) > 0 {
		m["last_message_id"] = list[len(list)-1].ID
	}
	if c.isThread() {
		members := len(s.w.Users)
		meta := map[string]any{
			"archived": c.Archived, "locked": c.Locked, "auto_archive_duration": 1440,
			"archive_timestamp": stamp(made(c.ID)), "create_timestamp": stamp(made(c.ID)),
		}
		if c.Private {
			members, meta["invitable"] = len(c.Members), true
		}
		m["parent_id"], m["owner_id"], m["thread_metadata"] = c.Parent, s.w.owner().ID, meta
		m["message_count"], m["member_count"], m["total_message_sent"] = len(s.w.Messages[c.ID]), members, len(s.w.Messages[c.ID])
		return m
	}
	m["parent_id"], m["position"], m["nsfw"], m["topic"] = nil, 0, false, nil
	if c.Voice {
		m["bitrate"], m["user_limit"], m["rtc_region"] = 64000, 0, nil
	}
	overwrites, allow := []any{}, c.BotPermissions&^everybody
	if c.ReadOnly {
		overwrites = append(overwrites, overwrite(s.w.guildOf(c), 0, 0, toWrite)) // for everybody, by the guild's own ID
		allow |= c.BotPermissions & toWrite
	}
	if c.BotPermissions != everybody || c.ReadOnly {
		overwrites = append(overwrites, overwrite(s.w.App, 1, allow, everybody&^c.BotPermissions))
	}
	m["permission_overwrites"] = overwrites
	return m
}

// overwrite is what a role (kind 0) or a member (1) may and may not do in a channel.
func overwrite(id string, kind int, allow, deny int64) map[string]any {
	return map[string]any{"id": id, "type": kind, "allow": strconv.FormatInt(allow, 10), "deny": strconv.FormatInt(deny, 10)}
}

func (s *Server) getMember(r *request) (int, any, error) {
	g, err := s.guildIn(r)
	if err != nil {
		return 0, nil, err
	}
	u := s.w.user(r.PathValue("user_id"))
	if u == nil || !s.w.isMember(g.ID, u.ID) {
		return 0, nil, errUnknownMember
	}
	return http.StatusOK, s.member(*u, g.ID), nil
}

// member describes somebody in a guild.
func (s *Server) member(u User, guild string) map[string]any {
	m := s.partialMember(u, guild)
	m["user"], m["deaf"], m["mute"] = u, false, false
	return m
}

// partialMember is a member where the user is told apart.
func (s *Server) partialMember(u User, guild string) map[string]any {
	m := map[string]any{
		"roles": s.w.rolesOf(u.ID), "nick": nil, "avatar": nil, "banner": nil, "joined_at": stamp(made(u.ID)), "premium_since": nil,
		"pending": false, "flags": 0, "communication_disabled_until": nil,
	}
	noted := s.w.membership(guild, u.ID)
	if noted.Nick != "" {
		m["nick"] = noted.Nick
	}
	if s.timedOut(guild, u.ID) {
		m["communication_disabled_until"] = stamp(noted.Until)
	}
	return m
}

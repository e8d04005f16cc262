package app

import (
	"fmt"
	"net"
	"regexp"
	"strconv"

	"ruckus/bot/internal/discord"
)

// mostShards is more than any bot has.
const mostShards = 10_000

// readShare reads which shards this process runs. The hostname is that of the machine: where several processes run and
// none is told which it is, the number at its end says so, as in the pods of a StatefulSet.
func readShare(env map[string]string, hostname string) (s discord.Share, wrong configError) {
	number := func(name string, least, most int) int {
		n, err := strconv.Atoi(env[name])
		if env[name] != "" && (err != nil || n < least || n > most) {
			wrong = append(wrong, say("number", "name", name, "value", strconv.Quote(env[name]), "least", least, "most", most))
			return least
		}
		return n
	}
	s.Total = number("RUCKUS_SHARDS", 1, mostShards)
	s.Of = max(number("RUCKUS_REPLICAS", 1, mostShards), 1)
	s.Index = number("RUCKUS_SHARD_INDEX", 0, mostShards-1)
	switch ordinal := regexp.MustCompile(`-(\d{1,4})$`).FindStringSubmatch(hostname); {
	case len(wrong) > 0:
		return s, wrong
	case s.Of > 1 && env["REDIS_URL"] == "":
		wrong = append(wrong, say("share.store", "n", s.Of))
	case s.Of > 1 && env["RUCKUS_SHARD_INDEX"] == "" && ordinal == nil:
		wrong = append(wrong, say("share.index", "host", strconv.Quote(hostname), "n", s.Of))
	case s.Of > 1 && env["RUCKUS_SHARD_INDEX"] == "":
		s.Index, _ = strconv.Atoi(ordinal[1]) // it is all digits
	}
	if s.Index >= s.Of && len(wrong) == 0 {
		wrong = append(wrong, say("share.process", "i", s.Index, "n", s.Of))
	}
	if s.Total > 0 && s.Of > s.Total && len(wrong) == 0 {
		wrong = append(wrong, say("share.idle", "n", s.Of, "shards", s.Total))
	}
	return s, wrong
}

func checkAddress(addr string) error {
	_, port, err := net.SplitHostPort(addr)
	if err == nil {
		_, err = strconv.ParseUint(port, 10, 16)
	}
	if err != nil {
		return fmt.Errorf("RUCKUS_METRICS_ADDR is %q: use host:port, such as 127.0.0.1:9090", addr)
	}
	return nil
}

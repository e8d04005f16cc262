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
			wrong = append(wrong, fmt.Sprintf("%s is %q: use a number from %d to %d", name, env[name], least, most))
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
		wrong = append(wrong, fmt.Sprintf("RUCKUS_REPLICAS is %d: processes can only share a Redis, so set REDIS_URL", s.Of))
	case s.Of > 1 && env["RUCKUS_SHARD_INDEX"] == "" && ordinal == nil:
		wrong = append(wrong, fmt.Sprintf("RUCKUS_SHARD_INDEX isn't set, and the host name %q doesn't end in a number like ruckus-0: set it to this process's number, counting the %d from 0", hostname, s.Of))
	case s.Of > 1 && env["RUCKUS_SHARD_INDEX"] == "":
		s.Index, _ = strconv.Atoi(ordinal[1]) // it is all digits
	}
	if s.Index >= s.Of && len(wrong) == 0 {
		wrong = append(wrong, fmt.Sprintf("this is process %d of %d, but counting starts at 0: check RUCKUS_SHARD_INDEX and RUCKUS_REPLICAS", s.Index, s.Of))
	}
	if s.Total > 0 && s.Of > s.Total && len(wrong) == 0 {
		wrong = append(wrong, fmt.Sprintf("RUCKUS_REPLICAS is %d, more than RUCKUS_SHARDS (%d), so some processes would idle: lower it", s.Of, s.Total))
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

package redis

import "strings"

// Place says in words where the Redis at an address is, as in "Redis at db.example:6379", for logs: without user, password
// and parameters. The address is one that Check accepts.
func Place(address string) string {
	scheme, rest, _ := strings.Cut(address, "://")
	scheme, kind, _ := strings.Cut(scheme, "+")
	what, port := "Redis at ", "6379"
	switch kind {
	case "sentinel":
		what, port = "Redis behind Sentinels at ", "26379"
	case "cluster":
		what = "Redis Cluster at "
	}
	u, err := parse(scheme, rest, port)
	if err != nil {
		return "Redis"
	}
	return what + strings.Join(append([]string{u.Host}, u.Query()["addr"]...), ", ")
}

package redis

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWhereRedisIsIsSaidWithoutSecrets(t *testing.T) {
	for address, want := range map[string]string{
		"redis://localhost":                                                         "Redis at localhost:6379",
		"rediss://user:s3cret@db.example:7/2":                                       "Redis at db.example:7",
		"redis://:s3%40cret@[::1]?pool_size=5":                                      "Redis at [::1]:6379",
		"redis+cluster://u:s3cret@one,two:7000":                                     "Redis Cluster at one:6379, two:7000",
		"redis+sentinel://u:s3cret@one,two/?master_name=m&sentinel_password=s3cret": "Redis behind Sentinels at one:26379, two:26379",
	} {
		require.NoError(t, Check(address))
		require.Equal(t, want, Place(address))
	}
}

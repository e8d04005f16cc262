package deploy_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Code that gets into a build, by a module or a package, can publish nothing, and the job that publishes runs none of it.
func TestNothingThatBuildsAReleaseCanPublishIt(t *testing.T) {
	release := documents(t, "../.github/workflows/release.yml")[0]
	require.Empty(t, at(t, release, "permissions"))
	for name, job := range at(t, release, "jobs").(map[string]any) {
		text := fmt.Sprint(at(t, job, "steps"))
		rights := at(t, job, "permissions").(map[string]any)
		if name == "publish" {
			require.NotContains(t, text, "checkout")
			require.Contains(t, text, "sha256sum --check")
			require.ElementsMatch(t, []any{"test", "build"}, at(t, job, "needs"))
			continue
		}
		require.Equal(t, map[string]any{"contents": "read"}, rights, name)
		require.NotContains(t, text, "token }}", name)
	}
	for _, file := range []string{"release.yml", "ci.yml"} {
		text := read(t, "../.github/workflows/"+file)
		require.Equal(t, strings.Count(text, "actions/checkout@"), strings.Count(text, "persist-credentials: false"), "%s: a checkout leaves its token behind", file)
	}
}

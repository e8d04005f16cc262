package main

import (
	"go/parser"
	"go/token"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAKnotIsTheFilesThatNeedEachOther(t *testing.T) {
	need := func(names ...string) map[string]bool {
		set := map[string]bool{}
		for _, name := range names {
			set[name] = true
		}
		return set
	}
	require.Equal(t, 3, largestCircle(map[string]map[string]bool{
		"a": need("b"), "b": need("c"), "c": need("a"), // a knot
		"d": need("a", "e"), "e": need(), // these only look at it
	}))
}

func TestAFileNeedsWhatItUsesAndNotWhatIsCalledTheSame(t *testing.T) {
	var files tree
	set := token.NewFileSet()
	for name, text := range map[string]string{
		"p/a.go": "package p\nimport \"time\"\ntype A struct{ late int }\nfunc (a A) list() { var own B; own.show(time.Now()) }",
		"p/b.go": "package p\ntype B struct{}\nfunc (b B) show(v any) { A{}.list() }",
		"p/c.go": "package p\nfunc late() { A{}.list() }\nfunc time() {}",
	} {
		file, err := parser.ParseFile(set, name, text, 0)
		require.NoError(t, err)
		files = append(files, source{name, text, file, set})
	}
	require.Equal(t, 2, knot(files), "the field late and the package time are not what the last file declares")
}

func TestAMeasureThatWasReachedMustStay(t *testing.T) {
	require.True(t, measure{target: 3}.reached(3))
	require.False(t, measure{target: 3}.reached(4))
	require.False(t, measure{target: 3}.reached(missing), "what is not there has reached nothing")
	require.True(t, measure{target: 3, more: true}.reached(4))
}

func TestAProfileCountsHowOftenEachBlockRan(t *testing.T) {
	require.Equal(t, map[string]int{"ruckus/bot/press.go:31.42,35.3": 17, "ruckus/store/form.go:8.1,9.2": 0},
		blocks("mode: count\nruckus/bot/press.go:31.42,35.3 2 17\nruckus/store/form.go:8.1,9.2 1 0\n"))
}

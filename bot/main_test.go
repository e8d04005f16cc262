package bot

import (
	"flag"
	"os"
	"testing"
)

// atOnce is how many tests run at once where the command says nothing else: more than there are cores, because people in
// tests mostly wait.
const atOnce = "6"

func TestMain(m *testing.M) {
	flag.Parse()
	said := false
	flag.Visit(func(f *flag.Flag) { said = said || f.Name == "test.parallel" })
	if !said {
		if err := flag.Set("test.parallel", atOnce); err != nil {
			panic(err)
		}
	}
	os.Exit(m.Run())
}

//go:build unix

package bolt

import (
	"os"
	"path/filepath"
	"syscall"
)

// leave gives a new file to the owner of its folder. Root restores backups and asks the doctor, and the bot runs as somebody
// else, who must be able to open the file. Where root may not give it away, it stays root's.
func leave(path string) {
	if os.Geteuid() != 0 {
		return
	}
	folder, err := os.Stat(filepath.Dir(path))
	if err != nil {
		return
	}
	if owner, ok := folder.Sys().(*syscall.Stat_t); ok {
		_ = os.Chown(path, int(owner.Uid), int(owner.Gid))
	}
}

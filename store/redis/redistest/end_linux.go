package redistest

import "syscall"

// endWithParent lets a server end even when the test's process is killed and cleans nothing up.
func endWithParent() *syscall.SysProcAttr { return &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL} }

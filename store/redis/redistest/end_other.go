//go:build !linux

package redistest

import "syscall"

func endWithParent() *syscall.SysProcAttr { return nil }

//go:build !unix

package redistest

// Pause and Resume are never called: where processes cannot be paused there is no Redis either, and no test comes so far.
func (s *Server) Pause() { s.t.Fatal("this system cannot pause a process") }

// Resume lets a server that was paused go on.
func (s *Server) Resume() { s.t.Fatal("this system cannot pause a process") }

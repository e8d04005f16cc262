package match

import "ruckus/bot/internal/problem"

// Why a table has ended without a result; those with a number are made where it's known.
var (
	whyModerator = problem.Reason{Code: "end.moderator"}
	whyHost      = problem.Reason{Code: "end.host"}
	whyPerson    = problem.Reason{Code: "end.person"}
	whyLeft      = problem.Reason{Code: "end.left"}
	whyRemoved   = problem.Reason{Code: "end.removed"}
	whyGaveWay   = problem.Reason{Code: "end.room"}
	whyAgreed    = problem.Reason{Code: "end.agreed"}
	whyForfeit   = problem.Reason{Code: "end.forfeit"}
	whyTimeUp    = problem.Reason{Code: "end.time"}
	whyChanged   = problem.Reason{Code: "end.changed"}
	whyDamaged   = problem.Reason{Code: "end.damaged"}
)

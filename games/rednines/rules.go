package rednines

// Rules are the house rules of a game of Red Nines.
type Rules struct {
	Small      bool
	MultiStart bool
	ExtraRound bool
}

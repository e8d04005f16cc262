package rednines

func (g *game) validate() error { return nil }

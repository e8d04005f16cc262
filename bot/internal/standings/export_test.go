package standings

// HoldAtMost has the Keeper keep fewer parts of a snapshot in memory.
func (k *Keeper) HoldAtMost(parts int) { k.most = parts }

package table

// SumAgain has an export that a test has changed say that it was made so.
func (x *Export) SumAgain() (err error) {
	x.Sums, err = x.sums()
	return err
}

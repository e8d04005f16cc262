package look

// Book is for tests.
var Book = book

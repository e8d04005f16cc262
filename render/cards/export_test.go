package cards

// Book is for tests.
var Book = book

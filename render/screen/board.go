package screen

// Home is the place that every private screen begins at.
const Home = "home"

package discord

// Address is where the project is found. Discord is told it with each request if nobody who runs the bot has given an
// address of their own. It is a placeholder of a domain that is kept free for examples, until the project has an
// address: then it changes here, in README.md and in docs/live.md, and a test says if one of them is forgotten.
const Address = "https://example.org/ruckus"

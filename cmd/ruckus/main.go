// Command ruckus hosts tabletop games in Discord channels, or on a Discord emulator in your browser. "ruckus help" lists its commands.
package main

import "ruckus/bot/app"

func main() { app.Main(app.Games()...) }

// Package frame is what surrounds every game's look: lobby, board, hand, practice, lesson, hint, replay, coach and rules.
//
// Every screen is a pure function of what's shown, the place within the screen, and who is reading. The place is in the buttons, as a web
// page's address is in its links, and is stored nowhere else.
package frame

// Host actions that a control can ask for, in Control.Host.
const (
	Join   = "join " // and the revision of a rated lobby that its presser sees, else 0; "start " alike
	Leave  = "leave"
	Start  = "start "
	Cancel = "cancel"
	MyHand = "hand"
	Export = "export"

	SetUp = "options" // show the host's panel, or to others what they would see there

	SitIn  = "sit "    // go on for the robot of a seat, from 0
	SitNot = "sit not" // or do not want to any longer

	Come    = "come"     // have the reader be in the next game
	ComeNot = "come not" // or not

	Agree    = "agree"     // to end a rated game without a result
	AgreeNot = "agree not" // and have it go on

	WishSide = "side " // and its name; "any" for none

	AddRobot = "robot " // and its level; "" for one like the last
)

// Places in the host's panel besides those of its options.
const (
	PlaceLength   = "length " // and the preset's name, or LengthHere
	PlaceNoRobot  = "unrobot"
	PlaceAddRobot = AddRobot
)

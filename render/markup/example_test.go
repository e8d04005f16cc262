package markup_test

import (
	"fmt"

	"ruckus/render/markup"
)

// What people call themselves stays a text in a message of the bot: no link, no bold, nobody is notified.
func ExampleNameOf() {
	name := markup.NameOf("[free](//ex.org) @here **x**")
	fmt.Println(name)         // for the text of a message
	fmt.Println(name.Plain()) // for a button, which shows what is written as it is
	fmt.Println(name.Tiny())
	// Output:
	// \[free\]\(//ex\.org\) \@here \*\*x\*\*
	// [free](//ex.org) @here **x**
	// \[free\]…
}

// Any other text of unknown origin is written for a message by Escape.
func ExampleEscape() {
	fmt.Println(markup.Escape("# not a title\n<@123> ~~and~~ `no code`"))
	// Output:
	// \# not a title \<\@123\> \~\~and\~\~ \`no code\`
}

// Discord counts UTF-16 code units, and a cut must not fall into an emoji.
func ExampleClip() {
	family := "we are 👨‍👩‍👧"
	fmt.Println(len(family), markup.Width(family))
	fmt.Printf("%q\n", markup.Clip(family, 14))
	// Output:
	// 25 15
	// "we are…"
}

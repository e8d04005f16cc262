package discord

// A Modal is a form that a user fills in, over what they see.
type Modal struct {
	CustomID   string  `json:"custom_id"`
	Title      string  `json:"title"`
	Components []Label `json:"components"` // 1 to 5
}

// A Label is a part of a form: words, and what they ask for.
type Label struct {
	Type        int    `json:"type"` // TypeLabel
	Label       string `json:"label"`
	Description string `json:"description,omitempty"`
	Component   Line   `json:"component"`
}

// A Line is one line of text in a form.
type Line struct {
	Type        int    `json:"type"`  // TypeText
	Style       int    `json:"style"` // 1: a single line
	CustomID    string `json:"custom_id"`
	Value       string `json:"value,omitempty"`
	Placeholder string `json:"placeholder,omitempty"`
	MaxLength   int    `json:"max_length,omitempty"`
	Required    bool   `json:"required"`
}

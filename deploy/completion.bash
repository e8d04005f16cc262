# Completes ruckus commands and flags, as listed in its help. For bash, source this file in ~/.bashrc. For zsh, source it in ~/.zshrc,
# below "autoload -U bashcompinit && bashcompinit".
_ruckus() {
	local words word="${COMP_WORDS[COMP_CWORD]}"
	if [ "$COMP_CWORD" -eq 1 ]; then
		words=$(ruckus help | awk '$1 == "ruckus" { print $2 }')
	else
		words=$(ruckus "${COMP_WORDS[1]}" --help 2>/dev/null | awk '$1 ~ /^--/ { print $1 }')
	fi
	COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _ruckus ruckus

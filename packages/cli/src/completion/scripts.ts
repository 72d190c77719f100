/**
 * The completion script of each shell. The Tab key runs `garita __complete` with the words up to
 * the cursor.
 */
export const SCRIPTS = {
  // The script is for bash 3.2 and later. Where the command offers nothing, bash must not offer
  // files.
  bash: `# garita en bash: eval "$(garita completion bash)"
_garita() {
  local word
  COMPREPLY=()
  while IFS=$'\\t' read -r word _; do
    [[ $word == @ficheros ]] && return
    COMPREPLY+=("$(printf '%q' "$word")")
  done < <(garita __complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  compopt +o default 2>/dev/null
}
complete -o default -F _garita garita
`,
  zsh: `#compdef garita
# garita en zsh: eval "$(garita completion zsh)", o como «_garita» en una carpeta de $fpath
_garita() {
  local line
  local -a names described
  while IFS= read -r line; do
    case $line in
      @ficheros) _files; return ;;
      *$'\\t'*) described+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}") ;;
      *) names+=("$line") ;;
    esac
  done < <(garita __complete "\${(@Q)words[2,CURRENT]}" 2>/dev/null)
  (( \${#described} )) && _describe 'garita' described
  # The portal has filtered the names, whatever their case and accents.
  [[ -n "\${names[1]}" ]] && compadd -U -a names
}
# As a file of $fpath it is read when it is needed, to complete at once.
if [[ $funcstack[1] == _garita ]]; then _garita "$@"; else compdef _garita garita; fi
`,
  fish: `# garita en fish: garita completion fish > ~/.config/fish/completions/garita.fish
function __garita_complete
    set -l found (garita __complete (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)
    if test "$found" = @ficheros
        __fish_complete_path (commandline -ct)
    else
        string join \\n -- $found
    end
end
complete -c garita -f -a '(__garita_complete)'
`,
} as const;

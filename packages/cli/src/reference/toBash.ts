import { manyIn, type Nodo, quote, valuedIn } from './Nodo';
import { takesOf } from './takesOf';

const line = (path: string, names: readonly string[]): string =>
  `    ${quote(path)}) echo ${quote(names.join(' '))} ;;`;

const whole = (nodos: readonly Nodo[], namesOf: (nodo: Nodo) => readonly string[]): string =>
  nodos
    .map((nodo) => ({ path: nodo.path, names: namesOf(nodo) }))
    .filter(({ names }) => names.length > 0)
    .map(({ path, names }) => line(path, names))
    .join('\n');

/**
 * The script for bash 3.2 and later, which has no associative arrays. Bash itself completes files.
 */
export const toBash = (
  nodos: readonly Nodo[],
): string => `# garita en bash: eval "$(garita completion bash)"
_garita_words() {
  case "$1" in
${whole(nodos, ({ words }) => words.map(({ name }) => name))}
  esac
}
_garita_flags() {
  case "$1" in
${whole(nodos, ({ flags }) => flags.map(({ name }) => name))}
  esac
}
${takesOf(nodos)}
_garita_offer() {
  local word
  [[ $1 == @ficheros ]] && return
  # Where nothing is known to come, a file would be as wrong as anything else. Bash 3.2 offers them.
  compopt +o default 2>/dev/null
  case "$1" in
    @*) while IFS= read -r word; do COMPREPLY+=("$(printf '%q' "$word")"); done < <(garita __complete "\${1#@}" "$2" 2>/dev/null) ;;
    ?*) COMPREPLY=($(compgen -W "$1" -- "$2")) ;;
  esac
}
_garita() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" path='' word i skip='' IFS=$' \\t\\n'
  local valued=${quote(` ${valuedIn(nodos).join(' ')} `)}
  local many=${quote(` ${manyIn(nodos).join(' ')} `)}
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    word="\${COMP_WORDS[i]}"
    if [[ -n $skip ]]; then
      if [[ $many != *" $skip "* ]]; then skip=''; continue; fi
      [[ $word != -* ]] && continue
      skip=''
    fi
    if [[ $word == -* ]]; then
      [[ $valued == *" $word "* ]] && skip="$word"
    elif [[ " $(_garita_words "$path") " == *" $word "* ]]; then
      path="\${path:+$path }$word"
    fi
  done
  [[ $cur == -* && $many == *" $skip "* ]] && skip=''
  if [[ -n $skip ]]; then _garita_offer "$(_garita_takes "$path $skip")" "$cur"; return; fi
  if [[ $cur == -* ]]; then COMPREPLY=($(compgen -W "$(_garita_flags "$path")" -- "$cur")); return; fi
  COMPREPLY=($(compgen -W "$(_garita_words "$path")" -- "$cur"))
  [[ \${#COMPREPLY[@]} -gt 0 ]] || _garita_offer "$(_garita_takes "$path")" "$cur"
}
complete -o default -F _garita garita
`;

import { type Nodo, quote, valuedIn } from './Nodo';

const line = (path: string, names: readonly string[]): string => `    ${quote(path)}) echo ${quote(names.join(' '))} ;;`;

const whole = (nodos: readonly Nodo[], namesOf: (nodo: Nodo) => readonly string[]): string =>
  nodos
    .map((nodo) => ({ path: nodo.path, names: namesOf(nodo) }))
    .filter(({ names }) => names.length > 0)
    .map(({ path, names }) => line(path, names))
    .join('\n');

/** For bash, from 3.2 on, which has no tables of words. */
export const toBash = (nodos: readonly Nodo[]): string => `# garita en bash: eval "$(garita completion bash)"
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
_garita_personas() {
  case "$1" in
    ${nodos
      .filter(({ isAboutPersona }) => isAboutPersona)
      .map(({ path }) => quote(path))
      .join(' | ')}) garita __complete personas "$2" 2>/dev/null ;;
  esac
}
_garita() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" path='' word i skip='' IFS=$' \\t\\n'
  local valued=${quote(` ${valuedIn(nodos).join(' ')} `)}
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    word="\${COMP_WORDS[i]}"
    if [[ -n $skip ]]; then skip=''; continue; fi
    if [[ $word == -* ]]; then
      [[ $valued == *" $word "* ]] && skip=1
    elif [[ " $(_garita_words "$path") " == *" $word "* ]]; then
      path="\${path:+$path }$word"
    fi
  done
  if [[ -n $skip ]]; then COMPREPLY=($(compgen -f -- "$cur")); return; fi
  if [[ $cur == -* ]]; then COMPREPLY=($(compgen -W "$(_garita_flags "$path")" -- "$cur")); return; fi
  COMPREPLY=($(compgen -W "$(_garita_words "$path")" -- "$cur"))
  [[ \${#COMPREPLY[@]} -gt 0 ]] && return
  while IFS= read -r word; do COMPREPLY+=("$(printf '%q' "$word")"); done < <(_garita_personas "$path" "$cur")
}
complete -o default -F _garita garita
`;

import { manyIn, type Nodo, quote, valuedIn } from './Nodo';
import { takesOf } from './takesOf';

const described = (words: readonly { readonly name: string; readonly what: string }[]): string =>
  words.map(({ name, what }) => quote(`${name.replaceAll(':', String.raw`\:`)}:${what}`)).join(' ');

const entry = ({ path, words, flags }: Nodo): string =>
  `    ${quote(path)}) found=(${described(words)}); flags=(${described(flags)}) ;;`;

export const toZsh = (nodos: readonly Nodo[]): string => `#compdef garita
# garita en zsh: eval "$(garita completion zsh)", o como «_garita» en una carpeta de $fpath
_garita_at() {
  found=() flags=()
  case "$1" in
${nodos.map(entry).join('\n')}
  esac
}
${takesOf(nodos)}
_garita_offer() {
  local -a names
  case "$1" in
    @ficheros) _files ;;
    @*)
      names=("\${(@f)$(garita __complete "\${1#@}" "\${(Q)words[CURRENT]}" 2>/dev/null)}")
      # Which names begin so the portal has said, whatever their case and accents.
      [[ -n "\${names[1]}" ]] && compadd -U -a names ;;
    ?*) names=(\${=1}); compadd -a names ;;
  esac
}
_garita() {
  local path_='' word i skip=''
  local -a found flags
  local valued=${quote(` ${valuedIn(nodos).join(' ')} `)}
  local many=${quote(` ${manyIn(nodos).join(' ')} `)}
  _garita_at ''
  for ((i = 2; i < CURRENT; i++)); do
    word=\${words[i]}
    if [[ -n $skip ]]; then
      if [[ $many != *" $skip "* ]]; then skip=''; continue; fi
      [[ $word != -* ]] && continue
      skip=''
    fi
    if [[ $word == -* ]]; then
      [[ $valued == *" $word "* ]] && skip=$word
    elif [[ -n \${(M)found:#$word:*} ]]; then
      path_="\${path_:+$path_ }$word"
      _garita_at "$path_"
    fi
  done
  [[ \${words[CURRENT]} == -* && $many == *" $skip "* ]] && skip=''
  if [[ -n $skip ]]; then _garita_offer "$(_garita_takes "$path_ $skip")"; return; fi
  if [[ \${words[CURRENT]} == -* ]]; then _describe -o 'opción' flags; return; fi
  if (( \${#found} )); then _describe 'orden' found; return; fi
  _garita_offer "$(_garita_takes "$path_")"
}
# As a file of $fpath it is read when it is needed, to complete at once.
if [[ $funcstack[1] == _garita ]]; then _garita "$@"; else compdef _garita garita; fi
`;

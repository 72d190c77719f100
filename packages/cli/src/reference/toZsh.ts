import { type Nodo, quote, valuedIn } from './Nodo';

const described = (words: readonly { readonly name: string; readonly what: string }[]): string =>
  words.map(({ name, what }) => quote(`${name.replaceAll(':', String.raw`\:`)}:${what}`)).join(' ');

const entry = ({ path, words, flags, isAboutPersona }: Nodo): string =>
  `    ${quote(path)}) found=(${described(words)}); flags=(${described(flags)})${isAboutPersona ? '; personas=1' : ''} ;;`;

/** For zsh, with what each word does. */
export const toZsh = (nodos: readonly Nodo[]): string => `#compdef garita
# garita en zsh: eval "$(garita completion zsh)", o como «_garita» en una carpeta de $fpath
_garita_at() {
  found=() flags=() personas=''
  case "$1" in
${nodos.map(entry).join('\n')}
  esac
}
_garita() {
  local path_='' word i skip='' personas=''
  local -a found flags names
  local valued=${quote(` ${valuedIn(nodos).join(' ')} `)}
  _garita_at ''
  for ((i = 2; i < CURRENT; i++)); do
    word=\${words[i]}
    if [[ -n $skip ]]; then skip=''; continue; fi
    if [[ $word == -* ]]; then
      [[ $valued == *" $word "* ]] && skip=1
    elif [[ -n \${(M)found:#$word:*} ]]; then
      path_="\${path_:+$path_ }$word"
      _garita_at "$path_"
    fi
  done
  if [[ -n $skip ]]; then _files; return; fi
  if [[ \${words[CURRENT]} == -* ]]; then _describe -o 'opción' flags; return; fi
  if (( \${#found} )); then _describe 'orden' found; return; fi
  if [[ -n $personas ]]; then
    names=("\${(@f)$(garita __complete personas "\${(Q)words[CURRENT]}" 2>/dev/null)}")
    # Which names begin so the portal has said, whatever their case and accents.
    [[ -n "\${names[1]}" ]] && compadd -U -a names
  else
    _files
  fi
}
# As a file of $fpath it is read when it is needed, to complete at once.
if [[ $funcstack[1] == _garita ]]; then _garita "$@"; else compdef _garita garita; fi
`;

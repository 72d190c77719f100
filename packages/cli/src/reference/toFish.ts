import { type Nodo, valuedIn } from './Nodo';

/** Fish knows another escape of its quotes. */
const quote = (text: string): string => `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;

const at = (path: string): string => `complete -c garita -n ${quote(`__garita_at ${quote(path)}`)}`;

const linesOf = ({ path, words, flags, isAboutPersona }: Nodo): string =>
  [
    ...words.map(({ name, what }) => `${at(path)} -f -a ${quote(name)} -d ${quote(what)}`),
    ...flags.map(({ name, what, isValued }) => `${at(path)} -l ${name.replace(/^--/, '')}${isValued ? ' -r' : ''} -d ${quote(what)}`),
    ...(isAboutPersona ? [`${at(path)} -f -a '(garita __complete personas (commandline -ct) 2>/dev/null)'`] : []),
  ].join('\n');

/** For fish, with what each word does. */
export const toFish = (nodos: readonly Nodo[]): string => `# garita en fish: garita completion fish > ~/.config/fish/completions/garita.fish
set -g __garita_paths ${nodos
  .filter(({ path }) => path !== '')
  .map(({ path }) => quote(path))
  .join(' ')}
set -g __garita_valued ${valuedIn(nodos).join(' ')}
function __garita_at
    set -l at ''
    set -l skip ''
    for word in (commandline -opc)[2..-1]
        if test -n "$skip"
            set skip ''
        else if string match -q -- '-*' $word
            contains -- $word $__garita_valued; and set skip 1
        else
            set -l next (string trim "$at $word")
            contains -- $next $__garita_paths; and set at $next
        end
    end
    test "$at" = "$argv[1]"
end
${nodos.map(linesOf).join('\n')}
`;

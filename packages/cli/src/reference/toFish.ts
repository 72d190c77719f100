import { manyIn, type Nodo, type Values, valuedIn } from './Nodo';

/** Fish escapes quotes with a backslash. */
const quote = (text: string): string =>
  `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;

const at = (path: string): string => `complete -c garita -n ${quote(`__garita_at ${quote(path)}`)}`;

/** The completions of a value in fish; empty for a file, which fish offers by itself. */
function sourceOf(values: Values): string {
  if (values === 'ficheros') return '';
  if (values === null) return ' -f';
  return ` -f -a ${quote(typeof values === 'string' ? `(garita __complete ${values} (commandline -ct) 2>/dev/null)` : values.join(' '))}`;
}

/** Fish treats further values of a variadic option as arguments. */
const valuesOf = ({ values, flags }: Nodo): Values =>
  values ?? flags.find(({ isMany }) => isMany)?.values ?? null;

/** Options of the top level may follow any command. */
const optionOf = (path: string, { name, what, isValued, values }: Nodo['flags'][number]): string =>
  `${path === '' && isValued ? 'complete -c garita' : at(path)} -l ${name.replace(/^--/, '')}${isValued ? ` -r${sourceOf(values)}` : ''} -d ${quote(what)}`;

const linesOf = (nodo: Nodo): string =>
  [
    ...nodo.words.map(
      ({ name, what }) => `${at(nodo.path)} -f -a ${quote(name)} -d ${quote(what)}`,
    ),
    ...nodo.flags.map((flag) => optionOf(nodo.path, flag)),
    ...(nodo.words.length === 0 ? [`${at(nodo.path)}${sourceOf(valuesOf(nodo))}`] : []),
  ].join('\n');

export const toFish = (
  nodos: readonly Nodo[],
): string => `# garita en fish: garita completion fish > ~/.config/fish/completions/garita.fish
set -g __garita_paths ${nodos
  .filter(({ path }) => path !== '')
  .map(({ path }) => quote(path))
  .join(' ')}
set -g __garita_valued ${valuedIn(nodos).join(' ')}
set -g __garita_many ${manyIn(nodos).join(' ')}
function __garita_at
    set -l at ''
    set -l skip ''
    for word in (commandline -opc)[2..-1]
        if contains -- "$skip" $__garita_many; and not string match -q -- '-*' $word
            continue
        else if test -n "$skip"; and not contains -- $skip $__garita_many
            set skip ''
        else if string match -q -- '-*' $word
            set skip ''
            contains -- $word $__garita_valued; and set skip $word
        else
            set -l next (string trim "$at $word")
            contains -- $next $__garita_paths; and set at $next
        end
    end
    test "$at" = "$argv[1]"
end
${nodos.map(linesOf).join('\n')}
`;

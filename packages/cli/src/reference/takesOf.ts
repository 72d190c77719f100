import { type Nodo, quote, type Values } from './Nodo';

/** A shell pattern. Options of the top level, like `--portal`, may follow any command. */
const keyOf = (path: string, flag?: string): string => {
  if (flag === undefined) return quote(path);
  return path === '' ? `*${quote(` ${flag}`)}` : quote(`${path} ${flag}`);
};

const spell = (values: NonNullable<Values>): string =>
  typeof values === 'string' ? `@${values}` : values.join(' ');

/** The function `_garita_takes` for bash and zsh, which prints a value's completions. */
export function takesOf(nodos: readonly Nodo[]): string {
  const taken = nodos.flatMap(({ path, flags, values }) => [
    { key: keyOf(path), values },
    ...flags.map((flag) => ({ key: keyOf(path, flag.name), values: flag.values })),
  ]);
  const known = taken.flatMap(({ key, values }) =>
    values === null ? [] : [{ key, spelt: spell(values) }],
  );
  const lines = [...new Set(known.map(({ spelt }) => spelt))].map((spelt) => {
    const keys = known.filter((one) => one.spelt === spelt).map(({ key }) => key);
    return `    ${keys.join('|')}) echo ${quote(spelt)} ;;`;
  });
  return `_garita_takes() {\n  case "$1" in\n${lines.join('\n')}\n  esac\n}`;
}

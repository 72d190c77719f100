import { type Nodo, quote, type Values } from './Nodo';

/** A command, or an option of it behind a space. Those of the whole, like `--portal`, may stand behind any command. */
const keyOf = (path: string, flag?: string): string => {
  if (flag === undefined) return quote(path);
  return path === '' ? `*${quote(` ${flag}`)}` : quote(`${path} ${flag}`);
};

const spell = (values: NonNullable<Values>): string =>
  typeof values === 'string' ? `@${values}` : values.join(' ');

/** For bash and zsh: the function `_garita_takes`, which writes what completes a command's arguments or an option's value. */
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

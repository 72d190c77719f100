import type { Context } from '../Context';

type Env = Context['env'];

const NAME = '--portal';

/** The position of `--portal` before `--`, with its value as the next word or after `=`. */
function findOption(
  args: readonly string[],
): { readonly at: number; readonly nombre: string; readonly words: 1 | 2 } | null {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const at = args.findIndex(
    (arg, index) => index < end && (arg === NAME || arg.startsWith(`${NAME}=`)),
  );
  const word = args[at];
  if (word === undefined) return null;
  if (word !== NAME) return { at, nombre: word.slice(NAME.length + 1), words: 1 };
  const nombre = args[at + 1];
  // Without a value commander reports the error, as for any other option.
  return nombre === undefined || at + 1 >= end ? null : { at, nombre, words: 2 };
}

/**
 * Takes `--portal` out of a command line, at any position before `--`. The portal has its own
 * session, so the environment's address and token are dropped.
 */
export function takePortal(
  args: readonly string[],
  env: Env,
): { readonly args: readonly string[]; readonly env: Env } {
  const option = findOption(args);
  if (!option) return { args, env };
  const { GARITA_URL: _url, GARITA_TOKEN: _token, ...rest } = env;
  return {
    args: args.toSpliced(option.at, option.words),
    env: { ...rest, GARITA_PORTAL: option.nombre },
  };
}

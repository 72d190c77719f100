import { parseArgs } from 'node:util';
import { git } from '../lib/git.mjs';

const OPTIONS = {
  base: { type: 'string' },
  head: { type: 'string' },
  changed: { type: 'boolean', default: false },
  only: { type: 'string' },
  fresh: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  out: { type: 'string', default: 'visual.html' },
};

/** Where one's work began, unless it is said: the last commit. */
const LAST = 'HEAD';

/** @param args what follows the command's name @throws with a sentence in Spanish for whoever wrote it */
export function readOptions(args) {
  let values;
  try {
    ({ values } = parseArgs({ args, options: OPTIONS }));
  } catch {
    throw new Error(
      `Las opciones son: ${Object.entries(OPTIONS)
        .map(([name, { type }]) => `--${name}${type === 'string' ? ' …' : ''}`)
        .join(', ')}.`,
    );
  }
  const options = { ...values, base: values.base ?? LAST };
  for (const ref of [options.base, options.head])
    if (ref !== undefined)
      try {
        // A name that begins like an option would be read as one.
        git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
      } catch {
        throw new Error(`git no conoce «${ref}».`);
      }
  return options;
}

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

const LAST = 'HEAD';

/** @throws an Error in Spanish */
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
        // A ref that begins like an option would be parsed as one.
        git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
      } catch {
        throw new Error(`git no conoce «${ref}».`);
      }
  return options;
}

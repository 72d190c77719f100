import type { Plugin } from 'vite';

/**
 * Leaves out how styles are written for browsers of ten years ago (`-webkit-`, `-ms-`): styled-components does so only when it is told to, which the portal
 * does not, and brings 1 kB of rules for it all the same.
 */
export const prunePrefixes: Plugin = {
  name: 'garita-prune-prefixes',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/stylis\/src\/Prefixer\.js$/ },
    handler: () => ({ code: 'export const prefix = (value) => value;', map: null }),
  },
};

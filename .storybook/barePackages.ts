import type { Plugin } from 'vite';

/**
 * Serves packages without source maps: the preview of a story is 9 MB instead of 25, and so is most
 * of the server's work.
 */
export const barePackages = (): Plugin => ({
  name: 'garita-bare-packages',
  apply: 'serve',
  enforce: 'post',
  // The added newline marks the module as changed: otherwise Vite keeps its map.
  transform: {
    filter: { id: /\/node_modules\// },
    handler: (code) => ({ code: `${code}\n`, map: { mappings: '' } }),
  },
});

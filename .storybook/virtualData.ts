import type { Plugin } from 'vite';

/**
 * Serves `virtual:<name>` as a JSON module. `read` runs when the module is imported. In the test
 * build the module is empty, since that build has no pages.
 */
export const virtualData = (
  name: string,
  read: () => unknown,
  { isTest }: { isTest: boolean },
): Plugin => ({
  name: `garita-${name}`,
  resolveId: (id) => (id === `virtual:${name}` ? `\0virtual:${name}` : undefined),
  load: (id) =>
    id === `\0virtual:${name}`
      ? `export default ${JSON.stringify(isTest ? {} : read())}`
      : undefined,
});

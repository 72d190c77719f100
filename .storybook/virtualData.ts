import type { Plugin } from 'vite';

/**
 * Resolves `virtual:<name>` to data that is read on request, as JSON; in the test build, which has
 * no pages, to nothing.
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

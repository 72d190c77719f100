import type { Plugin } from 'vite';

/**
 * Serves `virtual:<name>` as JSON that is read when it is imported. It is empty in the test build,
 * which has no pages.
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

import type { Plugin } from 'vite';

/** `virtual:<name>` is JSON that is read on request; empty in the test build, without pages. */
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

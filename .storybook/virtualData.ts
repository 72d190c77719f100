import type { Plugin } from 'vite';

/**
 * Answers an import of `virtual:<name>` with what is read when somebody asks for it, as JSON; with nothing in the build that tests visit, where nobody looks
 * at pages.
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

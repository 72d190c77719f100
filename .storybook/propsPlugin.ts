import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const QUERY = '?props';

/**
 * Loads the compiler only when the first page needs it. Loading it at the start would take a large
 * part of Storybook's start time.
 */
const load = () => import('./readProps.ts');

/**
 * `file?props` imports the properties of a file's components. In the test build it imports none.
 */
export function propsPlugin({ isTest }: { isTest: boolean }): Plugin {
  let reader: ReturnType<typeof load> | undefined;
  return {
    name: 'garita-props',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith(QUERY) && importer ? resolve(dirname(importer), id) : undefined,
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      if (isTest) return 'export default {}';
      reader ??= load();
      return `export default ${JSON.stringify((await reader).readProps(file))}`;
    },
    // After a change, the next page reads the types again.
    hotUpdate: async () => void (await reader)?.forgetTypes(),
  };
}

import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const QUERY = '?props';

/** The compiler comes with the first page that asks: it would be a large part of a start of the book. */
const load = () => import('./readProps.ts');

/**
 * Answers an import that ends in `?props` with the properties of the components of that file, read from their types. Where nobody looks at pages (the build
 * that tests visit) there are none.
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
    // What has changed is read anew by the next page.
    hotUpdate: async () => void (await reader)?.forgetTypes(),
  };
}

import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { PropDocs } from '../packages/ui/src/docs/pagina/PropDocs';
import { openKept } from './openKept.ts';
import { stampTypes } from './sources.ts';

const QUERY = '?props';
const KEPT = 'node_modules/.cache/garita/propiedades.json';

/**
 * Loads the compiler only when a page needs it: loading it at the start would take a large part of
 * Storybook's start time.
 */
const load = () => import('./readProps.ts');

/**
 * `file?props` imports the properties of a file's components. In the test build it imports none.
 * The compiler reads the types of the whole library in seconds, so the properties are kept until a
 * source changes.
 */
export function propsPlugin({ isTest }: { isTest: boolean }): Plugin {
  const kept = openKept<PropDocs>(KEPT);
  let reader: ReturnType<typeof load> | undefined;
  let stamp: string | undefined;
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
      stamp ??= stampTypes();
      let props = kept.get(file, stamp);
      if (!props) {
        reader ??= load();
        props = (await reader).readProps(file);
        kept.set(file, stamp, props);
      }
      return `export default ${JSON.stringify(props)}`;
    },
    // After a change, the next page reads the types again.
    hotUpdate: async () => {
      stamp = undefined;
      (await reader)?.forgetTypes();
    },
  };
}

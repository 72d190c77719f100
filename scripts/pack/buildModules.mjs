import { join } from 'node:path';
import { build, runnerImport } from 'vite';
import { inProject } from '../lib/project.mjs';

/**
 * Packages that are installed with the published package, or by the app. The published package
 * contains the code of all other imports.
 */
export const EXTERNAL =
  /^(react|react-dom|styled-components|react-aria-components|@internationalized\/date|@tanstack\/react-virtual|papaparse)(\/|$)/;

/** Loads the exports of a source file of `ui`. Node alone cannot read these files. */
export const loadSource = async (path) =>
  (await runnerImport(inProject('packages/ui/src', path))).module;

/**
 * @param module a path from `packages/ui/src`, or a module of `@garita/domain`
 * @param folder the folder of the package's files
 * @returns its path from `packages`
 */
export function pathOf(module, folder = '') {
  const [, name, path] = /^@garita\/(\w+)\/(.*)$/.exec(module) ?? [module, 'ui', module];
  return join(name, folder, path);
}

/**
 * Imports styled-components by name: Node reads the default export of a CommonJS package as the
 * whole module.
 */
const importStyledByName = {
  name: 'import-styled-by-name',
  renderChunk: (code) => ({
    code: code.replace(
      /^import (\w+)(?:, \{ (.+) \})? from "styled-components";$/m,
      (_, styled, others = '') =>
        `import { styled as ${styled}, ${others} } from "styled-components";`,
    ),
    // The replacement changes one line, so the previous source map stays correct.
    map: null,
  }),
};

/** The path of a module's code. It has no folder `node_modules`, which npm would leave out. */
const fileOf = ({ name }) =>
  `code/${name.replace(/^packages\/([^/]+)\/src\//, '$1/').replace(/^.*node_modules\//, 'vendor/')}.js`;

/**
 * Marks the modules that import a package: Next runs only marked modules in the browser. All other
 * modules also run on a server.
 */
const markClient = ({ imports }) =>
  imports.some((id) => EXTERNAL.test(id)) ? "'use client';" : '';

/**
 * Writes each module and each module that it imports as a separate file, so that an app bundles
 * only the modules that it uses.
 * @param modules as `listEntries` gives them
 * @returns the absolute paths of all modules that the code contains
 */
export async function buildModules(modules, folder) {
  const { styleNames } = await loadSource('theme/styleNames.ts');
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    root: inProject(),
    publicDir: false,
    oxc: { ...styleNames, jsx: { development: false } },
    plugins: [importStyledByName],
    build: {
      lib: {
        entry: modules.map((module) => join(inProject('packages'), pathOf(module, 'src'))),
        formats: ['es'],
      },
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      target: 'es2022',
      rolldownOptions: {
        external: (id) => EXTERNAL.test(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: inProject(),
          entryFileNames: fileOf,
          banner: markClient,
        },
      },
    },
  }).then(([built]) => built);
  return output.flatMap(({ moduleIds = [] }) => moduleIds);
}

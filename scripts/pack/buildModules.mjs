import { join } from 'node:path';
import { build, runnerImport } from 'vite';
import { inProject } from '../lib/project.mjs';

/** Installed with the package, or by the app; everything else becomes part of it. */
export const EXTERNAL =
  /^(react|react-dom|styled-components|react-aria-components|@internationalized\/date|@tanstack\/react-virtual|papaparse)(\/|$)/;

/** The exports of a source of the ui, which node cannot read itself. */
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
    // One line changes, so the former map stays right.
    map: null,
  }),
};

/** Where a module's code goes: npm would leave out a folder named node_modules. */
const fileOf = ({ name }) =>
  `code/${name.replace(/^packages\/([^/]+)\/src\//, '$1/').replace(/^.*node_modules\//, 'vendor/')}.js`;

/** Next runs only marked modules in the browser. Those without imports from outside run anywhere. */
const markClient = ({ imports }) =>
  imports.some((id) => EXTERNAL.test(id)) ? "'use client';" : '';

/**
 * Writes each module, and what it imports, as a file of its own: an app gets only what it uses.
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

import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inProject } from '../lib/project.mjs';
import { writeLicences } from '../lib/writeLicences.mjs';
import { buildModules, EXTERNAL, loadSource, pathOf } from './buildModules.mjs';
import { copyTypes } from './copyTypes.mjs';
import { listEntries } from './listEntries.mjs';
import { makePackage } from './makePackage.mjs';

const PACKAGES = inProject('packages');

/** Allows later minor versions, so that an app with such a version gets no second copy. */
const orLater = (packages) =>
  Object.fromEntries(packages.map(([name, version]) => [name, `^${version}`]));

/** Writes a file for each entry, which re-exports the entry's modules. */
function writeEntries(entries, folder, ending, fileIn) {
  for (const [name, modules] of entries) {
    const file = join(folder, `${name}.${ending}`);
    mkdirSync(dirname(file), { recursive: true });
    const lines = modules.map((module) => {
      const path = relative(dirname(file), join(folder, fileIn(module)));
      return `export * from '${path.startsWith('.') ? path : `./${path}`}';\n`;
    });
    writeFileSync(file, lines.join(''));
  }
}

function writeChangelog(news, file) {
  const versions = [...new Set(news.map(({ version }) => version))];
  const parts = versions.map((version) => {
    const lines = news.filter((one) => one.version === version).map(({ texto }) => `- ${texto}\n`);
    return `\n## ${version}\n\n${lines.join('')}`;
  });
  writeFileSync(file, `# Novedades de @garita/ui\n${parts.join('')}`);
}

/** Writes fonts and global rules as one style sheet. A server can get its text by `documentCss`. */
async function writeStyles(folder) {
  const file = join(folder, 'code/ui/theme/documentCss.js');
  const { documentCss } = await import(pathToFileURL(file).href);
  writeFileSync(
    join(folder, 'styles.css'),
    documentCss((name) => `./fonts/${name}`),
  );
  cpSync(join(PACKAGES, 'ui/src/theme/fonts'), join(folder, 'fonts'), { recursive: true });
}

function writeTypes(modules, folder) {
  const typesOf = (name) => join(PACKAGES, name, '.types');
  copyTypes({
    starts: modules.map((module) => join(PACKAGES, `${pathOf(module, '.types')}.d.ts`)),
    workspaces: {
      '@garita/domain': typesOf('domain'),
      '@garita/api-client': typesOf('api-client'),
    },
    base: PACKAGES,
    target: join(folder, 'types'),
  });
}

/** The packages that an app installs beside `ui`. Only `domain` depends on papaparse. */
function listDependencies({ dependencies, peerDependencies }) {
  const domain = JSON.parse(readFileSync(join(PACKAGES, 'domain/package.json'), 'utf8'));
  const { 'styled-components': styled, ...others } = {
    ...domain.dependencies,
    ...dependencies,
  };
  return {
    dependencies: orLater(Object.entries(others).filter(([name]) => EXTERNAL.test(name))),
    peerDependencies: orLater([...Object.entries(peerDependencies), ['styled-components', styled]]),
  };
}

/** Makes the publishable ui. @returns its folder, replaced when complete */
export const packUi = (folder = join(PACKAGES, 'ui/dist')) =>
  makePackage('ui', folder, async (work, manifest) => {
    const entries = listEntries();
    const modules = [...new Set([...entries.values()].flat())];
    const contained = await buildModules(modules, work);
    writeTypes(modules, work);
    writeEntries(entries, work, 'js', (module) => `code/${pathOf(module)}.js`);
    writeEntries(entries, work, 'd.ts', (module) => `types/${pathOf(module, '.types')}.js`);
    await writeStyles(work);
    const inputs = Object.fromEntries(contained.map((path) => [path, {}]));
    writeLicences({ inputs }, '/', join(work, 'LICENSES.txt'));
    const { NOVEDADES } = await loadSource('docs/novedades/novedades.ts');
    writeChangelog(NOVEDADES, join(work, 'CHANGELOG.md'));
    const files = ['styles.css', 'fonts/*', 'package.json'].map((file) => [
      `./${file}`,
      `./${file}`,
    ]);
    const names = [...entries.keys()].map((name) => [
      `./${name}`,
      { types: `./${name}.d.ts`, default: `./${name}.js` },
    ]);
    return {
      description: 'The components and screens of a Garita portal, for React.',
      sideEffects: ['*.css'],
      exports: Object.fromEntries([...names, ...files]),
      ...listDependencies(manifest),
    };
  });

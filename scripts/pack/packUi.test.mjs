import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProject, toolPath } from '../lib/project.mjs';
import { packUi } from './packUi.mjs';

/** An app outside of the repository, with the packed ui and the packages that it needs. */
let app;
let manifest;
beforeAll(async () => {
  app = mkdtempSync(join(tmpdir(), 'garita-pack-ui-'));
  const modules = join(app, 'node_modules');
  mkdirSync(join(modules, '@garita'), { recursive: true });
  await packUi(join(modules, '@garita/ui'));
  manifest = JSON.parse(readFileSync(join(modules, '@garita/ui/package.json'), 'utf8'));
  for (const name of [
    ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
    ...['@types/node', '@types/react', '@types/react-dom'],
  ]) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(inProject('node_modules', name), join(modules, name), 'junction');
  }
  writeFileSync(join(app, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(app, { recursive: true, force: true }));

const ui = (...path) => join(app, 'node_modules/@garita/ui', ...path);
const run = (file, source) => {
  writeFileSync(join(app, file), source);
  return execFileSync(process.execPath, [file], { cwd: app, encoding: 'utf8' });
};

test('the packed ui has code, types, fonts, README, changes and licences; no stories, docs or tests', () => {
  const files = readdirSync(ui(), { recursive: true }).map((path) => `${path}`);
  expect(files).toEqual(
    expect.arrayContaining(['README.md', 'CHANGELOG.md', 'LICENSE', 'LICENSES.txt', 'styles.css']),
  );
  const ours = (path) => /\.(stories|docs|test)\.|\/story[A-Z]/.test(path);
  const source = (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
  expect(files.filter((path) => ours(path) || source(path))).toEqual([]);
  for (const entry of Object.values(manifest.exports).flatMap((one) => Object.values(one)))
    if (entry.length > 1 && !entry.includes('*')) expect(existsSync(ui(entry))).toBe(true);
  const fonts = [...readFileSync(ui('styles.css'), 'utf8').matchAll(/url\('(.+?)'\)/g)];
  expect(fonts.length).toBeGreaterThan(3);
  for (const [, path] of fonts) expect(existsSync(ui(path))).toBe(true);
});

test('the ui imports exactly its dependencies and peer dependencies', () => {
  const code = readdirSync(ui('code'), { recursive: true }).filter((path) => path.endsWith('.js'));
  const imported = code.flatMap((path) =>
    [...readFileSync(ui('code', path), 'utf8').matchAll(/^import .*?"([^."][^"]*)";$/gm)].map(
      ([, name]) => /^(@[^/]+\/)?[^/]+/.exec(name)[0],
    ),
  );
  expect([...new Set(imported)].sort()).toEqual(
    Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).sort(),
  );
});

test('components are marked for the browser, styles and texts run anywhere', () => {
  const marked = (path) => /^['"]use client['"]/.test(readFileSync(ui('code/ui', path), 'utf8'));
  expect(['components/Button.js', 'theme/useTheme.js'].filter(marked)).toHaveLength(2);
  expect(['theme/documentCss.js', 'theme/tokens.js'].filter(marked)).toEqual([]);
});

test('no two entries differ by case alone, since many file systems would keep only one', () => {
  const names = Object.keys(manifest.exports).map((name) => name.toLowerCase());
  expect(names).toEqual([...new Set(names)]);
});

/** Gzipped kilobytes that an app's first page loads for an entry, without the external packages. */
async function weigh(entry) {
  const { metafile, outputFiles } = await build({
    stdin: { contents: `export * from '@garita/ui/${entry}'`, resolveDir: app },
    outdir: join(app, 'out'),
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    absWorkingDir: app,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime', 'styled-components'],
  });
  const loaded = new Set();
  const load = (path) => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const one of metafile.outputs[path].imports)
      if (one.kind === 'import-statement' && !one.external) load(one.path);
  };
  load('out/stdin.js');
  return outputFiles
    .filter(({ path }) => [...loaded].some((name) => path.endsWith(name)))
    .reduce((sum, { contents }) => sum + gzipSync(contents).length / 1000, 0);
}

test('a Button weighs at most 20 kB, a DataTable at most 70 kB', async () => {
  expect(await weigh('Button')).toBeLessThanOrEqual(20);
  expect(await weigh('DataTable')).toBeLessThanOrEqual(70);
});

test('node loads every entry, and renders components with their styles', () => {
  const names = entryNames();
  expect(names.length).toBeGreaterThan(120);
  const html = run(
    'server.js',
    `import { createElement as h, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
${names.map((name) => `import '@garita/ui/${name}';`).join('\n')}
import { Button } from '@garita/ui/Button';
import { DataTable } from '@garita/ui/DataTable';
import { UiProvider } from '@garita/ui/UiProvider';
import { acentoCss, collectStyles, documentCss } from '@garita/ui/theme';
const columns = [{ id: 'nombre', header: 'Nombre', value: ({ nombre }) => nombre }];
const rows = [{ id: 1, nombre: 'Ñoño_77' }];
const { tree, read } = collectStyles(
  h(StrictMode, null, h(UiProvider, { avatarTemplate: null },
    h(Button, { variant: 'primary' }, 'Fichar'),
    h(DataTable, { caption: 'Dentro', columns, rows, rowKey: ({ id }) => id, empty: null }))),
);
console.log(renderToString(tree), read(), documentCss((file) => '/letras/' + file), acentoCss('#8a2be2'));
`,
  );
  for (const text of ['Fichar', 'Ñoño_77', '<style', '/letras/jersey-10.woff2', '--petroleo:'])
    expect(html).toContain(text);
});

const entryNames = () =>
  Object.keys(manifest.exports)
    .filter((name) => !/[.*]\w*$/.test(name.slice(2)))
    .map((name) => name.slice(2));

/** Checks the types of files of the app, with the strictest options. */
function checkTypes(files, [module, resolution], exact) {
  const options = [
    ...['--strict', '--noEmit', '--noUncheckedIndexedAccess'],
    ...['--exactOptionalPropertyTypes', `${exact}`],
    ...['--noPropertyAccessFromIndexSignature', '--skipLibCheck', 'false', '--types', 'node'],
    ...['--target', 'es2022', '--jsx', 'react-jsx', '--lib', 'es2023,dom,dom.iterable'],
    ...['--module', module, '--moduleResolution', resolution],
  ];
  execFileSync(process.execPath, [toolPath('typescript-native', 'tsc'), ...options, ...files], {
    cwd: app,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** The entries whose React Aria types do not pass `exactOptionalPropertyTypes` (see the README). */
const INEXACT = ['NumberField', 'Tooltip'];

function writeImports(file, names) {
  const lines = names.map((name, at) => `export * as e${at} from '@garita/ui/${name}';\n`);
  writeFileSync(join(app, file), lines.join(''));
}

test('the types of every entry pass the strictest check; two need exactOptionalPropertyTypes off', () => {
  const kind = ['esnext', 'bundler'];
  writeImports(
    'exact.ts',
    entryNames().filter((name) => !INEXACT.includes(name)),
  );
  checkTypes(['exact.ts'], kind, true);
  writeImports('inexact.ts', INEXACT);
  checkTypes(['inexact.ts'], kind, false);
});

test('the whole screen that the book shows renders', async () => {
  await build({
    entryPoints: [inProject('examples/piezas/Pantalla.tsx')],
    outdir: app,
    outExtension: { '.js': '.mjs' },
    jsx: 'automatic',
  });
  const html = run(
    'screen.js',
    `import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { UiProvider } from '@garita/ui/UiProvider';
import { Muelle } from './Pantalla.mjs';
const iniciales = [{ id: 1, nombre: 'Gaviota', puerto: 'Vigo', eslora: 12 }];
console.log(renderToString(h(UiProvider, { avatarTemplate: null }, h(Muelle, { iniciales }))));
`,
  );
  for (const text of ['Nuevo barco', 'Gaviota', 'Borrar: Gaviota', 'Todos los puertos'])
    expect(html).toContain(text);
});

test.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])(
  'an app with the packed ui, and the pieces that the book shows, pass the strictest type check (%s, %s)',
  (module, resolution) => {
    writeFileSync(
      join(app, 'main.tsx'),
      `import { Button } from '@garita/ui/Button';
import { type Column, DataTable } from '@garita/ui/DataTable';
import { MultasScreen, type MultasScreenProps } from '@garita/ui/screens/multas';
import { TextField } from '@garita/ui/TextField';
import { documentCss } from '@garita/ui/theme';
import { UiProvider } from '@garita/ui/UiProvider';

interface Fila { id: number; nombre: string }
const columns: readonly Column<Fila>[] = [
  { id: 'nombre', header: 'Nombre', value: ({ nombre }) => nombre },
];
export const App = ({ rows, multas }: { rows: readonly Fila[]; multas: MultasScreenProps }) => (
  <UiProvider avatarTemplate={null}>
    <style>{documentCss((file) => file)}</style>
    <Button variant="primary" className="propia" onHoverStart={() => undefined}>Fichar</Button>
    {/* @ts-expect-error no such variant */}
    <Button variant="enorme">Fichar</Button>
    <TextField label="Nombre" pattern="[a-z]+" style={{ order: 1 }} />
    <DataTable caption="Dentro" columns={columns} rows={rows} rowKey={({ id }) => id} empty={null} />
    <MultasScreen {...multas} />
  </UiProvider>
);
`,
    );
    const pieces = readdirSync(inProject('examples/piezas'));
    for (const name of pieces) cpSync(inProject('examples/piezas', name), join(app, name));
    // The whole screen has a NumberField.
    checkTypes(['main.tsx', ...pieces], [module, resolution], false);
  },
);

// npm run build: builds the app (Vite), the server and the `garita` command (esbuild). An output is
// built only if its sources have changed. Names select outputs.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { compressFiles } from './lib/compressFiles.mjs';
import { fingerprint } from './lib/fingerprint.mjs';
import { withFolderLock } from './lib/folder-lock.mjs';
import { inProduction } from './lib/inProduction.mjs';
import { CACHE, inProject, toolPath } from './lib/project.mjs';
import { writeLicences } from './lib/writeLicences.mjs';

const CONTRACT = inProject('openapi.yaml');
/** The built design documentation, a static site. */
export const LIBRO = inProject('libro');

/** Packages outside of the bundle: they need other files (WebAssembly, native) or are optional. */
export const OUTSIDE = ['@electric-sql/pglite', '@node-rs/argon2', 'pg-native'];

/** Bundling all other packages saves a third of a start: they have 1,100 files. */
const leaveOutside = {
  name: 'leave-outside',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^(${OUTSIDE.join('|')})(/|$)`) }, ({ path }) => ({
      path,
      external: true,
    }));
  },
};

/** Names that bundled CommonJS code needs in an ES module. */
const COMMONJS = [
  "import { createRequire as createRequire_ } from 'node:module';",
  'const require = createRequire_(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;',
].join('\n');

async function buildApp() {
  const { build } = await import('vite');
  await build({
    root: inProject('packages/app'),
    configFile: inProject('packages/app/vite.config.ts'),
    configLoader: 'runner',
    logLevel: 'warn',
  });
  await buildWorker();
  await compressFiles(inProject('packages/app/dist'));
}

async function buildWorker() {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: inProject(),
    entryPoints: ['packages/app/src/offline/worker/main.ts'],
    outfile: 'packages/app/dist/sw.js',
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    define: {
      ARCHIVOS: JSON.stringify(
        readdirSync(inProject('packages/app/dist/assets')).map((file) => `/assets/${file}`),
      ),
    },
  });
}

/** The prerenderer of the start page, which the server imports. */
async function buildPainter() {
  const { build } = await import('vite');
  await build({
    root: inProject('packages/app'),
    configFile: inProject('packages/app/vite.ssr.config.ts'),
    configLoader: 'runner',
    logLevel: 'warn',
  });
}

async function buildServer() {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: inProject(),
    entryPoints: {
      main: 'packages/server/src/main.ts',
      demo: 'packages/demo/src/main.ts',
      recuperar: 'packages/server/src/recuperar.ts',
      respaldo: 'packages/server/src/respaldo.ts',
      mudanza: 'packages/server/src/mudanza.ts',
      hashWorker: 'packages/server/src/access/hashWorker.js',
      'embedded-worker': 'packages/server/src/db/embedded/worker.ts',
    },
    outdir: 'packages/server/dist',
    bundle: true,
    platform: 'node',
    format: 'esm',
    splitting: true,
    target: 'node20',
    sourcemap: true,
    // Node parses the source maps that it loads. Without the sources, which are in the project,
    // parsing takes a fifth of the time.
    sourcesContent: false,
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'warning',
    banner: { js: COMMONJS },
    plugins: [leaveOutside],
  });
  await buildLlamadas();
  await buildPainter();
}

/** The contract as JSON for the server, and its documentation page `/api/docs` with fonts. */
async function buildLlamadas() {
  const [{ parse }, { tsImport }] = await Promise.all([import('yaml'), import('tsx/esm/api')]);
  const { renderLlamadas } = await tsImport('../packages/app/src/llamadas/renderLlamadas.tsx', {
    parentURL: import.meta.url,
    tsconfig: inProject('packages/app/tsconfig.json'),
  });
  const contract = parse(readFileSync(CONTRACT, 'utf8'));
  const files = { ...renderLlamadas(contract), 'openapi.json': JSON.stringify(contract) };
  const folder = inProject('packages/server/dist/llamadas');
  cpSync(inProject('packages/ui/src/theme/fonts'), folder, {
    recursive: true,
    filter: (path) => !path.endsWith('.md'),
  });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await compressFiles(folder, /\.(html|css|json)$/);
}

/**
 * Builds the command as one file, because finding imports takes most of its start. The file is
 * CommonJS, so that a run loads only the modules that it needs, node's own included.
 */
async function buildCommand() {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: inProject(),
    entryPoints: ['packages/cli/src/main.ts'],
    outfile: 'packages/cli/dist/garita.cjs',
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // Names are minified too: without a compile cache, node compiles the whole file at each start.
    minify: true,
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
    // One 'use strict' for the file, since one for each module adds 10 kB.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    define: { 'import.meta.url': 'HERE.href' },
    banner: {
      js: "#!/usr/bin/env node\n'use strict';\nconst HERE = { get href() { return require('node:url').pathToFileURL(__filename).href; } };",
    },
  });
  writeLicences(metafile, inProject(), inProject('packages/cli/dist/LICENCIAS.txt'));
  writeFileSync(
    inProject('packages/cli/dist/garita.1.gz'),
    gzipSync(readFileSync(inProject('packages/cli/man/garita.1')), { level: 9 }),
  );
}

async function buildLibro() {
  const args = ['build', '--quiet', '--output-dir', LIBRO];
  const { status } = spawnSync(process.execPath, [toolPath('storybook'), ...args], {
    cwd: inProject(),
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('No se pudo construir el libro.');
}

const packages = (...names) =>
  names.flatMap((name) => [
    inProject('packages', name, 'src'),
    inProject('packages', name, 'package.json'),
  ]);

const PORTAL = [
  ...packages('domain', 'api-client', 'ui', 'app'),
  ...['index.html', 'vite.config.ts', 'vite.ssr.config.ts', 'build', 'public'].map((path) =>
    inProject('packages/app', path),
  ),
];

const isSource = (path) => !/\.(test|stories|docs)\.tsx?$/.test(path);
const isSourceOfBook = (path) => !/\.test\.tsx?$/.test(path);

/** The outputs, each with its own sources. */
const OUTPUTS = [
  {
    name: 'portal',
    folder: inProject('packages/app/dist'),
    sources: PORTAL,
    build: buildApp,
  },
  {
    name: 'servidor',
    folder: inProject('packages/server/dist'),
    sources: [...PORTAL, ...packages('server', 'demo'), CONTRACT],
    build: buildServer,
  },
  {
    name: 'libro',
    folder: LIBRO,
    sources: [
      ...packages('domain', 'api-client', 'ui'),
      inProject('.storybook'),
      inProject('packages/app/public'),
    ],
    isMadeOf: isSourceOfBook,
    isOnDemand: true,
    build: buildLibro,
  },
  {
    name: 'orden',
    folder: inProject('packages/cli/dist'),
    sources: [...packages('domain', 'api-client', 'cli'), inProject('packages/cli/man')],
    build: buildCommand,
  },
];
/** Sources of every output. The lock file has the version of every package. */
const SHARED_SOURCES = [
  inProject('package-lock.json'),
  inProject('scripts/build.mjs'),
  inProject('scripts/lib/compressFiles.mjs'),
  inProject('scripts/lib/writeLicences.mjs'),
];

const stampOf = (name) => join(CACHE, `${name}.stamp`);

/** The named outputs; without names, all outputs except those built on demand. */
function outputsOf(names) {
  const known = new Map();
  const stateOf = (path, isMadeOf) => {
    const key = `${path} ${isMadeOf.name}`;
    if (!known.has(key)) known.set(key, fingerprint([path], isMadeOf));
    return known.get(key);
  };
  const outputs = OUTPUTS.filter(({ name, isOnDemand }) =>
    names.length === 0 ? !isOnDemand : names.includes(name),
  );
  return outputs.map((output) => {
    const { sources, isMadeOf = isSource } = output;
    return {
      ...output,
      state: [...SHARED_SOURCES, ...sources].map((path) => stateOf(path, isMadeOf)).join('\n'),
    };
  });
}

const isCurrent = ({ name, folder, state }) =>
  existsSync(folder) && existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === state;

async function bringUpToDate(output) {
  if (isCurrent(output)) return;
  const { name, folder, state, build } = output;
  const start = performance.now();
  // The stamp is removed first and written last: an interrupted build never looks complete.
  rmSync(stampOf(name), { force: true });
  rmSync(folder, { recursive: true, force: true });
  await inProduction(build);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stampOf(name), state);
  console.error(`Construido: ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

/** Whether outputs are current; false while one is being built. Takes no lock, writes nothing. */
export const isBuilt = (...names) => outputsOf(names).every(isCurrent);

/**
 * Builds the named outputs that are outdated; without names, see `outputsOf`. If several processes
 * call it, one builds and the others wait.
 */
export async function buildIfNeeded(...names) {
  await withFolderLock(join(CACHE, 'build.lock'), async () => {
    // The fingerprint precedes the build: a file saved meanwhile causes another build later.
    for (const output of outputsOf(names)) await bringUpToDate(output);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await buildIfNeeded(...process.argv.slice(2));

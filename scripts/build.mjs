// npm run build: builds the app (Vite), the server and the `garita` command (esbuild), each only when something it is made of has changed; by name, some of them.
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
/** Where the designers' book lies, which any file server can host. */
export const LIBRO = inProject('libro');

/** What stays in node_modules: what brings files of its own beside its code (a database in WebAssembly, a native hash), and what is optional. */
const OUTSIDE = ['@electric-sql/pglite', '@node-rs/argon2', 'pg-native'];

/** Everything else from npm is built in: finding and reading its eleven hundred files would be a third of a start. */
const leaveOutside = {
  name: 'leave-outside',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^(${OUTSIDE.join('|')})(/|$)`) }, ({ path }) => ({
      path,
      external: true,
    }));
  },
};

/** What is CommonJS requires node's own modules, and asks where it stands, which an ES module cannot without this. */
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

/** What opens the portal without a connection: one file, which is asked for under one name for ever. */
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

/** What the server renders the start with before its script runs: it stands with the server, which reads it. */
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
      'embedded-worker': 'packages/server/src/db/embedded/worker.ts',
    },
    outdir: 'packages/server/dist',
    bundle: true,
    platform: 'node',
    format: 'esm',
    // What several of them share, and what is imported only when asked for, stays in a file of its own.
    splitting: true,
    target: 'node20',
    sourcemap: true,
    // node reads the map of what it loads: without the sources, which are in the project, that is a fifth of the work.
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

/** The contract, which people write in YAML, as the server reads it at every start; and beside it the page that shows it, `/api/docs`, with its faces. */
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
 * One file with everything in it, commander and chalk too: a command starts as fast as its imports are found. Of its modules only those run that the command
 * line asks for, and node's own are read by them: that is what CommonJS is for here.
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
    // Whole, with names too: node compiles all of it at each start where it keeps nothing of the one before.
    minify: true,
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
    // Strict as a whole: said of each module it is 10 kB more.
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

/** What the product is made of, and what the book shows besides. */
const isSource = (path) => !/\.(test|stories|docs)\.tsx?$/.test(path);
const isSourceOfBook = (path) => !/\.test\.tsx?$/.test(path);

/** What each output is made of. The lock file stands for everything from npm. */
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
const SHARED_SOURCES = [
  inProject('package-lock.json'),
  inProject('scripts/build.mjs'),
  inProject('scripts/lib/compressFiles.mjs'),
  inProject('scripts/lib/writeLicences.mjs'),
];

const stampOf = (name) => join(CACHE, `${name}.stamp`);

/** The outputs of these names, without any all but those that wait to be asked for, each with what its sources are like now. What several are made of is looked at once. */
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

/** Whether an output is there and made of what is there now. */
const isCurrent = ({ name, folder, state }) =>
  existsSync(folder) && existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === state;

async function bringUpToDate(output) {
  if (isCurrent(output)) return;
  const { name, folder, state, build } = output;
  const start = performance.now();
  // Removed first and written last: a build that was interrupted never looks finished.
  rmSync(stampOf(name), { force: true });
  rmSync(folder, { recursive: true, force: true });
  await inProduction(build);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stampOf(name), state);
  console.error(`Construido: ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

/** Whether nothing has changed since these outputs were built; one that is being built right now is not. Only looks: nothing is locked or written. */
export const isBuilt = (...names) => outputsOf(names).every(isCurrent);

/**
 * Builds what is out of date. Safe when several processes start at once: one builds, the others wait and find it done.
 * @param names the outputs that are wanted; all of them without any
 */
export async function buildIfNeeded(...names) {
  await withFolderLock(join(CACHE, 'build.lock'), async () => {
    // What the sources are like is taken before building: a file saved meanwhile makes the next run build again.
    for (const output of outputsOf(names)) await bringUpToDate(output);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await buildIfNeeded(...process.argv.slice(2));

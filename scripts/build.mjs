// npm run build: builds the app (Vite), the server and the `garita` command (esbuild), each only when something it is made of has changed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint } from './lib/fingerprint.mjs';
import { withFolderLock } from './lib/folder-lock.mjs';
import { inProduction } from './lib/inProduction.mjs';
import { CACHE, inProject } from './lib/project.mjs';

const CONTRACT = inProject('openapi.yaml');

/** The server bundle contains our own packages (they are TypeScript sources); everything from npm stays in node_modules. */
const bundleOnlyOurs = {
  name: 'bundle-only-ours',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => (kind === 'entry-point' || path.startsWith('@garita/') ? undefined : { path, external: true }));
  },
};

async function buildApp() {
  const { build } = await import('vite');
  await build({ root: inProject('packages/app'), configFile: inProject('packages/app/vite.config.ts'), configLoader: 'runner', logLevel: 'warn' });
}

/** What the server renders the start with before its script runs: it stands with the server, which reads it. */
async function buildPainter() {
  const { build } = await import('vite');
  await build({ root: inProject('packages/app'), configFile: inProject('packages/app/vite.ssr.config.ts'), configLoader: 'runner', logLevel: 'warn' });
}

async function buildServer() {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: inProject(),
    entryPoints: {
      main: 'packages/server/src/main.ts',
      recuperar: 'packages/server/src/recuperar.ts',
      respaldo: 'packages/server/src/respaldo.ts',
      'embedded-worker': 'packages/server/src/db/embedded/worker.ts',
    },
    outdir: 'packages/server/dist',
    bundle: true,
    platform: 'node',
    format: 'esm',
    // What is imported only when asked for, as the demo, stays in a file of its own.
    splitting: true,
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [bundleOnlyOurs],
  });
  await buildContract();
  await buildPainter();
}

/** Written for people in YAML, read at every start as JSON. */
async function buildContract() {
  const { parse } = await import('yaml');
  const contract = parse(readFileSync(CONTRACT, 'utf8'));
  writeFileSync(inProject('packages/server/dist/openapi.json'), JSON.stringify(contract));
}

/** One file with everything in it, commander and chalk too: a command starts as fast as its imports are found. */
async function buildCommand() {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: inProject(),
    entryPoints: ['packages/cli/src/main.ts'],
    outfile: 'packages/cli/dist/garita.js',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    // commander is CommonJS and requires node's own modules, which an ES module cannot do without this.
    banner: { js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
  });
}

const packages = (...names) => names.flatMap((name) => [inProject('packages', name, 'src'), inProject('packages', name, 'package.json')]);

const PORTAL = [
  ...packages('domain', 'api-client', 'ui', 'app'),
  ...['index.html', 'vite.config.ts', 'vite.ssr.config.ts', 'public'].map((path) => inProject('packages/app', path)),
];

/** What each output is made of. The lock file stands for everything from npm. */
const OUTPUTS = [
  {
    name: 'portal',
    folder: inProject('packages/app/dist'),
    sources: PORTAL,
    build: buildApp,
  },
  { name: 'servidor', folder: inProject('packages/server/dist'), sources: [...PORTAL, ...packages('server'), CONTRACT], build: buildServer },
  { name: 'orden', folder: inProject('packages/cli/dist'), sources: packages('domain', 'api-client', 'cli'), build: buildCommand },
];
const SHARED_SOURCES = [inProject('package-lock.json'), inProject('scripts/build.mjs')];
const isSource = (path) => !/\.(test|stories)\.tsx?$/.test(path);

async function bringUpToDate({ name, folder, sources, build }) {
  // Taken before building: a file saved meanwhile makes the next run build again.
  const wanted = fingerprint([...SHARED_SOURCES, ...sources], isSource);
  const stamp = join(CACHE, `${name}.stamp`);
  if (existsSync(folder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const start = performance.now();
  // Removed first and written last: a build that was interrupted never looks finished.
  rmSync(stamp, { force: true });
  rmSync(folder, { recursive: true, force: true });
  await inProduction(build);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stamp, wanted);
  console.error(`Construido: ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

/**
 * Builds what is out of date. Safe when several processes start at once: one builds, the others wait and find it done.
 * @param names the outputs that are wanted; all of them without any
 */
export async function buildIfNeeded(...names) {
  const wanted = OUTPUTS.filter(({ name }) => names.length === 0 || names.includes(name));
  await withFolderLock(join(CACHE, 'build.lock'), async () => {
    for (const output of wanted) await bringUpToDate(output);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildIfNeeded();

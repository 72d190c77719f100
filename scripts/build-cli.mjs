// npm run build:cli: the command as one file for node, `packages/cli/dist/garita.cjs`. With `--
// --sea`: one executable with node inside (Node's single executable applications) for this
// platform, `packages/cli/ejecutable/garita`.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { inProject } from './lib/project.mjs';

/** Where node finds the injected resource, and the fuse that enables it (Node's documentation). */
const RESOURCE = 'NODE_SEA_BLOB';
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

const IS_MAC = process.platform === 'darwin';

function makeBlob(folder) {
  const [config, output] = [join(folder, 'sea.json'), join(folder, 'garita.blob')];
  writeFileSync(
    config,
    JSON.stringify({
      main: inProject('packages/cli/dist/garita.cjs'),
      output,
      disableExperimentalSEAWarning: true,
      useCodeCache: true,
    }),
  );
  execFileSync(process.execPath, ['--experimental-sea-config', config], {
    stdio: ['ignore', 'ignore', 2],
  });
  return readFileSync(output);
}

/** macOS runs an unsigned binary, but none with an invalid signature. */
const sign = (...args) =>
  IS_MAC && execFileSync('codesign', args, { stdio: ['ignore', 'ignore', 2] });

/** @returns the path of the executable; replaces an existing one */
export async function buildExecutable(folder = inProject('packages/cli/ejecutable')) {
  const { inject } = (await import('postject')).default;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, process.platform === 'win32' ? 'garita.exe' : 'garita');
  const work = mkdtempSync(join(folder, 'obra-'));
  try {
    const made = join(work, 'garita');
    copyFileSync(process.execPath, made);
    chmodSync(made, 0o755);
    sign('--remove-signature', made);
    await inject(made, RESOURCE, makeBlob(work), {
      sentinelFuse: FUSE,
      ...(IS_MAC && { machoSegmentName: 'NODE_SEA' }),
    });
    sign('--sign', '-', made);
    renameSync(made, file);
    copyFileSync(inProject('packages/cli/dist/LICENCIAS.txt'), join(folder, 'LICENCIAS.txt'));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return file;
}

if (import.meta.filename === process.argv[1]) {
  await buildIfNeeded('orden');
  if (process.argv.includes('--sea')) console.error(`Construido: ${await buildExecutable()}`);
}

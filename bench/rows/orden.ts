import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Row } from '../Row';
import { interleave } from '../support/interleave';
import { inProject } from '../support/paths';
import { runNode } from '../support/runNode';

const run = promisify(execFile);

const NOTHING = '`node -e 0`';

/** @returns the file that npm would run */
async function install(folder: string): Promise<string> {
  await run('npm', ['pack', '--pack-destination', folder], { cwd: inProject('packages/cli') });
  const [file] = readdirSync(folder);
  await run(
    'npm',
    ['install', `./${file}`, '--offline', '--ignore-scripts', '--no-audit', '--no-fund'],
    { cwd: folder },
  );
  return join(folder, 'node_modules/@garita/cli/bin/garita.cjs');
}

/** The packaged command from start to end, compared with node alone. */
export const orden: Row = {
  name: 'orden',
  async run(bench) {
    const folder = bench.createFolder('orden');
    const bin = await install(folder);
    const env = { HOME: folder, XDG_CACHE_HOME: folder, XDG_CONFIG_HOME: folder };
    const timeOf = (args: readonly string[]) => async (): Promise<number> => {
      const start = performance.now();
      await runNode(args, env);
      return performance.now() - start;
    };
    const found = await interleave(
      {
        node: timeOf(['-e', '0']),
        version: timeOf([bin, '--version']),
      },
      { rounds: 25 },
    );
    return [
      {
        work: 'start of the command: `garita --version`',
        unit: 'ms',
        peers: { [NOTHING]: found.node },
        garita: { postgres: found.version },
        goal: { bound: 'atMost', value: 1.5, of: NOTHING },
        note: 'the whole process; from Node 22.8 on the second start and later find it compiled',
      },
    ];
  },
};

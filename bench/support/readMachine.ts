import { availableParallelism, cpus } from 'node:os';
import type { Bench } from './Bench';
import { inBench } from './paths';
import { runNode } from './runNode';

/** Describes the measuring machine, without its host name. */
export type Machine = Readonly<
  Record<'cores' | 'CPU' | 'Node' | 'PostgreSQL' | 'Chromium', string>
>;

export async function readMachine(bench: Bench): Promise<Machine> {
  const [{ server_version }] = JSON.parse(
    await runNode([inBench('peers/query.mjs'), 'show server_version'], {
      HAND_DATABASE_URL: bench.postgresUrl,
    }),
  );
  return {
    cores: String(availableParallelism()),
    CPU: cpus()[0]?.model.trim() ?? 'unknown',
    Node: process.versions.node,
    PostgreSQL: String(server_version),
    Chromium: (await bench.browser()).version(),
  };
}

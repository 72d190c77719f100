import { inBench } from './paths';
import { runNode } from './runNode';

/**
 * Adds `count` entries to the payroll of a demo, which must be stopped. Without `databaseUrl` the
 * demo's database is in `dataDir`.
 */
export async function fillPayroll(
  dataDir: string,
  databaseUrl: string | null,
  count: number,
): Promise<void> {
  await runNode(
    [inBench('peers/fillPayroll.mjs'), String(count)],
    databaseUrl ? { HAND_DATABASE_URL: databaseUrl } : { HAND_FOLDER: `${dataDir}/pglite` },
  );
}

import { inBench } from './paths';
import { runNode } from './runNode';

/** Fills the payroll and the log of times of a demo that is closed with so many entries each. */
export async function fillLogs(
  dataDir: string,
  databaseUrl: string | null,
  count: number,
): Promise<void> {
  await runNode(
    [inBench('peers/fillLogs.mjs'), String(count)],
    databaseUrl ? { HAND_DATABASE_URL: databaseUrl } : { HAND_FOLDER: `${dataDir}/pglite` },
  );
}

import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../Database';
import { once } from '../once';
import { createEmbeddedDatabase } from './createEmbeddedDatabase';
import { lockFolder } from './lockFolder';
import { startMaintenance } from './startMaintenance';
import { startWorkerEngine } from './startWorkerEngine';

/**
 * Opens the embedded database of a data folder, creating both when missing. Every answered commit is on disk.
 *
 * @throws BaseOcupadaError when another process has the folder open.
 */
export async function openEmbedded(dataDir: string, onError: (error: unknown) => void): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = realpathSync(dataDir);
  let stopWriting = async (): Promise<void> => undefined;
  const unlock = await lockFolder(folder, () => {
    onError(new Error(`Another process took over the data folder ${folder}; the database stops here`));
    void stopWriting();
  });
  try {
    const engine = await startWorkerEngine(path.join(folder, 'pglite'));
    stopWriting = engine.terminate;
    const { database, pool } = createEmbeddedDatabase(engine);
    const stopMaintenance = startMaintenance(pool, path.join(folder, 'ultimo-vacuum'), onError);
    return {
      ...database,
      close: once(async () => {
        await stopMaintenance();
        try {
          await database.close();
        } finally {
          await unlock();
        }
      }),
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

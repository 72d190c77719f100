import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { readFileLimit, shareFiles } from '../../fileLimit';
import { StartError } from '../../StartError';
import {
  type Database,
  type DatabaseEvents,
  type Health,
  STATEMENT_MILLISECONDS,
} from '../Database';
import { isDiskFull } from '../errors';
import { once } from '../once';
import { checkDataFolder, DATABASE_FOLDER, unusable, VACUUM_MARK } from './checkDataFolder';
import { createEmbeddedDatabase } from './createEmbeddedDatabase';
import { DiskWatch, ROOM_BYTES, readFreeBytes } from './DiskWatch';
import { lockFolder } from './lockFolder';
import { ReopeningEngine } from './ReopeningEngine';
import { startMaintenance } from './startMaintenance';
import { startWorkerEngine, type WorkerEngine } from './startWorkerEngine';

/**
 * The free bytes that a new database needs. The database takes about 45 MB; the rest is room for
 * writes.
 */
const NEW_BYTES = 2 * ROOM_BYTES;
const megabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`;

/**
 * Opens the embedded database of a data folder. If there is none, creates the folder and the
 * database. Every answered commit is on disk. When the worker dies, another worker opens the
 * database again. When another process takes the folder over, this process stops its database at
 * once.
 *
 * @throws BaseOcupadaError when another process has the folder open; StartError when the folder's
 * content cannot be used or the disk has no room.
 */
export async function openEmbedded(dataDir: string, events: DatabaseEvents): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = realpathSync(dataDir);
  let engine: ReopeningEngine | undefined;
  const unlock = await lockFolder(folder, {
    onError: events.onError,
    onLost: () => {
      void engine?.abandon();
      events.onLost(
        new StartError(
          `Otro proceso ha tomado la carpeta de datos «${folder}». Este se detiene para no estropearla.`,
        ),
      );
    },
  });
  const disk = new DiskWatch(folder, {
    onChange: (hasRoom, free) => tellRoom(events, folder, hasRoom, free),
    onError: events.onError,
  });
  try {
    if (checkDataFolder(folder)) await checkRoom(folder);
    await disk.look();
    engine = await openEngine(folder, disk, events);
    return serve(engine, folder, disk, events, unlock);
  } catch (error) {
    disk.stop();
    // The database must end before the lock is released. Otherwise a second process could open the
    // same files.
    await engine?.abandon();
    await unlock();
    throw error;
  }
}

async function checkRoom(folder: string): Promise<void> {
  const free = await readFreeBytes(folder);
  if (free === null || free >= NEW_BYTES) return;
  throw new StartError(
    `No queda espacio en el disco de «${folder}»: hay ${megabytes(free)} libres y para empezar hacen falta ${megabytes(NEW_BYTES)}.`,
  );
}

function tellRoom(
  { onError, onNotice }: DatabaseEvents,
  folder: string,
  hasRoom: boolean,
  free: number,
): void {
  const place = `el disco de «${folder}»`;
  if (hasRoom) onNotice(`Vuelve a haber espacio en ${place}: ya se puede cambiar todo otra vez.`);
  else
    onError(
      new StartError(
        `No queda espacio en ${place}: ${megabytes(free)} libres. Se puede leer, pero no cambiar nada hasta que haya ${megabytes(ROOM_BYTES)}.`,
      ),
    );
}

async function openEngine(
  folder: string,
  disk: DiskWatch,
  events: DatabaseEvents,
): Promise<ReopeningEngine> {
  const { database: files } = shareFiles(readFileLimit());
  const start = async (): Promise<WorkerEngine> => {
    try {
      return await startWorkerEngine({ folder: path.join(folder, DATABASE_FOLDER), files });
    } catch (error) {
      throw explainOpening(folder, error);
    }
  };
  return await ReopeningEngine.open(start, {
    onError: (error) => {
      events.onError(error);
      if (isDiskFull(error)) void disk.look();
    },
    onReopened: () => events.onNotice('La base de datos se ha abierto otra vez.'),
    onLost: events.onLost,
  });
}

/** Explains for the operator, in Spanish, why the database did not open. */
function explainOpening(folder: string, error: unknown): StartError {
  const said = error instanceof Error ? error.message : String(error);
  const text = isDiskFull(error)
    ? `No queda espacio en el disco de «${folder}» para abrir la base de datos. Libera sitio.`
    : unusable(folder, `la base de datos no se abre y dice «${said}»`).message;
  return Object.assign(new StartError(text), { cause: error });
}

function serve(
  engine: ReopeningEngine,
  folder: string,
  disk: DiskWatch,
  { onError }: DatabaseEvents,
  unlock: () => Promise<void>,
): Database {
  const { database, pool } = createEmbeddedDatabase(engine);
  const hasRoom = () => disk.hasRoom();
  const stopMaintenance = startMaintenance(pool, path.join(folder, VACUUM_MARK), {
    onError,
    hasRoom,
  });
  return {
    ...database,
    hasRoom,
    checkHealth: async (): Promise<Health> =>
      engine.isOpen ? await database.checkHealth() : 'reabriendo',
    limitStatements: () => engine.limitStatements(STATEMENT_MILLISECONDS),
    close: once(async () => {
      disk.stop();
      await stopMaintenance();
      try {
        await database.close();
      } finally {
        await unlock();
      }
    }),
  };
}

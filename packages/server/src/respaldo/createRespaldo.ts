import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Motivo } from '@garita/domain/respaldo/motivos';
import { RESPALDO } from '@garita/domain/respaldo/textos';
import { sql } from 'kysely';
import { readFreeBytes } from '../db/embedded/DiskWatch';
import { syncFolder } from '../db/embedded/DurableNodeFS';
import { readOwnIdentity } from '../db/embedded/processIdentity';
import { RespaldoError } from '../RespaldoError';
import { VERSION } from '../version';
import { type BackupSource, dumpTables } from './dumpTables';
import { FORMATO, type Manifiesto } from './Manifiesto';
import { formatId, toDraftName, toFileName } from './nombre';
import { packArchive } from './packArchive';
import { verifyArchive } from './readArchive';
import { DRAFT_OWNER, removeLeftovers } from './removeLeftovers';

function explainDisk(error: unknown, folder: string): unknown {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new RespaldoError(RESPALDO.seLleno(folder), { cause: error });
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'EEXIST'].includes(code ?? ''))
    return new RespaldoError(RESPALDO.noSeEscribe(folder), { cause: error });
  return error;
}

export interface RespaldoOptions {
  readonly db: BackupSource;
  /** The folder of the backups. If it is missing, the backup creates it. */
  readonly folder: string;
  readonly motivo: Motivo;
  readonly fecha: Date;
  readonly signal?: AbortSignal;
  /** Reads the free bytes on the disk of a folder; null if unknown. */
  readonly freeBytes?: (folder: string) => Promise<number | null>;
}

export interface Creado {
  readonly id: string;
  readonly file: string;
  readonly manifiesto: Manifiesto;
}

/**
 * Free bytes that a backup needs per byte of the database. JSON lines take about three times the
 * size of their rows, and the archive needs space too.
 */
const ROOM_PER_BYTE = 4;
const ROOM_AT_LEAST = 16_000_000;

async function checkRoom({
  db,
  folder,
  freeBytes = readFreeBytes,
}: RespaldoOptions): Promise<void> {
  const { rows } = await sql<{
    bytes: number;
  }>`select coalesce(sum(pg_table_size(oid)), 0)::int8 as bytes from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db.kysely);
  const [needed, free] = [
    ROOM_AT_LEAST + ROOM_PER_BYTE * (rows[0]?.bytes ?? 0),
    (await freeBytes(folder)) ?? Number.POSITIVE_INFINITY,
  ];
  if (free < needed) throw new RespaldoError(RESPALDO.sinEspacio(folder, needed, free));
}

async function build(
  { db, folder, motivo, fecha, signal = new AbortController().signal }: RespaldoOptions,
  id: string,
): Promise<Creado> {
  const draft = join(folder, toDraftName(id));
  const [packed, file] = [join(draft, toFileName(id)), join(folder, toFileName(id))];
  if (existsSync(file)) throw new RespaldoError(RESPALDO.yaExiste(toFileName(id)));
  await mkdir(draft, { mode: 0o700 });
  try {
    await writeFile(join(draft, DRAFT_OWNER), JSON.stringify(readOwnIdentity()), { mode: 0o600 });
    const volcado = await dumpTables(db, draft, signal);
    const manifiesto: Manifiesto = {
      formato: FORMATO,
      garita: VERSION,
      creado_en: fecha.toISOString(),
      motivo,
      ...volcado,
    };
    await packArchive(manifiesto, draft, packed, signal);
    await verifyArchive(packed, signal);
    await rename(packed, file);
    syncFolder(folder);
    return { id, file, manifiesto };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Makes a backup: every table in one snapshot, packed, synced to the disk, and verified by a full
 * read. Only then does the file leave its draft folder, so every backup file directly in `folder`
 * is whole. A process that dies meanwhile leaves its draft, and a later backup removes it.
 * @throws RespaldoError when there is no room or the folder cannot be written, or the error of the
 * database or the signal
 */
export async function createRespaldo(options: RespaldoOptions): Promise<Creado> {
  const { folder, motivo, fecha } = options;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeLeftovers(folder);
    await checkRoom(options);
    return await build(options, formatId(fecha, motivo));
  } catch (error) {
    throw explainDisk(error, folder);
  }
}

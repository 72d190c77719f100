import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../../StartError';

/** The version of PostgreSQL inside PGlite. Another version cannot read its files. */
const POSTGRES_MAJOR = '18';
/** PostgreSQL writes its control file and its log segments whole and never changes their size. */
const CONTROL_BYTES = 8_192;
const SEGMENT_BYTES = 16 * 1024 * 1024;
/** A file system creates these entries in a new volume. */
const NOT_DATA = new Set(['lost+found']);

/** The embedded database creates this file beside its folder when it first opens. */
export const VACUUM_MARK = 'ultimo-vacuum';
export const DATABASE_FOLDER = 'pglite';

/**
 * Checks whether a data folder holds a whole database or none yet. A folder that has lost a part
 * never counts as new: a new database would overwrite data that an operator can still save.
 *
 * @returns whether the caller must create a database.
 * @throws StartError with the missing part and the remedy.
 */
export function checkDataFolder(dataDir: string): boolean {
  if (existsSync(path.join(dataDir, 'PG_VERSION')))
    throw new StartError(
      `«${dataDir}» es el interior de una base de datos. Indica en DATA_DIR la carpeta que contiene «${DATABASE_FOLDER}».`,
    );
  const folder = path.join(dataDir, DATABASE_FOLDER);
  const inside = listFolder(folder);
  if (inside.length === 0) {
    if (existsSync(path.join(dataDir, VACUUM_MARK)))
      throw unusable(
        dataDir,
        `aquí hubo una base de datos y falta su carpeta «${DATABASE_FOLDER}»`,
      );
    return true;
  }
  if (inside.every((name) => NOT_DATA.has(name)))
    throw new StartError(
      `«${folder}» es un volumen recién creado. Móntalo en «${dataDir}», una carpeta más arriba, y vuelve a arrancar.`,
    );
  const missing = findMissing(folder);
  if (missing) throw unusable(dataDir, missing);
  return false;
}

/**
 * A Spanish phrase for the first missing part of a non-empty folder; null if nothing is missing.
 */
function findMissing(folder: string): string | null {
  const version = path.join(folder, 'PG_VERSION');
  if (sizeOf(version) === null) return `a «${DATABASE_FOLDER}» le falta el fichero PG_VERSION`;
  const major = readFileSync(version, 'utf8').trim();
  if (major !== POSTGRES_MAJOR)
    return `«${DATABASE_FOLDER}» es de PostgreSQL «${major}» y esta versión de Garita lleva el ${POSTGRES_MAJOR}`;
  const control = sizeOf(path.join(folder, 'global/pg_control'));
  if (control === null) return `a «${DATABASE_FOLDER}» le falta el fichero global/pg_control`;
  if (control !== CONTROL_BYTES)
    return `el fichero global/pg_control de «${DATABASE_FOLDER}» está cortado`;
  return findBrokenSegment(path.join(folder, 'pg_wal'));
}

/** A truncated segment of the log (WAL) would silently lose the last changes. */
function findBrokenSegment(folder: string): string | null {
  const segments = listFolder(folder).filter((name) => /^[0-9A-F]{24}$/.test(name));
  if (segments.length === 0)
    return `a «${DATABASE_FOLDER}» le falta su registro de cambios (pg_wal)`;
  const cut = segments.find((name) => sizeOf(path.join(folder, name)) !== SEGMENT_BYTES);
  return cut === undefined ? null : `el fichero pg_wal/${cut} de «${DATABASE_FOLDER}» está cortado`;
}

export function unusable(dataDir: string, reason: string): StartError {
  return new StartError(
    `La carpeta de datos «${dataDir}» no se puede usar: ${reason}. ` +
      'Recupérala entera de una copia; para empezar de cero, apártala o elige otra con DATA_DIR.',
  );
}

function listFolder(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function sizeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.size ?? null;
}

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Comprobacion {
  /** The instant of the check, ISO 8601 in UTC. */
  readonly fecha: string;
  /** The file's size at the check. If the size changes, the file counts as unchecked. */
  readonly bytes: number;
  readonly correcto: boolean;
}

export type Comprobaciones = Readonly<Record<string, Comprobacion>>;

const fileIn = (folder: string): string => join(folder, 'comprobaciones.json');

/** The stored results of a folder's checks. Without the file, every backup counts as unchecked. */
export function readComprobaciones(folder: string): Comprobaciones {
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Comprobaciones;
  } catch {
    return {};
  }
}

/**
 * Stores a check's result, and deletes the results of backups that no longer exist.
 * @param present the ids of the existing backups
 */
export function noteComprobacion(
  folder: string,
  id: string,
  comprobacion: Comprobacion,
  present: readonly string[],
): void {
  const known = Object.entries(readComprobaciones(folder)).filter(([other]) =>
    present.includes(other),
  );
  const draft = `${fileIn(folder)}.${process.pid}`;
  writeFileSync(
    draft,
    JSON.stringify({ ...Object.fromEntries(known), [id]: comprobacion }, null, 2),
    { mode: 0o600 },
  );
  renameSync(draft, fileIn(folder));
}

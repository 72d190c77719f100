import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** When a backup was last read to its end, and what came of it. */
export interface Comprobacion {
  /** ISO 8601, UTC. */
  readonly fecha: string;
  /** The file's size then: one of another size has not been looked at. */
  readonly bytes: number;
  readonly correcto: boolean;
}

export type Comprobaciones = Readonly<Record<string, Comprobacion>>;

const fileIn = (folder: string): string => join(folder, 'comprobaciones.json');

/** What is known of the backups in a folder. Without its file nothing is lost but the knowledge. */
export function readComprobaciones(folder: string): Comprobaciones {
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Comprobaciones;
  } catch {
    return {};
  }
}

/** Notes what came of one, and forgets those that are gone. @param present the backups that there are */
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

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Motivo } from '@garita/domain/respaldo/motivos';
import { RESPALDO } from '@garita/domain/respaldo/textos';
import { RespaldoError } from '../RespaldoError';
import { readComprobaciones } from './comprobaciones';
import type { Manifiesto } from './Manifiesto';
import { type Nombre, parseFileName, toFileName } from './nombre';
import { readArchive } from './readArchive';

export interface RespaldoGuardado {
  readonly id: string;
  readonly fecha: Date;
  readonly motivo: Motivo;
  readonly bytes: number;
  /** Null if the portal cannot read even the file's beginning. */
  readonly manifiesto: Manifiesto | null;
  /** The last full read, ISO 8601; null when unknown. */
  readonly comprobado_en: string | null;
  /** Whether the manifest cannot be read, or the last check has found damage. */
  readonly danado: boolean;
}

/**
 * Reads only the file names, newest first. A missing folder has no backups.
 * @throws RespaldoError when the folder cannot be read.
 */
export async function listNombres(folder: string): Promise<Nombre[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw new RespaldoError(RESPALDO.noSeLee(folder), { cause: error });
  });
  const nombres = names.flatMap((name) => parseFileName(name) ?? []);
  return nombres.sort((a, b) => b.fecha.getTime() - a.fecha.getTime() || (a.id < b.id ? 1 : -1));
}

/** Cached manifests by file, size and time. An unchanged file is not opened again. */
const manifests = new Map<string, Promise<Manifiesto | null>>();
const MOST_MANIFESTS = 200;

function readManifest(file: string, mark: string): Promise<Manifiesto | null> {
  const key = `${file} ${mark}`;
  const known = manifests.get(key);
  if (known !== undefined) return known;
  const read = readArchive(file, null).catch(() => null);
  manifests.set(key, read);
  const [oldest] = manifests.keys();
  if (manifests.size > MOST_MANIFESTS && oldest !== undefined) manifests.delete(oldest);
  return read;
}

export async function listRespaldos(folder: string): Promise<RespaldoGuardado[]> {
  const known = readComprobaciones(folder);
  const rows = (await listNombres(folder)).map(async (nombre): Promise<RespaldoGuardado[]> => {
    const file = join(folder, toFileName(nombre.id));
    const status = await stat(file).catch(() => null);
    if (!status) return [];
    const manifiesto = await readManifest(file, `${status.size} ${status.mtimeMs}`);
    const comprobacion = known[nombre.id]?.bytes === status.size ? known[nombre.id] : undefined;
    const danado = manifiesto === null || comprobacion?.correcto === false;
    return [
      {
        ...nombre,
        bytes: status.size,
        manifiesto,
        comprobado_en: comprobacion?.fecha ?? null,
        danado,
      },
    ];
  });
  return (await Promise.all(rows)).flat();
}

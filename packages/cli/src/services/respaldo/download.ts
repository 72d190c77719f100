import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '@garita/api-client/ApiError';
import { call } from '@garita/api-client/call';
import { toApiError } from '@garita/api-client/failure';
import type { Connection } from '../../connect';
import { RefusedError, UsageError } from '../../errors';
import { findRespaldo } from './verify';

export interface Descargado {
  readonly fichero: string;
  readonly bytes: number;
}

const broken = (cause: unknown): ApiError =>
  new ApiError('La descarga se ha cortado. Vuelve a intentarlo.', { httpStatus: 0, cause });

/**
 * Saves a download. Only the user can read the file. The file gets its final name when it is
 * complete.
 */
async function save(
  body: ReadableStream<Uint8Array>,
  fichero: string,
  bytes: number,
): Promise<void> {
  const draft = `${fichero}.parcial`;
  const file = createWriteStream(draft, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), file);
    if (file.bytesWritten !== bytes) throw broken(null);
    await rename(draft, fichero);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      throw new UsageError(`Ya existe «${draft}»: bórralo o elige otro nombre con --salida.`);
    await rm(draft, { force: true });
    if (code?.startsWith('E'))
      throw new RefusedError(`No se puede escribir «${fichero}» (${code}).`);
    throw error instanceof ApiError ? error : broken(error);
  }
}

/**
 * Downloads a backup. @param salida the file; default: the backup's name in the current folder.
 * @throws UsageError if the file exists
 */
export async function downloadRespaldo(
  connection: Connection,
  id: string,
  salida: string | undefined,
): Promise<Descargado> {
  const { id: known } = await findRespaldo(connection, id);
  const { data } = await call(connection.api, 'descargarRespaldo', { id: known });
  const fichero = salida ?? data.nombre;
  if (existsSync(fichero))
    throw new UsageError(`Ya existe «${fichero}»: elige otro nombre con --salida.`);
  const url = `${connection.servidor}/api/ext/respaldos/archivo?${new URLSearchParams({ enlace: data.enlace })}`;
  const answer = await fetch(url, { redirect: 'error', headers: { key: connection.token } }).catch(
    (cause: unknown) => {
      throw broken(cause);
    },
  );
  if (!answer.ok || !answer.body) throw (await toApiError(answer)) ?? broken(null);
  await save(answer.body, fichero, data.bytes);
  return { fichero, bytes: data.bytes };
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ARCHIVO } from '@garita/domain/respaldo/textos';
import { type Entry, extract } from 'tar-stream';
import { RespaldoDanadoError, RespaldoError } from '../RespaldoError';
import {
  MANIFEST_FILE,
  type Manifiesto,
  parseManifiesto,
  type TablaGuardada,
  toTableFile,
} from './Manifiesto';

/** Takes the rows of one table, in pieces of any length. */
export type Visit = (tabla: TablaGuardada, pieces: AsyncIterable<Buffer>) => Promise<void>;

/** A manifest of a hundred tables has about 30 kB; a file with a larger manifest is invalid. */
const MANIFEST_LIMIT = 4 * 1024 * 1024;
const NEWLINE = 10;

/**
 * The error for a failed read. Whatever the cause (no gzip, no tar, a cut file), the file is
 * damaged.
 */
function toDamage(signal: AbortSignal | undefined): RespaldoDanadoError {
  signal?.throwIfAborted();
  return new RespaldoDanadoError(ARCHIVO.cortado);
}

async function* reading<Item>(
  items: AsyncIterable<Item>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await iterator.next().catch(() => {
        throw toDamage(signal);
      });
      if (done) return;
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}

async function readManifest(entry: Entry, signal: AbortSignal | undefined): Promise<Manifiesto> {
  if (entry.header.name !== MANIFEST_FILE || (entry.header.size ?? 0) > MANIFEST_LIMIT)
    throw new RespaldoDanadoError(ARCHIVO.noEsRespaldo);
  const pieces: Buffer[] = [];
  for await (const piece of reading(entry, signal)) pieces.push(piece as Buffer);
  return parseManifiesto(Buffer.concat(pieces).toString('utf8'));
}

/** Passes on the pieces of a table. At the end it checks them against the manifest. */
async function* checked(
  tabla: TablaGuardada,
  pieces: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let filas = 0;
  for await (const piece of pieces) {
    hash.update(piece);
    for (let at = piece.indexOf(NEWLINE); at >= 0; at = piece.indexOf(NEWLINE, at + 1)) filas++;
    yield piece;
  }
  if (hash.digest('hex') !== tabla.sha256 || filas !== tabla.filas)
    throw new RespaldoDanadoError(ARCHIVO.tablaDanada(tabla.nombre));
}

async function readEntries(
  entries: AsyncIterable<Entry>,
  visit: Visit | null,
  signal: AbortSignal | undefined,
): Promise<Manifiesto> {
  let manifiesto: Manifiesto | null = null;
  let next = 0;
  for await (const entry of reading(entries, signal)) {
    if (manifiesto === null) {
      manifiesto = await readManifest(entry, signal);
      if (visit === null) return manifiesto;
      continue;
    }
    const tabla = manifiesto.tablas[next++];
    if (!tabla || entry.header.name !== toTableFile(tabla.nombre))
      throw new RespaldoDanadoError(ARCHIVO.sobra(entry.header.name));
    await visit?.(tabla, checked(tabla, reading(entry as AsyncIterable<Buffer>, signal)));
  }
  if (manifiesto === null) throw new RespaldoDanadoError(ARCHIVO.noEsRespaldo);
  const missing = manifiesto.tablas[next];
  if (missing) throw new RespaldoDanadoError(ARCHIVO.tablaFalta(missing.nombre));
  return manifiesto;
}

/**
 * Reads a backup table by table and checks it against its manifest. A failed check may come after
 * `visit` got rows, so the caller must not keep them before the promise resolves.
 * @param visit null reads only the manifest
 * @throws RespaldoDanadoError when the file is damaged, RespaldoError when it cannot be read, or
 * the error of `visit`
 */
export async function readArchive(
  file: string,
  visit: Visit | null,
  signal?: AbortSignal,
): Promise<Manifiesto> {
  await access(file, constants.R_OK).catch(() => {
    throw new RespaldoError(ARCHIVO.noEsta(file));
  });
  const entries = extract();
  const unpacked = pipeline(
    createReadStream(file),
    createGunzip(),
    entries,
    ...(signal ? [{ signal }] : []),
  );
  // The reader of the entries gets the same error, so it is not lost here.
  unpacked.catch(() => undefined);
  try {
    const manifiesto = await readEntries(entries, visit, signal);
    // The tar has ended, but gzip's checksum is still unread. Only the checksum detects a changed
    // padding byte.
    if (visit !== null)
      await unpacked.catch(() => {
        throw toDamage(signal);
      });
    return manifiesto;
  } finally {
    entries.destroy();
  }
}

/** Reads the whole backup and stores nothing. @throws as {@link readArchive} */
export const verifyArchive = (file: string, signal?: AbortSignal): Promise<Manifiesto> =>
  readArchive(
    file,
    async (_, pieces) => {
      for await (const _piece of pieces);
    },
    signal,
  );

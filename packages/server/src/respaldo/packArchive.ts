import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { MANIFEST_FILE, type Manifiesto, toTableFile } from './Manifiesto';

async function addFile(
  archive: Pack,
  { name, size, mtime }: { name: string; size: number; mtime: Date },
  file: string,
): Promise<void> {
  await pipeline(createReadStream(file), archive.entry({ name, size, mtime, mode: 0o600 }));
}

async function addAll(archive: Pack, manifiesto: Manifiesto, folder: string): Promise<void> {
  const mtime = new Date(manifiesto.creado_en);
  archive.entry(
    { name: MANIFEST_FILE, mtime, mode: 0o600 },
    `${JSON.stringify(manifiesto, null, 2)}\n`,
  );
  for (const { nombre, bytes } of manifiesto.tablas) {
    const name = toTableFile(nombre);
    await addFile(archive, { name, size: bytes, mtime }, join(folder, name));
  }
  archive.finalize();
}

/**
 * Packs a backup into one file, the manifest first. When the promise resolves, the disk has every
 * byte.
 */
export async function packArchive(
  manifiesto: Manifiesto,
  folder: string,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  const archive = pack();
  const written = pipeline(
    archive,
    createGzip(),
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
    { signal },
  );
  // Both promises are awaited together. After a failed write (a full disk), `addAll` alone would
  // wait for ever.
  await Promise.all([written, addAll(archive, manifiesto, folder)]);
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

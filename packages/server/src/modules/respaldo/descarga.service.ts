import { open } from 'node:fs/promises';
import { RESPALDO } from '@garita/domain/respaldo/textos';
import type { Actor } from '../../access/Actor';
import { FileAnswer } from '../../contract/FileAnswer';
import type { Deps } from '../../deps';
import { Rechazo } from '../../rechazo';
import { toFileName } from '../../respaldo/nombre';
import type { Write } from '../../write/runWrite';

/** How long a link opens a download. Milliseconds. */
const LIFE = 60_000;

/** The links that open a download, kept in this process alone: nothing of them outlives it. */
export interface Enlaces {
  make(id: string): string;
  /** The backup that a link opens; null when it opens none, or no more. */
  find(enlace: string): string | null;
}

export function createEnlaces({ clock, random }: Pick<Deps, 'clock' | 'random'>): Enlaces {
  const open = new Map<string, { readonly id: string; readonly until: number }>();
  const forgetOld = () => {
    for (const [enlace, { until }] of open) if (until <= clock().getTime()) open.delete(enlace);
  };
  return {
    make: (id) => {
      forgetOld();
      const enlace = random(32).toString('base64url');
      open.set(enlace, { id, until: clock().getTime() + LIFE });
      return enlace;
    },
    find: (enlace) => {
      forgetOld();
      return open.get(enlace)?.id ?? null;
    },
  };
}

/** Lets the owner fetch the file of a backup, and notes it. @throws Rechazo 404 for one that there is not. */
export function pedirDescarga({ taller }: Pick<Deps, 'taller'>, enlaces: Enlaces, write: Write<Actor>, id: string) {
  return write(async ({ audit }) => {
    const found = (await taller.list()).find((one) => one.id === id);
    if (!found) throw Rechazo.notFound(RESPALDO.noEncontrado);
    await audit({ objetivo: null, despues: { respaldo: id } });
    const data = { enlace: enlaces.make(id), nombre: toFileName(id), bytes: found.bytes };
    return { msg: RESPALDO.enlaceListo, status: 0 as const, data };
  });
}

/** The file behind a link. @throws Rechazo 404 for a link that opens nothing, or when the file has gone. */
export async function openArchivo({ taller }: Pick<Deps, 'taller'>, enlaces: Enlaces, enlace: string): Promise<FileAnswer> {
  const id = enlaces.find(enlace);
  if (id === null) throw Rechazo.notFound(RESPALDO.enlaceCaducado);
  const handle = await open(taller.fileOf(id)).catch(() => {
    throw Rechazo.notFound(RESPALDO.noEncontrado);
  });
  // By its handle: a file that is removed meanwhile is still sent whole.
  const { size } = await handle.stat();
  return new FileAnswer(handle.createReadStream({ end: Math.max(0, size - 1) }), { name: toFileName(id), type: 'application/gzip', bytes: size });
}

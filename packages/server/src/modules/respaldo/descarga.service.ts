import { timingSafeEqual } from 'node:crypto';
import { open } from 'node:fs/promises';
import { RESPALDO } from '@garita/domain/respaldo/textos';
import type { Actor } from '../../access/Actor';
import { placeOf } from '../../access/placeOf';
import type { Deps } from '../../gate/Deps';
import { FileAnswer } from '../../gate/FileAnswer';
import { Rechazo } from '../../rechazo';
import { toFileName } from '../../respaldo/nombre';
import type { Write } from '../../write/WriteScope';
import { isFirst } from '../claves/intentos.service';

/** Lifetime of a download link, in milliseconds. */
const LIFE = 60_000;

interface Signing extends Pick<Deps, 'keyedHash'> {
  readonly actor: Actor;
}

const sign = ({ keyedHash, actor }: Signing, id: string, until: string): string =>
  keyedHash('descarga', `${id} ${until} ${placeOf(actor)}`);

/**
 * A download link has the backup's id, the expiry and a signature for one session. So the portal
 * need not store the link.
 */
function makeEnlace(signing: Signing, id: string, ahora: Date): string {
  const until = String(ahora.getTime() + LIFE);
  return [id, until, sign(signing, id, until)].join('.');
}

/**
 * The backup of a link; null for an invalid or expired link, and for the link of another session.
 */
function readEnlace(signing: Signing, enlace: string, ahora: Date): string | null {
  const [id = '', until = '', signature = ''] = enlace.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(signing, id, until))];
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number(until) > ahora.getTime() ? id : null;
}

/** Gives the owner a download link and logs it. @throws Rechazo 404 for an unknown backup. */
export function pedirDescarga(
  { backups, keyedHash }: Pick<Deps, 'backups' | 'keyedHash'>,
  write: Write,
  id: string,
) {
  return write(async ({ actor, ahora, audit }) => {
    const found = (await backups.list()).find((one) => one.id === id);
    if (!found) throw Rechazo.notFound(RESPALDO.noEncontrado);
    await audit({ objetivo: null, despues: { respaldo: id } });
    const data = {
      enlace: makeEnlace({ keyedHash, actor }, id, ahora),
      nombre: toFileName(id),
      bytes: found.bytes,
    };
    return { msg: RESPALDO.enlaceListo, status: 0 as const, data };
  });
}

/**
 * Opens the backup of a link. A link works once.
 * @throws Rechazo 404 for an invalid or used link, or if the file is gone.
 */
export async function openArchivo(
  deps: Pick<Deps, 'backups' | 'keyedHash' | 'clock' | 'db'>,
  actor: Actor,
  enlace: string,
): Promise<FileAnswer> {
  const { backups, keyedHash, clock } = deps;
  const id = readEnlace({ keyedHash, actor }, enlace, clock());
  if (id === null || !(await isFirst(deps, `descarga:${enlace}`)))
    throw Rechazo.notFound(RESPALDO.enlaceCaducado);
  const handle = await open(backups.fileOf(id)).catch(() => {
    throw Rechazo.notFound(RESPALDO.noEncontrado);
  });
  // The open handle keeps the file's content, so a file that is deleted meanwhile is still sent
  // whole.
  const { size } = await handle.stat();
  return new FileAnswer(handle.createReadStream({ end: Math.max(0, size - 1) }), {
    name: toFileName(id),
    type: 'application/gzip',
    bytes: size,
  });
}

import { setTimeout } from 'node:timers/promises';
import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { formatBytes } from '@garita/domain/formato/bytes';
import { formatInteger } from '@garita/domain/formato/credits';
import { RESPALDO } from '@garita/domain/respaldo/textos';
import type { Acto } from '../../change/Acto';
import { RefusedError } from '../../errors';
import { readAgencia } from '../nomina/readAgencia';
import type { Session } from '../openSession';

/** Polling interval, in milliseconds. */
const EVERY = 300;

/** Waits until a backup is finished. @throws RefusedError when it fails */
async function waitFor({ api }: Session, id: string): Promise<Schemas['Respaldo']> {
  for (;;) {
    const { respaldos, enMarcha, fallo } = await call(api, 'respaldos');
    const made = respaldos.find((one) => one.id === id);
    if (made) return made;
    if (enMarcha === null) throw new RefusedError(fallo?.texto ?? RESPALDO.fallo);
    await setTimeout(EVERY);
  }
}

/** Prepares a backup. Its `send` waits until the backup is finished. */
export async function prepareRespaldo(session: Session): Promise<Acto<'crearRespaldo'>> {
  session.check();
  const { nombre } = await readAgencia(session);
  return {
    descripcion: `Respaldo de ${nombre} en ${session.servidor}`,
    confirmacion: nombre,
    send: async (clave) => {
      const { data } = await call(session.api, 'crearRespaldo', undefined, {
        idempotencyKey: clave,
      });
      const { id, bytes, filas } = await waitFor(session, data.id);
      return `Respaldo hecho: ${id}, ${formatBytes(bytes)}, ${formatInteger(filas ?? 0)} filas`;
    },
  };
}

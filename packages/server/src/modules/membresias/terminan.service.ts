import { must } from '@garita/domain/must';
import type { Db } from '../../db/Db';
import { insertAvisos } from '../../write/avisos.repository';
import { listTerminan } from './membresias.repository';

/** The time between the notice and the end of a membership. Milliseconds. */
const ANTES_MS = 3 * 86_400_000;

/**
 * Notifies the holders of memberships that end soon. Every portal calls this periodically, and each
 * end gets one notice.
 * @returns whether a notice was sent
 */
export async function tellTerminan(db: Db, now: Date): Promise<boolean> {
  const ending = await listTerminan(db, { desde: now, hasta: new Date(now.getTime() + ANTES_MS) });
  const avisos = ending.map(({ id, usuario_id, nombre, finaliza }) => {
    const hasta = must(finaliza, 'The end of an ending membership').toISOString();
    return {
      usuarioId: usuario_id,
      tipo: 'membresiaTermina' as const,
      datos: { que: nombre, hasta },
      causa: `${id} ${hasta}`,
    };
  });
  return insertAvisos(db, avisos, now);
}

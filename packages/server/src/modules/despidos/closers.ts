import { CIERRES, type Cierre } from '@garita/domain/despidos/cierres';
import type { WriteScope } from '../../write/WriteScope';
import { closeSolicitudesForDismissal } from '../ascensos/solicitudes.service';
import { closeAusenciasForDismissal } from '../ausencias/change.service';
import { closeEmpleadoMesForDismissal } from '../empleadomes/change.service';
import { closeEstadosForDismissal } from '../estados/change.service';
import { closeFichajesForDismissal } from '../fichajes/fichar.service';
import { closeNombresForDismissal } from '../nombres/nombres.service';
import { closeSesionesForDismissal } from '../sesion/sesion.service';
import { closeTiemposForDismissal } from '../tiempos/dismissal.service';
import { revocarTokensDe } from '../tokens/revocar.service';

/** Closes what a person has open in one module. @returns how many things it closed */
type Closer = (scope: WriteScope, usuarioId: number) => Promise<number>;

/**
 * The closers run in the order of `CIERRES`, so two dismissals lock their rows in the same order.
 */
const CLOSERS: Readonly<Record<Cierre, Closer>> = {
  tiempos: closeTiemposForDismissal,
  fichaje: closeFichajesForDismissal,
  solicitudes: ({ tx, ahora }, usuarioId) => closeSolicitudesForDismissal(tx, usuarioId, ahora),
  nombre: ({ tx, ahora }, usuarioId) => closeNombresForDismissal(tx, usuarioId, ahora),
  ausencia: closeAusenciasForDismissal,
  estado: closeEstadosForDismissal,
  empleadoMes: closeEmpleadoMesForDismissal,
  sesiones: closeSesionesForDismissal,
  tokens: revocarTokensDe,
};

/** Closes everything that a person has open. @returns the counts by kind, without zeros */
export async function closeAll(
  scope: WriteScope,
  usuarioId: number,
): Promise<Partial<Record<Cierre, number>>> {
  const closed: Partial<Record<Cierre, number>> = {};
  for (const cierre of CIERRES) {
    const count = await CLOSERS[cierre](scope, usuarioId);
    if (count > 0) closed[cierre] = count;
  }
  return closed;
}

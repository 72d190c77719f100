import { isEnEspera } from '@garita/domain/ausencias/ausencia';
import { formatDays } from '@garita/domain/formato/days';
import { type Cambio, keyed } from '../../cambio/Cambio';
import type { Connection } from '../../connect';
import { findRow, isMeant } from '../findRow';
import { readMsg } from '../readMsg';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';
import { listAusencias } from './list';

/** What is decided, as on the wire. */
export const DECISION = { aceptar: 1, cancelar: 2 } as const;

/**
 * Answers the one absence of a person that waits.
 * @param quien a name or an id, as typed
 * @throws RefusedError when none waits.
 */
export async function prepareDecision(connection: Connection, quien: string, op: (typeof DECISION)[keyof typeof DECISION]): Promise<Cambio> {
  const esperan = (await listAusencias(connection)).filter(isEnEspera);
  const isTheirs = ({ usuario, usuarioNombre }: (typeof esperan)[number]) => isMeant(quien, { id: usuario, nombre: usuarioNombre });
  const { id, usuario, usuarioNombre, id_categoria, inicio, final, motivo } = findRow(esperan, isTheirs, `${quien} no tiene ninguna ausencia en espera.`);
  checkAccess(await whoami(connection), 'ausenciaAction', { target: { id: usuario, usuario: usuarioNombre, id_categoria } });
  return {
    descripcion: `${op === DECISION.aceptar ? 'Aceptar' : 'Cancelar'} la ausencia de ${usuarioNombre}, ${formatDays(inicio, final)}: «${motivo}»`,
    confirmacion: usuarioNombre,
    send: (clave) => readMsg(connection.api.POST('/ausenciaAction', { body: { id, op }, ...keyed(clave) })),
  };
}

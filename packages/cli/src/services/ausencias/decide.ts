import { isEnEspera, isVigente } from '@garita/domain/ausencias/ausencia';
import { formatDays } from '@garita/domain/formato/days';
import { type Cambio, keyed } from '../../cambio/Cambio';
import type { Connection } from '../../connect';
import { findRow, isMeant } from '../findRow';
import { readMsg } from '../readMsg';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';
import { type Ausencia, listAusencias, listMisAusencias, readHoy } from './list';

/** What is decided, as on the wire. */
export const DECISION = { aceptar: 1, rechazar: 2 } as const;

const isOf =
  (quien: string) =>
  ({ usuario, usuarioNombre }: Ausencia): boolean =>
    isMeant(quien, { id: usuario, nombre: usuarioNombre });

const describe = (verb: string, { usuarioNombre, inicio, final, motivo }: Ausencia): string =>
  `${verb} la ausencia de ${usuarioNombre}, ${formatDays(inicio, final)}: «${motivo}»`;

/**
 * Answers the one absence of a person that waits.
 * @param quien a name or an id, as typed
 * @throws RefusedError when none waits.
 */
export async function prepareDecision(connection: Connection, quien: string, op: (typeof DECISION)[keyof typeof DECISION]): Promise<Cambio> {
  const esperan = (await listAusencias(connection)).filter(isEnEspera);
  const ausencia = findRow(esperan, isOf(quien), `${quien} no tiene ninguna ausencia en espera.`);
  const { id, usuario, usuarioNombre, id_categoria } = ausencia;
  checkAccess(await whoami(connection), 'ausenciaAction', { target: { id: usuario, usuario: usuarioNombre, id_categoria } });
  return {
    descripcion: describe(op === DECISION.aceptar ? 'Aceptar' : 'Rechazar', ausencia),
    confirmacion: usuarioNombre,
    send: (clave) => readMsg(connection.api.POST('/ausenciaAction', { body: { id, op }, ...keyed(clave) })),
  };
}

/** Takes back one's own that waits. @throws RefusedError when none does. */
export async function prepareWithdrawal(connection: Connection): Promise<Cambio> {
  const ausencia = findRow(await listMisAusencias(connection), isEnEspera, 'No tienes ninguna ausencia en espera.');
  return {
    descripcion: describe('Retirar', ausencia),
    confirmacion: ausencia.usuarioNombre,
    send: (clave) => readMsg(connection.api.POST('/ext/retirarAusencia', { body: { id: ausencia.id }, ...keyed(clave) })),
  };
}

/**
 * Ends an accepted absence today.
 * @param quien a name or an id, as typed; one's own when left out
 * @throws RefusedError when none is in force or to come.
 */
export async function prepareEnd(connection: Connection, quien?: string): Promise<Cambio> {
  const hoy = await readHoy(connection);
  const vigentes = (await (quien === undefined ? listMisAusencias : listAusencias)(connection)).filter((one) => isVigente(one, hoy));
  const ausencia = findRow(
    vigentes,
    quien === undefined ? () => true : isOf(quien),
    quien === undefined ? 'No tienes ninguna ausencia en vigor.' : `${quien} no tiene ninguna ausencia en vigor.`,
  );
  const { id, usuario, usuarioNombre, id_categoria } = ausencia;
  checkAccess(await whoami(connection), 'terminarAusencia', { target: { id: usuario, usuario: usuarioNombre, id_categoria } });
  return {
    descripcion: describe('Terminar hoy', ausencia),
    confirmacion: usuarioNombre,
    send: (clave) => readMsg(connection.api.POST('/ext/terminarAusencia', { body: { id }, ...keyed(clave) })),
  };
}

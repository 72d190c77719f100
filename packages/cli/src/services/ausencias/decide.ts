import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { ESTADO_AUSENCIA, isEnEspera, isVigente } from '@garita/domain/ausencias/ausencia';
import { formatDays } from '@garita/domain/formato/days';
import type { Cambio } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';
import { POR_USUARIO } from '../../lote/pedidos';
import type { Tarea } from '../../lote/Tarea';
import { findRow, isMeant } from '../findRow';
import { readAll } from '../readAll';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';
import { readHoy } from './list';

export const DECISION = { aceptar: 1, rechazar: 2 } as const;

const isOf =
  (quien: string) =>
  ({ usuario, usuarioNombre }: Schemas['Ausencia']): boolean =>
    isMeant(quien, { id: usuario, nombre: usuarioNombre });

const describe = (
  verb: string,
  { usuarioNombre, inicio, final, motivo }: Schemas['Ausencia'],
): string => `${verb} la ausencia de ${usuarioNombre}, ${formatDays(inicio, final)}: «${motivo}»`;

const PEDIDO = {
  ...POR_USUARIO,
  nombre: ['ausencia', 'ausencias'],
} satisfies Partial<Tarea<'usuario', string>>;

type Decision = (typeof DECISION)[keyof typeof DECISION];

const ESTADO = {
  [DECISION.aceptar]: ESTADO_AUSENCIA.aceptada,
  [DECISION.rechazar]: ESTADO_AUSENCIA.cancelada,
} as const;

/**
 * An absence that an earlier run of the same lote may have changed: resent under the same key, the
 * portal replays its answer.
 */
const findLeft = (
  ausencias: readonly Schemas['Ausencia'][],
  quien: string,
  isLeft: (ausencia: Schemas['Ausencia']) => boolean,
): Schemas['Ausencia'] | undefined => ausencias.filter(isOf(quien)).find(isLeft);

export const createDecisionTarea = (op: Decision): Tarea<'usuario', string> => ({
  ...PEDIDO,
  acto: `ausencias ${op === DECISION.aceptar ? 'accept' : 'decline'}`,
  open: async (connection, _, __, enLote) => {
    const [ausencias, yo] = [await readAll(connection, 'getAusencias'), await whoami(connection)];
    return (quien) => {
      const left = enLote
        ? findLeft(ausencias, quien, ({ estado }) => estado === ESTADO[op])
        : undefined;
      const ausencia = ausencias.filter(isEnEspera).find(isOf(quien)) ?? left;
      if (ausencia === undefined)
        throw new RefusedError(`${quien} no tiene ninguna ausencia en espera.`);
      const { id, usuario, usuarioNombre, id_categoria } = ausencia;
      checkAccess(yo, 'ausenciaAction', {
        target: { id: usuario, usuario: usuarioNombre, id_categoria },
      });
      return {
        descripcion: describe(op === DECISION.aceptar ? 'Aceptar' : 'Rechazar', ausencia),
        confirmacion: usuarioNombre,
        turno: String(usuario),
        send: toSend(connection.api, 'ausenciaAction', { id, op }),
      };
    };
  },
});

/** Withdraws the user's own waiting absence. @throws RefusedError when none waits. */
export async function prepareWithdrawal(connection: Connection): Promise<Cambio> {
  const ausencia = findRow(
    await call(connection.api, 'getMyAusencias'),
    isEnEspera,
    'No tienes ninguna ausencia en espera.',
  );
  return {
    descripcion: describe('Retirar', ausencia),
    confirmacion: ausencia.usuarioNombre,
    send: toSend(connection.api, 'retirarAusencia', { id: ausencia.id }),
  };
}

const toEnd = ({ api }: Connection, ausencia: Schemas['Ausencia']): Cambio => ({
  descripcion: describe('Terminar hoy', ausencia),
  confirmacion: ausencia.usuarioNombre,
  turno: String(ausencia.usuario),
  send: toSend(api, 'terminarAusencia', { id: ausencia.id }),
});

const checkEnd = (
  yo: Awaited<ReturnType<typeof whoami>>,
  { usuario, usuarioNombre, id_categoria }: Schemas['Ausencia'],
): void =>
  checkAccess(yo, 'terminarAusencia', {
    target: { id: usuario, usuario: usuarioNombre, id_categoria },
  });

/**
 * Ends the user's own accepted absence today.
 * @throws RefusedError when none is in force or to come.
 */
export async function prepareEnd(connection: Connection): Promise<Cambio> {
  const hoy = await readHoy(connection);
  const ausencia = findRow(
    await call(connection.api, 'getMyAusencias'),
    (one) => isVigente(one, hoy),
    'No tienes ninguna ausencia en vigor.',
  );
  checkEnd(await whoami(connection), ausencia);
  return toEnd(connection, ausencia);
}

export const terminarTarea: Tarea<'usuario', string> = {
  ...PEDIDO,
  acto: 'ausencias end',
  open: async (connection, _, __, enLote) => {
    const [hoy, ausencias, yo] = [
      await readHoy(connection),
      await readAll(connection, 'getAusencias'),
      await whoami(connection),
    ];
    return (quien) => {
      const left = enLote ? findLeft(ausencias, quien, (one) => !isEnEspera(one)) : undefined;
      const ausencia = ausencias.filter((one) => isVigente(one, hoy)).find(isOf(quien)) ?? left;
      if (ausencia === undefined)
        throw new RefusedError(`${quien} no tiene ninguna ausencia en vigor.`);
      checkEnd(yo, ausencia);
      return toEnd(connection, ausencia);
    };
  },
};

import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { ESTADO_AUSENCIA, isEnEspera, isVigente } from '@garita/domain/ausencias/ausencia';
import { formatDays } from '@garita/domain/formato/days';
import type { Acto } from '../../change/Acto';
import { RefusedError } from '../../errors';
import { POR_USUARIO, personas } from '../../lote/taskColumns';
import { createTask } from '../createTask';
import { findRow, isAbout } from '../findRow';
import type { Session } from '../openSession';
import { readAll } from '../readAll';
import { readHoy } from './readHoy';

export const DECISION = { aceptar: 1, rechazar: 2 } as const;

const describe = (
  verb: string,
  { usuarioNombre, inicio, final, motivo }: Schemas['Ausencia'],
): string => `${verb} la ausencia de ${usuarioNombre}, ${formatDays(inicio, final)}: «${motivo}»`;

const toPersona = ({ usuario: id, usuarioNombre, id_categoria }: Schemas['Ausencia']) => ({
  id,
  usuario: usuarioNombre,
  id_categoria,
});

type Decision = (typeof DECISION)[keyof typeof DECISION];

const ESTADO = {
  [DECISION.aceptar]: ESTADO_AUSENCIA.aceptada,
  [DECISION.rechazar]: ESTADO_AUSENCIA.cancelada,
} as const;

/**
 * Finds an absence that an earlier attempt of the bulk run may have answered or ended. The portal
 * then replays that attempt's result.
 */
const findLeft = (
  ausencias: readonly Schemas['Ausencia'][],
  quien: string,
  isLeft: (ausencia: Schemas['Ausencia']) => boolean,
): Schemas['Ausencia'] | undefined => ausencias.filter(isAbout(quien)).find(isLeft);

export const createDecisionTask = (op: Decision) =>
  createTask({
    ...POR_USUARIO,
    columnas: { usuario: personas('de quiénes: sus nombres o sus números') },
    nombre: ['ausencia', 'ausencias'],
    acto: `ausencias ${op === DECISION.aceptar ? 'accept' : 'decline'}`,
    llamada: 'ausenciaAction',
    open: async ({ api, check, enLote }) => {
      const ausencias = await readAll({ api }, 'getAusencias');
      return (quien) => {
        const left = enLote
          ? findLeft(ausencias, quien, ({ estado }) => estado === ESTADO[op])
          : undefined;
        const ausencia = ausencias.filter(isEnEspera).find(isAbout(quien)) ?? left;
        if (ausencia === undefined)
          throw new RefusedError(`${quien} no tiene ninguna ausencia en espera.`);
        const persona = toPersona(ausencia);
        check(persona);
        return {
          descripcion: describe(op === DECISION.aceptar ? 'Aceptar' : 'Declinar', ausencia),
          persona,
          body: { id: ausencia.id, op },
        };
      };
    },
  });

/**
 * Prepares the withdrawal of the user's absence that has no answer yet. @throws RefusedError when
 * the user has none
 */
export async function prepareWithdrawal({ api }: Session): Promise<Acto<'retirarAusencia'>> {
  const ausencia = findRow(
    await call(api, 'getMyAusencias'),
    isEnEspera,
    'No tienes ninguna ausencia en espera.',
  );
  return {
    descripcion: describe('Retirar', ausencia),
    confirmacion: ausencia.usuarioNombre,
    body: { id: ausencia.id },
  };
}

function toEnd(
  { check }: Pick<Session, 'check'>,
  ausencia: Schemas['Ausencia'],
): Acto<'terminarAusencia'> {
  const persona = toPersona(ausencia);
  check(persona);
  return { descripcion: describe('Terminar hoy', ausencia), persona, body: { id: ausencia.id } };
}

/**
 * Prepares the end of the user's accepted absence. @throws RefusedError when the user has no
 * absence in force or to come
 */
export async function prepareEnd(session: Session): Promise<Acto<'terminarAusencia'>> {
  const hoy = await readHoy(session);
  const ausencia = findRow(
    await call(session.api, 'getMyAusencias'),
    (one) => isVigente(one, hoy),
    'No tienes ninguna ausencia en vigor.',
  );
  return toEnd(session, ausencia);
}

export const terminarTask = createTask({
  ...POR_USUARIO,
  columnas: {
    usuario: personas('de quiénes: sus nombres o sus números; sin nadie, la tuya'),
  },
  nombre: ['ausencia', 'ausencias'],
  acto: 'ausencias end',
  llamada: 'terminarAusencia',
  lee: ['getHoy'],
  open: async ({ enLote, ...session }) => {
    const hoy = await readHoy(session);
    const ausencias = await readAll(session, 'getAusencias');
    return (quien) => {
      const left = enLote ? findLeft(ausencias, quien, (one) => !isEnEspera(one)) : undefined;
      const ausencia = ausencias.filter((one) => isVigente(one, hoy)).find(isAbout(quien)) ?? left;
      if (ausencia === undefined)
        throw new RefusedError(`${quien} no tiene ninguna ausencia en vigor.`);
      return toEnd(session, ausencia);
    };
  },
});

import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { OP_ESTADO } from '@garita/domain/estados/acciones';
import { estadoRules } from '@garita/domain/estados/estado.rules';
import { ESTADOS } from '@garita/domain/estados/textos';
import type { Acto } from '../../change/Acto';
import { toOrden } from '../../change/PreparedChange';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';
import { checkRules } from '../../input/checkRules';
import { findRow, isNamed } from '../findRow';
import type { Session } from '../openSession';
import { rowsOf } from '../rowsOf';
import { readDirectorio } from '../usuarios/directorio';

type Api = Pick<Connection, 'api'>;

export async function listEstados({ api }: Api): Promise<Schemas['Estado'][]> {
  const answer = await call(api, 'actionEstados', { op: OP_ESTADO.listar });
  return Array.isArray(answer) ? answer : [];
}

export const listMiEstado = rowsOf('estados', (mio) => (mio ? [mio] : []));

async function change(
  { api }: Api,
  body:
    | { op: typeof OP_ESTADO.poner; estado: string }
    | { op: typeof OP_ESTADO.borrar; id: number },
  clave?: string,
): Promise<string> {
  const done = await call(api, 'actionEstados', body, { idempotencyKey: clave });
  if (Array.isArray(done)) throw new TypeError('A change was answered with a list');
  return done.msg;
}

/**
 * Prepares the user's status. @throws UsageError by `estadoRules`, RefusedError if the user already
 * has a status
 */
export async function prepareEstado(
  session: Session,
  estado: string,
): Promise<Acto<'actionEstados'>> {
  checkRules(estadoRules, { estado }, { estado: 'texto' });
  const [mio] = await listMiEstado(session);
  if (mio)
    throw new RefusedError(`${ESTADOS.yaTienes} Se borra con ${toOrden('estados', 'delete')}.`);
  return {
    descripcion: `Poner tu estado: «${estado.trim()}»`,
    persona: session.yo,
    send: (clave) => change(session, { op: OP_ESTADO.poner, estado }, clave),
  };
}

/**
 * Prepares the deletion of a status. @param quien a name or an id, as typed; default: the user.
 * @throws RefusedError without a status
 */
export async function prepareBorrado(
  session: Session,
  quien?: string,
): Promise<Acto<'actionEstados'>> {
  const { yo, find } = await readDirectorio(session, quien === undefined ? [] : [quien]);
  const target = quien === undefined ? yo : find(quien);
  session.check(target);
  const nadie = target.id === yo.id ? ESTADOS.ninguno : `${target.usuario} no tiene ningún estado.`;
  const { id, mensaje } = findRow(
    await listEstados(session),
    ({ usuarioNombre }) => isNamed(target.usuario, usuarioNombre),
    nadie,
  );
  return {
    descripcion: `Borrar el estado de ${target.usuario}: «${mensaje}»`,
    persona: target,
    send: (clave) => change(session, { op: OP_ESTADO.borrar, id }, clave),
  };
}

import { normalizeCodigo } from '@garita/domain/invitaciones/codigo';
import { type EstadoInvitacion, estadoOf } from '@garita/domain/invitaciones/invitacion';
import { INVITACIONES } from '@garita/domain/invitaciones/textos';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import {
  countInvitados,
  findByCodigo,
  insertInvitado,
  lockByCodigo,
} from './invitaciones.repository';

export interface Canje {
  readonly id: number;
  /** Id of the user who created the invitation. */
  readonly creadaPor: number;
}

const REFUSALS: Readonly<Record<Exclude<EstadoInvitacion, 'viva'>, string>> = {
  agotada: INVITACIONES.agotada,
  caducada: INVITACIONES.caducada,
  anulada: INVITACIONES.retirada,
};

const refuse = (texto: string) => new Rechazo(403, texto, { campo: 'invitacion' });

async function demandOpen(
  db: Db,
  row: Awaited<ReturnType<typeof findByCodigo>>,
  now: Date,
): Promise<Canje> {
  if (!row) throw refuse(INVITACIONES.noSirve);
  const usados = await countInvitados(db, row.id);
  const estado = estadoOf(
    {
      usos: row.usos,
      usados,
      expira: row.expira_en?.getTime() ?? null,
      isAnulada: row.anulado_en !== null,
    },
    now.getTime(),
  );
  if (estado !== 'viva') throw refuse(REFUSALS[estado]);
  return { id: row.id, creadaPor: row.creada_por };
}

/**
 * Checks an invitation before the costly work of a registration.
 * @param codigo the code as the visitor typed it
 * @throws Rechazo 403 with the field and the reason.
 */
export const checkInvitacion = async (db: Db, codigo: string, now: Date): Promise<Canje> =>
  demandOpen(db, await findByCodigo(db, normalizeCodigo(codigo)), now);

/**
 * Locks an invitation and checks it. A concurrent registration with the same code waits, and then
 * finds the last use gone.
 */
export const lockInvitacion = async (tx: Db, codigo: string, now: Date): Promise<Canje> =>
  demandOpen(tx, await lockByCodigo(tx, normalizeCodigo(codigo)), now);

export const redeemInvitacion = (tx: Db, { id }: Canje, usuarioId: number, ahora: Date) =>
  insertInvitado(tx, { usuario_id: usuarioId, invitacion_id: id, fecha: ahora });

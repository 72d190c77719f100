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
  /** Id of its author. */
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
 * Checks an invitation, before any costly work of the registration.
 * @param codigo as typed
 * @throws Rechazo 403 with the field and the reason.
 */
export const checkInvitacion = async (db: Db, codigo: string, now: Date): Promise<Canje> =>
  demandOpen(db, await findByCodigo(db, normalizeCodigo(codigo)), now);

/** Locks the code: a concurrent registration for its last use waits and then finds it used. */
export const lockInvitacion = async (tx: Db, codigo: string, now: Date): Promise<Canje> =>
  demandOpen(tx, await lockByCodigo(tx, normalizeCodigo(codigo)), now);

export const redeemInvitacion = (tx: Db, { id }: Canje, usuarioId: number, ahora: Date) =>
  insertInvitado(tx, { usuario_id: usuarioId, invitacion_id: id, fecha: ahora });

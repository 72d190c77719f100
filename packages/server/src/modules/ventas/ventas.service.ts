import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { annulUnpaid, insertVenta, type OrigenVenta } from './ventas.repository';

/** What a sale says. Its price is the catalogue's of this moment, never one that a request carries. */
export interface NewVenta {
  /** Who sold it, and owes the credits until they are handed over. */
  readonly encargadoId: number;
  /** Who bought it: a person of the agency, or the name of somebody outside it. */
  readonly comprador: { readonly usuarioId: number } | { readonly externo: string };
  readonly origen: OrigenVenta;
  /** What was sold, in the words that the list of sales shows. */
  readonly descripcion: string;
  /** Whole credits, 0 or more. */
  readonly credito: number;
  readonly ahora: Date;
}

/** Writes a sale, unpaid: every membership, mission and transfer that is sold goes through here (domain §6). @returns its id. */
export const recordVenta = (tx: Kysely<DB>, { encargadoId, comprador, origen, descripcion, credito, ahora }: NewVenta): Promise<number> =>
  insertVenta(tx, {
    encargado_id: encargadoId,
    usuario_id: 'usuarioId' in comprador ? comprador.usuarioId : null,
    externo: 'externo' in comprador ? comprador.externo : null,
    origen,
    descripcion,
    credito,
    fecha: ahora,
  });

/**
 * Annuls a sale whose object is undone, unless its credits were handed over: what was paid stays in the accounts.
 * @returns whether it was annulled now; false when it was paid or annulled before.
 */
export const annulVenta = (tx: Kysely<DB>, by: { readonly id: number; readonly por: number; readonly ahora: Date }): Promise<boolean> => annulUnpaid(tx, by);

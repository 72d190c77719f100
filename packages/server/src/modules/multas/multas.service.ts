import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import type { Pagina } from '../../db/pageOf';
import {
  collectAll,
  listMultas,
  type MultaRow,
  releaseAll,
  sumCollectedBy,
  sumUncollected,
} from './multas.repository';

const toMulta = ({
  fecha,
  cobrada_en,
  pago_id,
  anulado_en: _,
  infraccion,
  ...asOnTheWire
}: MultaRow) => ({
  ...asOnTheWire,
  fecha: fecha.toISOString(),
  cobrado: flag(cobrada_en !== null),
  lista: flag(pago_id !== null),
  ...(infraccion && { infraccion }),
});

export const getMultas = async (db: Db, pagina: Pagina) =>
  (await listMultas(db, pagina)).map(toMulta);

export const getMultasOf = async (db: Db, usuarioId: number) =>
  (await listMultas(db, {}, usuarioId)).map(toMulta);

const toMap = (sums: readonly { id: number; creditos: number }[]): ReadonlyMap<number, number> =>
  new Map(sums.map(({ id, creditos }) => [id, creditos]));

/** Owed credits by the person's id. A person without debt has no entry. */
export const readPendientes = async (db: Db, usuarioIds: readonly number[]) =>
  toMap(await sumUncollected(db, usuarioIds));

/** Collected credits by the id of the pay list's row. */
export const readCobradas = async (db: Db, pagoIds: readonly number[]) =>
  toMap(await sumCollectedBy(db, pagoIds));

interface Cobro {
  readonly ids: number[];
  /** The amount in credits. */
  readonly creditos: number;
}

const toCobro = (rows: readonly { id: number; creditos: number }[]): Cobro => ({
  ids: rows.map(({ id }) => id).sort((a, b) => a - b),
  creditos: rows.reduce((sum, { creditos }) => sum + creditos, 0),
});

/** Collects all that a person owes. The caller must hold the person's lock. */
export const collectForPago = async (
  tx: Db,
  cobro: { usuarioId: number; pagoId: number; encargadoId: number; ahora: Date },
): Promise<Cobro> => toCobro(await collectAll(tx, cobro));

export const releaseOfPago = async (tx: Db, pagoId: number): Promise<Cobro> =>
  toCobro(await releaseAll(tx, pagoId));

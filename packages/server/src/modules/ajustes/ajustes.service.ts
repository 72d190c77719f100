import { type Moneda, readMoneda } from '@garita/domain/agencia/moneda';
import { AGENCIA } from '@garita/domain/agencia/textos';
import { type AjustePaga, readAjustePaga } from '@garita/domain/inicio/nextPaga';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { Rechazo } from '../../rechazo';
import {
  type AgenciaRow,
  findAgencia,
  findConAjustes,
  insertAgencia,
  updateAgencia,
  updateAjuste,
} from './ajustes.repository';

function demand<Row>(agencia: Row | undefined): Row {
  if (!agencia) throw Rechazo.unavailable(AGENCIA.sinConfigurar);
  return agencia;
}

/** The agency's settings. @throws Rechazo 503 while nobody has set the agency up. */
export const getAgencia = async (db: Kysely<DB>): Promise<AgenciaRow> =>
  demand(await findAgencia(db));

/**
 * The same with its other settings, by name, as they were written.
 * @param lock.lock whether nobody else may change them until the transaction ends
 * @throws Rechazo 503 while nobody has set the agency up.
 */
export const getConAjustes = async (db: Kysely<DB>, lock = { lock: false }) =>
  demand(await findConAjustes(db, lock));

/** Its other settings alone, likewise. */
export const getAjustes = async (db: Kysely<DB>, lock = { lock: false }) =>
  (await getConAjustes(db, lock)).ajustes;

/** One of them, likewise; undefined when it was not written. */
export const getAjuste = async (db: Kysely<DB>, nombre: string, lock = { lock: false }) =>
  (await getAjustes(db, lock))[nombre];

export {
  findAgencia,
  findConAjustes,
  insertAgencia,
  updateAgencia as setAgencia,
  updateAjuste as setAjuste,
};

/** What the agency calls its money. @throws Rechazo 503 while nobody has set the agency up. */
export const readMonedaOf = async (db: Kysely<DB>): Promise<Moneda> =>
  readMoneda(await getAjuste(db, 'moneda'));

/** When the agency pays, and in which zone that is meant. @throws Rechazo 503 while nobody has set the agency up. */
export async function getPaga(db: Kysely<DB>): Promise<{ zona: string; ajuste: AjustePaga }> {
  const { zona, ajustes } = await getConAjustes(db);
  return { zona, ajuste: readAjustePaga(ajustes.paga) };
}

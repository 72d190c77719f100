import { AGENCIA } from '@garita/domain/agencia/textos';
import { type Moneda, readMoneda } from '@garita/domain/formato/moneda';
import { type AjustePaga, readAjustePaga } from '@garita/domain/inicio/nextPaga';
import type { Db } from '../../db/Db';
import { Rechazo } from '../../rechazo';
import {
  type AjustesRow,
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

/**
 * The settings that are columns of the agency's row. @throws Rechazo 503 while the agency is not
 * set up.
 */
export const getAgencia = async (db: Db): Promise<AjustesRow> => demand(await findAgencia(db));

/**
 * The agency's row with `ajustes` as stored.
 * @param lock.lock whether to lock the row until the transaction ends
 * @throws Rechazo 503 while the agency is not set up.
 */
export const getConAjustes = async (db: Db, lock = { lock: false }) =>
  demand(await findConAjustes(db, lock));

/** `ajustes` alone, as stored. @throws Rechazo 503 while the agency is not set up. */
export const getAjustes = async (db: Db, lock = { lock: false }) =>
  (await getConAjustes(db, lock)).ajustes;

/**
 * One entry of `ajustes`, as stored; undefined if never set.
 * @throws Rechazo 503 while the agency is not set up.
 */
export const getAjuste = async (db: Db, nombre: string, lock = { lock: false }) =>
  (await getAjustes(db, lock))[nombre];

export {
  findAgencia,
  findConAjustes,
  insertAgencia,
  updateAgencia as setAgencia,
  updateAjuste as setAjuste,
};

/** @throws Rechazo 503 while the agency is not set up. */
export const readMonedaOf = async (db: Db): Promise<Moneda> =>
  readMoneda(await getAjuste(db, 'moneda'));

/** The pay setting and its time zone. @throws Rechazo 503 while the agency is not set up. */
export async function getPaga(db: Db): Promise<{ zona: string; ajuste: AjustePaga }> {
  const { zona, ajustes } = await getConAjustes(db);
  return { zona, ajuste: readAjustePaga(ajustes.paga) };
}

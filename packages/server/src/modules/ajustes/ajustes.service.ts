import { type Moneda, readMoneda } from '@garita/domain/agencia/moneda';
import { AGENCIA } from '@garita/domain/agencia/textos';
import { type AjustePaga, readAjustePaga } from '@garita/domain/inicio/nextPaga';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/tables';
import { Rechazo } from '../../rechazo';
import {
  type AgenciaRow,
  agenciaRow,
  findAgencia,
  findAjustes,
  findAjustesFor,
  findPortal,
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

/** The same, to be asked together with other things, and what the answer says. */
export const askAgencia = () => agenciaRow.with({});
export const readAgencia = ([agencia]: readonly AgenciaRow[]): AgenciaRow => demand(agencia);

/**
 * One of the agency's other settings, as it was written; undefined when it was not.
 * @param lock.lock whether nobody else may change them until the transaction ends
 * @throws Rechazo 503 while nobody has set the agency up.
 */
export async function getAjuste(
  db: Kysely<DB>,
  nombre: string,
  lock = { lock: false },
): Promise<unknown> {
  return (demand(await findAjustesFor(db, lock)).ajustes as Record<string, unknown>)[nombre];
}

export {
  findAgencia,
  findPortal,
  insertAgencia,
  updateAgencia as setAgencia,
  updateAjuste as setAjuste,
};

/** All of the agency's other settings, by name. @throws Rechazo 503 while nobody has set the agency up. */
export const getAjustes = async (db: Kysely<DB>): Promise<Readonly<Record<string, unknown>>> =>
  demand(await findAjustesFor(db, { lock: false })).ajustes as Record<string, unknown>;

/** The same, so that nobody else may change them until the transaction ends. @throws Rechazo 503 while nobody has set the agency up. */
export const holdAjustes = async (tx: Kysely<DB>): Promise<Readonly<Record<string, unknown>>> =>
  demand(await findAjustesFor(tx, { lock: true })).ajustes as Record<string, unknown>;

/** What the agency calls its money. @throws Rechazo 503 while nobody has set the agency up. */
export const readMonedaOf = async (db: Kysely<DB>): Promise<Moneda> =>
  readMoneda(await getAjuste(db, 'moneda'));

/** When the agency pays, and in which zone that is meant. @throws Rechazo 503 while nobody has set the agency up. */
export async function getPaga(db: Kysely<DB>): Promise<{ zona: string; ajuste: AjustePaga }> {
  const { zona, ajustes } = demand(await findAjustes(db));
  return { zona, ajuste: readAjustePaga((ajustes as Record<string, unknown>).paga) };
}

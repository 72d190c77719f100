import { DIAS_CODIGO } from '@garita/domain/alta/filas';
import { foldCodigo } from '@garita/domain/factores/codigo';
import { foldText } from '@garita/domain/formato/foldText';
import { createDictated } from '../../access/createDictated';
import type { Db } from '../../db/Db';
import type { Deps } from '../../gate/Deps';
import type { AnyoneScope } from '../../write/WriteScope';
import {
  deleteCodigo,
  findCodigo,
  findPersonOf,
  putCodigos,
  spendCodigo,
} from './entrada.repository';

/** A code has 80 random bits, so a fast hash is enough. One request may create 5,000 codes. */
const hashOf = ({ keyedHash }: Pick<Deps, 'keyedHash'>, codigo: string): string =>
  keyedHash('entrada', foldCodigo(codigo));

/** The part of a name that counts at the first sign-in: without accents, case, spaces and `_`. */
const said = (nombre: string): string => foldText(nombre).replaceAll(/[\s_]+/gu, '');

/**
 * Finds the person of an entry code, if the typed name and the person's name have equal {@link
 * said} parts. Two names may differ only in accents, case, spaces or `_`; then the code decides.
 * Without a right code, the answer does not reveal whether a name exists.
 * @returns null for a wrong code or another name
 */
export async function findEntrada(
  deps: Deps,
  { usuario, clave }: { usuario: string; clave: string },
) {
  const person = await findPersonOf(deps.db, hashOf(deps, clave));
  if (!person || said(person.usuario) !== said(usuario)) return null;
  const { usado_en, expira_en, ...account } = person;
  return { ...account, isGastada: usado_en !== null || expira_en <= deps.clock() };
}

/** @returns whether the code was still open; of two concurrent sign-ins one gets true */
export const spendEntrada = (
  { tx, ahora }: AnyoneScope,
  deps: Deps,
  { id, clave }: { id: number; clave: string },
): Promise<boolean> => spendCodigo(tx, id, hashOf(deps, clave), ahora);

/** Whether the person signed in with this code. The code then counts as their present password. */
export async function wasEntrada(deps: Deps, usuarioId: number, codigo: string): Promise<boolean> {
  const row = await findCodigo(deps.db, usuarioId);
  return row !== undefined && row.usado_en !== null && row.codigo_hash === hashOf(deps, codigo);
}

/** Deletes the entry code, because the person has set a first password. */
export const endEntrada = deleteCodigo;

/**
 * Creates entry codes. The portal stores only their hashes, so no one can read them again.
 * @returns each person's code by id, and the instant when the codes expire
 */
export async function giveEntradas(
  { tx, ahora }: { readonly tx: Db; readonly ahora: Date },
  deps: Pick<Deps, 'keyedHash' | 'random'>,
  ids: readonly number[],
): Promise<{ codigos: ReadonlyMap<number, string>; caduca: Date }> {
  const caduca = new Date(ahora.getTime() + DIAS_CODIGO * 86_400_000);
  const codigos = new Map(ids.map((id) => [id, createDictated(deps.random)]));
  await putCodigos(
    tx,
    [...codigos].map(([usuario_id, codigo]) => ({
      usuario_id,
      codigo_hash: hashOf(deps, codigo),
      creado_en: ahora,
      expira_en: caduca,
    })),
  );
  return { codigos, caduca };
}

import { DIAS_CODIGO } from '@garita/domain/alta/filas';
import { foldCodigo } from '@garita/domain/factores/codigo';
import { createDictated } from '../../access/createDictated';
import type { Deps } from '../../gate/Deps';
import type { WriteScope } from '../../write/runWrite';
import { deleteCodigo, findCodigo, putCodigos, spendCodigo } from './entrada.repository';

/** In which form a code is looked up, however it was typed. Its 80 random bits make a slow hash pointless: 5,000 of them are made within one request. */
const hashOf = ({ keyedHash }: Pick<Deps, 'keyedHash'>, codigo: string): string =>
  keyedHash('entrada', foldCodigo(codigo));

/** What a code of entry is worth at the door: null for a wrong one, `gastada` for the right one after it was used or is too old. */
export async function findEntrada(
  deps: Deps,
  usuarioId: number,
  codigo: string,
): Promise<'abre' | 'gastada' | null> {
  const row = await findCodigo(deps.db, usuarioId);
  if (!row || row.codigo_hash !== hashOf(deps, codigo)) return null;
  return row.usado_en === null && row.expira_en > deps.clock() ? 'abre' : 'gastada';
}

/** Uses a code of entry up. @returns whether it opens still: of two at once, it does for one. */
export const spendEntrada = (
  { tx, ahora }: WriteScope,
  deps: Deps,
  { id, clave }: { id: number; clave: string },
): Promise<boolean> => spendCodigo(tx, id, hashOf(deps, clave), ahora);

/** Whether somebody came in with this code: it stands for the password that they do not have yet, when they choose one. */
export async function wasEntrada(deps: Deps, usuarioId: number, codigo: string): Promise<boolean> {
  const row = await findCodigo(deps.db, usuarioId);
  return row !== undefined && row.usado_en !== null && row.codigo_hash === hashOf(deps, codigo);
}

/** A code of entry ends with the first password. */
export const endEntrada = deleteCodigo;

/**
 * Gives people new codes of entry, which nothing tells again.
 * @returns the code of each by their id, and until when they open
 */
export async function giveEntradas(
  { tx, ahora }: WriteScope,
  deps: Deps,
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

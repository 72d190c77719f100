import { DIAS_CODIGO } from '@garita/domain/alta/filas';
import { foldCodigo } from '@garita/domain/factores/codigo';
import { createDictated } from '../../access/createDictated';
import type { Deps } from '../../gate/Deps';
import type { VisitorScope } from '../../write/WriteScope';
import { deleteCodigo, findCodigo, putCodigos, spendCodigo } from './entrada.repository';

/** A code has 80 random bits, so a fast hash is enough; one request may create 5,000 codes. */
const hashOf = ({ keyedHash }: Pick<Deps, 'keyedHash'>, codigo: string): string =>
  keyedHash('entrada', foldCodigo(codigo));

/**
 * Whether an entry code opens its account: `gastada` for a used or expired code, null for a wrong
 * code.
 */
export async function findEntrada(
  deps: Deps,
  usuarioId: number,
  codigo: string,
): Promise<'abre' | 'gastada' | null> {
  const row = await findCodigo(deps.db, usuarioId);
  if (!row || row.codigo_hash !== hashOf(deps, codigo)) return null;
  return row.usado_en === null && row.expira_en > deps.clock() ? 'abre' : 'gastada';
}

/** @returns whether the code was still open; of two concurrent sign-ins one gets true */
export const spendEntrada = (
  { tx, ahora }: VisitorScope,
  deps: Deps,
  { id, clave }: { id: number; clave: string },
): Promise<boolean> => spendCodigo(tx, id, hashOf(deps, clave), ahora);

/** Whether the person came in with this code, which then counts as their present password. */
export async function wasEntrada(deps: Deps, usuarioId: number, codigo: string): Promise<boolean> {
  const row = await findCodigo(deps.db, usuarioId);
  return row !== undefined && row.usado_en !== null && row.codigo_hash === hashOf(deps, codigo);
}

/** The first password ends the entry code. */
export const endEntrada = deleteCodigo;

/**
 * Creates entry codes, which cannot be read again.
 * @returns each person's code by id, and when the codes expire
 */
export async function giveEntradas(
  { tx, ahora }: VisitorScope,
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

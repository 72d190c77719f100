import {
  aplicarRules,
  type DescuentoValues,
  descuentoRules,
  normalizeCodigo,
} from '@garita/domain/descuentos/descuento.rules';
import { DESCUENTOS } from '@garita/domain/descuentos/textos';
import { checkRules } from '../../checkRules';
import type { Db } from '../../db/Db';
import { refusing } from '../../db/refusing';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import {
  annul,
  findDescuento,
  findVivo,
  insertDescuento,
  listVivos,
  lockActive,
} from './descuentos.repository';

export const listDescuentos = async (db: Db) =>
  (await listVivos(db)).map(({ porciento, ...rest }) => ({ ...rest, descuento: porciento }));

/** @throws Rechazo 400 for an empty code, 404 for a code that cannot be used. */
export async function readDescuento(db: Db, code: string) {
  checkRules(aplicarRules, { code });
  const found = await findVivo(db, normalizeCodigo(code));
  if (!found) throw Rechazo.notFound(DESCUENTOS.noEncontrado);
  return { descuento: found.porciento };
}

/**
 * The code of a sale. It is locked, so no request can delete it before the sale commits.
 * @param codigo the code as the user typed it
 * @returns null for an empty code
 * @throws Rechazo 404 for a code that cannot be used.
 */
export async function lockDescuento(tx: Db, codigo: string) {
  if (normalizeCodigo(codigo) === '') return null;
  const found = await lockActive(tx, normalizeCodigo(codigo));
  if (!found) throw Rechazo.notFound(DESCUENTOS.noEncontrado);
  return found;
}

/** @throws Rechazo 400 by `descuentoRules`; 409 when a usable code is equal, ignoring case. */
export async function createDescuento(
  { tx, actor, ahora, audit }: WriteScope,
  values: DescuentoValues,
) {
  checkRules(descuentoRules, values);
  const [codigo, porciento] = [normalizeCodigo(values.codigo), values.descuento ?? 0];
  const row = { codigo, porciento, encargado_id: actor.id, creado_en: ahora };
  const id = await insertDescuento(tx, row).catch(
    refusing('descuentos_codigo_vivo', () => Rechazo.conflict(DESCUENTOS.ocupado, 'codigo')),
  );
  await audit({ objetivo: ['descuento', id], despues: { codigo, descuento: porciento } });
  return { msg: DESCUENTOS.creado(codigo, porciento), status: 0 as const };
}

/**
 * Marks a code as deleted. Transfers that have used the code do not change.
 * @throws Rechazo 400 without an id; 404 for an unknown id; 409 that names the user who has already
 * deleted it.
 */
export async function deleteDescuento(
  { tx, actor, ahora, audit }: WriteScope,
  id: number | undefined,
) {
  if (id === undefined) throw Rechazo.invalid('id', DESCUENTOS.faltanDatos);
  const isMine = await annul(tx, { id, por: actor.id, ahora });
  // The update waits for a concurrent deletion, so this later read knows the user who deleted the
  // code.
  const found = await findDescuento(tx, id);
  if (!found) throw Rechazo.notFound(DESCUENTOS.noEncontrado);
  if (!isMine) throw Rechazo.conflict(DESCUENTOS.yaBorrado(found.codigo, found.anuladoPor ?? ''));
  await audit({
    objetivo: ['descuento', id],
    antes: { codigo: found.codigo, descuento: found.porciento },
  });
  return { msg: DESCUENTOS.borrado(found.codigo), status: 0 as const };
}

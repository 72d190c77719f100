import {
  aplicarRules,
  type DescuentoValues,
  descuentoRules,
  normalizeCodigo,
} from '@garita/domain/descuentos/descuento.rules';
import { DESCUENTOS } from '@garita/domain/descuentos/textos';
import { findFailure } from '@garita/domain/reglas/Rule';
import type { Kysely } from 'kysely';
import type { Actor } from '../../access/Actor';
import { isUniqueViolation } from '../../db/errors';
import type { DB } from '../../db/tables';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/runWrite';
import {
  annul,
  findDescuento,
  findVivo,
  insertDescuento,
  listVivos,
  lockVivo,
} from './descuentos.repository';

export const listDescuentos = async (db: Kysely<DB>) =>
  (await listVivos(db)).map(({ porciento, ...rest }) => ({ ...rest, descuento: porciento }));

/**
 * The percentage of a code.
 * @throws Rechazo 400 for an empty one, 404 for one that cannot be used.
 */
export async function readDescuento(db: Kysely<DB>, code: string) {
  const failure = findFailure(aplicarRules, { code });
  if (failure) throw Rechazo.invalid(failure.campo, failure.texto);
  const found = await findVivo(db, normalizeCodigo(code));
  if (!found) throw Rechazo.notFound(DESCUENTOS.noEncontrado);
  return { descuento: found.porciento };
}

/**
 * The code of a sale, locked against deletion until the sale commits.
 * @param codigo as typed
 * @returns null for an empty one
 * @throws Rechazo 404 for one that cannot be used.
 */
export async function lockDescuento(tx: Kysely<DB>, codigo: string) {
  if (normalizeCodigo(codigo) === '') return null;
  const found = await lockVivo(tx, normalizeCodigo(codigo));
  if (!found) throw Rechazo.notFound(DESCUENTOS.noEncontrado);
  return found;
}

/**
 * Creates a code.
 * @throws Rechazo 400 by `descuentoRules`; 409 for one that exists, ignoring case.
 */
export async function createDescuento(
  { tx, actor, ahora, audit }: WriteScope<Actor>,
  values: DescuentoValues,
) {
  const failure = findFailure(descuentoRules, values);
  if (failure) throw Rechazo.invalid(failure.campo, failure.texto);
  const [codigo, porciento] = [normalizeCodigo(values.codigo), values.descuento ?? 0];
  try {
    const id = await insertDescuento(tx, {
      codigo,
      porciento,
      encargado_id: actor.id,
      creado_en: ahora,
    });
    await audit({ objetivo: { tipo: 'descuento', id }, despues: { codigo, descuento: porciento } });
  } catch (error) {
    if (isUniqueViolation(error, 'descuentos_codigo_vivo'))
      throw Rechazo.conflict(DESCUENTOS.ocupado, 'codigo');
    throw error;
  }
  return { msg: DESCUENTOS.creado(codigo, porciento), status: 0 as const };
}

/**
 * Marks a code as deleted; the transfers that used it stay as they are.
 * @throws Rechazo 400 without an id; 404 for an unknown one; 409 naming who deleted it before.
 */
export async function deleteDescuento(
  { tx, actor, ahora, audit }: WriteScope<Actor>,
  id: number | undefined,
) {
  if (id === undefined) throw Rechazo.invalid('id', DESCUENTOS.faltanDatos);
  const isMine = await annul(tx, { id, por: actor.id, ahora });
  // Read after the update, which waits for a concurrent deletion: the refusal can name its author.
  const found = await findDescuento(tx, id);
  if (!found) throw Rechazo.notFound(DESCUENTOS.noEncontrado);
  if (!isMine) throw Rechazo.conflict(DESCUENTOS.yaBorrado(found.codigo, found.anuladoPor ?? ''));
  await audit({
    objetivo: { tipo: 'descuento', id },
    antes: { codigo: found.codigo, descuento: found.porciento },
  });
  return { msg: DESCUENTOS.borrado(found.codigo), status: 0 as const };
}

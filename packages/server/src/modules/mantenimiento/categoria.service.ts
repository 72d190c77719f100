import {
  alcanceOf,
  CAMPOS_CATEGORIA,
  mayEditCategoria,
} from '@garita/domain/mantenimiento/catalogo';
import {
  type CategoriaConLimite,
  categoriaRules,
} from '@garita/domain/mantenimiento/catalogo.rules';
import { MANTENIMIENTO } from '@garita/domain/mantenimiento/textos';
import type { Updateable } from 'kysely';
import type { DB } from '../../db/tables';
import type { Body } from '../../gate/handlers';
import { Rechazo } from '../../rechazo';
import { pickBefore, readCambios } from '../../write/readCambios';
import type { WriteScope } from '../../write/WriteScope';
import { holdOpenPeriod } from '../nomina/nomina.service';
import {
  listCategoriaIds,
  lockCategoria,
  replacePermisos,
  updateCategoria,
} from '../rangos/catalogo.service';
import { holdEscalafon, listCategorias } from '../rangos/rangos.service';
import { isPlacaVisible } from './placa.service';

/**
 * Reads and locks a category. @throws Rechazo 404 for an unknown id; 403 for a category that is not
 * below the actor's.
 */
async function readCategoria({ tx, actor }: WriteScope, id: number): Promise<CategoriaConLimite> {
  const row = await lockCategoria(tx, id);
  if (!row) throw Rechazo.notFound(MANTENIMIENTO.categoriaDesconocida);
  if (!mayEditCategoria(actor, id)) throw Rechazo.forbidden(MANTENIMIENTO.categoriaAlta);
  const { id: _, nombre, ...rest } = row;
  const categorias = await listCategoriaIds(tx);
  return {
    n_categoria: nombre,
    ...rest,
    categorias: categorias.length,
    alcance: alcanceOf(actor, categorias, row.asciende_hasta),
  };
}

async function store(
  { tx }: WriteScope,
  id: number,
  { permisos, n_categoria, categorias: _, alcance: __, ...rest }: Partial<CategoriaConLimite>,
): Promise<void> {
  const columns = { ...rest, ...(n_categoria !== undefined && { nombre: n_categoria }) };
  // The rules have already refused a missing number, so the cast is safe.
  await updateCategoria(tx, id, columns as Updateable<DB['categorias']>);
  if (permisos) await replacePermisos(tx, id, permisos);
}

/**
 * For the audit log: replaces the position in `asciende_hasta` by the category's name, because
 * positions shift when a level is switched off.
 */
async function sayAlcance(
  tx: WriteScope['tx'],
  { asciende_hasta, ...values }: Partial<CategoriaConLimite>,
): Promise<Readonly<Record<string, unknown>>> {
  if (asciende_hasta === undefined || asciende_hasta === null) return values;
  const categorias = await listCategorias(tx);
  return {
    ...values,
    asciende_hasta:
      asciende_hasta === 0 ? 0 : (categorias[asciende_hasta - 1]?.nombre ?? asciende_hasta),
  };
}

/**
 * Edits a category (MAN-06, MAN-10). Requirements and pays apply to the open period at once.
 * @param sitios the origins that a new badge may come from; an unchanged badge is not checked
 * @throws Rechazo 400 by `categoriaRules` and for a badge that the page cannot show; 403 for a
 * category that is not below the actor's, and for its permission codes unless the actor is the
 * owner; 404 for an unknown category; 409 for fields that have changed since the editor read them.
 */
export async function editCategoria(
  scope: WriteScope,
  { id, data, previos }: Body<'editRank'>,
  sitios: readonly string[],
) {
  await holdEscalafon(scope.tx);
  await holdOpenPeriod(scope.tx);
  const presente = await readCategoria(scope, id);
  const cambios = readCambios({
    presente,
    data,
    previos,
    rules: categoriaRules,
    campos: CAMPOS_CATEGORIA,
  });
  if (cambios.permisos && scope.actor.permisoSys !== 1)
    throw Rechazo.forbidden(MANTENIMIENTO.permisosDelDuenio);
  if (!isPlacaVisible(cambios.placa ?? '', sitios))
    throw Rechazo.invalid('placa', MANTENIMIENTO.placaDeOtroSitio(sitios));
  await store(scope, id, cambios);
  const sayable = (values: Partial<CategoriaConLimite>) => sayAlcance(scope.tx, values);
  if (Object.keys(cambios).length === 0) scope.unchanged();
  else
    await scope.audit({
      objetivo: ['categoria', id],
      antes: await sayable(pickBefore(presente, cambios)),
      despues: await sayable(cambios),
    });
  return {
    msg: MANTENIMIENTO.categoriaEditada(cambios.n_categoria ?? presente.n_categoria),
    status: 0 as const,
  };
}

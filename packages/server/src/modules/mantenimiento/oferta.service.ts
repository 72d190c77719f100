import { foldCase } from '@garita/domain/formato/foldCase';
import type { MembresiaValues } from '@garita/domain/mantenimiento/catalogo';
import { membresiaRules } from '@garita/domain/mantenimiento/catalogo.rules';
import { MANTENIMIENTO } from '@garita/domain/mantenimiento/textos';
import { MUESTRA } from '@garita/domain/membresias/muestra';
import { checkRules } from '../../checkRules';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import {
  getCatalogo,
  insertMembresia,
  lockMembresia,
  updateMembresia,
} from '../membresias/catalogo.service';
import { onRepetida } from './onRepetida';
import { isPlacaVisible } from './placa.service';

type ConPrecio = MembresiaValues & { readonly precio: number };

async function addMembresia({ tx, audit }: WriteScope, values: ConPrecio): Promise<void> {
  const { nombre, details, image, precio, perma, vip, reduccion } = values;
  const row = {
    nombre,
    details,
    image,
    precio,
    perma: perma === 1,
    vip: vip === 1,
    reduccion: reduccion === 1,
  };
  const id = await insertMembresia(tx, row).catch(onRepetida(nombre));
  await audit({ objetivo: ['membresia', id], despues: { ...values } });
}

/**
 * Adds a membership to the catalogue.
 * @param sitios the origins from which the icon may come, besides the portal's own origin
 * @throws Rechazo 400 by `membresiaRules` and for an icon that the page cannot show; 409 for the
 * name of another membership on offer.
 */
export async function createMembresia(
  scope: WriteScope,
  values: MembresiaValues,
  sitios: readonly string[],
) {
  checkRules(membresiaRules, values);
  if (!isPlacaVisible(values.image, sitios))
    throw Rechazo.invalid('image', MANTENIMIENTO.placaDeOtroSitio(sitios));
  const nombre = values.nombre.trim();
  // The rules have already refused a missing price, so the cast is safe.
  await addMembresia(scope, { ...values, nombre } as ConPrecio);
  return { msg: MANTENIMIENTO.membresiaCreada(nombre), status: 0 as const };
}

/**
 * Adds the sample memberships whose name no membership on offer has.
 * @throws Rechazo 409 if a concurrent request offers one of the names.
 */
export async function createMuestra(scope: WriteScope) {
  const offered = (await getCatalogo(scope.tx)).filter(({ retirada }) => retirada === null);
  const names = new Set(offered.map(({ nombre }) => foldCase(nombre)));
  const missing = MUESTRA.filter(({ nombre }) => !names.has(foldCase(nombre)));
  if (missing.length === 0) scope.unchanged();
  for (const membresia of missing) await addMembresia(scope, membresia);
  return { msg: MANTENIMIENTO.muestraCreada, status: 0 as const };
}

async function holdMembresia({ tx }: WriteScope, id: number) {
  const row = await lockMembresia(tx, id);
  if (!row) throw Rechazo.notFound(MANTENIMIENTO.membresiaDesconocida);
  return row;
}

/**
 * Stops offering a membership. Its holders keep it. Repeating the request changes nothing.
 * @throws Rechazo 404 for an unknown membership.
 */
export async function retireMembresia(scope: WriteScope, id: number) {
  const { tx, ahora, audit, unchanged } = scope;
  const { nombre, retirada_en } = await holdMembresia(scope, id);
  if (retirada_en) unchanged();
  else {
    await updateMembresia(tx, id, { retirada_en: ahora });
    await audit({ objetivo: ['membresia', id], antes: { retirada: 0 }, despues: { retirada: 1 } });
  }
  return { msg: MANTENIMIENTO.membresiaRetirada(nombre), status: 0 as const };
}

/**
 * Offers a withdrawn membership again.
 * @throws Rechazo 404 for an unknown membership; 409 if another membership on offer has its name.
 */
export async function restoreMembresia(scope: WriteScope, id: number) {
  const { tx, audit, unchanged } = scope;
  const { nombre, retirada_en } = await holdMembresia(scope, id);
  if (!retirada_en) unchanged();
  else {
    await updateMembresia(tx, id, { nombre, retirada_en: null }).catch(onRepetida(nombre));
    await audit({ objetivo: ['membresia', id], antes: { retirada: 1 }, despues: { retirada: 0 } });
  }
  return { msg: MANTENIMIENTO.membresiaRepuesta(nombre), status: 0 as const };
}

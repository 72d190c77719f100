import { CAMPOS_MEMBRESIA, type MembresiaValues } from '@garita/domain/mantenimiento/catalogo';
import { membresiaRules } from '@garita/domain/mantenimiento/catalogo.rules';
import { MANTENIMIENTO } from '@garita/domain/mantenimiento/textos';
import type { Updateable } from 'kysely';
import { flag } from '../../contract/flag';
import type { DB } from '../../db/tables';
import type { Body } from '../../gate/handlers';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { editLocked } from '../ajustes/editAjuste.service';
import { countVendidas, lockMembresia, updateMembresia } from '../membresias/catalogo.service';
import { holdOpenPeriod } from '../nomina/nomina.service';
import { onRepetida } from './onRepetida';
import { isPlacaVisible } from './placa.service';

const FLAGS = ['perma', 'vip', 'reduccion'] as const;

const toColumns = (cambios: Partial<MembresiaValues>): Updateable<DB['membresias']> =>
  Object.fromEntries(
    Object.entries(cambios).map(([campo, value]) => [
      campo,
      FLAGS.some((one) => one === campo) ? value === 1 : value,
    ]),
  );

/** @throws Rechazo 404 for an unknown id. */
async function readMembresia({ tx }: WriteScope, id: number): Promise<MembresiaValues> {
  const row = await lockMembresia(tx, id);
  if (!row) throw Rechazo.notFound(MANTENIMIENTO.membresiaDesconocida);
  const { nombre, details, precio, image } = row;
  return {
    nombre,
    details,
    image,
    precio,
    perma: flag(row.perma),
    vip: flag(row.vip),
    reduccion: flag(row.reduccion),
  };
}

/**
 * Edits a membership (MAN-07, MAN-11). If the edit changes whether the membership halves
 * requirements, the change applies at once to all holders. `perma` and `vip` are part of what a
 * buyer has paid for, so they change only while the membership has no sales.
 * @param sitios the origins that a new icon may come from; an unchanged icon is not checked
 * @throws Rechazo 400 by `membresiaRules` and for an icon that the page cannot show; 404 for an
 * unknown membership; 409 for fields that have changed since the editor read them, for the name of
 * another membership on offer, and for a flag that can no longer change.
 */
export async function editMembresia(
  scope: WriteScope,
  { id, data, previos }: Body<'editMemb'>,
  sitios: readonly string[],
) {
  await holdOpenPeriod(scope.tx);
  const presente = await readMembresia(scope, id);
  const { nombre = presente.nombre } = await editLocked<MembresiaValues>(
    scope,
    {
      objetivo: ['membresia', id],
      load: async () => presente,
      store: async (tx, despues, cambios) => {
        if (!isPlacaVisible(cambios.image ?? '', sitios))
          throw Rechazo.invalid('image', MANTENIMIENTO.placaDeOtroSitio(sitios));
        const fija = (['perma', 'vip'] as const).find((campo) => cambios[campo] !== undefined);
        if (fija && (await countVendidas(tx, id)) > 0)
          throw Rechazo.conflict(MANTENIMIENTO.membresiaFija, fija);
        await updateMembresia(tx, id, toColumns(cambios)).catch(onRepetida(despues.nombre));
      },
    },
    { data, previos, rules: membresiaRules, campos: CAMPOS_MEMBRESIA },
  );
  return { msg: MANTENIMIENTO.membresiaEditada(nombre), status: 0 as const };
}

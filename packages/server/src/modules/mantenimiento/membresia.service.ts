import { CAMPOS_MEMBRESIA, type MembresiaValues } from '@garita/domain/mantenimiento/catalogo';
import { membresiaRules } from '@garita/domain/mantenimiento/catalogo.rules';
import { MANTENIMIENTO } from '@garita/domain/mantenimiento/textos';
import type { Actor } from '../../access/Actor';
import { flag } from '../../contract/flag';
import { Rechazo } from '../../rechazo';
import { pickBefore, readCambios } from '../../write/readCambios';
import type { WriteScope } from '../../write/runWrite';
import { lockMembresia, updateMembresia } from '../membresias/catalogo.service';
import { holdOpenPeriod } from '../nomina/nomina.service';

interface Input {
  readonly id: number;
  readonly data: object;
  readonly previos?: object;
}

/**
 * Edits a membership of the catalogue (MAN-07, MAN-11). Whether it halves requirements counts at once for all who have it.
 * @throws Rechazo 400 by `membresiaRules`; 404 for an unknown one; 409 for fields that have changed since they were seen.
 */
export async function editMembresia({ tx, audit, unchanged }: WriteScope<Actor>, { id, data, previos }: Input) {
  await holdOpenPeriod(tx);
  const row = await lockMembresia(tx, id);
  if (!row) throw Rechazo.notFound(MANTENIMIENTO.membresiaDesconocida);
  const presente: MembresiaValues = { nombre: row.nombre, details: row.details, precio: row.precio, reduccion: flag(row.reduccion) };
  const cambios = readCambios({ presente, data, previos, rules: membresiaRules, campos: CAMPOS_MEMBRESIA });
  if (Object.keys(cambios).length === 0) unchanged();
  else {
    const despues = { ...presente, ...cambios };
    await updateMembresia(tx, id, { ...despues, precio: despues.precio as number, reduccion: despues.reduccion === 1 });
    await audit({ objetivo: { tipo: 'membresia', id }, antes: pickBefore(presente, cambios), despues: cambios });
  }
  return { msg: MANTENIMIENTO.membresiaEditada(cambios.nombre ?? presente.nombre), status: 0 as const };
}

import {
  CAMPOS_MISION,
  type MisionValues,
  mayEditCategoria,
} from '@garita/domain/mantenimiento/catalogo';
import { misionRules } from '@garita/domain/mantenimiento/catalogo.rules';
import { MANTENIMIENTO } from '@garita/domain/mantenimiento/textos';
import { flag } from '../../contract/flag';
import type { Body } from '../../gate/handlers';
import { Rechazo } from '../../rechazo';
import { pickBefore, readCambios } from '../../write/readCambios';
import type { WriteScope } from '../../write/runWrite';
import { lockMision, updateMision } from '../rangos/catalogo.service';
import { holdEscalafon } from '../rangos/rangos.service';

/**
 * Edits a mission (MAN-08, MAN-09). Past records keep the old name.
 * @throws Rechazo 400 by `misionRules`; 403 for a mission that is not below the actor's category;
 * 404 for an unknown mission; 409 for fields that have changed since the editor read them.
 */
export async function editMision(
  { tx, actor, ahora, audit, unchanged }: WriteScope,
  { id, previos, ...data }: Body<'editMis'>,
) {
  await holdEscalafon(tx);
  const row = await lockMision(tx, id);
  if (!row) throw Rechazo.notFound(MANTENIMIENTO.misionDesconocida);
  if (!mayEditCategoria(actor, row.categoria_id))
    throw Rechazo.forbidden(MANTENIMIENTO.categoriaAlta);
  const presente: MisionValues = { nombre: row.nombre, venta: flag(row.venta), precio: row.precio };
  const cambios = readCambios({
    presente,
    data,
    previos,
    rules: misionRules,
    campos: CAMPOS_MISION,
  });
  if (Object.keys(cambios).length === 0) unchanged();
  else {
    const despues = { ...presente, ...cambios };
    await updateMision(
      tx,
      id,
      { ...despues, precio: despues.precio as number, venta: despues.venta === 1 },
      ahora,
    );
    await audit({
      objetivo: { tipo: 'mision', id },
      antes: pickBefore(presente, cambios),
      despues: cambios,
    });
  }
  return {
    msg: MANTENIMIENTO.misionEditada(cambios.nombre ?? presente.nombre),
    status: 0 as const,
  };
}

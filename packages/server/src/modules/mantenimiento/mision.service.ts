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
import type { WriteScope } from '../../write/WriteScope';
import { editLocked } from '../ajustes/editAjuste.service';
import { lockMision, updateMision } from '../rangos/catalogo.service';
import { holdEscalafon } from '../rangos/rangos.service';

/**
 * Edits a mission (MAN-08, MAN-09). Past records keep the mission's old name.
 * @throws Rechazo 400 by `misionRules`; 403 for a mission that is not below the actor's category;
 * 404 for an unknown mission; 409 for fields that have changed since the editor read them.
 */
export async function editMision(scope: WriteScope, { id, previos, ...data }: Body<'editMis'>) {
  const { tx, actor, ahora } = scope;
  await holdEscalafon(tx);
  const row = await lockMision(tx, id);
  if (!row) throw Rechazo.notFound(MANTENIMIENTO.misionDesconocida);
  if (!mayEditCategoria(actor, row.categoria_id))
    throw Rechazo.forbidden(MANTENIMIENTO.categoriaAlta);
  const { nombre = row.nombre } = await editLocked<MisionValues>(
    scope,
    {
      objetivo: ['mision', id],
      load: async () => ({ nombre: row.nombre, venta: flag(row.venta), precio: row.precio }),
      store: (_, { precio, venta, ...rest }) =>
        updateMision(tx, id, { ...rest, precio: precio as number, venta: venta === 1 }, ahora),
    },
    { data, previos, rules: misionRules, campos: CAMPOS_MISION },
  );
  return { msg: MANTENIMIENTO.misionEditada(nombre), status: 0 as const };
}

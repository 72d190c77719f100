import { MEMBRESIAS } from '@garita/domain/membresias/textos';
import { NotFoundError } from '../../errors';
import { porId } from '../../lote/taskColumns';
import { createTask } from '../createTask';
import { readAll } from '../readAll';

/**
 * Deletes sales. In a bulk run a missing id is sent to the portal, since an earlier attempt may
 * have deleted the sale.
 */
export const borrarTask = createTask({
  ...porId('los de las ventas'),
  nombre: ['membresía', 'membresías'],
  acto: 'membresias delete',
  llamada: 'deleteMemb',
  open: async ({ api, check, enLote }) => {
    check();
    const vendidas = new Map((await readAll({ api }, 'allMembership')).map((one) => [one.id, one]));
    return (id) => {
      const vendida = vendidas.get(id);
      if (vendida === undefined && !enLote) throw new NotFoundError(MEMBRESIAS.ventaNoExiste);
      const detalle = vendida
        ? `: ${vendida.membresiaNombre} de ${vendida.usuarioNombre}, ${vendida.estado.toLowerCase()}`
        : '';
      return {
        descripcion: `Borrar la membresía vendida ${id}${detalle}`,
        confirmacion: vendida?.usuarioNombre ?? String(id),
        turno: vendida?.usuarioNombre ?? `membresía ${id}`,
        body: { id },
      };
    };
  },
});

import { MEMBRESIAS } from '@garita/domain/membresias/textos';
import { toSend } from '../../cambio/toSend';
import { NotFoundError } from '../../errors';
import { POR_ID } from '../../lote/pedidos';
import type { Tarea } from '../../lote/Tarea';
import { readAll } from '../readAll';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';

/**
 * Deletes sold memberships. In a lote the portal answers for a missing id, since this lote may have
 * deleted it.
 */
export const borrarTarea: Tarea<'id', number> = {
  ...POR_ID,
  nombre: ['membresía', 'membresías'],
  acto: 'membresias delete',
  open: async (connection, _, __, enLote) => {
    checkAccess(await whoami(connection), 'deleteMemb');
    const vendidas = new Map(
      (await readAll(connection, 'allMembership')).map((vendida) => [vendida.id, vendida]),
    );
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
        send: toSend(connection.api, 'deleteMemb', { id }),
      };
    };
  },
};

import { toSend } from '../../cambio/toSend';
import { POR_USUARIO } from '../../lote/pedidos';
import type { Tarea } from '../../lote/Tarea';
import { checkAccess, readDirectorio } from './directorio';

export const direccionesTarea: Tarea<'usuario', string> = {
  ...POR_USUARIO,
  nombre: ['persona', 'personas'],
  acto: 'usuarios clear-ip',
  open: async (connection, usuarios) => {
    const { yo, find } = await readDirectorio(connection, usuarios);
    return (quien) => {
      const target = find(quien);
      checkAccess(yo, 'deleteIP', { target });
      return {
        descripcion: `Olvidar las direcciones de ${target.usuario}: sale de su grupo de clones`,
        confirmacion: target.usuario,
        turno: String(target.id),
        send: toSend(connection.api, 'deleteIP', { usuario: target.id }),
      };
    };
  },
};

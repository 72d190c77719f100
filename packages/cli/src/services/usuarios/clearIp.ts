import { keyed } from '../../cambio/Cambio';
import { parseTexto } from '../../input/parseTexto';
import type { Tarea } from '../../lote/Tarea';
import { readMsg } from '../readMsg';
import { checkAccess, readDirectorio } from './directorio';

/** Forgetting people's addresses. */
export const direccionesTarea: Tarea<'usuario', string> = {
  columnas: { usuario: { header: 'Usuario' } },
  nombre: ['persona', 'personas'],
  acto: 'usuarios clear-ip',
  parse: ({ usuario }, nombres) => parseTexto(usuario, nombres.usuario),
  open: async (connection, usuarios) => {
    const { yo, find } = await readDirectorio(connection, usuarios);
    return (quien) => {
      const target = find(quien);
      checkAccess(yo, 'deleteIP', { target });
      return {
        descripcion: `Olvidar las direcciones de ${target.usuario}: sale de su grupo de clones`,
        confirmacion: target.usuario,
        turno: String(target.id),
        send: (clave) => readMsg(connection.api.POST('/deleteIP', { body: { usuario: target.id }, ...keyed(clave) })),
      };
    };
  },
};

import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { OP_NOMBRE, type RespuestaNombre } from '@garita/domain/nombres/solicitud';
import { toGone } from '../../cambio/Cambio';
import { toSend } from '../../cambio/toSend';
import type { Connection } from '../../connect';
import { POR_USUARIO } from '../../lote/pedidos';
import type { Tarea } from '../../lote/Tarea';
import { isMeant } from '../findRow';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';

/** The user's own pending name request: one, or none. */
export async function listMiSolicitud({
  api,
  userId,
}: Pick<Connection, 'api' | 'userId'>): Promise<Schemas['SolicitudNombre'][]> {
  const mia = await call(api, 'getNameRequest', { id: userId });
  return mia ? [mia] : [];
}

export const createRespuestaTarea = (op: RespuestaNombre): Tarea<'usuario', string> => ({
  ...POR_USUARIO,
  nombre: ['respuesta', 'respuestas'],
  acto: op === OP_NOMBRE.aceptar ? 'nombres accept' : 'nombres decline',
  open: async (connection, _usuarios, _nombres, enLote) => {
    const yo = await whoami(connection);
    checkAccess(yo, 'actionNombre', { values: { op } });
    const esperan = await call(connection.api, 'getAllRequest');
    const verb = op === OP_NOMBRE.aceptar ? 'Aceptar' : 'Declinar';
    return (quien) => {
      const solicitud = esperan.find(({ usuario, usuarioNombre }) =>
        isMeant(quien, { id: usuario, nombre: usuarioNombre }),
      );
      if (!solicitud) {
        const linea = {
          descripcion: `${verb} el cambio de nombre de ${quien}`,
          confirmacion: quien,
        };
        return toGone(linea, `${quien} no espera ningún cambio de nombre.`, enLote);
      }
      const { id, usuario, usuarioNombre, id_categoria, nombre } = solicitud;
      checkAccess(yo, 'actionNombre', {
        target: { id: usuario, usuario: usuarioNombre, id_categoria },
        values: { op },
      });
      return {
        descripcion: `${verb} que ${usuarioNombre} pase a llamarse ${nombre}`,
        confirmacion: usuarioNombre,
        send: toSend(connection.api, 'actionNombre', { op, id, nombre }),
      };
    };
  },
});

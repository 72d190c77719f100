import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { OP_NOMBRE, type RespuestaNombre } from '@garita/domain/nombres/solicitud';
import type { Connection } from '../../connect';
import { POR_USUARIO, personas } from '../../lote/taskColumns';
import { createTask } from '../createTask';
import { isAbout } from '../findRow';

/** The user's own pending name request: one or none. */
export async function listMiSolicitud({
  api,
  userId,
}: Pick<Connection, 'api' | 'userId'>): Promise<Schemas['SolicitudNombre'][]> {
  const mia = await call(api, 'getNameRequest', { id: userId });
  return mia ? [mia] : [];
}

export const createRespuestaTask = (op: RespuestaNombre) =>
  createTask({
    ...POR_USUARIO,
    columnas: { usuario: personas('quiénes lo pidieron: sus nombres de ahora o sus números') },
    nombre: ['respuesta', 'respuestas'],
    acto: op === OP_NOMBRE.aceptar ? 'nombres accept' : 'nombres decline',
    llamada: { id: 'actionNombre', values: { op } },
    open: async ({ api, check }) => {
      check();
      const esperan = await call(api, 'getAllRequest');
      const verb = op === OP_NOMBRE.aceptar ? 'Aceptar' : 'Declinar';
      return (quien) => {
        const solicitud = esperan.find(isAbout(quien));
        if (!solicitud)
          return {
            descripcion: `${verb} el cambio de nombre de ${quien}`,
            confirmacion: quien,
            gone: `${quien} no espera ningún cambio de nombre.`,
          };
        const { id, usuario, usuarioNombre, id_categoria, nombre } = solicitud;
        check({ id: usuario, usuario: usuarioNombre, id_categoria });
        return {
          descripcion: `${verb} que ${usuarioNombre} pase a llamarse ${nombre}`,
          confirmacion: usuarioNombre,
          body: { op, id, nombre },
        };
      };
    },
  });

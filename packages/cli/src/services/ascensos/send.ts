import { call } from '@garita/api-client/call';
import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { toSend } from '../../cambio/toSend';
import { RefusedError } from '../../errors';
import { POR_USUARIO } from '../../lote/pedidos';
import type { Tarea } from '../../lote/Tarea';
import { checkAccess, readDirectorio } from '../usuarios/directorio';

/** Proposes the next mission to people, who accept or decline it. */
export const ascensoTarea: Tarea<'usuario', string> = {
  ...POR_USUARIO,
  nombre: ['ascenso', 'ascensos'],
  acto: 'ascensos send',
  open: async (connection, usuarios, _, enLote) => {
    const { yo, find } = await readDirectorio(connection, usuarios);
    checkAccess(yo, 'sendAscenso');
    const turnos = await call(connection.api, 'turnosAscenso');
    return (usuario) => {
      const target = find(usuario);
      checkAccess(yo, 'sendAscenso', { target });
      const turno = turnos.find(({ id }) => id === target.id);
      // In a lote the portal checks whether a proposal already waits: a half-sent file must pass
      // again.
      const obstaculo =
        turno === undefined
          ? `${ASCENSOS.noEncontrado}.`
          : enLote && turno.motivo === ASCENSOS.pendiente
            ? null
            : turno.motivo;
      if (obstaculo !== null)
        throw new RefusedError(enLote ? `${target.usuario}: ${obstaculo}` : obstaculo);
      return {
        descripcion: `Proponer a ${target.usuario} el ascenso de ${turno?.mision} a ${turno?.siguiente}`,
        confirmacion: target.usuario,
        turno: String(target.id),
        send: toSend(connection.api, 'sendAscenso', { usuario: target.id }),
      };
    };
  },
};

import { call } from '@garita/api-client/call';
import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { RefusedError } from '../../errors';
import { POR_USUARIO } from '../../lote/taskColumns';
import { createTask } from '../createTask';

export const ascensoTask = createTask({
  ...POR_USUARIO,
  llamada: 'sendAscenso',
  lee: ['verUltimoAscenso'],
  nombre: ['ascenso', 'ascensos'],
  acto: 'ascensos send',
  open: async ({ api, check, readPersonas, enLote }) => {
    const find = await readPersonas();
    check();
    const turnos = await call(api, 'turnosAscenso');
    return (quien) => {
      const persona = find(quien);
      const turno = turnos.find(({ id }) => id === persona.id);
      // In a bulk run only the portal checks whether the person already has a proposal, since a
      // partly sent file may be sent again.
      const obstaculo =
        turno === undefined
          ? `${ASCENSOS.noEncontrado}.`
          : enLote && turno.motivo === ASCENSOS.pendiente
            ? null
            : turno.motivo;
      if (obstaculo !== null)
        throw new RefusedError(enLote ? `${persona.usuario}: ${obstaculo}` : obstaculo);
      return {
        descripcion: `Proponer a ${persona.usuario} el ascenso de ${turno?.mision} a ${turno?.siguiente}`,
        persona,
        body: { usuario: persona.id },
      };
    };
  },
});

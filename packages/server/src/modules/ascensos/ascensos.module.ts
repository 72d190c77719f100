import type { Module } from '../../gate/Module';
import { listActive } from '../personas/personas.repository';
import { getUltimoAscenso, sendAscenso } from './ascensos.service';
import { listAscensosDe } from './historia.repository';
import { countTurnos, listTurnos } from './turnos.service';

export const ascensosModule: Module<'ascensos'> = {
  handlers: ({ db, clock }) => ({
    getUsuariosAscensos: () => listActive(db),
    verUltimoAscenso: ({ params, actor }) => getUltimoAscenso(db, params.userId, actor, clock()),
    turnosAscenso: ({ actor }) => listTurnos(db, actor, clock()),
    sendAscenso: ({ write, body }) => write((scope) => sendAscenso(scope, body.usuario)),
  }),
  pendientes: {
    ascensos: { lee: 'turnosAscenso', llamada: 'sendAscenso', count: countTurnos },
  },
  historia: { tipo: 'ascenso', call: 'getLog', ownCall: 'getLogUser', list: listAscensosDe },
};

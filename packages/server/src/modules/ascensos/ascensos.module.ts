import type { Module } from '../../gate/Module';
import { listActive } from '../personas/personas.repository';
import { countTurnos, getUltimoAscenso, listTurnos, sendAscenso } from './ascensos.service';
import { listAscensosDe } from './historia.repository';

export const ascensosModule: Module<'ascensos'> = {
  handlers: ({ db, clock }) => ({
    getUsuariosAscensos: () => listActive(db),
    verUltimoAscenso: ({ params, actor }) => getUltimoAscenso(db, params.userId, actor, clock()),
    turnosAscenso: ({ actor }) => listTurnos(db, actor, clock()),
    sendAscenso: ({ write, body }) => write((scope) => sendAscenso(scope, body.usuario)),
  }),
  pendientes: {
    ascensos: { llamada: 'turnosAscenso', count: countTurnos },
  },
  historia: { call: 'getLog', ownCall: 'getLogUser', list: listAscensosDe },
};

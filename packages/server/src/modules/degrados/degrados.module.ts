import type { Module } from '../../gate/Module';
import { degradar } from './degradar.service';
import { getAllDegrados } from './degrados.service';
import { getDegradosDe } from './historia.service';

export const degradosModule: Module<'degrados'> = {
  handlers: ({ db }) => ({
    getAllDegrados: ({ query }) => getAllDegrados(db, query),
    actionDegrado: ({ body, write }) => write((scope) => degradar(scope, body)),
  }),
  historia: {
    tipo: 'degrado',
    call: 'getAllDegrados',
    ownCall: 'getLogUser',
    fullCall: 'getAllDegrados',
    list: getDegradosDe,
  },
};

import type { Module } from '../../gate/Module';
import { listTrasladosDe } from './historia.repository';
import { addTraslado } from './takeOver.service';
import { listTraslados } from './traslados.service';

export const trasladosModule: Module<'traslados'> = {
  handlers: ({ db }) => ({
    getTraslados: ({ query }) => listTraslados(db, query),
    addTraslado: ({ body, write }) => write((scope) => addTraslado(scope, body)),
  }),
  historia: {
    tipo: 'traslado',
    call: 'getTraslados',
    ownCall: 'getLogUser',
    list: listTrasladosDe,
  },
};

import type { Module } from '../../gate/Module';
import { despedir } from './despedir.service';
import { getAllDespidos } from './despidos.service';
import { listDespidosDe } from './historia.repository';

export const despidosModule: Module<'despidos'> = {
  handlers: ({ db }) => ({
    getAllDespidos: ({ query }) => getAllDespidos(db, query),
    despedir: ({ body, write }) => write((scope) => despedir(scope, body)),
  }),
  historia: { call: 'getAllDespidos', list: listDespidosDe },
};

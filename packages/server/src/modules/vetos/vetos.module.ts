import type { Module } from '../../gate/Module';
import { getVetos, levantarVeto, vetar } from './vetos.service';

export const vetosModule: Module<'vetos'> = {
  handlers: ({ db, clock }) => ({
    vetos: ({ query }) => getVetos(db, query, clock()),
    vetar: ({ body: { nombre, motivo, hasta = '', enlace = '' }, write }) =>
      write((scope) => vetar(scope, { nombre, motivo, hasta, enlace })),
    levantarVeto: ({ body, write }) => write((scope) => levantarVeto(scope, body.id)),
  }),
};

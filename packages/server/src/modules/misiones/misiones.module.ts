import type { Module } from '../../gate/Module';
import { listMisionesDe } from './historia.repository';
import { getCompradores, getMisionesVendidas, getPrecios } from './misiones.service';
import { sellMision } from './sell.service';

export const misionesModule: Module<'misiones'> = {
  handlers: ({ db }) => ({
    usuariosVentaMision: () => getCompradores(db),
    getRangosVenta: () => getPrecios(db),
    misionesVenta: ({ query }) => getMisionesVendidas(db, query),
    addMision: ({ body, write }) => write((scope) => sellMision(scope, body)),
  }),
  historia: { tipo: 'compra', call: 'misionesVenta', ownCall: 'getLogUser', list: listMisionesDe },
};

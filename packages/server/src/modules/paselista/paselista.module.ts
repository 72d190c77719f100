import type { Module } from '../../gate/Module';
import { getTiempos } from '../tiempos/tiempos.service';
import { listPasesDe } from './historia.repository';
import { findWaitEnd, getPases, isPaseHeld } from './paselista.service';
import { sendLista } from './sendLista.service';

export const paselistaModule: Module<'paselista'> = {
  handlers: ({ db, clock }) => ({
    getTimesLista: () => getTiempos(db, clock()),
    isPaseLista: () => isPaseHeld(db, clock()),
    paseListas: () => getPases(db),
    sendLista: ({ body, write }) => write((scope) => sendLista(scope, body)),
  }),
  clocks: { paselista: findWaitEnd },
  historia: { call: 'paseListas', ownCall: 'nominaDetalle', list: listPasesDe },
};

import { LISTA_PAGA } from '@garita/domain/listapaga/textos';
import { askOwner } from '../../access/targets.repository';
import type { Module } from '../../gate/Module';
import { closePeriodo } from '../nomina/cierre.service';
import { archiveLista } from './archive.service';
import { applyAscenso, quoteAscenso } from './ascensoPaga.service';
import { getPagosDe } from './historia.service';
import { countPorPagar, getLista, getListaBetween } from './listapaga.service';
import { markPago } from './pay.service';
import { refreshLista } from './refresh.service';

export const listapagaModule: Module<'listapaga'> = {
  handlers: ({ db }) => ({
    getListaPaga: () => getLista(db),
    getListaPagaPorFecha: ({ body }) => getListaBetween(db, body),
    updateLista: ({ write }) => write(refreshLista),
    pagar: ({ write, body }) => write((scope) => markPago(scope, body)),
    // A quote is no write (`x-read-when`), so it does not call `write`.
    ascensoPaga: async ({ write, body, actor }) =>
      body.op === 0 ? quoteAscenso(db, actor, body) : write((scope) => applyAscenso(scope, body)),
    actionReiniciar: ({ write, body }) =>
      write((scope) => (body.op === 0 ? closePeriodo(scope, body.periodo) : archiveLista(scope))),
  }),
  pendientes: {
    paga: {
      lee: 'getListaPaga',
      llamada: 'pagar',
      count: (db, _, now) => countPorPagar(db, now),
    },
  },
  targets: {
    pago: { ask: askOwner('pagos'), notFound: LISTA_PAGA.noEncontrada },
  },
  historia: { tipo: 'paga', call: 'getListaPaga', ownCall: 'miCuenta', list: getPagosDe },
};

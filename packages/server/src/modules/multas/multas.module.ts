import { MULTAS } from '@garita/domain/multas/textos';
import { askOwner } from '../../access/targets.repository';
import type { Module } from '../../gate/Module';
import { deleteMulta, markMulta, sendMulta } from './change.service';
import { listMultasDe } from './historia.repository';
import { multasPorCobrar } from './multas.repository';
import { getMultas } from './multas.service';

export const multasModule: Module<'multas'> = {
  handlers: ({ db }) => ({
    getAllMultas: ({ query }) => getMultas(db, query),
    sendMulta: ({ write, body }) =>
      write((scope) => sendMulta(scope, { ...body, creditos: body.creditos ?? null })),
    deleteMulta: ({ write, body }) => write((scope) => deleteMulta(scope, body.id)),
    actionMulta: ({ write, body }) => write((scope) => markMulta(scope, body)),
  }),
  pendientes: {
    multas: {
      lee: 'getAllMultas',
      llamada: 'actionMulta',
      ask: ({ id }) => multasPorCobrar.with({ salvo: id }),
    },
  },
  targets: {
    multa: { ask: askOwner('multas'), notFound: MULTAS.noEncontrada },
  },
  historia: { tipo: 'multa', call: 'getAllMultas', ownCall: 'miCuenta', list: listMultasDe },
};

import { AUSENCIAS } from '@garita/domain/ausencias/textos';
import { askOwner } from '../../access/targets.repository';
import { ceilingOf } from '../../db/belowCeiling';
import type { Module } from '../../gate/Module';
import { ausenciasPorContestar } from './ausencias.repository';
import { getAllAusencias, getAusenciasOf, getAusentes, readHoy } from './ausencias.service';
import { askAusencia, decideAusencia, endAusencia, withdrawAusencia } from './change.service';
import { listAusenciasDe } from './historia.repository';

export const ausenciasModule: Module<'ausencias'> = {
  handlers: ({ db, clock }) => ({
    getHoy: async () => ({ hoy: await readHoy(db, clock()) }),
    getMyAusencias: ({ actor }) => getAusenciasOf(db, actor.id),
    getAusencias: ({ query }) => getAllAusencias(db, query),
    ausentes: () => getAusentes(db, clock()),
    addAusencia: ({ body, write }) => write((scope) => askAusencia(scope, body)),
    ausenciaAction: ({ body, write }) => write((scope) => decideAusencia(scope, body)),
    retirarAusencia: ({ body, write }) => write((scope) => withdrawAusencia(scope, body.id)),
    terminarAusencia: ({ body, write }) => write((scope) => endAusencia(scope, body.id)),
  }),
  pendientes: {
    ausencias: {
      lee: 'getAusencias',
      llamada: 'ausenciaAction',
      ask: (actor) => ausenciasPorContestar.with({ ceiling: ceilingOf(actor) }),
    },
  },
  targets: {
    ausencia: { ask: askOwner('ausencias'), notFound: AUSENCIAS.noEncontrada },
  },
  historia: { call: 'getAusencias', ownCall: 'getMyAusencias', list: listAusenciasDe },
};

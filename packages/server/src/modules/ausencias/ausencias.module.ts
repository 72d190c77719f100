import { AUSENCIAS } from '@garita/domain/ausencias/textos';
import type { Module } from '../../gate/Module';
import { findAusenciaUser, getAllAusencias, getAusenciasOf, readHoy } from './ausencias.service';
import { askAusencia, decideAusencia } from './change.service';

export const ausenciasModule: Module<'ausencias'> = {
  handlers: ({ db, clock }) => ({
    getHoy: async () => ({ hoy: await readHoy(db, clock()) }),
    getMyAusencias: ({ actor }) => getAusenciasOf(db, actor.id),
    getAusencias: () => getAllAusencias(db),
    addAusencia: ({ body, write }) => write((scope) => askAusencia(scope, body)),
    ausenciaAction: ({ body, write }) => write((scope) => decideAusencia(scope, body)),
  }),
  targets: {
    ausencia: { findUserId: findAusenciaUser, notFound: AUSENCIAS.noEncontrada },
  },
};

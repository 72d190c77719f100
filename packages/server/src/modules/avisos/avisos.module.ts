import type { Module } from '../../gate/Module';
import { changePreferencias, getAvisos, getPreferencias, leerAvisos } from './avisos.service';

export const avisosModule: Module<'avisos'> = {
  handlers: ({ db }) => ({
    avisos: ({ actor, query }) => getAvisos(db, actor.id, query),
    leerAvisos: ({ body, write }) => write((scope) => leerAvisos(scope, body)),
    preferenciasAvisos: ({ actor }) => getPreferencias(db, actor),
    cambiarPreferenciasAvisos: ({ body, write }) =>
      write((scope) => changePreferencias(scope, body)),
  }),
};

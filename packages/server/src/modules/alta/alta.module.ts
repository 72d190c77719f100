import type { Module } from '../../gate/Module';
import { previewAlta } from './alta.service';
import { listPendientesAlta, renewCodigos } from './codigos.service';
import { darDeAlta } from './darDeAlta.service';
import { getPrimerosPasos, setPrimerosPasos } from './primerosPasos.service';

export const altaModule: Module<'alta'> = {
  handlers: (deps) => ({
    previaAlta: ({ actor, body }) => previewAlta(deps.db, actor, body.filas, deps.clock()),
    darDeAlta: ({ body, write }) => write((scope) => darDeAlta(scope, deps, body.filas)),
    pendientesAlta: () => listPendientesAlta(deps.db, deps.clock()),
    nuevosCodigosAlta: ({ body, write }) =>
      write((scope) => renewCodigos(scope, deps, body.usuarios)),
    primerosPasos: () => getPrimerosPasos(deps.db),
    setPrimerosPasos: ({ body, write }) => write((scope) => setPrimerosPasos(scope, body)),
  }),
};

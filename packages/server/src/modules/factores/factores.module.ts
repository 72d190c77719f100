import type { Module } from '../../gate/Module';
import { confirmAplicacion, prepareAplicacion, removeAplicacion } from './aplicacion.service';
import { makeCodigos } from './codigos.service';
import { demandFactor, getExigencia } from './exigencia.service';
import { getMisFactores } from './factores.service';
import { askForLlave, removeLlave, setUpLlave } from './llaves.service';
import { resetFactores } from './reset.service';

export const factoresModule: Module<'factores'> = {
  handlers: (deps) => ({
    misFactores: ({ actor, sitio }) => getMisFactores(deps.db, actor.id, sitio),
    prepararTotp: ({ actor, body, write }) => prepareAplicacion(deps, write, actor, body),
    confirmarTotp: ({ body, write }) => write((scope) => confirmAplicacion(scope, deps, body)),
    quitarTotp: ({ actor, body, write }) => removeAplicacion(deps, write, actor, body),
    prepararLlave: ({ actor, body, sitio, write }) =>
      askForLlave(deps, write, actor, { ...body, sitio }),
    ponerLlave: ({ body, sitio, write }) =>
      write((scope) => setUpLlave(scope, deps, { ...body, sitio })),
    quitarLlave: ({ actor, body, write }) => removeLlave(deps, write, actor, body),
    nuevosCodigos: ({ actor, body, write }) => makeCodigos(deps, write, actor, body),
    factorExigido: () => getExigencia(deps.db),
    exigirFactor: ({ actor, body, write }) => demandFactor(deps, write, actor, body),
    reiniciarFactores: ({ body, write }) => write((scope) => resetFactores(scope, body.usuario)),
  }),
};

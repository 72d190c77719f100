import type { Module } from '../../gate/Module';
import { writeWithClave } from '../claves/claves.service';
import { confirmAplicacion, prepareAplicacion, removeAplicacion } from './aplicacion.service';
import { makeCodigos } from './codigos.service';
import { demandFactor, getExigencia } from './exigencia.service';
import { getMisFactores } from './factores.service';
import { askForLlave, removeLlave, setUpLlave } from './llaves.service';
import { resetFactores } from './reset.service';

export const factoresModule: Module<'factores'> = {
  handlers: (deps) => ({
    misFactores: ({ actor, sitio }) => getMisFactores(deps.db, actor.id, sitio),
    prepararTotp: (call) => writeWithClave(deps, call, (scope) => prepareAplicacion(scope, deps)),
    confirmarTotp: ({ body, write }) => write((scope) => confirmAplicacion(scope, deps, body)),
    quitarTotp: (call) => writeWithClave(deps, call, removeAplicacion),
    prepararLlave: (call) => askForLlave(deps, call),
    ponerLlave: ({ body, sitio, write }) =>
      write((scope) => setUpLlave(scope, deps, { ...body, sitio })),
    quitarLlave: (call) => writeWithClave(deps, call, (scope) => removeLlave(scope, call.body.id)),
    nuevosCodigos: (call) => writeWithClave(deps, call, (scope) => makeCodigos(scope, deps)),
    factorExigido: () => getExigencia(deps.db),
    exigirFactor: (call) => writeWithClave(deps, call, (scope) => demandFactor(scope, call.body)),
    reiniciarFactores: ({ body, write }) => write((scope) => resetFactores(scope, body.usuario)),
  }),
};

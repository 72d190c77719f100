import type { Module } from '../../gate/Module';
import { getPuerta } from './puerta.service';

export const puertaModule: Module<'puerta'> = {
  handlers: (deps) => ({
    puerta: ({ actor, params }) =>
      getPuerta(deps, { actor, nombre: params.nombre, now: deps.clock() }),
  }),
};

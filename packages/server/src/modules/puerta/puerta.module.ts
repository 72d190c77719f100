import { createTryLimit } from '../../gate/createTryLimit';
import type { Module } from '../../gate/Module';
import { getPuertaAvatar, PREGUNTAS } from './avatar.service';
import { getPuerta } from './puerta.service';

export const puertaModule: Module<'puerta'> = {
  handlers: (deps) => {
    const limit = createTryLimit({ ...PREGUNTAS, clock: deps.clock });
    return {
      puerta: ({ actor, params }) =>
        getPuerta(deps, { actor, nombre: params.nombre, now: deps.clock() }),
      puertaAvatar: ({ actor, params }) => {
        limit(actor.id);
        return getPuertaAvatar(deps, { actor, nombre: params.nombre });
      },
    };
  },
};

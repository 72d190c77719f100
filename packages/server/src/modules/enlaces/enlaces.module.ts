import { createTryLimit } from '../../gate/createTryLimit';
import type { Module } from '../../gate/Module';
import { getAjustesEnlaces, setEnlaces } from './ajustesEnlaces.service';
import { probarEnlace } from './probarEnlace.service';

/** How many addresses a user may try per window. Each try calls another site's server. */
const TRIES = { max: 60, windowMs: 15 * 60_000 };

export const enlacesModule: Module<'enlaces'> = {
  handlers: (deps) => {
    const limit = createTryLimit({ ...TRIES, clock: deps.clock });
    return {
      ajustesEnlaces: () => getAjustesEnlaces(deps),
      setEnlaces: ({ body, write }) => write((scope) => setEnlaces(scope, deps.config, body)),
      probarEnlace: ({ body, actor }) => {
        limit(actor.id);
        return probarEnlace(deps, actor, body);
      },
    };
  },
};

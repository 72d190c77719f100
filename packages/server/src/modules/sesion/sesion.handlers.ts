import { findActorByToken } from '../../access/actor.repository';
import { createAddressGuard } from '../../access/addressGuard';
import { readToken } from '../../access/token';
import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { flipConfig } from './ajustes.service';
import { WINDOW_MS } from './attempts';
import { changeClave } from './clave.service';
import { login } from './login.service';
import { getCodigo, register } from './registro.service';
import { logout, toSessionUser } from './sesion.service';

/** How many sign-ins of one address are worked on at once, as a multiple of the wrong ones that a name may have from it. */
const AT_ONCE = 2;

export const sesionHandlers = (deps: Deps): HandlersOf<'sesion'> => {
  const guard = createAddressGuard({ running: deps.config.loginLimit * AT_ONCE, longest: WINDOW_MS, clock: deps.clock });
  return {
    login: ({ body, address, write }) => login(deps, guard, write, { ...body, address }),
    logout: ({ write }) => write(logout),
    validateT: async ({ token: key }) => {
      const token = readToken(key);
      return token !== null && (await findActorByToken(deps.db, token, deps.clock())) !== null;
    },
    checkUser: async ({ actor }) => ({ despedido: 0, permisos: [...actor.permisos] }),
    ipdetect: ({ address }) => getCodigo(deps, address),
    registro: ({ body, address, write }) => register(deps, write, { ...body, address }),
    changeConfig: ({ body, write }) => write((scope) => flipConfig(scope, body.op)),
    cambioClave: ({ actor, body, write }) => changeClave(deps, write, actor, body),
    usuarioPermiso: async ({ actor }) => ({ datos: toSessionUser(actor) }),
  };
};

import { findActorByToken } from '../../access/actor.repository';
import { readToken } from '../../access/token';
import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { login } from './login.service';
import { logout, toSessionUser } from './sesion.service';

export const sesionHandlers = (deps: Deps): HandlersOf<'sesion'> => ({
  login: ({ body, address, write }) => login(deps, write, { ...body, address }),
  logout: ({ write }) => write(logout),
  validateT: async ({ token: key }) => {
    const token = readToken(key);
    return token !== null && (await findActorByToken(deps.db, token, deps.clock())) !== null;
  },
  checkUser: async ({ actor }) => ({ despedido: 0, permisos: [...actor.permisos] }),
  usuarioPermiso: async ({ actor }) => ({ datos: toSessionUser(actor) }),
});

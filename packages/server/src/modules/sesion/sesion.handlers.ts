import { findActorByToken } from '../../access/actor.repository';
import { readToken } from '../../access/token';
import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { flipConfig } from './ajustes.service';
import { changeClave } from './clave.service';
import { login } from './login.service';
import { getCodigo, register } from './registro.service';
import { logout, toSessionUser } from './sesion.service';

export const sesionHandlers = (deps: Deps): HandlersOf<'sesion'> => ({
  login: ({ body, address, write }) => login(deps, write, { ...body, address }),
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
});

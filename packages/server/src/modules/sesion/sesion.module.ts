import { openKey } from '../../gate/authenticate';
import type { Call } from '../../gate/handlers';
import type { Module } from '../../gate/Module';
import { flipConfig } from './ajustes.service';
import { changeClave } from './cambioClave.service';
import { describeDispositivo } from './describeDispositivo';
import { login } from './login.service';
import { loginFactor } from './loginFactor.service';
import type { Visita } from './openSession.service';
import { getCodigo, register } from './registro.service';
import { logout, toSessionUser } from './sesion.service';
import { closeOtherSesiones, closeSesion, listOwnSesiones } from './sesiones.service';

type Caller = Pick<Call<'login'>, 'address' | 'userAgent' | 'sitio'>;
const visitaOf = ({ address, userAgent, sitio }: Caller): Visita => ({
  address,
  sitio,
  dispositivo: describeDispositivo(userAgent),
});

export const sesionModule: Module<'sesion'> = {
  handlers: (deps) => ({
    login: async (call) => {
      const answer = await login(deps, call.write, call.body, visitaOf(call));
      if ('token' in answer) call.presented.give(answer.token);
      return answer;
    },
    loginFactor: async (call) => {
      const answer = await loginFactor(deps, call.write, { ...call.body, ...visitaOf(call) });
      call.presented.give(answer.token);
      return answer;
    },
    logout: async ({ presented, write }) => {
      const answer = await write(logout);
      presented.forget();
      return answer;
    },
    sesiones: ({ actor }) => listOwnSesiones(deps, actor),
    cerrarSesion: async ({ actor, body, presented, write }) => {
      const answer = await write((scope) => closeSesion(scope, body.id));
      if (body.id === actor.sesionId) presented.forget();
      return answer;
    },
    cerrarOtrasSesiones: ({ write }) => write(closeOtherSesiones),
    validateT: async ({ presented }) => {
      const opened = await openKey(deps, presented.token);
      if (opened) presented.confirm(opened.expira, deps.clock());
      else presented.forget();
      return opened !== null;
    },
    checkUser: async ({ actor }) => ({ despedido: 0, permisos: [...actor.permisos] }),
    ipdetect: ({ address }) => getCodigo(deps, address),
    registro: ({ body, address, write }) => register(deps, write, { ...body, address }),
    changeConfig: ({ body, write }) => write((scope) => flipConfig(scope, body.op)),
    cambioClave: ({ actor, body, write }) => changeClave(deps, write, actor, body),
    usuarioPermiso: async ({ actor }) => ({ datos: toSessionUser(actor) }),
  }),
};

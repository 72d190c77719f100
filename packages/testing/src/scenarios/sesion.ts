import { DEMO_PASSWORD } from '@garita/demo/personas';
import { askForReto, setUpAplicacion } from '../agency/aplicacion';
import { askForLlave, setUpLlave } from '../agency/llave';
import type { Name, TestAgency } from '../agency/testAgency';
import { makeInvitacion } from './invitaciones';
import type { Scenarios } from './Scenario';

async function oldestSesion({ db, idOf }: TestAgency, name: Name): Promise<number> {
  const { id } = await db
    .selectFrom('sesiones')
    .select('id')
    .where('usuario_id', '=', await idOf(name))
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

export const sesionScenarios: Scenarios<
  | 'login'
  | 'loginFactor'
  | 'logout'
  | 'cerrarSesion'
  | 'cerrarOtrasSesiones'
  | 'registro'
  | 'changeConfig'
  | 'cambioClave'
> = {
  login: [
    {
      what: 'the right password',
      as: null,
      input: async () => ({ body: { usuario: 'Oficial', clave: DEMO_PASSWORD } }),
      repeats: { each: 'every device has a session of its own' },
      secret: ({ token = '' }) => token.slice(token.indexOf('-') + 1),
    },
  ],
  loginFactor: [
    {
      what: 'a code of the authenticator',
      as: null,
      input: async (a) => {
        const { codigo } = await setUpAplicacion(a, 'Oficial');
        return { body: { reto: await askForReto(a, 'Oficial'), codigo: codigo(1) } };
      },
      repeats: 'one',
      secret: ({ token = '' }) => token.slice(token.indexOf('-') + 1),
    },
    {
      what: 'a passkey',
      as: null,
      input: async (a) => {
        const { device } = await setUpLlave(a, 'Oficial');
        const { reto, opciones } = await askForLlave(a, 'Oficial');
        return { body: { reto, llave: device.answer(opciones) } };
      },
      repeats: 'one',
      secret: ({ token = '' }) => token.slice(token.indexOf('-') + 1),
    },
    {
      what: 'a recovery code',
      as: null,
      input: async (a) => {
        const { codigos } = await setUpAplicacion(a, 'Oficial');
        return { body: { reto: await askForReto(a, 'Oficial'), codigo: codigos[0] as string } };
      },
      repeats: 'one',
      secret: ({ token = '' }) => token.slice(token.indexOf('-') + 1),
    },
  ],
  logout: [
    {
      what: 'this device',
      as: 'Agente',
      input: async () => ({}),
      repeats: 'one',
      endsSession: true,
    },
  ],
  cerrarSesion: [
    {
      what: 'the session of another device',
      as: 'Agente',
      prepare: async (agency) => void (await agency.keyOf('Agente')),
      input: async (agency) => ({ body: { id: await oldestSesion(agency, 'Agente') } }),
      repeats: 'one',
    },
  ],
  cerrarOtrasSesiones: [
    {
      what: 'the sessions of two other devices',
      as: 'Agente',
      prepare: async (agency) => {
        await agency.keyOf('Agente');
        await agency.keyOf('Agente');
      },
      input: async () => ({}),
      repeats: 'one',
    },
  ],
  registro: [
    {
      what: 'a free name',
      as: null,
      input: async () => ({ body: { usuario: 'Nueva', clave: 'mi clave', rclave: 'mi clave' } }),
      repeats: 'one',
    },
    {
      what: 'with an invitation',
      as: null,
      input: async (a) => ({
        body: {
          usuario: 'Nueva',
          clave: 'mi clave',
          rclave: 'mi clave',
          invitacion: (await makeInvitacion(a)).codigo,
        },
      }),
      repeats: 'one',
    },
  ],
  changeConfig: [
    {
      what: 'the status marquee',
      as: 'Agente',
      input: async () => ({ body: { op: 'estados' } }),
      repeats: { each: 'each press toggles the switch' },
    },
  ],
  cambioClave: [
    {
      what: 'to another password',
      as: 'Agente',
      input: async () => ({ body: { clavea: DEMO_PASSWORD, claven: 'una clave nueva' } }),
      repeats: 'one',
    },
  ],
};

import { DEMO_PASSWORD } from '../../demo/personas';
import type { Scenarios } from '../Scenario';

export const sesionScenarios: Scenarios<'login' | 'logout' | 'registro' | 'changeConfig' | 'cambioClave'> = {
  login: [
    {
      what: 'the right password',
      as: null,
      input: async () => ({ body: { usuario: 'Oficial', clave: DEMO_PASSWORD } }),
      repeats: { each: 'every device has a session of its own' },
      secret: ({ token = '' }) => token.slice(token.indexOf('-') + 1),
    },
  ],
  logout: [{ what: 'this device', as: 'Agente', input: async () => ({}), repeats: 'one', endsSession: true }],
  registro: [{ what: 'a free name', as: null, input: async () => ({ body: { usuario: 'Nueva', clave: 'mi clave', rclave: 'mi clave' } }), repeats: 'one' }],
  changeConfig: [
    { what: 'the status marquee', as: 'Agente', input: async () => ({ body: { op: 'estados' } }), repeats: { each: 'a switch turns each time it is pressed' } },
  ],
  cambioClave: [{ what: 'to another one', as: 'Agente', input: async () => ({ body: { clavea: DEMO_PASSWORD, claven: 'una clave nueva' } }), repeats: 'one' }],
};

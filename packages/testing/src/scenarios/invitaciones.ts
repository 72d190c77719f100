import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

export async function makeInvitacion(agency: TestAgency): Promise<{ id: number; codigo: string }> {
  await agency.call('crearInvitacion', { as: 'Fundadora', body: { usos: 1, dias: 7 } });
  const [newest] = (await agency.call('invitaciones', { as: 'Fundadora' })).body;
  return newest;
}

export const invitacionesScenarios: Scenarios<
  'setRegistro' | 'crearInvitacion' | 'anularInvitacion'
> = {
  setRegistro: [
    {
      what: 'by invitation, with the proof of the avatar',
      as: 'Fundadora',
      input: async () => ({
        body: {
          data: { modo: 'invitacion', prueba: 'avatar-motto', clones: 'block' },
          previos: { modo: 'abierto' },
        },
      }),
      repeats: 'one',
    },
  ],
  crearInvitacion: [
    {
      what: 'for five people and a week',
      as: 'Fundadora',
      input: async () => ({ body: { usos: 5, dias: 7, nota: 'Feria de otoño' } }),
      repeats: { each: 'each call creates an invitation with its own code' },
      chance: ({ codigo = '' }) => codigo,
    },
  ],
  anularInvitacion: [
    {
      what: 'an unused invitation',
      as: 'Fundadora',
      input: async (a) => ({ body: { id: (await makeInvitacion(a)).id } }),
      repeats: 'one',
    },
  ],
};

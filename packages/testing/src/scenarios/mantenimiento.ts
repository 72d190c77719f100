import type { TestAgency } from '../agency/testAgency';
import type { Scenarios } from './Scenario';

const misionOf = async ({ db }: TestAgency, nombre: string) =>
  db.selectFrom('misiones').selectAll().where('nombre', '=', nombre).executeTakeFirstOrThrow();
const membresiaOf = async ({ db }: TestAgency, nombre: string): Promise<number> =>
  (
    await db
      .selectFrom('membresias')
      .select('id')
      .where('nombre', '=', nombre)
      .executeTakeFirstOrThrow()
  ).id;

export const mantenimientoScenarios: Scenarios<
  | 'editRank'
  | 'editMemb'
  | 'editMis'
  | 'crearMembresia'
  | 'crearMuestra'
  | 'retirarMembresia'
  | 'reponerMembresia'
> = {
  editRank: [
    {
      what: 'requirements and pay',
      as: 'Gerente',
      input: async () => ({
        body: { id: 5, data: { nomina_ascenso: 4, paga_nomina: 25, tiempo_ascenso: '3 days' } },
      }),
      repeats: 'one',
    },
    {
      what: 'default permissions',
      as: 'Fundadora',
      input: async () => ({ body: { id: 5, data: { permisos: ['asc', 'tt', 'mul'] } } }),
      repeats: 'one',
    },
  ],
  editMemb: [
    {
      what: 'the price and the benefits',
      as: 'Gerente',
      input: async (a) => ({
        body: {
          id: await membresiaOf(a, 'VIP'),
          data: { precio: 45, reduccion: 1, details: 'Más.' },
        },
      }),
      repeats: 'one',
    },
  ],
  crearMembresia: [
    {
      what: 'a new membership',
      as: 'Gerente',
      input: async () => ({
        body: {
          nombre: 'Oro',
          details: 'Todo.',
          precio: 90,
          perma: 0,
          vip: 1,
          reduccion: 1,
          image: '/iconos/corona.svg',
        },
      }),
      repeats: 'one',
    },
  ],
  crearMuestra: [
    { what: 'those not on offer', as: 'Gerente', input: async () => ({}), repeats: 'one' },
  ],
  retirarMembresia: [
    {
      what: 'a membership with holders',
      as: 'Gerente',
      input: async (a) => ({ body: { id: await membresiaOf(a, 'VIP') } }),
      repeats: 'one',
    },
  ],
  reponerMembresia: [
    {
      what: 'a withdrawn membership',
      as: 'Gerente',
      prepare: async ({ db, now }) => {
        await db
          .updateTable('membresias')
          .set({ retirada_en: now() })
          .where('nombre', '=', 'VIP')
          .execute();
      },
      input: async (a) => ({ body: { id: await membresiaOf(a, 'VIP') } }),
      repeats: 'one',
    },
  ],
  editMis: [
    {
      what: 'name and price',
      as: 'Gerente',
      input: async (a) => ({
        body: {
          id: (await misionOf(a, 'Oficial I')).id,
          nombre: 'Oficial primero',
          venta: 0,
          precio: 85,
        },
      }),
      repeats: 'one',
    },
  ],
};

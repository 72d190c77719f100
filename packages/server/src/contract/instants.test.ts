import type { OperationId } from '@garita/api-client/access';
import {
  type CallOptions,
  openTestAgency,
  type TestAgency,
} from '@garita/testing/agency/testAgency';
import { afterAll, beforeAll, expect, test } from 'vitest';

// Instants that JSON Schema admits but neither JavaScript nor the database can read.

let agency: TestAgency;
let key: string;
beforeAll(async () => {
  agency = await openTestAgency();
  key = await agency.keyOf('Fundadora');
});
afterAll(() => agency.close());

const GOOD = '2026-11-21T18:30:00.000Z';
const INSTANTS = [
  '2016-12-31T23:59:60.000Z',
  '2016-12-31T23:59:60Z',
  '0000-01-01T00:00:00.000Z',
  '2026-02-30T00:00:00.000Z',
  '2026-11-21T24:00:00.000Z',
];
const DAYS = ['0000-01-01', '2026-02-30', '2026-13-01', '2026-00-10'];

const WITH_INSTANT: readonly (readonly [OperationId, (instant: string) => CallOptions])[] = [
  ['bitacora', (desde) => ({ query: { desde } })],
  ['bitacora', (hasta) => ({ query: { hasta } })],
  ...(
    [
      'tiempos',
      'ascensos',
      'nombres',
      'requisitos',
      'rangos',
      'clones',
      'fichajes',
      'fichajesDia',
      'accesos',
    ] as const
  ).map(
    (modulo) =>
      [
        'getLogPorPalabra',
        (fecha: string) => ({ body: { modulo, palabra: '', despues: { fecha, id: 1 } } }),
      ] as const,
  ),
  [
    'historiaPersona',
    (instant) => ({ params: { nombre: 'Agente' }, query: { antes: `${instant}.multas.1` } }),
  ],
];

test.each(WITH_INSTANT)(
  'the call %s reads an instant, and refuses any other text',
  async (operation, toOptions) => {
    expect((await agency.call(operation, { key, ...toOptions(GOOD) })).httpStatus).toBe(200);
    for (const instant of INSTANTS) {
      const { httpStatus, body } = await agency.call(operation, { key, ...toOptions(instant) });
      expect([httpStatus, body.msg], instant).toEqual([400, expect.stringMatching(/\S/)]);
    }
  },
);

test('a correction of a clock-in refuses an invalid instant', async () => {
  for (const salida of INSTANTS) {
    const body = {
      op: 6,
      id: 1,
      usuario: await agency.idOf('Agente'),
      entrada: GOOD,
      salida,
      motivo: 'Prueba',
    };
    expect(
      (await agency.call('actionFichar', { key, body: body as never })).httpStatus,
      salida,
    ).toBe(400);
  }
});

test.each([
  ['allNominaPorFecha', (inicio: string) => ({ body: { inicio, final: '2026-11-21' } })],
  ['getListaPagaPorFecha', (final: string) => ({ body: { inicio: '2026-11-20', final } })],
  [
    'addAusencia',
    (final: string) => ({ body: { usuario: 1, motivo: 'Viaje', inicio: '2026-11-24', final } }),
  ],
] as const)('the call %s refuses a day that does not exist', async (operation, toOptions) => {
  for (const day of DAYS)
    expect(
      (await agency.call(operation, { key, ...toOptions(day) } as never)).httpStatus,
      day,
    ).toBe(400);
});

import type { OperationId } from '@garita/api-client/access';
import { failureOf } from '@garita/testing/agency/failureOf';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { type DatabaseSnapshot, snapshotDatabase } from '@garita/testing/database/snapshotDatabase';
import { scenariosOf } from '@garita/testing/scenarios/writeScenarios';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
let kept: DatabaseSnapshot;
beforeAll(async () => {
  agency = await openTestAgency();
  kept = await snapshotDatabase(agency.database);
});
beforeEach(() => kept.restore());
afterAll(async () => {
  await kept.release();
  await agency.close();
});

/**
 * Converts a value to the old portal's form: numbers become text, and lists of ids become arrays.
 */
function toForm(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(toForm);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toForm(one)]));
  return typeof value === 'string' && /^\d+(,\d+)*$/.test(value)
    ? value.split(',').map(Number)
    : value;
}

const SPOKEN = CONTRACT.operations.filter(
  ({ url, effect, body }) => effect === 'write' && body !== null && !url.startsWith('/api/ext/'),
);
const scenarios = SPOKEN.flatMap(({ id }) =>
  scenariosOf(id).map((scenario) => [id, scenario.what, scenario] as const),
);

describe('fields of the old forms', () => {
  test.each(scenarios)(
    'fields of the old forms are accepted by %s: %s',
    async (id, _, { as, prepare, input }) => {
      await prepare?.(agency);
      const { body, ...rest } = (await input(agency)) as { body: object };
      const {
        clave,
        clavea,
        claven,
        rclave,
        estado,
        codigo,
        descripcion: __,
        ...others
      } = body as Record<string, unknown>;
      const texts = Object.fromEntries(
        Object.entries({ clave, clavea, claven, rclave, estado, codigo }).filter(
          ([, text]) => text !== undefined,
        ),
      );
      const answer = await agency.call(id as OperationId, {
        as,
        ...rest,
        body: { ...(toForm(others) as object), ...texts },
      });
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ httpStatus: 200 });
    },
  );

  test.each(['true', true])('the flag isExterno sent as %j is read as 1', async (isExterno) => {
    const answer = await agency.call('addMembresia', {
      as: 'Gerente',
      body: { user: '1234', isExterno, membresia: '1', periodo: '1' },
    });
    expect(answer).toMatchObject({ httpStatus: 200 });
    expect(
      await agency.db
        .selectFrom('membresias_vendidas')
        .select('externo')
        .orderBy('id', 'desc')
        .limit(1)
        .execute(),
    ).toEqual([{ externo: '1234' }]);
  });

  test.each(['false', false, '0'])(
    'the flag isExterno sent as %j is read as 0, and the buyer as an id',
    async (isExterno) => {
      const user = String(await agency.idOf('Agente'));
      const answer = await agency.call('addMembresia', {
        as: 'Gerente',
        body: { user, isExterno, membresia: '1', periodo: '1' },
      });
      expect(answer).toMatchObject({ httpStatus: 200 });
    },
  );

  test.each([0, '', '0', null])(
    'the id %j is ignored by calls that create something',
    async (id) => {
      const usuario = await agency.idOf('Cabo');
      for (const [operation, body] of [
        ['actionDescuentos', { op: 0, id, codigo: 'ÑANDÚ', descuento: '10' }],
        ['actionExcepciones', { op: '0', id, usuario: String(usuario), permisos: [13] }],
        ['actionEmpleadoMes', { op: 0, id, usuarios: [usuario] }],
        ['sendMulta', { usuario, motivo: 'Llegó «tarde»', creditos: '' }],
      ] as const)
        expect(await agency.call(operation, { as: 'Gerente', body }), operation).toMatchObject({
          httpStatus: 200,
        });
    },
  );

  test.each(['5 ', '5.5', '0x5', 'cinco', '1e3', '-', []])(
    'a number field of an old form with %j is refused',
    async (creditos) => {
      const answer = await agency.call('sendMulta', {
        as: 'Gerente',
        body: { usuario: await agency.idOf('Agente'), motivo: 'Ruido', creditos },
      });
      expect(answer).toMatchObject({
        httpStatus: 400,
        body: { msg: 'creditos: debe ser un número entero', campo: 'creditos' },
      });
    },
  );

  test('fields of the old forms are not accepted by the calls under /ext', async () => {
    for (const [operation, body] of [
      ['crearInvitacion', { usos: '1' }],
      ['setPrimerosPasos', { cerrar: '1' }],
      ['setMatriz', { data: [{ id_categoria: '1', permisos: [] }] }],
    ] as const)
      expect(
        await agency.call(operation as OperationId, { as: 'Fundadora', body }),
        operation,
      ).toMatchObject({ httpStatus: 400 });
  });
});

/** The texts for missing ids. */
const SENTENCES: readonly (readonly [OperationId, string, object, string])[] = [
  ['sendAscenso', 'usuario', {}, 'Selecciona un usuario'],
  ['openTime', 'bajo', { alto: -1 }, 'Selecciona un usuario'],
  ['ajustarNomina', 'id', { opcion: 0, requisitos: 0, cantidad: 1 }, 'No dejes campos vacios'],
  ['addMembresia', 'user', { isExterno: 0, membresia: 1, periodo: 1 }, 'Faltan Datos'],
  ['addMembresia', 'membresia', { user: 5, isExterno: 0 }, 'Faltan Datos'],
  ['despedir', 'usuario', { motivo: 'Ruido' }, 'No dejes campos vacios'],
  ['sendMulta', 'usuario', { motivo: 'Ruido' }, 'Selecciona un usuario'],
  ['addTraslado', 'usuario', { rango: 3, agencia: 'Faro' }, 'Debes seleccionar un usuario'],
  ['actionDegrado', 'usuario', { motivo: 'Ruido', rango: 1 }, 'Faltan datos'],
  ['actionDegrado', 'rango', { motivo: 'Ruido', usuario: 5 }, 'Faltan datos'],
  ['actionExcepciones', 'usuario', { op: 0, permisos: '1' }, 'No dejes campos vacios'],
  ['actionExcepciones', 'id', { op: 2 }, 'No dejes campos vacios'],
  ['actionDescuentos', 'id', { op: 1 }, 'Faltan Datos'],
  ['actionEmpleadoMes', 'id', { op: 1 }, 'Elige a quién sacar.'],
  [
    'addAusencia',
    'usuario',
    { motivo: 'Viaje', inicio: '2026-11-23', final: '2026-11-24' },
    'No dejes campos vacios',
  ],
  ['resetPassword', 'usuario', {}, 'No dejes campos vacios'],
  [
    'editUsuario',
    'id',
    { nombre: 'igual', rango: 'igual', firma: 'igual' },
    'No dejes campos vacios',
  ],
];

describe('an id that an act needs', () => {
  test.each(SENTENCES)(
    'the call %s without an id in %s (missing or empty, with %j) answers: %s',
    async (operation, campo, body, msg) => {
      for (const empty of [
        {},
        { [campo]: '' },
        { [campo]: 0 },
        { [campo]: '0' },
        { [campo]: null },
      ]) {
        const answer = await agency.call(operation, { as: 'Gerente', body: { ...body, ...empty } });
        expect([answer.httpStatus, failureOf(answer.body).msg], JSON.stringify(empty)).toEqual([
          400,
          msg,
        ]);
      }
    },
  );
});

describe('editUsuario', () => {
  const edit = async (change: object, as = 'Gerente') =>
    agency.call('editUsuario', {
      as,
      body: {
        id: await agency.idOf('Oficial'),
        nombre: 'igual',
        rango: 'igual',
        firma: 'igual',
        ...change,
      },
    });

  test('a refusal of editUsuario has the form of a success: a text, a level, and third the field', async () => {
    expect(await edit({ firma: '' })).toMatchObject({
      httpStatus: 400,
      body: ['Firma no puede estar vacia', 1, { campo: 'firma' }],
    });
    expect((await edit({}, 'Recluta')).body).toEqual(['No tienes permiso para hacer esto.', 1]);
    expect((await agency.call('editUsuario', { body: {} })).body).toEqual([
      'Tu sesión no es válida. Vuelve a entrar.',
      1,
    ]);
    expect((await agency.call('editUsuario', { as: 'Gerente', raw: '{' })).body[1]).toBe(1);
  });
});

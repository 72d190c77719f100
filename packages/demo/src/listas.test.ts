import type { OperationId } from '@garita/api-client/access';
import { openTestDemo } from '@garita/testing/agency/openTestDemo';
import { readDemo } from '@garita/testing/agency/readDemo';
import { expect, test } from 'vitest';

// The server checks the shape of every answer against the contract.
// biome-ignore lint/suspicious/noExplicitAny: any shape
type Body = any;

/**
 * For each list: its call, the least number of rows, and a function that finds the rows in the
 * answer.
 */
const LISTAS: readonly (readonly [
  operation: OperationId,
  least: number,
  rows: (body: Body) => unknown[],
])[] = [
  ['allNomina', 55, (body) => body[0]],
  ['nominaPeriodos', 5, (body) => body.cerrados],
  ['getListaPaga', 12, (body) => body[2]],
  ['getAllTime', 10, (body) => body],
  ['paseListas', 12, (body) => body],
  ['getAllMultas', 20, (body) => body],
  ['allMembership', 20, (body) => body],
  ['misionesVenta', 12, (body) => body],
  ['allVentas', 45, (body) => body],
  ['ventasPendientes', 3, (body) => body],
  ['getTraslados', 12, (body) => body],
  ['getAllDescuentos', 5, (body) => body],
  ['getAllDespidos', 12, (body) => body],
  ['vetos', 5, (body) => body],
  ['getAllDegrados', 12, (body) => body],
  ['getAusencias', 18, (body) => body],
  ['getAllRequest', 5, (body) => body],
  ['getExcepciones', 7, (body) => body[0]],
  ['allEmpleadoMes', 3, (body) => body],
  ['empleadoMes', 3, (body) => body],
  ['getAllClones', 5, (body) => body],
  ['getWhiteList', 3, (body) => body],
  ['getAllFirmas', 25, (body) => body],
  ['getFichajesActivos', 15, (body) => body],
  ['getUsuarios', 55, (body) => body],
  ['nominaWeek', 55, (body) => body[0]],
  ['admins', 4, (body) => body],
  ['rangosEquipo', 20, (body) => body[1]],
];
test.each(LISTAS)('%s has at least %i rows', async (operation, least, rows) => {
  const as = operation === 'getAllTime' ? 'Supervisora' : 'Fundadora';
  expect(rows(await readDemo(as, operation)).length).toBeGreaterThanOrEqual(least);
});

test('the demo has many statuses', async () => {
  expect(
    (await readDemo('Fundadora', 'actionEstados', { body: { op: 3 } })).length,
  ).toBeGreaterThanOrEqual(12);
});

test('every log of the demo has rows', async () => {
  const log = await readDemo('Fundadora', 'getLog');
  const least = {
    tiempos: 200,
    ascensos: 200,
    nombres: 12,
    requisitos: 12,
    rangos: 40,
    clones: 8,
    fichajes: 200,
    accesos: 20,
    fichajesDia: 1,
  };
  for (const [name, count] of Object.entries(least))
    expect(log[name].length, name).toBeGreaterThanOrEqual(count);
});

test('every state that a screen can show exists', async () => {
  const db = await openTestDemo();
  const of = async (
    operation: Parameters<typeof readDemo>[1],
    field: string,
    rows = (body: Body): Body[] => body,
    as = 'Fundadora',
  ) => new Set(rows(await readDemo(as, operation)).map((row) => row[field]));
  expect(await of('getAusencias', 'estado')).toEqual(new Set([0, 1, 2]));
  expect(await of('allMembership', 'estado')).toEqual(new Set(['Activa', 'Terminada']));
  expect(await of('allMembership', 'externo')).toEqual(new Set([0, 1]));
  expect(await of('allMembership', 'perma')).toEqual(new Set([0, 1]));
  expect(await of('allVentas', 'pagado')).toEqual(new Set([0, 1]));
  expect(await of('getAllMultas', 'creditos')).toEqual(new Set([0, 5, 15, 25]));
  expect(await of('getAllMultas', 'cobrado')).toEqual(new Set([0, 1]));
  expect(await of('getListaPaga', 'excluida', (body) => body[2])).toEqual(
    new Set([null, 'multa', 'despido']),
  );
  expect(await of('getListaPaga', 'restar', (body) => body[2])).toEqual(new Set([0, 1, 2]));
  expect(await of('getListaPaga', 'pagado', (body) => body[2])).toEqual(new Set([0, 1]));
  const [, , pagas] = (await readDemo('Fundadora', 'getListaPaga')) as [
    number,
    number,
    { pagado: 0 | 1; restar: 0 | 1 | 2; multa: number }[],
  ];
  expect(pagas.some(({ pagado, restar }) => pagado === 0 && restar === 1)).toBe(true);
  expect(pagas.some(({ pagado, restar }) => pagado === 0 && restar === 0)).toBe(true);
  expect(
    await db.selectFrom('multas').select('id').where('pago_id', 'is not', null).execute(),
  ).not.toEqual([]);
  expect(await of('getAllTime', 'pausa', (body) => body, 'Supervisora')).toEqual(new Set([0, 1]));
  expect(await of('getAllDespidos', 'encargadoNombre')).toEqual(
    new Set(['Sistema', 'Gerente', 'Fundadora']),
  );
  const states = async (
    table: 'solicitudes' | 'solicitudes_nombre' | 'pago_partes',
    column: 'estado' | 'concepto',
  ) =>
    new Set(
      (
        await db
          .selectFrom(table)
          .select(column as 'estado')
          .distinct()
          .execute()
      ).map((row) => Object.values(row)[0]),
    );
  for (const estado of ['pendiente', 'aceptada', 'declinada'])
    expect(await states('solicitudes', 'estado')).toContain(estado);
  expect(await states('solicitudes_nombre', 'estado')).toEqual(
    new Set(['pendiente', 'aceptada', 'declinada']),
  );
  expect(await states('pago_partes', 'concepto')).toEqual(
    new Set(['nomina', 'ambas', 'diferencia']),
  );
  expect(
    await db.selectFrom('pagos').select('id').where('mision_id', 'is not', null).execute(),
  ).not.toEqual([]);
  const unpaid = await db
    .selectFrom('pagos')
    .select('id')
    .where('archivado_en', 'is not', null)
    .where('pagado_en', 'is', null)
    .execute();
  expect(unpaid).not.toEqual([]);
});

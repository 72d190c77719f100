import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('nomina').execute();
  await agency.db.deleteFrom('membresias_vendidas').execute();
});
afterEach(() => agency.close());

async function credit(
  name: string,
  tipo: 'ascenso' | 'asistencia' | 'minutos',
  cantidad: number,
  { closed = false, fecha = agency.now() } = {},
) {
  const periodo = await agency.db
    .selectFrom('periodos')
    .select('id')
    .where('cerrado_en', closed ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  await agency.db
    .insertInto('nomina')
    .values({
      usuario_id: await agency.idOf(name),
      periodo_id: periodo.id,
      tipo,
      cantidad,
      fecha,
      motivo: 'Prueba',
      encargado_id: null,
    })
    .execute();
}

async function sell(name: string, membresia: string, finaliza: Date | null, anulado = false) {
  const { id } = await agency.db
    .selectFrom('membresias')
    .select('id')
    .where('nombre', '=', membresia)
    .executeTakeFirstOrThrow();
  const gerente = await agency.idOf('Gerente');
  const venta = {
    membresia_id: id,
    usuario_id: await agency.idOf(name),
    encargado_id: gerente,
    fecha: agency.now(),
    finaliza,
  };
  await agency.db
    .insertInto('membresias_vendidas')
    .values({ ...venta, ...(anulado ? { anulado_en: agency.now(), anulado_por: gerente } : {}) })
    .execute();
}

const nomina = async () => (await agency.call('allNomina', { as: 'Agente' })).body;
const later = (days: number) => new Date(agency.now().getTime() + days * 86_400_000);

describe('allNomina', () => {
  test('allNomina has one row per active person in Spanish order, zeros included (NOM-04, NOM-05)', async () => {
    const [rows, pays, reduced] = await nomina();
    expect(rows.map((r: { usuarioNombre: string }) => r.usuarioNombre)).toEqual([
      'Agente',
      'Cabo',
      'Fundadora',
      'Gerente',
      'Oficial',
      'Recluta',
      'Supervisora',
    ]);
    const id = await agency.idOf('Agente');
    expect(rows[0]).toEqual({
      id,
      usuario: id,
      usuarioNombre: 'Agente',
      categoria: 3,
      ascensos: 0,
      asistencias: 0,
      times: 0,
      fecha: null,
    });
    expect([pays, reduced]).toEqual([[], []]);
  });

  test('allNomina sums only the open period, corrections included, with the date of the newest entry', async () => {
    await credit('Agente', 'minutos', 90, { fecha: new Date('2026-11-20T10:00:00.000Z') });
    await credit('Agente', 'minutos', -30, { fecha: new Date('2026-11-21T10:00:00.000Z') });
    await credit('Agente', 'asistencia', 2, { fecha: new Date('2026-11-19T10:00:00.000Z') });
    await credit('Agente', 'asistencia', 7, { closed: true });
    const [[row]] = await nomina();
    expect(row).toMatchObject({
      ascensos: 0,
      asistencias: 2,
      times: 60,
      fecha: '2026-11-21T10:00:00.000Z',
    });
  });

  test('allNomina pays a person who meets every requirement, plus the bonus', async () => {
    const usuario = await agency.idOf('Agente');
    await credit('Agente', 'asistencia', 3);
    await credit('Agente', 'minutos', 179);
    expect((await nomina())[1]).toEqual([]);
    await credit('Agente', 'minutos', 1);
    expect((await nomina())[1]).toEqual([{ usuario, paga: 8 }]);
    await credit('Agente', 'asistencia', 2);
    await credit('Agente', 'minutos', 120);
    expect((await nomina())[1]).toEqual([{ usuario, paga: 11 }]);
  });

  test('allNomina halves the requirements of people with a reducing membership', async () => {
    const id_usuario = await agency.idOf('Agente');
    await credit('Agente', 'asistencia', 2);
    await credit('Agente', 'minutos', 90);
    await sell('Agente', 'Media jornada', later(1));
    expect((await nomina()).slice(1)).toEqual([
      [{ usuario: id_usuario, paga: 8 }],
      [{ id_usuario }],
    ]);
  });

  test.each([
    ['ran out', () => sell('Agente', 'Media jornada', agency.now())],
    ['was deleted', () => sell('Agente', 'Media jornada', later(1), true)],
    ['does not reduce', () => sell('Agente', 'VIP', later(1))],
  ])('allNomina reduces no requirements when the membership %s', async (_, sale) => {
    await sale();
    expect((await nomina())[2]).toEqual([]);
  });

  test('allNomina needs a key', async () => {
    expect((await agency.call('allNomina')).httpStatus).toBe(401);
  });
});

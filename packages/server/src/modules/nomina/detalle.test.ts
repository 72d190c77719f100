import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('nomina').execute();
  await agency.db.deleteFrom('membresias_vendidas').execute();
});
afterEach(() => agency.close());

const why = async (
  name: string,
  { as = name, query = {} }: { as?: string; query?: Record<string, number> } = {},
) => agency.call('nominaDetalle', { as, params: { id: await agency.idOf(name) }, query });
const adjust = async (name: string, opcion: 0 | 1, requisitos: 0 | 1 | 2, cantidad: number) =>
  agency.call('ajustarNomina', {
    as: 'Gerente',
    body: { id: await agency.idOf(name), opcion, requisitos, cantidad },
  });

describe('the reasons of a person’s pay', () => {
  test('the reasons of a person’s pay have the parts, what each requires, and the entries of the counts', async () => {
    await adjust('Agente', 0, 1, 4);
    agency.pass({ minutes: 1 });
    await adjust('Agente', 1, 1, 1);
    agency.pass({ minutes: 1 });
    await adjust('Agente', 0, 2, 180);
    const { body } = await why('Agente');
    expect(body).toMatchObject({
      usuarioNombre: 'Agente',
      categoria: 3,
      reducido: 0,
      paga: 8,
      cerrado_en: null,
      total_anotaciones: 3,
    });
    expect(body.partes).toEqual([
      {
        concepto: 'nomina',
        monto: 8,
        ganada: 1,
        requisitos: [
          { tipo: 'ascenso', hecho: 0, pide: 0, base: 0 },
          { tipo: 'asistencia', hecho: 3, pide: 3, base: 3 },
          { tipo: 'minutos', hecho: 180, pide: 180, base: 180 },
        ],
      },
      expect.objectContaining({ concepto: 'bonificacion', monto: 3, ganada: 0 }),
    ]);
    expect(
      body.anotaciones.map(({ tipo, cantidad }: { tipo: string; cantidad: number }) => [
        tipo,
        cantidad,
      ]),
    ).toEqual([
      ['minutos', 180],
      ['asistencia', -1],
      ['asistencia', 4],
    ]);
    expect(body.anotaciones[1]).toMatchObject({
      motivo: 'Ajuste: −1 asistencia',
      encargado: await agency.idOf('Gerente'),
      encargadoNombre: 'Gerente',
    });
  });

  test('the reasons of a person’s pay name the promoter as the author of a promotion, even if an older entry names none', async () => {
    const gerente = await agency.idOf('Gerente');
    await agency.db.updateTable('ascensos').set({ encargado_id: gerente }).execute();
    const { id: ascenso_id } = await agency.db
      .selectFrom('ascensos')
      .select('id')
      .executeTakeFirstOrThrow();
    const periodo = await agency.db
      .selectFrom('periodos')
      .select('id')
      .where('cerrado_en', 'is', null)
      .executeTakeFirstOrThrow();
    const row = {
      usuario_id: gerente,
      periodo_id: periodo.id,
      tipo: 'ascenso' as const,
      cantidad: 1,
      fecha: agency.now(),
      motivo: 'Ascendió a Agente',
    };
    await agency.db
      .insertInto('nomina')
      .values({ ...row, ascenso_id })
      .execute();
    expect((await why('Gerente')).body.anotaciones).toMatchObject([
      { encargado: gerente, encargadoNombre: 'Gerente' },
    ]);
  });

  test('the reasons of a person’s pay show the requirements with and without reduction', async () => {
    const membresia = await agency.db
      .selectFrom('membresias')
      .select('id')
      .where('reduccion', '=', true)
      .where('perma', '=', false)
      .executeTakeFirstOrThrow();
    const finaliza = new Date(agency.now().getTime() + 86_400_000);
    const sale = {
      membresia_id: membresia.id,
      usuario_id: await agency.idOf('Agente'),
      encargado_id: await agency.idOf('Gerente'),
      finaliza,
    };
    await agency.db
      .insertInto('membresias_vendidas')
      .values({ ...sale, fecha: agency.now() })
      .execute();
    const { body } = await why('Agente');
    expect(body.reducido).toBe(1);
    expect(body.partes[0].requisitos[1]).toEqual({
      tipo: 'asistencia',
      hecho: 0,
      pide: 2,
      base: 3,
    });
  });

  test('the reasons of a person’s pay list at most 500 entries, with their total number', async () => {
    const periodo = await agency.db
      .selectFrom('periodos')
      .select('id')
      .where('cerrado_en', 'is', null)
      .executeTakeFirstOrThrow();
    const row = {
      usuario_id: await agency.idOf('Agente'),
      periodo_id: periodo.id,
      tipo: 'minutos' as const,
      cantidad: 1,
      motivo: 'Prueba',
      fecha: agency.now(),
    };
    await agency.db
      .insertInto('nomina')
      .values(Array.from({ length: 501 }, () => row))
      .execute();
    const { body } = await why('Agente');
    expect([body.anotaciones.length, body.total_anotaciones]).toEqual([500, 501]);
    expect(body.partes[0].requisitos[2].hecho).toBe(501);
  });

  test('the reasons of a person’s pay are read by that person, and by users with req', async () => {
    expect((await why('Agente')).httpStatus).toBe(200);
    expect((await why('Gerente', { as: 'Agente' })).httpStatus).toBe(403);
    expect((await why('Fundadora', { as: 'Gerente' })).httpStatus).toBe(200);
  });

  test('the reasons of a person’s pay answer 404 for a dismissed person and for an unknown period', async () => {
    expect(await why('Expulsado', { as: 'Gerente' })).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Esa persona no está en la nómina de ese periodo.' },
    });
    expect(await why('Agente', { query: { periodo: 99_999 } })).toMatchObject({
      httpStatus: 404,
      body: { msg: 'Ese periodo no existe.' },
    });
  });
});

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
  encargado: string | null = null,
) {
  const periodo = await agency.db
    .selectFrom('periodos')
    .select('id')
    .where('cerrado_en', 'is', null)
    .executeTakeFirstOrThrow();
  const encargado_id = encargado === null ? null : await agency.idOf(encargado);
  const row = {
    usuario_id: await agency.idOf(name),
    periodo_id: periodo.id,
    tipo,
    cantidad,
    fecha: agency.now(),
    motivo: 'Prueba',
    encargado_id,
  };
  await agency.db.insertInto('nomina').values(row).execute();
}
async function sell(name: string, membresia: string, days: number | null) {
  const { id } = await agency.db
    .selectFrom('membresias')
    .select('id')
    .where('nombre', '=', membresia)
    .executeTakeFirstOrThrow();
  const finaliza = days === null ? null : new Date(agency.now().getTime() + days * 86_400_000);
  const row = {
    membresia_id: id,
    usuario_id: await agency.idOf(name),
    encargado_id: await agency.idOf('Gerente'),
    fecha: agency.now(),
    finaliza,
  };
  await agency.db.insertInto('membresias_vendidas').values(row).execute();
  return id;
}
const perfil = async (as: string) => (await agency.call('MyPerfil', { as })).body;

describe('my profile', () => {
  test('my profile begins empty, and shows the requirements (PER-17 to PER-21)', async () => {
    const { nomina, tiempo, paga, membresias, requirements } = await perfil('Agente');
    expect({ nomina, tiempo, paga, membresias }).toEqual({
      nomina: { ascensos: 0, asistencias: 0, times: 0 },
      tiempo: null,
      paga: null,
      membresias: [],
    });
    expect(
      requirements.map((r: Record<string, unknown>) => [
        r.nomina_label,
        r.nomina,
        r.nomina_porcentaje,
        r.bonificacion,
      ]),
    ).toEqual([
      ['Ascensos', 0, 100, 0],
      ['Asistencias', 3, 0, 5],
      ['Tiempos', 180, 0, 300],
    ]);
  });

  test('my profile shows the earned pay, with the bonus if earned', async () => {
    await credit('Agente', 'asistencia', 3);
    await credit('Agente', 'minutos', 180);
    expect((await perfil('Agente')).paga).toEqual({ paga: 'Nómina', monto: 8, cobrado: 0 });
    await credit('Agente', 'asistencia', 2);
    await credit('Agente', 'minutos', 120);
    expect(await perfil('Agente')).toMatchObject({
      paga: { paga: 'Nómina y Bonificación', monto: 11 },
      nomina: { ascensos: 0, asistencias: 5, times: 300 },
    });
  });

  test('my profile halves the requirements with a membership, and lists the active memberships with the days left, rounded up', async () => {
    const media = await sell('Agente', 'Media jornada', 1.5);
    const fundadores = await sell('Agente', 'Fundadores', null);
    await sell('Agente', 'VIP', -1);
    const { membresias, requirements } = await perfil('Agente');
    expect(membresias).toEqual([
      { membresiaNombre: 'Media jornada', membresia: media, dias: 2 },
      { membresiaNombre: 'Fundadores', membresia: fundadores, dias: null },
    ]);
    expect(requirements.map((r: Record<string, unknown>) => r.nomina)).toEqual([0, 2, 90]);
  });
});

describe('the history of a person', () => {
  const historial = (as: string, username: string) =>
    agency.call('getLogUser', { as, params: { username } });

  test('the history of a person is for that person, whatever the case of the name, and for users with usu', async () => {
    expect((await historial('Oficial', 'oFICIAL')).httpStatus).toBe(200);
    expect((await historial('Oficial', 'Agente')).httpStatus).toBe(403);
    expect((await historial('Gerente', 'Agente')).httpStatus).toBe(200);
    expect((await historial('Gerente', 'Nadie')).httpStatus).toBe(404);
  });

  test('the history of a person has the next promotion, and none after the last step or a dismissal', async () => {
    const [next] = (await historial('Recluta', 'Recluta')).body;
    expect(next).toBe(
      (
        await agency.call('verUltimoAscenso', {
          as: 'Oficial',
          params: { userId: await agency.idOf('Recluta') },
        })
      ).body.date_finaliza,
    );
    expect((await historial('Gerente', 'Gerente')).body[0]).toBeNull();
    expect((await historial('Gerente', 'Expulsado')).body[0]).toBeNull();
  });

  test('the history of a person has the promotions given by the person', async () => {
    await agency.db.deleteFrom('ascensos').execute();
    const [usuario_id, encargado_id] = [await agency.idOf('Recluta'), await agency.idOf('Oficial')];
    const misiones = await agency.db
      .selectFrom('misiones')
      .select(['id', 'nombre'])
      .orderBy('id')
      .limit(2)
      .execute();
    const row = {
      usuario_id,
      encargado_id,
      mision_anterior_id: misiones[0]?.id as number,
      mision_nueva_id: misiones[1]?.id as number,
      fecha: agency.now(),
      solicitud_id: null,
    };
    await agency.db.insertInto('ascensos').values(row).execute();
    expect((await historial('Oficial', 'Oficial')).body[1]).toEqual([
      {
        nombre_usuario: 'Recluta',
        nueva: 'Aspirante',
        nombre_encargado: 'Oficial',
        fecha: agency.now().toISOString(),
      },
    ]);
    expect((await historial('Recluta', 'Recluta')).body[1]).toEqual([]);
  });

  test.each([
    ['Oficial', 2],
    ['Supervisora', 45],
  ])(
    '%s’s work counts attendances below category 8 and minutes from there on (PER-14, PER-15)',
    async (name, cantidad) => {
      await credit(name, 'asistencia', 2, 'Gerente');
      await credit(name, 'minutos', 45);
      const [, , trabajo] = (await historial(name, name)).body;
      const encargadoNombre = cantidad === 2 ? 'Gerente' : 'Sistema';
      expect(trabajo).toEqual([
        { motivo: 'Prueba', cantidad, encargadoNombre, fecha: agency.now().toISOString() },
      ]);
    },
  );
});

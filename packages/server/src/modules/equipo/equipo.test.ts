import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nombreColumns } from '../../db/nombreColumns';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const dismiss = (usuario: string) =>
  agency.db
    .updateTable('usuarios')
    .set({ despedido_en: agency.now() })
    .where('usuario', '=', usuario)
    .execute();
const rename = (usuario: string, to: string) =>
  agency.db.updateTable('usuarios').set(nombreColumns(to)).where('usuario', '=', usuario).execute();
const namesOf = (people: { usuario: string }[]) => people.map((p) => p.usuario);

describe('admins', () => {
  test('admins shows visitors the active people of category 10 or above (HOM-03)', async () => {
    expect((await agency.call('admins')).body).toEqual([
      { usuario: 'Fundadora', mision: 'Fundación', categoria: 12 },
      { usuario: 'Gerente', mision: 'Gerencia', categoria: 10 },
    ]);
  });

  test('admins goes from the highest mission down, then by name in Spanish order', async () => {
    for (const name of ['Oficial', 'Agente', 'Recluta', 'Cabo'])
      await agency.place(name, 'Gerencia');
    await rename('Oficial', 'Ñu');
    await rename('Agente', 'nube');
    await rename('Recluta', 'Óscar');
    await agency.place('Cabo', 'Dirección');
    expect(namesOf((await agency.call('admins')).body)).toEqual([
      'Fundadora',
      'Cabo',
      'Gerente',
      'nube',
      'Ñu',
      'Óscar',
    ]);
  });

  test('admins omits dismissed and demoted people', async () => {
    await dismiss('Gerente');
    await agency.place('Fundadora', 'Coordinación I');
    expect((await agency.call('admins')).body).toEqual([]);
  });
});

describe('rangosEquipo', () => {
  test('rangosEquipo has the categories and the active people with their missions (EQU-02, EQU-03)', async () => {
    const [categorias, miembros] = (await agency.call('rangosEquipo', { as: 'Recluta' })).body;
    expect(categorias).toHaveLength(12);
    expect(categorias[4]).toEqual({ id_categoria: 5, n_categoria: 'Oficiales' });
    expect(namesOf(miembros)).toEqual([
      'Agente',
      'Cabo',
      'Fundadora',
      'Gerente',
      'Oficial',
      'Recluta',
      'Supervisora',
    ]);
    expect(miembros[4]).toEqual({ usuario: 'Oficial', mision: 'Oficial I', categoria: 5 });
  });

  test('rangosEquipo is closed to visitors', async () => {
    expect((await agency.call('rangosEquipo')).httpStatus).toBe(401);
  });
});

describe('nominaWeek', () => {
  type Fila = {
    usuarioNombre: string;
    ascenso: number;
    asistencia: number;
    times: number;
    fecha: string | null;
  };
  type Tipo = 'ascenso' | 'asistencia' | 'minutos';

  beforeEach(async () => void (await agency.db.deleteFrom('nomina').execute()));

  const credit = async (
    usuario: string,
    tipo: Tipo,
    cantidad: number,
    fecha: string,
    periodo: 'abierto' | 'cerrado' = 'abierto',
  ) => {
    const { id } = await agency.db
      .selectFrom('periodos')
      .select('id')
      .where('cerrado_en', periodo === 'abierto' ? 'is' : 'is not', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const row = {
      usuario_id: await agency.idOf(usuario),
      periodo_id: id,
      tipo,
      cantidad,
      fecha: new Date(fecha),
      motivo: 'Prueba',
      encargado_id: null,
    };
    await agency.db.insertInto('nomina').values(row).execute();
  };
  const week = async (): Promise<[Fila[], string]> =>
    (await agency.call('nominaWeek', { as: 'Recluta' })).body;
  const rowOf = ([filas]: [Fila[], string], usuario: string) =>
    filas.find((f) => f.usuarioNombre === usuario);
  const NOTHING = { ascenso: 0, asistencia: 0, times: 0, fecha: null };

  test('nominaWeek has all active people, zeros included, and when the week began (RSM-02)', async () => {
    const answer = await week();
    expect(answer[0].map((f) => f.usuarioNombre)).toEqual([
      'Agente',
      'Cabo',
      'Fundadora',
      'Gerente',
      'Oficial',
      'Recluta',
      'Supervisora',
    ]);
    expect(rowOf(answer, 'Agente')).toEqual({ usuarioNombre: 'Agente', ...NOTHING });
    // It is Saturday in Mexico City, where Monday began six hours after Monday in UTC.
    expect(answer[1]).toBe('2026-11-16T06:00:00.000Z');
  });

  test('nominaWeek sums the credits since Monday, in any period, and nothing earlier', async () => {
    await credit('Agente', 'minutos', 30, '2026-11-16T06:00:00.000Z', 'cerrado');
    await credit('Agente', 'minutos', 45, '2026-11-20T12:00:00.000Z');
    await credit('Agente', 'asistencia', 1, '2026-11-19T12:00:00.000Z', 'cerrado');
    await credit('Agente', 'ascenso', 2, '2026-11-18T12:00:00.000Z');
    await credit('Agente', 'minutos', 600, '2026-11-16T05:59:59.000Z');
    expect(rowOf(await week(), 'Agente')).toEqual({
      usuarioNombre: 'Agente',
      ascenso: 2,
      asistencia: 1,
      times: 75,
      fecha: '2026-11-20T12:00:00.000Z',
    });
  });

  test('nominaWeek shows when a person without credits last had some (RSM-03)', async () => {
    await credit('Cabo', 'minutos', 600, '2026-11-15T20:00:00.000Z');
    await credit('Cabo', 'asistencia', 1, '2026-10-01T20:00:00.000Z', 'cerrado');
    expect(rowOf(await week(), 'Cabo')).toEqual({
      usuarioNombre: 'Cabo',
      ...NOTHING,
      fecha: '2026-11-15T20:00:00.000Z',
    });
  });

  test('nominaWeek is never negative, though more was subtracted this week than credited', async () => {
    await credit('Agente', 'minutos', 600, '2026-11-10T12:00:00.000Z');
    await credit('Agente', 'minutos', -100, '2026-11-17T12:00:00.000Z');
    expect(rowOf(await week(), 'Agente')).toMatchObject({
      times: 0,
      fecha: '2026-11-17T12:00:00.000Z',
    });
  });

  test('nominaWeek restarts on Monday at midnight, in the agency’s zone', async () => {
    await credit('Agente', 'asistencia', 1, '2026-11-22T12:00:00.000Z');
    // The time passes from Saturday 12:30 to the last minute of Sunday, in the agency's zone.
    agency.pass({ hours: 35, minutes: 29 });
    expect(rowOf(await week(), 'Agente')).toMatchObject({ asistencia: 1 });
    agency.pass({ minutes: 1 });
    const answer = await week();
    expect(answer[1]).toBe('2026-11-23T06:00:00.000Z');
    expect(rowOf(answer, 'Agente')).toMatchObject({
      asistencia: 0,
      fecha: '2026-11-22T12:00:00.000Z',
    });
  });

  test('nominaWeek omits dismissed people, and is closed to visitors', async () => {
    await dismiss('Agente');
    expect(rowOf(await week(), 'Agente')).toBeUndefined();
    expect((await agency.call('nominaWeek')).httpStatus).toBe(401);
  });
});

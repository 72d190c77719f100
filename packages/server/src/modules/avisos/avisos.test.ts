import { TIPOS_AVISO } from '@garita/domain/avisos/aviso';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { plansOf } from '@garita/testing/database/plansOf';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runUpkeep } from '../../scheduleUpkeep';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

const fine = async (name: string, times = 1) => {
  const body = { usuario: await agency.idOf(name), motivo: 'Llegó tarde', creditos: 5 };
  for (let i = 0; i < times; i++)
    expect((await agency.call('sendMulta', { as: 'Supervisora', body })).httpStatus).toBe(200);
};
const read = async (as: string, query: Record<string, number> = {}) =>
  (await agency.call('avisos', { as, query })).body;
const idsOf = async (as: string): Promise<number[]> =>
  (await read(as)).avisos.map(({ id }: { id: number }) => id);
const mark = (as: string, body: { hasta?: number; ids?: number[] }) =>
  agency.call('leerAvisos', { as, body });
const leidosOf = async (as: string): Promise<boolean[]> =>
  (await read(as)).avisos.map(({ leido }: { leido: boolean }) => leido);

describe('my notices', () => {
  test('my notices contain only the caller’s own notices', async () => {
    await fine('Recluta');
    expect(await read('Recluta')).toEqual({
      avisos: [
        {
          id: expect.any(Number),
          tipo: 'multa',
          datos: { quien: 'Supervisora', cantidad: 5, motivo: 'Llegó tarde' },
          fecha: agency.now().toISOString(),
          leido: false,
        },
      ],
      siguiente: null,
      sin_leer: 1,
    });
    for (const as of ['Supervisora', 'Fundadora', 'Agente'])
      expect(await read(as)).toEqual({ avisos: [], siguiente: null, sin_leer: 0 });
    expect((await agency.call('avisos', { as: null })).httpStatus).toBe(401);
  });

  test('my notices come in pages, the newest first, without duplicates or gaps', async () => {
    await fine('Recluta', 5);
    const all = await idsOf('Recluta');
    expect(all).toEqual([...all].sort((a, b) => b - a));
    const first = await read('Recluta', { limite: 2 });
    expect(first).toMatchObject({ siguiente: all[1], sin_leer: 5 });
    await fine('Recluta');
    const second = await read('Recluta', { limite: 2, antes: first.siguiente });
    const third = await read('Recluta', { limite: 2, antes: second.siguiente });
    expect([...first.avisos, ...second.avisos, ...third.avisos].map(({ id }) => id)).toEqual(all);
    expect(third.siguiente).toBeNull();
    for (const limite of [0, 51])
      expect((await agency.call('avisos', { as: 'Recluta', query: { limite } })).httpStatus).toBe(
        400,
      );
  });

  test('my notices are kept for 90 days', async () => {
    await fine('Recluta');
    agency.pass({ days: 90 });
    await runUpkeep(agency.db, agency.now());
    expect(await idsOf('Recluta')).toHaveLength(1);
    agency.pass({ minutes: 1 });
    await runUpkeep(agency.db, agency.now());
    expect(await idsOf('Recluta')).toEqual([]);
  });

  test('my notices are read through their indexes', async () => {
    const usuario = await agency.idOf('Recluta');
    await sql`insert into avisos (usuario_id, tipo, datos, fecha, leido_en)
      select case when n % 100 = 0 then ${usuario}::int else (select min(id) from usuarios) end, 'paga', '{}', now(), case when n % 500 > 0 then now() end
      from generate_series(1, 20000) n`.execute(agency.db);
    await sql`analyze avisos`.execute(agency.db);
    const planOf = (query: ReturnType<typeof sql>) => plansOf(agency.db, (db) => query.execute(db));
    const { newest } = await agency.db
      .selectFrom('avisos')
      .select((eb) => eb.fn.max('id').as('newest'))
      .executeTakeFirstOrThrow();
    expect(
      await planOf(
        sql`select id from avisos where usuario_id = ${usuario} and id < ${newest - 5000} order by id desc limit 21`,
      ),
    ).toContain('avisos_persona');
    expect(
      await planOf(
        sql`select count(*) from avisos where usuario_id = ${usuario} and leido_en is null`,
      ),
    ).toContain('avisos_sin_leer');
  });
});

describe('marking as read', () => {
  test('marking notices as read marks all up to a given notice, or some', async () => {
    await fine('Recluta', 4);
    const [newest, second, third, oldest] = (await idsOf('Recluta')) as [
      number,
      number,
      number,
      number,
    ];
    expect(await mark('Recluta', { hasta: third })).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Avisos marcados como leídos', status: 0 },
    });
    expect(await leidosOf('Recluta')).toEqual([false, false, true, true]);
    await mark('Recluta', { ids: [newest, oldest] });
    expect(await leidosOf('Recluta')).toEqual([true, false, true, true]);
    expect(await read('Recluta')).toMatchObject({ sin_leer: 1 });
    expect((await mark('Recluta', { ids: [second] })).httpStatus).toBe(200);
    expect((await mark('Recluta', { hasta: newest })).httpStatus).toBe(200);
    expect(await read('Recluta')).toMatchObject({ sin_leer: 0 });
  });

  test('marking notices as read changes no other person’s notices, and no notice twice', async () => {
    await fine('Recluta');
    const [id] = (await idsOf('Recluta')) as [number];
    const moved = () =>
      agency.db.selectFrom('avisos_personas').selectAll().orderBy('usuario_id').execute();
    const before = await moved();
    for (const as of ['Agente', 'Fundadora'])
      for (const body of [{ hasta: 2_147_483_647 }, { ids: [id] }])
        expect((await mark(as, body)).httpStatus).toBe(200);
    expect(await leidosOf('Recluta')).toEqual([false]);
    expect(await moved()).toEqual(before);
    await mark('Recluta', { ids: [id] });
    const after = await moved();
    await mark('Recluta', { ids: [id] });
    expect(await moved()).toEqual(after);
  });

  test('marking notices as read needs at least one', async () => {
    expect(await mark('Recluta', {})).toMatchObject({
      httpStatus: 400,
      body: { msg: 'Di qué avisos has leído', campo: 'hasta' },
    });
    expect((await mark('Recluta', { ids: [] })).httpStatus).toBe(400);
  });

  test('marking notices as read does not appear in the audit log', async () => {
    await fine('Recluta');
    await mark('Recluta', { ids: await idsOf('Recluta') });
    const { filas } = (await agency.call('bitacora', { as: 'Fundadora' })).body;
    expect(filas.map(({ operacion }: { operacion: string }) => operacion)).not.toContain(
      'leerAvisos',
    );
  });
});

describe('the preferences of notices', () => {
  const tiposOf = async (as: string) =>
    (await agency.call('preferenciasAvisos', { as })).body.tipos;
  const choose = (as: string, tipos: object) =>
    agency.call('cambiarPreferenciasAvisos', { as, body: { tipos } });

  test('the preferences of notices list only the kinds that the user can receive, with their defaults', async () => {
    expect(Object.keys(await tiposOf('Supervisora'))).toEqual([...TIPOS_AVISO]);
    const deRecluta = await tiposOf('Recluta');
    expect(Object.keys(deRecluta)).toEqual(
      TIPOS_AVISO.filter((tipo) => !tipo.startsWith('propuesta')),
    );
    expect(deRecluta).toMatchObject({ ascensoPropuesto: 'sistema', paga: 'portal' });
  });

  test('the preferences of notices are set per kind and per person; two screens at once lose nothing', async () => {
    const answers = await Promise.all([
      choose('Agente', { paga: 'no' }),
      choose('Agente', { multa: 'sistema' }),
    ]);
    expect(answers.map(({ httpStatus }) => httpStatus)).toEqual([200, 200]);
    expect(await tiposOf('Agente')).toMatchObject({
      paga: 'no',
      multa: 'sistema',
      normativa: 'portal',
    });
    expect(await tiposOf('Recluta')).toMatchObject({ paga: 'portal', multa: 'portal' });
  });

  test('the preferences of notices refuse a kind that the user cannot receive, an unknown kind, and an unknown channel', async () => {
    expect(await choose('Recluta', { paga: 'no', propuestaAceptada: 'no' })).toMatchObject({
      httpStatus: 400,
      body: { campo: 'tipos' },
    });
    expect(await tiposOf('Recluta')).toMatchObject({ paga: 'portal' });
    for (const tipos of [{ otra: 'no' }, { paga: 'correo' }, {}])
      expect((await choose('Recluta', tipos)).httpStatus).toBe(400);
  });
});

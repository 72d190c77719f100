import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { plansOf } from '@garita/testing/database/plansOf';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  for (const table of [
    'nomina',
    'tiempos_registro',
    'tiempos',
    'ascensos',
    'cambios_rango',
    'fichajes',
  ] as const)
    await sql`truncate ${sql.table(table)} cascade`.execute(agency.db);
});
afterEach(() => agency.close());

type Modulo =
  | 'tiempos'
  | 'ascensos'
  | 'nombres'
  | 'requisitos'
  | 'rangos'
  | 'clones'
  | 'fichajes'
  | 'fichajesDia'
  | 'accesos';

const all = async (as = 'Supervisora') => (await agency.call('getLog', { as })).body;
const find = async (modulo: Modulo, palabra: string) =>
  (await agency.call('getLogPorPalabra', { as: 'Supervisora', body: { modulo, palabra } })).body;
const at = (minutes: number) => new Date(agency.now().getTime() + minutes * 60_000);
const edit = async (usuario: string, change: object) =>
  agency.call('editUsuario', {
    as: 'Gerente',
    body: {
      id: await agency.idOf(usuario),
      nombre: 'igual',
      rango: 'igual',
      firma: 'igual',
      ...change,
    },
  });
const misionId = async (nombre: string) =>
  (
    await agency.db
      .selectFrom('misiones')
      .select('id')
      .where('nombre', '=', nombre)
      .executeTakeFirstOrThrow()
  ).id;
const motivos = (entries: { motivo: string }[]) => entries.map(({ motivo }) => motivo);

async function addTiempo(): Promise<void> {
  const [agente, oficial] = [await agency.idOf('Agente'), await agency.idOf('Oficial')];
  const { id } = await agency.db
    .insertInto('tiempos')
    .values({
      usuario_id: agente,
      alto_id: oficial,
      abierto_en: at(0),
      inicio: at(0),
      ligado: at(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const acto = (
    accion: 'abierto' | 'ajustado' | 'confirmado' | 'cancelado',
    encargado_id: number | null,
    minutes: number,
    minutos: number | null = null,
  ) => ({
    tiempo_id: id,
    accion,
    minutos,
    encargado_id,
    fecha: at(minutes),
  });
  await agency.db
    .insertInto('tiempos_registro')
    .values([
      acto('abierto', oficial, 0),
      acto('ajustado', await agency.idOf('Gerente'), 1, 5),
      acto('confirmado', oficial, 2, 45),
      acto('cancelado', null, 3),
    ])
    .execute();
}

async function addAscenso(
  name: string,
  encargado: string | null,
  nueva: string,
  minutes: number,
): Promise<void> {
  await agency.db
    .insertInto('ascensos')
    .values({
      usuario_id: await agency.idOf(name),
      encargado_id: encargado === null ? null : await agency.idOf(encargado),
      mision_nueva_id: await misionId(nueva),
      fecha: at(minutes),
    })
    .execute();
}

async function addFichaje(
  name: string,
  dia: string,
  minutes: number | null,
  descontado = 0,
): Promise<number> {
  const entrada = new Date(`${dia}T15:00:00.000Z`);
  const salida = minutes === null ? null : new Date(entrada.getTime() + minutes * 60_000);
  const row = { usuario_id: await agency.idOf(name), dia, entrada, salida, descontado };
  return (
    await agency.db.insertInto('fichajes').values(row).returning('id').executeTakeFirstOrThrow()
  ).id;
}

describe('the logs', () => {
  test('the logs are for the administration, with or without a search word (LOG-06)', async () => {
    for (const as of ['Oficial', 'Recluta']) {
      expect((await agency.call('getLog', { as })).httpStatus, as).toBe(403);
      expect(
        (await agency.call('getLogPorPalabra', { as, body: { modulo: 'tiempos', palabra: '' } }))
          .httpStatus,
        as,
      ).toBe(403);
    }
    expect((await agency.call('getLog')).httpStatus).toBe(401);
    expect(
      (
        await agency.call('getLogPorPalabra', {
          as: 'Gerente',
          body: { modulo: 'bitacora', palabra: '' },
        })
      ).httpStatus,
    ).toBe(400);
    expect(await all()).toEqual({
      tiempos: [],
      ascensos: [],
      nombres: [],
      requisitos: [],
      rangos: [],
      clones: [],
      fichajes: [],
      fichajesDia: [],
      accesos: [],
    });
  });

  test('the logs have one form, all together and one by one (LOG-07)', async () => {
    await addTiempo();
    await addAscenso('Agente', 'Oficial', 'Agente II', 0);
    await edit('Cabo', { nombre: 'Caba', rango: await misionId('Agente I') });
    await agency.call('ajustarNomina', {
      as: 'Gerente',
      body: { id: await agency.idOf('Oficial'), opcion: 0, requisitos: 0, cantidad: 2 },
    });
    await agency.call('actionWhite', {
      as: 'Fundadora',
      body: { user: await agency.idOf('Agente'), op: 1 },
    });
    await addFichaje('Oficial', '2026-11-20', 125);
    await agency.call('login', { body: { usuario: 'Oficial', clave: 'mal' } });
    const logs = await all();
    expect(Object.values(logs).every((log) => (log as unknown[]).length > 0)).toBe(true);
    for (const modulo of Object.keys(logs) as Modulo[]) {
      expect(await find(modulo, ''), modulo).toEqual(logs[modulo]);
      expect(await find(modulo, '  '), modulo).toEqual(logs[modulo]);
    }
  });

  test('the logs have the newest 200 entries', async () => {
    const [usuario_id, encargado_id] = [await agency.idOf('Agente'), await agency.idOf('Gerente')];
    const row = (i: number) => ({
      usuario_id,
      encargado_id,
      anterior: `Nombre-${i}`,
      anterior_plegado: `nombre-${i}`,
      nuevo: `Nombre-${i + 1}`,
      fecha: at(i),
    });
    await agency.db
      .insertInto('cambios_nombre')
      .values(Array.from({ length: 250 }, (_, i) => row(i)))
      .execute();
    const { nombres } = await all();
    expect(nombres).toHaveLength(200);
    expect(nombres[0].motivo).toBe('Nombre-249 ahora se llama Nombre-250');
    expect(await find('nombres', 'Nombre-')).toHaveLength(200);
    expect(motivos(await find('nombres', 'llama nombre-7'))).toContain(
      'Nombre-6 ahora se llama Nombre-7',
    );
  });
});

describe('times (LOG-08)', () => {
  beforeEach(addTiempo);

  test('the log of times (LOG-08) has the act, its author, and the time’s person', async () => {
    expect((await all()).tiempos).toEqual([
      {
        id: expect.any(Number),
        motivo: 'Tiempo cancelado, por Sistema',
        usuario: 'Agente',
        fecha: at(3).toISOString(),
      },
      {
        id: expect.any(Number),
        motivo: 'Tiempo confirmado: 45 min, por Oficial',
        usuario: 'Agente',
        fecha: at(2).toISOString(),
      },
      {
        id: expect.any(Number),
        motivo: 'Ajuste: +5 min, por Gerente',
        usuario: 'Agente',
        fecha: at(1).toISOString(),
      },
      {
        id: expect.any(Number),
        motivo: 'Tiempo abierto, por Oficial',
        usuario: 'Agente',
        fecha: at(0).toISOString(),
      },
    ]);
  });

  test.each([
    ['agente', 4],
    ['ÁGENTE', 4],
    ['oficial', 2],
    ['gerente', 1],
    ['ajuste', 1],
    ['CONFIRMADO', 1],
    ['sistema', 1],
    ['Tiempo', 3],
    ['recluta', 0],
    ['%', 0],
    ['_', 0],
    ['\\', 0],
    ["'; drop table tiempos; --", 0],
  ])('a search for %j in the log of times finds %i entries', async (palabra, count) => {
    expect(await find('tiempos', palabra)).toHaveLength(count);
  });
});

describe('promotions (LOG-09)', () => {
  beforeEach(async () => {
    await addAscenso('Agente', 'Oficial', 'Agente II', 0);
    await addAscenso('Recluta', null, 'Vigilante I', 1);
  });

  test('the log of promotions (LOG-09) has the person, the mission and the author', async () => {
    expect((await all()).ascensos).toEqual([
      {
        id: expect.any(Number),
        nombre_usuario: 'Recluta',
        nueva: 'Vigilante I',
        nombre_encargado: 'Sistema',
        fecha: at(1).toISOString(),
      },
      {
        id: expect.any(Number),
        nombre_usuario: 'Agente',
        nueva: 'Agente II',
        nombre_encargado: 'Oficial',
        fecha: at(0).toISOString(),
      },
    ]);
  });

  test.each([
    ['recluta', 1],
    ['oficial', 1],
    ['vigilánte', 1],
    ['agente', 1],
    ['sistema', 1],
    ['ta', 1],
    ['e', 2],
    ['nadie', 0],
    ['%%', 0],
  ])('a search for %j in the log of promotions finds %i entries', async (palabra, count) => {
    expect(await find('ascensos', palabra)).toHaveLength(count);
  });
});

describe('manual acts', () => {
  test('the log of renames has the old name, for any author (LOG-10)', async () => {
    await edit('Agente', { nombre: 'Vigía' });
    const { body } = await agency.call('actionNombre', {
      as: 'Recluta',
      body: { op: 2, nombre: 'Veterano' },
    });
    expect(body.status).toBe(0);
    const { body: requests } = await agency.call('getAllRequest', { as: 'Gerente' });
    agency.pass({ minutes: 1 });
    await agency.call('actionNombre', { as: 'Fundadora', body: { op: 0, id: requests[0].id } });
    expect((await all()).nombres).toMatchObject([
      {
        motivo: 'Recluta ahora se llama Veterano',
        encargadoNombre: 'Fundadora',
        fecha: agency.now().toISOString(),
      },
      { motivo: 'Agente ahora se llama Vigía', encargadoNombre: 'Gerente' },
    ]);
    expect(motivos(await find('nombres', 'VIGIA'))).toEqual(['Agente ahora se llama Vigía']);
    expect(motivos(await find('nombres', 'fundadora'))).toEqual([
      'Recluta ahora se llama Veterano',
    ]);
    expect(await find('nombres', '%')).toEqual([]);
  });

  test('the log of requirements has the corrections, without earned credits (LOG-11)', async () => {
    const id = await agency.idOf('Oficial');
    const adjust = (opcion: 0 | 1, requisitos: 0 | 1 | 2, cantidad: number) =>
      agency.call('ajustarNomina', { as: 'Gerente', body: { id, opcion, requisitos, cantidad } });
    await adjust(0, 2, 90);
    agency.pass({ minutes: 1 });
    await adjust(1, 2, 30);
    const { id: periodo_id } = await agency.db
      .selectFrom('periodos')
      .select('id')
      .where('cerrado_en', 'is', null)
      .executeTakeFirstOrThrow();
    await agency.db
      .insertInto('nomina')
      .values({
        usuario_id: id,
        periodo_id,
        tipo: 'asistencia',
        cantidad: 1,
        fecha: at(1),
        motivo: 'Ajuste: así se llama la lista',
        encargado_id: id,
      })
      .execute();
    expect((await all()).requisitos).toMatchObject([
      { motivo: 'Resta 30 min a Oficial', encargadoNombre: 'Gerente' },
      { motivo: 'Suma 1h 30m a Oficial', encargadoNombre: 'Gerente' },
    ]);
    expect(await find('requisitos', 'resta')).toHaveLength(1);
    expect(await find('requisitos', 'gerente')).toHaveLength(2);
  });

  test('the log of rank changes has the old and the new rank (LOG-12)', async () => {
    await edit('Cabo', { rango: await misionId('Agente I') });
    const [entry] = (await all()).rangos;
    expect(entry).toMatchObject({
      motivo: expect.stringMatching(/^Cabo pasa de .+ a Agente I$/),
      encargadoNombre: 'Gerente',
    });
    expect(await find('rangos', 'agente i')).toHaveLength(1);
    expect(await find('rangos', 'fundación')).toEqual([]);
  });

  test('the log of clones has the people who came from a shared address, and the allowed people (LOG-13)', async () => {
    const [agente, recluta] = [await agency.idOf('Agente'), await agency.idOf('Recluta')];
    const row = (
      nombre: string,
      usuario_id: number | null,
      minutes: number,
      coinciden: number[],
    ) => ({ nombre, usuario_id, fecha: at(minutes), coinciden });
    await agency.db
      .insertInto('clones_registro')
      .values([row('Recluta', recluta, -20, [agente]), row('Otra', null, -10, [recluta, agente])])
      .execute();
    await agency.call('actionWhite', { as: 'Fundadora', body: { user: agente, op: 1 } });
    agency.pass({ minutes: 1 });
    await agency.call('actionWhite', { as: 'Fundadora', body: { user: agente, op: 0 } });
    expect(motivos((await all()).clones)).toEqual([
      'Fundadora quitó a Agente de quienes pueden compartir dirección',
      'Fundadora permitió a Agente compartir dirección',
      'Se rechazó el registro de Otra desde la dirección de Agente y Recluta',
      'Recluta se registró desde la dirección de Agente',
    ]);
    expect(await find('clones', 'permitio')).toHaveLength(1);
    expect(await find('clones', 'recluta')).toHaveLength(2);
  });
});

describe('clock-ins (LOG-14, LOG-15)', () => {
  test('the log of clock-ins has their minutes and the day’s total, without running clock-ins', async () => {
    const [usuario, id_categoria] = [await agency.idOf('Oficial'), 5];
    const ids = [
      await addFichaje('Oficial', '2026-11-20', 125),
      await addFichaje('Oficial', '2026-11-20', 60, 10),
      await addFichaje('Oficial', '2026-11-21', null),
    ];
    await addFichaje('Agente', '2026-11-20', 30, 45);
    const { fichajes, fichajesDia } = await all();
    expect(fichajes).toHaveLength(4);
    expect(fichajes[0]).toEqual({
      id: ids[2],
      usuario,
      nombreUsuario: 'Oficial',
      id_categoria,
      dia: '2026-11-21',
      entrada: '2026-11-21T15:00:00.000Z',
      salida: '-',
      min: 0,
      minsT: 0,
    });
    expect(fichajes.slice(1)).toMatchObject([
      { nombreUsuario: 'Agente', min: 0, minsT: 0 },
      { id: ids[1], min: 50, minsT: 175 },
      { id: ids[0], min: 125, minsT: 175 },
    ]);
    expect(fichajesDia).toEqual([
      { usuario, usuarioNombre: 'Oficial', dia: '2026-11-21', minsT: 0 },
      { usuario, usuarioNombre: 'Oficial', dia: '2026-11-20', minsT: 175 },
      {
        usuario: await agency.idOf('Agente'),
        usuarioNombre: 'Agente',
        dia: '2026-11-20',
        minsT: 0,
      },
    ]);
  });

  test('clock-ins in the log are found by the person', async () => {
    await addFichaje('Oficial', '2026-11-20', 125);
    await addFichaje('Agente', '2026-11-20', 30);
    expect(await find('fichajes', 'OFI')).toMatchObject([{ nombreUsuario: 'Oficial' }]);
    expect(await find('fichajesDia', 'agente')).toMatchObject([
      { usuarioNombre: 'Agente', minsT: 30 },
    ]);
    for (const palabra of ['nadie', '%', '_']) expect(await find('fichajes', palabra)).toEqual([]);
  });

  test('the log of clock-ins shows the minutes less the minutes that a manager subtracts', async () => {
    const id = await addFichaje('Oficial', '2026-11-20', 125);
    const body = { op: 10, usuario: await agency.idOf('Oficial'), id };
    expect((await agency.call('actionFichar', { as: 'Supervisora', body })).httpStatus).toBe(403);
    expect((await agency.call('actionFichar', { as: 'Gerente', body })).httpStatus).toBe(200);
    expect((await all()).fichajes).toMatchObject([{ id, min: 115, minsT: 115 }]);
  });
});

describe('with long logs', () => {
  test('with long logs, the newest entries are read through an index, and so are the matches of a rare word', async () => {
    const [agente, oficial, cabo] = [
      await agency.idOf('Agente'),
      await agency.idOf('Oficial'),
      await agency.idOf('Cabo'),
    ];
    const { db } = agency;
    const now = agency.now();
    await sql`insert into ascensos (usuario_id, encargado_id, mision_nueva_id, fecha)
      select ${agente}::int, ${oficial}::int, 2, ${now}::timestamptz - make_interval(mins => i) from generate_series(1, 20000) as i`.execute(
      db,
    );
    await sql`insert into fichajes (usuario_id, dia, entrada, salida)
      select case when i % 2 = 0 then ${agente}::int else ${oficial}::int end, (${now}::timestamptz - make_interval(hours => i))::date,
        ${now}::timestamptz - make_interval(hours => i), ${now}::timestamptz - make_interval(hours => i) + interval '20 minutes' from generate_series(1, 20000) as i`.execute(
      db,
    );
    await sql`insert into nomina (usuario_id, periodo_id, tipo, cantidad, fecha, motivo)
      select ${agente}::int, (select min(id) from periodos), 'minutos', 5, ${now}::timestamptz - make_interval(mins => i), 'Prueba' from generate_series(1, 20000) as i`.execute(
      db,
    );
    await sql`analyze ascensos, fichajes, nomina`.execute(db);
    expect(
      await plansOf(db, (all) =>
        all
          .selectFrom('ascensos')
          .select('id')
          .orderBy('fecha', 'desc')
          .orderBy('id', 'desc')
          .limit(200)
          .execute(),
      ),
    ).toContain('ascensos_recientes');
    expect(
      await plansOf(db, (all) =>
        all
          .selectFrom('ascensos')
          .select('id')
          .where(sql<boolean>`usuario_id = any(${[cabo]}::int[])`)
          .orderBy('fecha', 'desc')
          .limit(200)
          .execute(),
      ),
    ).toContain('ascensos_usuario');
    expect(
      await plansOf(db, (all) =>
        all
          .selectFrom('ascensos')
          .select('id')
          .where(sql<boolean>`mision_nueva_id = any(${[7]}::int[])`)
          .orderBy('fecha', 'desc')
          .limit(200)
          .execute(),
      ),
    ).toContain('ascensos_mision');
    expect(
      await plansOf(db, (all) =>
        all
          .selectFrom('fichajes')
          .select(['dia', 'usuario_id'])
          .groupBy(['dia', 'usuario_id'])
          .orderBy('dia', 'desc')
          .orderBy('usuario_id')
          .limit(200)
          .execute(),
      ),
    ).toContain('fichajes_dia_persona');
    expect(
      await plansOf(db, (all) =>
        all
          .selectFrom('nomina')
          .select('id')
          .where(sql<boolean>`ajuste`)
          .orderBy('fecha', 'desc')
          .orderBy('id', 'desc')
          .limit(200)
          .execute(),
      ),
    ).toContain('nomina_ajustes');
    expect(
      await plansOf(db, (all) =>
        all
          .selectFrom('fichajes')
          .select('id')
          .orderBy('entrada', 'desc')
          .orderBy('id', 'desc')
          .limit(200)
          .execute(),
      ),
    ).toContain('fichajes_recientes');
    const { ascensos, fichajes, fichajesDia, requisitos } = await all();
    expect([ascensos.length, fichajes.length, fichajesDia.length, requisitos.length]).toEqual([
      200, 200, 200, 0,
    ]);
    expect(await find('ascensos', 'cabo')).toEqual([]);
  });
});

test('the database refuses a manual correction of the payroll without an author', async () => {
  const { id: periodo_id } = await agency.db
    .selectFrom('periodos')
    .select('id')
    .where('cerrado_en', 'is', null)
    .executeTakeFirstOrThrow();
  const usuario_id = await agency.idOf('Agente');
  const insert = agency.db
    .insertInto('nomina')
    .values({
      usuario_id,
      periodo_id,
      tipo: 'minutos',
      cantidad: 1,
      fecha: agency.now(),
      motivo: 'Ajuste',
      ajuste: true,
    })
    .execute();
  await expect(insert).rejects.toThrow('nomina_ajuste');
});

describe('sign-ins that failed', () => {
  const attempt = (usuario: string, clave: string) =>
    agency.call('login', { body: { usuario, clave } });
  const origenesOf = (entries: { origen: string | null }[]) =>
    new Set(entries.map(({ origen }) => origen));

  test('failed sign-ins have name, address and time, whatever was wrong', async () => {
    await attempt('OFICIAL', 'mal');
    agency.pass({ minutes: 1 });
    await attempt('expulsado', 'mal');
    const { accesos } = await all();
    expect(accesos).toMatchObject([
      { usuario: 'Expulsado', fecha: at(0).toISOString() },
      { usuario: 'Oficial', fecha: at(-1).toISOString() },
    ]);
    expect([...origenesOf(accesos)]).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/)]);
  });

  test('failed sign-ins contain no unknown name: people type their password there', async () => {
    await attempt('mi-clave-de-siempre', 'x');
    expect((await all()).accesos).toMatchObject([{ usuario: null }]);
    const rows = await agency.db.selectFrom('accesos_fallidos').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('mi-clave');
  });

  test('failed sign-ins are found by name, by address and without a person', async () => {
    for (const usuario of ['Oficial', 'Oficial', 'Nadie']) await attempt(usuario, 'mal');
    const [origen = ''] = origenesOf((await all()).accesos);
    expect(await find('accesos', 'ofic')).toHaveLength(2);
    expect(await find('accesos', 'nadie tiene')).toHaveLength(1);
    expect(await find('accesos', origen as string)).toHaveLength(3);
    expect(await find('accesos', 'agente')).toEqual([]);
  });

  test('deleteIP removes a person’s address from the failed sign-ins', async () => {
    await attempt('Oficial', 'mal');
    await agency.call('deleteIP', {
      as: 'Gerente',
      body: { usuario: await agency.idOf('Oficial') },
    });
    expect((await all()).accesos).toMatchObject([{ usuario: 'Oficial', origen: null }]);
  });
});

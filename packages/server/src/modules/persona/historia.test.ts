import {
  FUENTES,
  GRUPOS_HISTORIA,
  type Hecho,
  type HistorySource,
} from '@garita/domain/persona/hecho';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { listAsked } from '@garita/testing/database/listAsked';
import { plansOf } from '@garita/testing/database/plansOf';
import { type Insertable, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../access/Actor';
import { findOpenedByToken } from '../../access/actor.repository';
import { readToken } from '../../access/token';
import type { DB } from '../../db/tables';
import { HISTORIAS } from '../index';
import { getHistoria } from './historia.service';
import { getByNombre, toLeida } from './persona.service';

let agency: TestAgency;
beforeAll(async () => {
  agency = await openTestAgency();
  await fillHistoria('Agente');
});
afterAll(() => agency.close());

const DAY = 20;
const at = (hour: number) => new Date(Date.UTC(2026, 10, DAY, hour));
/** The instant of many events. */
const MOMENT = at(12);

async function add<T extends keyof DB & string>(table: T, row: Insertable<DB[T]>): Promise<number> {
  const { id } = (await agency.db
    .insertInto(table)
    .values(row as never)
    .returning(sql<number>`id`.as('id'))
    .executeTakeFirstOrThrow()) as { id: number };
  return id;
}

/** Inserts one event of every kind, all by Gerente, most of them at the same instant. */
async function fillHistoria(usuario: string): Promise<void> {
  const [usuario_id, encargado_id] = [await agency.idOf(usuario), await agency.idOf('Gerente')];
  const [both, misiones, fecha] = [
    { usuario_id, encargado_id },
    { mision_anterior_id: 1, mision_nueva_id: 2 },
    MOMENT,
  ];
  const rango = { ...both, ...misiones };
  for (const table of ['sanciones', 'multas', 'ausencias', 'empleados_mes'] as const)
    await agency.db.deleteFrom(table).where('usuario_id', '=', usuario_id).execute();
  const sell = (origen: 'mision' | 'traslado' | 'membresia') =>
    add('ventas', { ...both, origen, descripcion: 'Prueba', credito: 40, fecha });
  await add('ascensos', { ...rango, fecha, solicitud_id: null });
  await add('cambios_rango', { ...rango, fecha: at(1), motivo: null });
  // An event of these sources also has a row in the changes of rank, at the same instant. The row
  // must not appear as a second event.
  for (const hour of [2, 3, 4, 5])
    await add('cambios_rango', { ...rango, fecha: at(hour), motivo: null });
  await add('degrados', { ...rango, motivo: 'Falta grave', fecha: at(2) });
  await add('traslados', {
    ...rango,
    agencia: 'Faro',
    descuento_id: null,
    venta_id: await sell('traslado'),
    fecha: at(3),
  });
  await add('misiones_vendidas', { ...rango, venta_id: await sell('mision'), fecha: at(4) });
  const pago = await add('pagos', {
    usuario_id,
    categoria_id: 3,
    monto: 20,
    creado_en: at(0),
    pagado_en: at(5),
    pagado_por: encargado_id,
    mision_id: 2,
    gastado: 10,
  });
  await add('multas', { ...both, motivo: 'Perfil privado', creditos: 15, fecha });
  await add('multas', {
    ...both,
    motivo: 'Cobrada',
    creditos: 5,
    fecha: at(0),
    cobrada_en: at(5),
    cobrada_por: encargado_id,
    pago_id: pago,
  });
  await add('multas', {
    ...both,
    motivo: 'Borrada',
    creditos: 5,
    fecha,
    anulado_en: fecha,
    anulado_por: encargado_id,
  });
  const tiempo_id = await add('tiempos', {
    usuario_id,
    alto_id: null,
    abierto_en: at(0),
    inicio: at(0),
    cerrado_en: fecha,
    cierre: 'confirmado',
    minutos: 100,
    minutos_alto: 0,
  });
  for (const accion of ['abierto', 'pausado', 'confirmado'] as const)
    await add('tiempos_registro', {
      tiempo_id,
      accion,
      minutos: accion === 'confirmado' ? 100 : null,
      encargado_id,
      fecha,
      usuario_id,
    });
  const paselista_id = await add('paselistas', { encargado_id, queda_id: encargado_id, fecha });
  await agency.db
    .insertInto('paselista_personas')
    .values({ paselista_id, usuario_id, tiempo_id, resultado: 'sumado' })
    .execute();
  const { id: periodo_id } = await agency.db
    .selectFrom('periodos')
    .select('id')
    .where('cerrado_en', 'is', null)
    .executeTakeFirstOrThrow();
  await add('nomina', {
    ...both,
    periodo_id,
    tipo: 'asistencia',
    cantidad: -1,
    fecha,
    motivo: 'Ajuste',
    ajuste: true,
  });
  await add('membresias_vendidas', {
    ...both,
    membresia_id: 1,
    externo: null,
    finaliza: at(23),
    fecha,
    venta_id: await sell('membresia'),
  });
  await add('ausencias', {
    usuario_id,
    motivo: 'Viaje',
    inicio: '2026-11-24',
    final: '2026-11-25',
    creada_en: fecha,
  });
  await add('cambios_nombre', {
    ...both,
    anterior: 'Novata',
    anterior_plegado: 'novata',
    nuevo: usuario,
    fecha,
  });
  await add('despidos', {
    ...both,
    motivo: 'Inactividad',
    fecha: at(6),
    ingreso_en: at(7),
    ingreso_por: encargado_id,
  });
  await add('empleados_mes', { ...both, fecha });
}

interface Answer {
  readonly grupos: string[];
  readonly hechos: Hecho[];
  readonly siguiente: string | null;
}

async function readAll(as: string, nombre = 'Agente', grupo?: string): Promise<Hecho[]> {
  const key = await agency.keyOf(as);
  const read: Hecho[] = [];
  for (let antes: string | null | undefined; antes !== null; ) {
    const query = { ...(grupo && { grupo }), ...(antes && { antes }) };
    const { httpStatus, body } = await agency.call('historiaPersona', {
      key,
      params: { nombre },
      query,
    });
    expect(httpStatus).toBe(200);
    const page: Answer = body;
    expect(page.hechos.length).toBeLessThanOrEqual(30);
    read.push(...page.hechos);
    antes = page.siguiente;
  }
  return read;
}
async function actorOf(usuario: string): Promise<Actor> {
  const token = readToken(await agency.keyOf(usuario));
  const opened = token && (await findOpenedByToken(agency.db, token, agency.now()));
  if (!opened) throw new Error(`${usuario} cannot sign in`);
  return opened.actor;
}

const fuentesOf = (hechos: readonly Hecho[]): HistorySource[] =>
  FUENTES.filter((fuente) => hechos.some((hecho) => hecho.fuente === fuente));

async function giveCodes(
  usuario: string,
  categoria: number,
  codes: readonly string[],
): Promise<void> {
  const usuario_id = await agency.idOf(usuario);
  const { id } = await agency.db
    .selectFrom('misiones')
    .select('id')
    .where('categoria_id', '=', categoria)
    .orderBy('posicion')
    .limit(1)
    .executeTakeFirstOrThrow();
  await agency.db
    .updateTable('usuarios')
    .set({ mision_id: id })
    .where('id', '=', usuario_id)
    .execute();
  await agency.db.deleteFrom('categoria_permisos').execute();
  await agency.db.deleteFrom('excepciones').where('usuario_id', '=', usuario_id).execute();
  for (const codigo of codes)
    await agency.db
      .insertInto('excepciones')
      .values({ usuario_id, codigo, encargado_id: await agency.idOf('Fundadora'), fecha: MOMENT })
      .execute();
}

describe('the visible events', () => {
  // The rights are written by hand from the product's access table, not derived from the code.
  const TODOS: readonly HistorySource[] = ['empleadomes'];
  const CODES: Readonly<Record<string, readonly HistorySource[]>> = {
    adm: [
      'ascensos',
      'usuarios',
      'degrados',
      'traslados',
      'listapaga',
      'membresias',
      'multas',
      'nombres',
      'despidos',
    ],
    tt: ['tiempos', 'paselista'],
    req: ['nomina'],
    mis: ['misiones'],
    mem: ['membresias'],
    mul: ['multas'],
    deg: ['degrados'],
    trl: ['traslados'],
    des: ['despidos'],
    usu: ['perfil'],
    asc: [],
    epm: [],
    pag: [],
    ven: [],
    exc: [],
    man: [],
    agc: [],
  };
  const sorted = (fuentes: readonly HistorySource[]) =>
    FUENTES.filter((fuente) => fuentes.includes(fuente));

  test.each(Object.entries(CODES))(
    'the events visible with only the permission %s are the public events and those that it opens',
    async (code, fuentes) => {
      await giveCodes('Oficial', 5, [code]);
      expect(fuentesOf(await readAll('Oficial'))).toEqual(sorted([...TODOS, ...fuentes]));
    },
  );

  test('the visible events without any permission are only the public events', async () => {
    await giveCodes('Oficial', 9, []);
    expect(fuentesOf(await readAll('Oficial'))).toEqual(TODOS);
    expect(fuentesOf(await readAll('Recluta'))).toEqual(TODOS);
  });

  test('the visible events include absences from category 10 on', async () => {
    await giveCodes('Oficial', 10, []);
    expect(fuentesOf(await readAll('Oficial'))).toEqual(sorted([...TODOS, 'ausencias']));
  });

  test('the visible events are all of them for the owner', async () => {
    expect(fuentesOf(await readAll('Fundadora'))).toEqual(FUENTES);
  });

  test('the visible events of the person’s own history are all but the hidden events', async () => {
    await giveCodes('Agente', 3, []);
    const own = await readAll('Agente');
    expect(fuentesOf(own)).toEqual(FUENTES.filter((fuente) => fuente !== 'despidos'));
    // A person sees neither the reason nor the author of their own demotion.
    const { encargado, ...degrado } = own.find(({ tipo }) => tipo === 'degrado') as Hecho;
    expect({ encargado, motivo: degrado.motivo }).toEqual({ encargado: null, motivo: undefined });
  });

  test('a visitor sees no history, and an unknown name has none', async () => {
    expect(
      (await agency.call('historiaPersona', { params: { nombre: 'Agente' } })).httpStatus,
    ).toBe(401);
    expect(
      (await agency.call('historiaPersona', { as: 'Fundadora', params: { nombre: 'Nadie' } }))
        .httpStatus,
    ).toBe(404);
  });

  test('the visible events have a filter chip only for sources with a visible event', async () => {
    await giveCodes('Oficial', 5, ['mul']);
    const { body } = await agency.call('historiaPersona', {
      as: 'Oficial',
      params: { nombre: 'Agente' },
    });
    expect(body.grupos).toEqual(['multas', 'agencia']);
    expect(await readAll('Oficial', 'Agente', 'dinero')).toEqual([]);
  });

  test('the visible events include former employees of the month only for permitted users', async () => {
    const [encargado_id, usuario_id] = [await agency.idOf('Gerente'), await agency.idOf('Recluta')];
    await add('empleados_mes', {
      usuario_id,
      encargado_id,
      fecha: at(1),
      retirado_en: at(2),
      retirado_por: encargado_id,
    });
    await giveCodes('Oficial', 5, []);
    expect(await readAll('Oficial', 'Recluta')).toEqual([]);
    await giveCodes('Oficial', 5, ['epm']);
    expect(await readAll('Oficial', 'Recluta')).toMatchObject([
      { tipo: 'empleado', encargado: 'Gerente' },
    ]);
  });
});

describe('the sentences of an earlier portal', () => {
  test('the sentences of an earlier portal are read as their source is, and in full or not at all', async () => {
    const [usuario_id, encargado_id] = [await agency.idOf('Cabo'), await agency.idOf('Gerente')];
    const bring = (fuente: HistorySource, texto: string) =>
      add('historia_traida', { usuario_id, encargado_id, fuente, texto, fecha: at(1) });
    for (const fuente of ['multas', 'despidos', 'degrados', 'empleadomes'] as const)
      await bring(fuente, `De ${fuente}`);
    const seenBy = async (as: string) =>
      (await readAll(as, 'Cabo'))
        .filter(({ tipo }) => tipo === 'traido')
        .map(({ texto, encargado, fuente }) => [texto, encargado, fuente]);
    expect(await seenBy('Fundadora')).toEqual([
      ['De degrados', 'Gerente', 'degrados'],
      ['De multas', 'Gerente', 'multas'],
      ['De despidos', 'Gerente', 'despidos'],
      ['De empleadomes', 'Gerente', 'empleadomes'],
    ]);
    await giveCodes('Oficial', 5, ['mul']);
    expect(await seenBy('Oficial')).toEqual([['De multas', 'Gerente', 'multas']]);
    expect(await seenBy('Cabo')).toEqual([['De multas', 'Gerente', 'multas']]);
    await giveCodes('Oficial', 5, ['deg']);
    expect(await seenBy('Oficial')).toEqual([['De degrados', 'Gerente', 'degrados']]);
    await giveCodes('Oficial', 5, ['epm']);
    expect(await seenBy('Oficial')).toEqual([['De empleadomes', 'Gerente', 'empleadomes']]);
    await giveCodes('Oficial', 5, []);
    expect(await seenBy('Oficial')).toEqual([]);
    await agency.db.deleteFrom('historia_traida').execute();
  });

  test('the sentences of an earlier portal come once each, page by page, among entries of the same instant', async () => {
    const both = {
      usuario_id: await agency.idOf('Recluta'),
      encargado_id: await agency.idOf('Gerente'),
      fecha: MOMENT,
    };
    const each = Array.from({ length: 40 }, (_, i) => i);
    await agency.db
      .insertInto('historia_traida')
      .values(each.map((i) => ({ ...both, fuente: 'multas', texto: `T${i}` })))
      .execute();
    await agency.db
      .insertInto('multas')
      .values(each.map((i) => ({ ...both, motivo: `M${i}`, creditos: i })))
      .execute();
    const hechos = (await readAll('Fundadora', 'Recluta', 'multas')).filter(
      ({ fecha }) => fecha === MOMENT.toISOString(),
    );
    const newestFirst = [...each].reverse();
    expect(hechos.map(({ texto, motivo }) => texto ?? motivo)).toEqual([
      ...newestFirst.map((i) => `T${i}`),
      ...newestFirst.map((i) => `M${i}`),
    ]);
    expect(new Set(hechos.map(({ id }) => id)).size).toBe(80);
  });

  test('the sentences of an earlier portal are sought only in the logs that have some', async () => {
    const seek = async (usuario: string) => {
      const lectura = {
        historias: HISTORIAS,
        actor: await actorOf('Fundadora'),
        persona: toLeida(await getByNombre(agency.db, usuario)),
      };
      const asked = await listAsked(agency.db, (db) => getHistoria(db, lectura, {}));
      return asked.filter(({ sql: text }) => text.includes('historia_traida')).length;
    };
    expect(await seek('Cabo')).toBe(1);
    const [usuario_id, fecha] = [await agency.idOf('Cabo'), at(1)];
    for (const texto of ['Una', 'Otra'])
      await add('historia_traida', { usuario_id, fuente: 'multas', texto, fecha });
    expect(await seek('Cabo')).toBe(2);
    await agency.db.deleteFrom('historia_traida').where('usuario_id', '=', usuario_id).execute();
  });

  test('a demotion whose former mission is not known is told, in the history and in the list', async () => {
    const [usuario_id, encargado_id] = [await agency.idOf('Recluta'), await agency.idOf('Gerente')];
    await add('degrados', {
      ...{ usuario_id, encargado_id, mision_anterior_id: null, mision_nueva_id: 1 },
      motivo: 'De antes',
      fecha: at(1),
    });
    const hechos = await readAll('Fundadora', 'Recluta', 'rangos');
    const [degrado] = hechos.filter(({ tipo }) => tipo === 'degrado') as [Hecho];
    expect(degrado).toMatchObject({ motivo: 'De antes', que: 'Recluta' });
    expect(degrado).not.toHaveProperty('de');
    const { body } = await agency.call('getAllDegrados', { as: 'Fundadora' });
    expect(body).toContainEqual(
      expect.objectContaining({ motivo: 'De antes', rango_anterior: null }),
    );
  });
});

describe('the entries of a history', () => {
  test('the entries of a history contain each event once, though ranks are stored twice', async () => {
    const hechos = (await readAll('Fundadora', 'Agente', 'rangos')).map(({ tipo, fecha }) => [
      tipo,
      new Date(fecha).getUTCHours(),
    ]);
    expect(hechos).toEqual(
      expect.arrayContaining([
        ['ascenso', 12],
        ['compra', 4],
        ['traslado', 3],
        ['degrado', 2],
        ['edicion', 1],
      ]),
    );
    expect(hechos.filter(([tipo]) => tipo === 'edicion')).toHaveLength(1);
  });

  test('the entries of a history have their amounts and author, and no deleted fine', async () => {
    const hechos = await readAll('Fundadora');
    const of = (tipo: Hecho['tipo']) => hechos.filter((hecho) => hecho.tipo === tipo);
    expect(of('paga')).toMatchObject([
      { cantidad: 15, encargado: 'Gerente', que: expect.any(String) },
    ]);
    expect(of('multa').map(({ motivo }) => motivo)).toEqual(['Perfil privado', 'Cobrada']);
    expect(of('confirmado')).toMatchObject([{ cantidad: 100, encargado: 'Gerente' }]);
    expect(of('ajuste')).toMatchObject([{ que: 'asistencia', cantidad: -1 }]);
    expect(of('nombre')).toMatchObject([{ de: 'Novata', que: 'Agente' }]);
    expect(of('presente')).toHaveLength(1);
    expect(of('reingreso').map(({ fecha }) => fecha)).toContain(at(7).toISOString());
    expect(of('llegada')).toMatchObject([{ encargado: null }]);
  });

  test('the entries of a history come once each, page by page, though they happened at one instant', async () => {
    const both = {
      usuario_id: await agency.idOf('Cabo'),
      encargado_id: await agency.idOf('Gerente'),
    };
    await agency.db
      .insertInto('multas')
      .values(
        Array.from({ length: 40 }, (_, i) => ({
          ...both,
          motivo: `M${i}`,
          creditos: i,
          fecha: MOMENT,
        })),
      )
      .execute();
    const row = {
      ...both,
      mision_anterior_id: 1,
      mision_nueva_id: 2,
      motivo: 'Prueba',
      fecha: MOMENT,
    };
    await agency.db
      .insertInto('degrados')
      .values(Array.from({ length: 40 }, () => row))
      .execute();
    const hechos = await readAll('Fundadora', 'Cabo');
    const ids = hechos.map(({ fuente, id }) => `${fuente}.${id}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(hechos.filter(({ fuente }) => fuente === 'multas')).toHaveLength(40);
    expect(hechos.filter(({ fuente }) => fuente === 'degrados')).toHaveLength(40);
    expect(hechos.map(({ fecha }) => fecha)).toEqual(
      hechos
        .map(({ fecha }) => fecha)
        .sort()
        .reverse(),
    );
  });

  test('the entries of a history are filtered by a group, and an unknown cursor is refused', async () => {
    for (const grupo of GRUPOS_HISTORIA)
      expect((await readAll('Fundadora', 'Agente', grupo)).length).toBeGreaterThan(0);
    const antes = '2026-11-20T12:00:00.000Z.otras.8';
    const { httpStatus, body } = await agency.call('historiaPersona', {
      as: 'Fundadora',
      params: { nombre: 'Agente' },
      query: { antes },
    });
    expect([httpStatus, body.msg]).toEqual([400, 'Ese lugar de la historia no existe.']);
  });

  test('the entries of a history are found by a former name', async () => {
    expect(await readAll('Fundadora', 'nOVATA')).toEqual(await readAll('Fundadora'));
  });
});

test('every source of a history is read through an index', async () => {
  const agente = await agency.idOf('Agente');
  // The plan depends on the sizes of the tables. With a long history of all people, it does not
  // depend on whether the database has statistics yet.
  const grow = (table: string, among = 'true', more = '') =>
    sql
      .raw(
        `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(one) || jsonb_build_object('id', 1000000 + u.id * 10000 + i, 'usuario_id', u.id ${more}))).*
         from (select * from ${table} where usuario_id = ${agente} and ${among} limit 1) one, usuarios u,
           generate_series(1, case when u.id = ${agente} then 150 else 600 end) i where u.usuario <> 'Gerente' order by u.id, i`,
      )
      .execute(agency.db);
  const planOf = (query: string) => plansOf(agency.db, (db) => sql.raw(query).execute(db));
  const of = async (table: string, fecha: string, where = '') => {
    await sql.raw(`analyze ${table}`).execute(agency.db);
    return planOf(
      `select id from ${table} where usuario_id = ${agente} ${where} and (${fecha}, id) < (now(), 9::bigint) order by ${fecha} desc, id desc limit 31`,
    );
  };
  await grow('multas', 'anulado_en is null');
  expect(await of('multas', 'fecha', 'and anulado_en is null')).toContain('multas_persona');
  await grow('nomina', 'ajuste');
  expect(await of('nomina', 'fecha', 'and ajuste')).toContain('nomina_ajustes_persona');
  await grow('empleados_mes', 'true', `, 'retirado_en', fecha, 'retirado_por', encargado_id`);
  expect(await of('empleados_mes', 'fecha')).toContain('empleados_mes_persona');
  await grow('ventas', `origen = 'membresia'`);
  await grow(
    'membresias_vendidas',
    'anulado_en is null',
    `, 'venta_id', 1000000 + u.id * 10000 + i`,
  );
  expect(await of('membresias_vendidas', 'fecha', 'and anulado_en is null')).toContain(
    'membresias_vendidas_historia',
  );
  await grow('pagos', 'pagado_en is not null');
  expect(await of('pagos', 'pagado_en', 'and pagado_en is not null')).toContain('pagos_cobrados');
  await grow('ascensos');
  expect(await of('ascensos', 'fecha')).toContain('ascensos_usuario');
  await grow('tiempos_registro');
  expect(await of('tiempos_registro', 'fecha')).toContain('tiempos_registro_usuario');
  await sql`insert into cambios_nombre (usuario_id, encargado_id, anterior, anterior_plegado, nuevo, fecha)
    select ${agente}::int, ${agente}::int, 'Otra' || i, 'otra' || i, 'Agente', now() from generate_series(1, 3000) i`.execute(
    agency.db,
  );
  await sql`analyze cambios_nombre`.execute(agency.db);
  const former = await planOf(
    `select usuario_id from cambios_nombre where anterior_plegado = 'x' order by fecha desc, id desc limit 1`,
  );
  expect(former).toContain('cambios_nombre_anterior');
});

import { OPERATIONS } from '@garita/api-client/operations';
import { FRASES } from '@garita/domain/bitacora/frases';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { countRowsRead } from '@garita/testing/database/countRowsRead';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Filtro, listCambios, searchCambios, VENTANA } from './bitacora.repository';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
});
afterEach(() => agency.close());

type Query = Record<string, string | number>;
interface Fila {
  id: number;
  operacion: string;
  antes: unknown;
  despues: unknown;
}
const read = async (query: Query = {}, as = 'Gerente') =>
  (await agency.call('bitacora', { as, query })).body;
const operations = async (query: Query = {}) =>
  (await read(query)).filas.map(({ operacion }: Fila) => operacion);
const note = async (
  actor: string | null,
  operacion: string,
  more: { persona?: string; antes?: object; despues?: object; fecha?: Date } = {},
) =>
  agency.db
    .insertInto('bitacora')
    .values({
      fecha: more.fecha ?? agency.now(),
      actor_id: actor === null ? null : await agency.idOf(actor),
      operacion,
      objetivo_tipo: more.persona ? 'usuario' : null,
      objetivo_id: more.persona ? await agency.idOf(more.persona) : null,
      antes: more.antes ? JSON.stringify(more.antes) : null,
      despues: more.despues ? JSON.stringify(more.despues) : null,
    })
    .execute();

test('every call that writes has a phrase in the log', () => {
  const writes = Object.entries(OPERATIONS).flatMap(([id, { effect }]) =>
    effect === 'write' ? [id] : [],
  );
  expect(writes.filter((id) => !Object.hasOwn(FRASES, id))).toEqual([]);
});

describe('the log', () => {
  test('the log has what a call changed, by whom and to whom, newest first', async () => {
    const oficial = await agency.idOf('Oficial');
    const body = { id: oficial, opcion: 0, requisitos: 1, cantidad: 2 };
    expect((await agency.call('ajustarNomina', { as: 'Gerente', body })).httpStatus).toBe(200);
    await agency.call('editRank', { as: 'Fundadora', body: { id: 5, data: { paga_nomina: 20 } } });
    const { filas, nombres, siguiente } = await read();
    expect(filas).toMatchObject([
      {
        operacion: 'editRank',
        tema: 'mantenimiento',
        actorNombre: 'Fundadora',
        persona: null,
        antes: { paga_nomina: 14 },
        despues: { paga_nomina: 20 },
      },
      {
        operacion: 'ajustarNomina',
        tema: 'nomina',
        actorNombre: 'Gerente',
        persona: oficial,
        personaNombre: 'Oficial',
        fecha: agency.now().toISOString(),
      },
    ]);
    expect(nombres.map(({ usuario }: { usuario: string }) => usuario).sort()).toEqual([
      'Fundadora',
      'Gerente',
      'Oficial',
    ]);
    expect(siguiente).toBeNull();
  });

  test('the log is for category 10 and above, who also see the owner’s acts', async () => {
    await note('Fundadora', 'despedir', { persona: 'Agente' });
    for (const as of ['Recluta', 'Oficial', 'Supervisora'])
      expect((await agency.call('bitacora', { as })).httpStatus, as).toBe(403);
    expect((await agency.call('bitacora')).httpStatus).toBe(401);
    for (const as of ['Gerente', 'Fundadora']) expect((await read({}, as)).filas).toHaveLength(1);
  });

  test('the log never contains a secret, whatever field it was written to', async () => {
    const values = {
      clave: 'hunter2',
      clave_hash: '$argon2id$x',
      sesion: 7,
      direccion: '10.1.2.3',
      nota: 'desde 10.1.2.3',
      motivo: 'ok',
    };
    await note('Gerente', 'resetPassword', {
      persona: 'Agente',
      antes: values,
      despues: { dentro: [values] },
    });
    const { body } = await agency.call('bitacora', { as: 'Gerente' });
    expect(body.filas[0]).toMatchObject({
      antes: { nota: '…', motivo: 'ok' },
      despues: { dentro: [{ nota: '…', motivo: 'ok' }] },
    });
    expect(JSON.stringify(body)).not.toMatch(/hunter2|argon2|10\.1\.2\.3|"sesion"/);
  });

  test('the log names people whose ids occur in values', async () => {
    const [agente, cabo] = [await agency.idOf('Agente'), await agency.idOf('Cabo')];
    await note('Gerente', 'sendLista', {
      despues: { queda: agente, sumados: [cabo], pausados: [] },
    });
    expect((await read()).nombres.map(({ id }: { id: number }) => id)).toEqual(
      expect.arrayContaining([agente, cabo]),
    );
  });
});

test('the log names the edited item of the catalogue, and all categories', async () => {
  const { id: mision } = await agency.db
    .selectFrom('misiones')
    .select('id')
    .where('nombre', '=', 'Cadete')
    .executeTakeFirstOrThrow();
  for (const operacion of ['editRank', 'editMis', 'editMemb', 'sendMulta']) {
    const objetivo_id = operacion === 'editMis' ? mision : 1;
    await agency.db
      .insertInto('bitacora')
      .values({ fecha: agency.now(), operacion, objetivo_tipo: 'x', objetivo_id })
      .execute();
  }
  const { filas, categorias } = await read();
  const membresia = await agency.db
    .selectFrom('membresias')
    .select('nombre')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  expect(filas.map(({ objeto }: { objeto: string | null }) => objeto)).toEqual([
    null,
    membresia.nombre,
    'Cadete',
    categorias[0].n_categoria,
  ]);
  expect(categorias.length).toBeGreaterThan(10);
});

test('the log can be filtered by dismissed people and former names', async () => {
  const cabo = await agency.idOf('Cabo');
  const rename = (nombre: string) =>
    agency.call('editUsuario', {
      as: 'Gerente',
      body: { id: cabo, nombre, rango: 'igual', firma: 'igual' },
    });
  for (const nombre of ['Caba', 'Cabito', 'Caba'])
    expect((await rename(nombre)).httpStatus).toBe(200);
  const { body } = await agency.call('bitacoraPersonas', { as: 'Gerente' });
  expect(body.map(({ usuario }: { usuario: string }) => usuario)).toContain('Expulsado');
  const found = (usuario: string) =>
    body.find((person: { usuario: string }) => person.usuario === usuario);
  expect(found('Expulsado')).toMatchObject({ despedido: 1, anteriores: [] });
  expect(found('Caba')).toEqual({
    id: cabo,
    usuario: 'Caba',
    mision: 'Cabo III',
    id_categoria: expect.any(Number),
    despedido: 0,
    anteriores: ['Cabo', 'Cabito'],
  });
  expect((await agency.call('bitacoraPersonas', { as: 'Supervisora' })).httpStatus).toBe(403);
});

describe('filters', () => {
  beforeEach(async () => {
    await note('Gerente', 'sendMulta', {
      persona: 'Agente',
      despues: { motivo: 'Faltó a la reunión' },
    });
    await note('Supervisora', 'actionMulta', {
      despues: { usuario: await agency.idOf('Agente'), cobrado: 1 },
    });
    await note('Gerente', 'openTime', {
      despues: { bajo: await agency.idOf('Recluta'), alto: -1 },
    });
    await note('Agente', 'login', { persona: 'Agente', despues: { sesion: 3 } });
    await note(null, 'registro', { persona: 'Recluta', despues: { usuario: 'Recluta' } });
  });

  test('the log’s filters select by author and by person concerned, including that person’s rows', async () => {
    expect(await operations({ actor: await agency.idOf('Gerente') })).toEqual([
      'openTime',
      'sendMulta',
    ]);
    expect(await operations({ persona: await agency.idOf('Agente') })).toEqual([
      'actionMulta',
      'sendMulta',
    ]);
    expect(await operations({ persona: await agency.idOf('Recluta') })).toEqual([
      'registro',
      'openTime',
    ]);
    expect(
      await operations({
        actor: await agency.idOf('Gerente'),
        persona: await agency.idOf('Agente'),
      }),
    ).toEqual(['sendMulta']);
  });

  test('the log’s filters select by call and by subject; sign-ins are omitted unless asked for', async () => {
    expect(await operations()).toEqual(['registro', 'openTime', 'actionMulta', 'sendMulta']);
    expect(await operations({ operacion: 'sendMulta' })).toEqual(['sendMulta']);
    expect(await operations({ tema: 'multas' })).toEqual(['actionMulta', 'sendMulta']);
    expect(await operations({ tema: 'multas', operacion: 'openTime' })).toEqual([]);
    expect(await operations({ operacion: 'login' })).toEqual(['login']);
    expect(await operations({ tema: 'sesion' })).toEqual(['registro', 'login']);
    expect(await operations({ tema: 'nadie' })).toEqual([]);
  });

  test('the log’s filters select by time, from one instant and before another', async () => {
    agency.pass({ days: 1 });
    await note('Gerente', 'sendMulta');
    const [first, second] = ['2026-11-21T18:30:00.000Z', '2026-11-22T18:30:00.000Z'];
    expect(await operations({ desde: second })).toEqual(['sendMulta']);
    expect(await operations({ desde: first, hasta: second })).toHaveLength(4);
    expect(await operations({ hasta: first })).toEqual([]);
    expect(
      (await agency.call('bitacora', { as: 'Gerente', query: { desde: 'ayer' } })).httpStatus,
    ).toBe(400);
  });

  test('the log’s filters select by a word in the changes, ignoring case and accents', async () => {
    expect(await operations({ palabra: 'REUNION' })).toEqual(['sendMulta']);
    expect(await operations({ palabra: '%' })).toEqual([]);
    expect(await operations({ palabra: '  ' })).toHaveLength(4);
  });
});

describe('pages', () => {
  test('the log’s pages continue where the previous page ended, without gaps or duplicates, also when something new happens meanwhile', async () => {
    for (let i = 1; i <= 7; i++) await note('Gerente', 'sendMulta', { despues: { n: i } });
    const numbers = ({ filas }: { filas: { despues: { n: number } }[] }) =>
      filas.map(({ despues }) => despues.n);
    const first = await read({ limit: 3 });
    await note('Gerente', 'sendMulta', { despues: { n: 8 } });
    const second = await read({ limit: 3, antes: first.siguiente });
    const third = await read({ limit: 3, antes: second.siguiente });
    expect([first, second, third].map(numbers)).toEqual([[7, 6, 5], [4, 3, 2], [1]]);
    expect(third.siguiente).toBeNull();
    for (const query of [{ limit: 101 }, { limit: 0 }, { antes: 0 }, { otra: 1 }]) {
      expect((await agency.call('bitacora', { as: 'Gerente', query })).httpStatus).toBe(400);
    }
  });

  test('the log’s pages examine a bounded number of changes for a word, and link to the older changes', async () => {
    await note('Gerente', 'sendMulta', { despues: { motivo: 'aguja' } });
    await sql`insert into bitacora (fecha, operacion, despues)
      select ${agency.now()}, 'sendMulta', '{"motivo":"paja"}'::jsonb from generate_series(1, ${sql.lit(VENTANA)})`.execute(
      agency.db,
    );
    const first = await read({ palabra: 'aguja' });
    expect(first.filas).toEqual([]);
    expect(first.siguiente).toEqual(expect.any(Number));
    const second = await read({ palabra: 'aguja', antes: first.siguiente });
    expect(second.filas).toMatchObject([{ despues: { motivo: 'aguja' } }]);
    expect(second.siguiente).toBeNull();
  });
});

describe('a log of years', () => {
  const LINES = 40_000;
  const [ACTOR, PERSONA] = [3, 7];
  const at = (minutes: number) => new Date(agency.now().getTime() + minutes * 60_000);

  /** Inserts one row a minute, in long runs of one kind, as after an import or a busy week. */
  const grow = async () => {
    await sql`insert into bitacora (fecha, actor_id, operacion, objetivo_tipo, objetivo_id)
      select ${agency.now()}::timestamptz + n * interval '1 minute', 1 + n % 8,
        case when n < 200 then 'despedir' when n > 30000 then 'login' when n % 3 = 0 then 'sendMulta' else 'op' || n % 40 end,
        'usuario', 1 + n % 50 from generate_series(1, ${sql.lit(LINES)}) n`.execute(agency.db);
    await sql`analyze bitacora`.execute(agency.db);
  };

  test('in a log of years, each filter reads little more than it shows, however many rows are newer or of another kind', async () => {
    await grow();
    const limit = 51;
    const old = { desde: at(500), hasta: at(20_000) };
    const one: Record<string, Filtro> = {
      newest: {},
      days: old,
      'one day without end': { hasta: at(40) },
      page: { antes: 1000 },
      actor: { actor: ACTOR, hasta: at(29_000) },
      'days of an actor': { actor: ACTOR, ...old },
      persona: { persona: PERSONA, hasta: at(29_000) },
      'days of a person': { persona: PERSONA, ...old },
      call: { operaciones: ['despedir'] },
      'days of a call': { operaciones: ['sendMulta'], ...old },
      'a call that is not there': { operaciones: ['nada'] },
      'a page of a call': { operaciones: ['sendMulta'], antes: 1000 },
      subject: { operaciones: ['despedir', 'nada', 'sendMulta'], ...old },
    };
    for (const [name, filtro] of Object.entries(one)) {
      expect(
        await countRowsRead(agency.db, (db) => listCambios(db, filtro, limit)),
        name,
      ).toBeLessThanOrEqual(3 * limit + 2);
    }
    // A filter without an index of its own examines a limited number of changes.
    const several: Record<string, Filtro> = {
      'an actor who only came in': { actor: ACTOR },
      'an actor and a call': { actor: ACTOR, operaciones: ['nada'] },
      'a person and an actor': { persona: PERSONA, actor: 9 },
      'a person and a call': { persona: PERSONA, operaciones: ['despedir'] },
    };
    for (const [name, filtro] of Object.entries(several)) {
      expect(
        await countRowsRead(agency.db, (db) => listCambios(db, filtro, limit)),
        name,
      ).toBeLessThanOrEqual(2 * VENTANA + 2);
    }
    expect(
      await countRowsRead(agency.db, (db) => searchCambios(db, old, 'nada', limit)),
    ).toBeLessThanOrEqual(VENTANA + 10);
  });

  test('in a log of years, a search without matches links to older rows, and each match is found once', async () => {
    await grow();
    const query = { actor: ACTOR, operacion: 'despedir', limit: 10 };
    const found: number[] = [];
    let pages = 0;
    for (let page = await read(query); ; page = await read({ ...query, antes: page.siguiente })) {
      found.push(...page.filas.map(({ id }: Fila) => id));
      pages += 1;
      if (page.siguiente === null) break;
    }
    const { rows } = await sql<{
      id: number;
    }>`select id from bitacora where actor_id = ${ACTOR} and operacion = 'despedir' order by id desc`.execute(
      agency.db,
    );
    expect(found).toEqual(rows.map(({ id }) => id));
    expect(found.length).toBe(25);
    expect(pages).toBeLessThanOrEqual(6);
  });

  test('in a log of years, rows of one instant, and rows written after the clock was set back, each come once, in order of time', async () => {
    const times = [3, 3, 3, 1, 2, 5, 5, 4];
    for (const n of times) await note('Gerente', 'sendMulta', { fecha: at(n), despues: { n } });
    const numbers: number[] = [];
    for (
      let page = await read({ limit: 1 });
      ;
      page = await read({ limit: 1, antes: page.siguiente })
    ) {
      numbers.push(...page.filas.map(({ despues }: { despues: { n: number } }) => despues.n));
      if (page.siguiente === null) break;
    }
    expect(numbers).toEqual([...times].sort((a, b) => b - a));
  });
});

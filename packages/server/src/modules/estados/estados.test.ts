import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { selectAll } from './estados.repository';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openTestAgency();
  await agency.db.deleteFrom('estados').execute();
});
afterEach(() => agency.close());

type Headers = Record<string, string>;
const put = (as: string, estado?: string, headers: Headers = {}) =>
  agency.call('actionEstados', {
    as,
    body: { op: 1, ...(estado === undefined ? {} : { estado }) },
    headers,
  });
const remove = (as: string, id?: number, headers: Headers = {}) =>
  agency.call('actionEstados', {
    as,
    body: { op: 2, ...(id === undefined ? {} : { id }) },
    headers,
  });
const list = (as: string, headers: Headers = {}) =>
  agency.call('actionEstados', { as, body: { op: 3 }, headers });
const mine = async (as: string) => (await agency.call('estados', { as })).body;
const has = async (name: string, estado = `Soy ${name}`): Promise<number> => {
  expect((await put(name, estado)).httpStatus).toBe(200);
  return (await mine(name)).id;
};
const rows = () => agency.db.selectFrom('estados').selectAll().orderBy('id').execute();
const audits = () =>
  agency.db
    .selectFrom('bitacora')
    .select(['actor_id', 'operacion', 'objetivo_tipo', 'objetivo_id', 'antes', 'despues'])
    .execute();

describe('the caller’s own status', () => {
  test('the caller’s own status is null until they set one (EST-02)', async () => {
    expect(await mine('Agente')).toBeNull();
  });

  test('the caller’s own status is stored exactly as written (EST-07, EST-08, EST-11)', async () => {
    const estado = ' <b>De guardia</b> & «ñ» 🌙 ';
    expect(await put('Agente', estado)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Estado guardado correctamente', status: 0 },
    });
    expect(await mine('Agente')).toEqual({
      id: expect.any(Number),
      mensaje: estado,
      usuarioNombre: 'Agente',
    });
    expect(await mine('Oficial')).toBeNull();
    const id = await agency.idOf('Agente');
    const [row] = await rows();
    expect(row).toMatchObject({ usuario_id: id, fecha: agency.now(), anulado_en: null });
    expect(await audits()).toMatchObject([
      {
        actor_id: id,
        operacion: 'actionEstados',
        objetivo_tipo: 'estado',
        objetivo_id: row?.id,
        despues: { mensaje: estado },
      },
    ]);
  });

  test.each([[undefined], [''], ['   ']])(
    'the caller’s own status cannot be empty: %j (EST-04)',
    async (estado) => {
      expect(await put('Agente', estado)).toMatchObject({
        httpStatus: 400,
        body: { msg: 'No dejes campos vacios', campo: 'estado' },
      });
    },
  );

  test('the caller’s own status has at most 100 characters (EST-05, EST-06)', async () => {
    expect(await put('Agente', 'ñ'.repeat(101))).toMatchObject({
      httpStatus: 400,
      body: { msg: 'No mas de 100 caracteres', campo: 'estado' },
    });
    expect((await put('Agente', '🌙'.repeat(100))).httpStatus).toBe(200);
  });

  test.each([
    ['a\nb', 'va en una sola línea, sin tabuladores'],
    ['a\u0000b', 'lleva un carácter que no se ve (U+0000)'],
    ['a\ud800b', 'lleva caracteres que no se admiten'],
  ])('the caller’s own status is one line of visible characters: %j', async (estado, texto) => {
    expect(await put('Agente', estado)).toMatchObject({
      httpStatus: 400,
      body: { msg: `estado: ${texto}`, campo: 'estado' },
    });
  });

  test('a person has one status at a time (EST-03)', async () => {
    await has('Agente', 'El primero');
    expect(await put('Agente', 'El segundo')).toMatchObject({
      httpStatus: 409,
      body: { msg: 'Ya tienes un estado. Bórralo antes de poner otro.' },
    });
    expect((await mine('Agente')).mensaje).toBe('El primero');
  });

  test('a status set twenty times at once is set once', async () => {
    const key = await agency.keyOf('Agente');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        agency.call('actionEstados', { key, body: { op: 1, estado: `n.º ${i}` } }),
      ),
    );
    expect(answers.map((a) => a.httpStatus).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await rows()).toHaveLength(1);
  });

  test('a status set twice with one key is set once, with the same answer', async () => {
    const headers = { 'idempotency-key': 'la-misma-clave' };
    const [first, second] = [
      await put('Agente', 'Hola', headers),
      await put('Agente', 'Hola', headers),
    ];
    expect([first.httpStatus, second.httpStatus]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(await rows()).toHaveLength(1);
  });
});

describe('deleting a status', () => {
  test('deleting a status hides it, keeps it marked, and allows another (EST-09)', async () => {
    const id = await has('Agente', 'El primero');
    expect(await remove('Agente', id)).toMatchObject({
      httpStatus: 200,
      body: { msg: 'Estado borrado correctamente', status: 0 },
    });
    expect(await mine('Agente')).toBeNull();
    const agente = await agency.idOf('Agente');
    expect(await rows()).toMatchObject([
      { id, mensaje: 'El primero', anulado_en: agency.now(), anulado_por: agente },
    ]);
    expect((await audits())[1]).toMatchObject({
      objetivo_tipo: 'estado',
      objetivo_id: id,
      antes: { usuario: agente, mensaje: 'El primero' },
    });
    await has('Agente', 'El segundo');
    expect(await rows()).toHaveLength(2);
  });

  test('deleting a status removes the caller’s own status if no id is sent', async () => {
    await has('Gerente');
    await has('Agente');
    expect((await remove('Gerente')).httpStatus).toBe(200);
    expect([await mine('Gerente'), (await mine('Agente')).mensaje]).toEqual([null, 'Soy Agente']);
    expect(await remove('Gerente')).toMatchObject({
      httpStatus: 404,
      body: { msg: 'No tienes ningún estado.' },
    });
  });

  test('deleting another person’s status needs category 10 and a person of a lower category', async () => {
    const id = await has('Agente');
    for (const name of ['Recluta', 'Supervisora'])
      expect((await remove(name, id)).httpStatus, name).toBe(403);
    expect((await remove('Gerente', await has('Fundadora'))).httpStatus).toBe(403);
    await agency.place('Supervisora', 'Gerencia');
    expect((await remove('Gerente', await has('Supervisora'))).httpStatus).toBe(403);
    expect((await remove('Gerente', id)).httpStatus).toBe(200);
    expect((await rows())[0]).toMatchObject({ id, anulado_por: await agency.idOf('Gerente') });
  });

  test('deleting a status that is unknown or already deleted answers 404', async () => {
    const id = await has('Agente');
    await remove('Agente', id);
    for (const gone of [id, 99_999])
      expect(await remove('Agente', gone)).toMatchObject({
        httpStatus: 404,
        body: { msg: 'Ese estado no existe.' },
      });
  });

  test('deleting a status repeated with the same key, as after a lost answer, gives the first answer', async () => {
    const id = await has('Agente');
    const headers = { 'idempotency-key': 'la-misma-clave' };
    const first = await remove('Gerente', id, headers);
    expect(first.httpStatus).toBe(200);
    expect(await remove('Gerente', id, headers)).toMatchObject({
      httpStatus: 200,
      body: first.body,
    });
  });

  test('deleting a status ten times at once deletes once', async () => {
    const id = await has('Agente');
    const keys = [await agency.keyOf('Agente'), await agency.keyOf('Gerente')];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        agency.call('actionEstados', { key: keys[i % 2] as string, body: { op: 2, id } }),
      ),
    );
    expect(answers.map((a) => a.httpStatus).sort()).toEqual([200, ...Array(9).fill(404)]);
    expect((await audits()).filter((a) => a.antes !== null)).toHaveLength(1);
  });
});

describe('all statuses', () => {
  test('all statuses are those of active people, newest first (EST-10)', async () => {
    await has('Agente');
    await has('Oficial');
    agency.pass({ minutes: 1 });
    await has('Recluta');
    await remove('Recluta');
    agency.pass({ minutes: 1 });
    await has('Cabo');
    await agency.db
      .insertInto('estados')
      .values({
        usuario_id: await agency.idOf('Expulsado'),
        mensaje: 'Aquí sigo',
        fecha: agency.now(),
      })
      .execute();
    const { body } = await list('Recluta');
    expect(body.map((e: { usuarioNombre: string }) => e.usuarioNombre)).toEqual([
      'Cabo',
      'Oficial',
      'Agente',
    ]);
    expect(body[0]).toEqual({ id: expect.any(Number), mensaje: 'Soy Cabo', usuarioNombre: 'Cabo' });
  });

  test('reading all statuses leaves no audit row, stores no idempotency key and increases no version', async () => {
    const versions = () => agency.db.selectFrom('versiones').selectAll().orderBy('tema').execute();
    const headers = { 'idempotency-key': 'la-misma-clave' };
    await has('Oficial');
    const [audited, before] = [await audits(), await versions()];
    expect((await list('Agente', headers)).body).toHaveLength(1);
    expect([await audits(), await versions()]).toEqual([audited, before]);
    expect(await agency.db.selectFrom('claves_idempotencia').selectAll().execute()).toEqual([]);
    // The portal has stored no answer under the idempotency key, so the key can still serve a write
    // and another list.
    expect((await put('Agente', 'Hola', headers)).httpStatus).toBe(200);
    expect((await list('Agente', headers)).body).toHaveLength(2);
  });

  test('the list of all statuses is closed to visitors', async () => {
    expect((await agency.call('actionEstados', { body: { op: 3 } })).httpStatus).toBe(401);
  });

  test('all statuses are read without reading deleted statuses', async () => {
    const id = await agency.idOf('Agente');
    await sql`
      insert into estados (usuario_id, mensaje, fecha, anulado_en, anulado_por)
      select ${id}::int, 'Viejo', ${agency.now()}::timestamptz - make_interval(hours => i), ${agency.now()}::timestamptz, ${id}::int
      from generate_series(1, 5000) as i`.execute(agency.db);
    await has('Agente');
    await sql`analyze estados`.execute(agency.db);
    expect(JSON.stringify(await selectAll(agency.db).explain())).toMatch(
      /estados_(visibles|uno_por_persona)/,
    );
  });
});

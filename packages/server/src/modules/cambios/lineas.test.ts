import { listen, openCambios, type Subscriber } from '@garita/testing/acts/cambios';
import { insertToken } from '@garita/testing/agency/insertToken';
import { type OtherPortal, openOtherPortal } from '@garita/testing/agency/openOtherPortal';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { type DatabaseSnapshot, snapshotDatabase } from '@garita/testing/database/snapshotDatabase';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PORTAL_LOCK } from '../../db/postgres/portalLock';

// These tests use real connections. `agency` makes the changes; `other` is a second portal on its
// database.

let agency: TestAgency;
let other: OtherPortal;
let kept: DatabaseSnapshot;
const open: Subscriber[] = [];
beforeAll(async () => {
  agency = await openTestAgency();
  kept = await snapshotDatabase(agency.database);
  other = await openOtherPortal(agency, { remembers: true });
});
afterAll(async () => {
  await other.close();
  await kept.release();
  await agency.close();
});
beforeEach(() => kept.restore());
afterEach(() => {
  for (const oyente of open.splice(0)) oyente.leave();
});

async function hear(
  key: string,
  lastEventId?: string,
  { app }: { app: TestAgency['app'] } = agency,
): Promise<Subscriber> {
  const oyente = await openCambios(app, key, lastEventId);
  open.push(oyente);
  return oyente;
}
const hearAs = async (name: string) => hear(await agency.keyOf(name));
const done = async (answer: ReturnType<TestAgency['call']>) =>
  expect((await answer).httpStatus).toBe(200);
const fine = async () =>
  done(
    agency.call('sendMulta', {
      as: 'Supervisora',
      body: { usuario: await agency.idOf('Recluta'), motivo: 'Perfil privado', creditos: 5 },
    }),
  );
async function untilTema(oyente: Subscriber, tema: string) {
  for (;;) {
    const event = await oyente.until('tema');
    if (event.data.tema === tema) return event;
  }
}

const misionDe = (name: string) =>
  agency.db.selectFrom('usuarios').select('mision_id').where('usuario', '=', name);

test('a stream begins with the versions of the readable temas, and no proxy buffers or caches it', async () => {
  const oyente = await hearAs('Agente');
  expect(
    Object.fromEntries(
      ['content-type', 'cache-control', 'x-accel-buffering', 'content-encoding'].map((name) => [
        name,
        oyente.headers.get(name),
      ]),
    ),
  ).toEqual({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'content-encoding': null,
  });
  const { name, data, id } = await oyente.next();
  expect({ name, id }).toEqual({ name: 'versiones', id: expect.stringMatching(/^[\w.]+$/) });
  expect(data).toMatchObject({ perfil: expect.any(Number), usuarios: expect.any(Number) });
});

test('a stream announces a write once it can be read, with its version', async () => {
  const oyente = await hearAs('Supervisora');
  const { data: before } = await oyente.until('versiones');
  await fine();
  const { data } = await untilTema(oyente, 'multas');
  expect(data.version).toBe((before.multas ?? 0) + 1);
  const { rows } = await sql<{
    version: number;
  }>`select version from versiones where tema = 'multas'`.execute(agency.db);
  expect(rows).toEqual([{ version: data.version }]);
});

test('no user gets events of a tema that they may not read', async () => {
  const [owner, agente] = [await hearAs('Fundadora'), await hearAs('Agente')];
  const [all, some] = [
    (await owner.until('versiones')).data,
    (await agente.until('versiones')).data,
  ];
  const hidden = Object.keys(all).filter((tema) => !(tema in some));
  expect(hidden).toEqual(expect.arrayContaining(['webhooks', 'bitacora', 'multas']));
  // This write also changes temas whose events every user gets, so both streams of Agente have an
  // event.
  await fine();
  await untilTema(owner, 'multas');
  await agente.until('tema');
  const last = await hearAs('Agente');
  await last.until('versiones');
  expect(hidden.filter((tema) => (agente.read() + last.read()).includes(`"${tema}"`))).toEqual([]);
});

test('a client that returns with the last id gets only the later changes, also from another portal', async () => {
  const key = await agency.keyOf('Supervisora');
  const first = await hear(key);
  const { id } = await first.until('versiones');
  first.leave();
  expect((await (await hear(key, id as string)).next()).data).toEqual({});
  await fine();
  for (const portal of [agency, other])
    expect(Object.keys((await (await hear(key, id as string, portal)).next()).data)).toContain(
      'multas',
    );
  // The portal does not understand these ids, so it sends all versions.
  for (const odd of ['x', `${id}.1`, (id as string).replace(/^\w+/, 'otra')]) {
    const again = await hear(key, odd);
    expect((await again.next()).data).toHaveProperty('usuarios');
    again.leave();
  }
});

test('the id of each event covers exactly the versions sent so far', async () => {
  const key = await agency.keyOf('Fundadora');
  const oyente = await hear(key);
  await oyente.until('versiones');
  await fine();
  const one = await oyente.until('tema');
  const two = await oyente.until('tema');
  const again = (await (await hear(key, one.id as string)).next()).data;
  expect(Object.keys(again)).toContain(two.data.tema);
  expect(Object.keys(again)).not.toContain(one.data.tema);
});

test('a change of a user’s permissions or clock-in is sent only to that user, and changes the readable temas', async () => {
  const [cabo, agente] = [await hearAs('Cabo'), await hearAs('Agente')];
  for (const oyente of [cabo, agente])
    expect((await oyente.until('versiones')).data).not.toHaveProperty('multas');
  await done(agency.call('actionFichar', { as: 'Cabo', body: { op: 0 } }));
  await cabo.until('yo');
  const { categoria_id } = await agency.db
    .selectFrom('misiones')
    .select('categoria_id')
    .where('id', '=', misionDe('Cabo'))
    .executeTakeFirstOrThrow();
  await agency.db
    .insertInto('categoria_permisos')
    .values({ categoria_id, codigo: 'mul' })
    .execute();
  await fine();
  await cabo.until('yo');
  expect((await cabo.until('versiones')).data).toHaveProperty('multas');
  expect(agente.read()).not.toContain('event: yo');
});

test('the agency’s choice of who may ask at the door is sent to everyone', async () => {
  const agente = await hearAs('Agente');
  await agente.until('versiones');
  await done(agency.call('setRegistro', { as: 'Fundadora', body: { data: { puerta: 5 } } }));
  await agente.until('yo');
});

describe('a stream ends together with its session or token', () => {
  const endings: readonly (readonly [
    what: string,
    end: (id: number, key: string) => Promise<unknown>,
  ])[] = [
    ['its person signs out', (_, key) => done(agency.call('logout', { key }))],
    [
      'its person is dismissed',
      (usuario) =>
        done(agency.call('despedir', { as: 'Gerente', body: { usuario, motivo: 'Inactividad' } })),
    ],
    [
      'its person is given another password',
      (usuario) => done(agency.call('resetPassword', { as: 'Gerente', body: { usuario } })),
    ],
    [
      'its time is over',
      async () => {
        agency.pass({ days: 400 });
      },
    ],
  ];

  test.each(endings)('a stream ends when %s', async (_, end) => {
    const key = await agency.keyOf('Agente');
    const streams = await Promise.all([hear(key), hear(key, undefined, other)]);
    for (const oyente of streams) await oyente.until('versiones');
    await end(await agency.idOf('Agente'), key);
    for (const oyente of streams)
      expect((await oyente.until('fin')).data).toEqual({ motivo: 'sesion' });
    agency.pass({
      days: -Math.round(
        (agency.now().getTime() - Date.parse('2026-11-21T18:30:00.000Z')) / 86_400_000,
      ),
    });
  });

  test('a stream ends when a script’s token is revoked', async () => {
    const gerente = await agency.idOf('Gerente');
    const oyente = await hear(await insertToken(agency, gerente, null));
    await oyente.until('versiones');
    const { id } = await agency.db
      .selectFrom('tokens')
      .select('id')
      .where('usuario_id', '=', gerente)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await done(agency.call('revocarToken', { as: 'Gerente', body: { id } }));
    expect((await oyente.until('fin')).data).toEqual({ motivo: 'sesion' });
  });
});

test('a write at one portal is announced at the other', async () => {
  const oyente = await hear(await agency.keyOf('Supervisora'), undefined, other);
  await oyente.until('versiones');
  await fine();
  await untilTema(oyente, 'multas');
});

test('a portal whose database connection is cut announces the changes it missed', async () => {
  const oyente = await hear(await agency.keyOf('Supervisora'), undefined, other);
  await oyente.until('versiones');
  // On PostgreSQL this ends the notification connections of both portals. `pg_locks` lists the
  // locks of all databases of the server, and other tests use the other databases at the same time.
  await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = ${sql.raw(String(PORTAL_LOCK))}
    and database = (select oid from pg_database where datname = current_database())`.execute(
    agency.db,
  );
  await fine();
  await untilTema(oyente, 'multas');
  await done(agency.call('actionFichar', { as: 'Cabo', body: { op: 0 } }));
  await untilTema(oyente, 'fichajes');
});

test('one person may have five streams, and another stream when one of them ends', async () => {
  const key = await agency.keyOf('Agente');
  const streams = await Promise.all(Array.from({ length: 5 }, () => hear(key)));
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const refused = await fetch(`${await listen(agency.app)}/api/ext/cambios`, { headers: { key } });
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    429,
    '30',
    { msg: expect.stringMatching(/\S/), status: 1 },
  ]);
  streams[0]?.leave();
  await expect.poll(async () => (await hear(key)).status).toBe(200);
});

test('neither a user with a pending obligation nor a HEAD request opens a stream', async () => {
  await agency.db
    .updateTable('usuarios')
    .set({ debe_cambiar_clave: true })
    .where('usuario', '=', 'Recluta')
    .execute();
  expect((await hearAs('Recluta')).status).toBe(403);
  const { status } = await fetch(`${await listen(agency.app)}/api/ext/cambios`, {
    method: 'HEAD',
    headers: { key: await agency.keyOf('Agente') },
  });
  expect(status).toBe(404);
});

test('a closing portal ends its streams and waits for none', async () => {
  const portal = await openOtherPortal(agency, { remembers: true });
  const oyente = await hear(await agency.keyOf('Agente'), undefined, portal);
  await oyente.until('versiones');
  const closing = portal.close();
  expect((await oyente.until('fin')).data).toEqual({ motivo: 'cierre' });
  await closing;
});

describe('the hint about new notices', () => {
  const leer = async () => {
    const { id } = await agency.db
      .selectFrom('avisos')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await done(agency.call('leerAvisos', { as: 'Recluta', body: { hasta: id } }));
  };

  test('the hint about new notices is sent only to the person, without their content, at every portal', async () => {
    const key = await agency.keyOf('Recluta');
    const mine = [await hear(key), await hear(key, undefined, other)];
    const others = [
      { name: 'Supervisora', oyente: await hearAs('Supervisora') },
      { name: 'Agente', oyente: await hearAs('Agente') },
    ];
    await fine();
    for (const oyente of mine) expect((await oyente.until('aviso')).data).toEqual({ version: 1 });
    for (const { name, oyente } of others) {
      // One check sends both `yo` and the notices. So a notice would have arrived before `yo`.
      await done(agency.call('changeConfig', { as: name, body: { op: 'estados' } }));
      await oyente.until('yo');
      expect(oyente.read()).not.toContain('event: aviso');
    }
    for (const { oyente } of [...mine.map((one) => ({ oyente: one })), ...others])
      expect(oyente.read()).not.toMatch(/Perfil privado|"avisos"/);
  });

  test('the hint about new notices is sent again when a stream begins, so that no interruption loses it, and to no user without notices', async () => {
    const key = await agency.keyOf('Recluta');
    const first = await hear(key);
    const { id } = await first.until('versiones');
    first.leave();
    await fine();
    for (const portal of [agency, other])
      expect((await (await hear(key, id as string, portal)).until('aviso')).data).toEqual({
        version: 1,
      });
    const agente = await hearAs('Agente');
    await done(agency.call('changeConfig', { as: 'Agente', body: { op: 'estados' } }));
    await agente.until('yo');
    expect(agente.read()).not.toContain('event: aviso');
  });

  test('the hint about new notices is also sent after the person has read them elsewhere', async () => {
    await fine();
    const oyente = await hearAs('Recluta');
    expect((await oyente.until('aviso')).data).toEqual({ version: 1 });
    await leer();
    expect((await oyente.until('aviso')).data).toEqual({ version: 2 });
  });
});

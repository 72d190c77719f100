import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { OperationId } from '@garita/api-client/access';
import { insertToken } from '@garita/testing/agency/insertToken';
import { type OtherPortal, openOtherPortal } from '@garita/testing/agency/openOtherPortal';
import {
  type CallOptions,
  openTestAgency,
  type TestAgency,
} from '@garita/testing/agency/testAgency';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { type DatabaseSnapshot, snapshotDatabase } from '@garita/testing/database/snapshotDatabase';
import { sampled } from '@garita/testing/effort';
import { scenariosOf, WRITE_SCENARIOS } from '@garita/testing/scenarios/writeScenarios';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

// Two portals on one database: `agency` makes the changes, and `other` has a filled cache. On
// PostgreSQL each has its own connections.

let agency: TestAgency;
let kept: DatabaseSnapshot;
let other: OtherPortal;
/** A portal without a cache. The tests expect its answers. */
let afresh: OtherPortal;
beforeAll(async () => {
  agency = await openTestAgency();
  kept = await snapshotDatabase(agency.database);
  other = await openOtherPortal(agency, { remembers: true });
  afresh = await openOtherPortal(agency, { remembers: false });
});
afterAll(async () => {
  await other.close();
  await afresh.close();
  await kept.release();
  await agency.close();
});
beforeEach(() => kept.restore());

const PEOPLE = [
  'Fundadora',
  'Gerente',
  'Supervisora',
  'Oficial',
  'Agente',
  'Recluta',
  'Cabo',
] as const;
type Person = (typeof PEOPLE)[number];
const SHARED = CONTRACT.operations.filter(({ shared }) => shared !== null);
const PARAMS: Readonly<Record<string, CallOptions['params']>> = {
  getWork: { id: 3 },
  usuarioPorNombre: { name: 'Agente' },
  quienPuede: { codigo: 'mul' },
};

const paramsOf = (id: string): CallOptions => {
  const params = PARAMS[id];
  return params ? { params } : {};
};

async function fichar(name: Person, op: 0 | 1): Promise<void> {
  const { httpStatus } = await agency.call('actionFichar', { as: name, body: { op } });
  expect([200, 409]).toContain(httpStatus);
}

describe('a permission removed at one portal is refused at the next call to the other', () => {
  interface Revocation {
    readonly what: string;
    readonly of: Person;
    /** The person may make this call before the change, and not after it. */
    readonly read: OperationId;
    readonly take: (id: number, key: string) => Promise<{ httpStatus: number }>;
    readonly refused: number;
  }
  const mission = async (nombre: string) =>
    (
      await agency.db
        .selectFrom('misiones')
        .select('id')
        .where('nombre', '=', nombre)
        .executeTakeFirstOrThrow()
    ).id;
  const REVOCATIONS: readonly Revocation[] = [
    {
      what: 'the person ends the session',
      of: 'Oficial',
      read: 'getAllTime',
      take: (_, key) => agency.call('logout', { key }),
      refused: 401,
    },
    {
      what: 'a new password ends the session',
      of: 'Agente',
      read: 'getUsuarios',
      take: (usuario) => agency.call('resetPassword', { as: 'Gerente', body: { usuario } }),
      refused: 401,
    },
    {
      what: 'the person is dismissed',
      of: 'Agente',
      read: 'getUsuarios',
      take: (usuario) =>
        agency.call('despedir', { as: 'Gerente', body: { usuario, motivo: 'Inactividad' } }),
      refused: 401,
    },
    {
      what: 'a lower rank takes the category’s permissions away',
      of: 'Oficial',
      read: 'getAllTime',
      take: async (usuario) =>
        agency.call('actionDegrado', {
          as: 'Gerente',
          body: { usuario, motivo: 'Falta grave', rango: await mission('Recluta') },
        }),
      refused: 403,
    },
    {
      what: 'the category loses the permission',
      of: 'Oficial',
      read: 'getAllTime',
      take: () =>
        agency.call('setMatriz', {
          as: 'Fundadora',
          body: {
            data: [{ id_categoria: 5, permisos: ['asc'] }],
            previos: [{ id_categoria: 5, permisos: ['asc', 'tt'] }],
          },
        }),
      refused: 403,
    },
    {
      what: 'the person clocks out',
      of: 'Oficial',
      read: 'getAllTime',
      take: (_, key) => agency.call('actionFichar', { key, body: { op: 1 } }),
      refused: 403,
    },
  ];

  test.each(REVOCATIONS)(
    'the other portal refuses the person’s next call after: $what',
    async ({ of, read, take, refused }) => {
      for (let round = 0; round < 5; round++) {
        await kept.restore();
        await fichar(of, 0);
        const key = await agency.keyOf(of);
        const ask = async () => (await other.call(read, { key })).httpStatus;
        expect(await Promise.all([ask(), ask(), ask()])).toEqual([200, 200, 200]);
        // Requests continue during the change, so that a concurrent read could fill the cache.
        let taken = false;
        const crowd = Array.from({ length: 4 }, async () => {
          while (!taken) await ask();
        });
        const { httpStatus } = await take(await agency.idOf(of), key);
        const first = await ask();
        taken = true;
        await Promise.all(crowd);
        expect([httpStatus, first]).toEqual([200, refused]);
        expect(await Promise.all([ask(), ask()])).toEqual([refused, refused]);
      }
    },
  );

  test('the other portal refuses the person’s next call after a manual change of the database', async () => {
    const key = await agency.keyOf('Agente');
    const ask = async () => (await other.call('getUsuarios', { key })).httpStatus;
    expect(await ask()).toBe(200);
    await sql`update usuarios set despedido_en = now() where usuario = 'Agente'`.execute(agency.db);
    expect(await ask()).toBe(401);
  });

  test('the other portal refuses the next call of a script whose token is revoked', async () => {
    const id = await agency.idOf('Gerente');
    const token = await insertToken(agency, id, null);
    const ask = async () => (await other.call('getUsuarios', { key: token })).httpStatus;
    expect([await ask(), await ask()]).toEqual([200, 200]);
    const { id: its } = await agency.db
      .selectFrom('tokens')
      .select('id')
      .where('usuario_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(
      (await agency.call('revocarToken', { as: 'Gerente', body: { id: its } })).httpStatus,
    ).toBe(200);
    expect(await ask()).toBe(401);
  });

  test('the other portal refuses a token and a session once they have expired', async () => {
    const key = await agency.keyOf('Agente');
    const token = await insertToken(agency, await agency.idOf('Gerente'), null);
    const ask = async () => [
      (await other.call('getUsuarios', { key })).httpStatus,
      (await other.call('getUsuarios', { key: token })).httpStatus,
    ];
    expect(await ask()).toEqual([200, 200]);
    agency.pass({ days: 31 });
    const month = await ask();
    agency.pass({ days: 335 });
    const year = await ask();
    agency.pass({ days: -366 });
    expect([month, year]).toEqual([
      [200, 401],
      [401, 401],
    ]);
  });
});

describe('after a write at one portal, the other gives the same answers as the database', () => {
  // Before the agency's setup there is no person, so nothing can be cached.
  const writes = Object.keys(WRITE_SCENARIOS).filter((id) => id !== 'setUpAgencia');
  const scenarios = writes.flatMap((id) =>
    scenariosOf(id).map((scenario) => ({
      id: id as OperationId,
      scenario,
      title: `${id}: ${scenario.what}`,
    })),
  );

  /** Reads the session of every person, and the shared answers that the write changes. */
  function readAll(
    portal: OtherPortal,
    id: OperationId,
    keys: readonly (readonly [id: number, key: string])[],
  ): Promise<unknown[]> {
    const { changes = [] } = CONTRACT.operations.find((o) => o.id === id) ?? {};
    const people = keys.map(
      async ([person, key]) =>
        (await portal.call('usuarioPermiso', { key, params: { id: person } })).body,
    );
    const lists = SHARED.filter(({ versions }) =>
      versions.some((tema) => changes.includes(tema)),
    ).map(async ({ id: list }) => {
      const { httpStatus, body, headers } = await portal.call(list, {
        key: keys[0]?.[1] ?? '',
        ...paramsOf(list),
      });
      return [list, httpStatus, body, String(headers.etag).split('.').slice(1).join('.')];
    });
    return Promise.all([...people, ...lists]);
  }

  test.each(sampled(scenarios, 1 / 6, ({ title }) => title))(
    'the other portal answers like the database after $title',
    async ({ id, scenario }) => {
      await scenario.prepare?.(agency);
      await fichar('Fundadora', 0);
      const keys = await Promise.all(
        PEOPLE.map(async (name) => [await agency.idOf(name), await agency.keyOf(name)] as const),
      );
      await readAll(other, id, keys);
      const as = scenario.as === null ? {} : { key: await agency.keyOf(scenario.as) };
      expect(
        (await agency.call(id, { ...((await scenario.input(agency)) as object), ...as }))
          .httpStatus,
      ).toBe(200);
      expect(await readAll(other, id, keys)).toEqual(await readAll(afresh, id, keys));
    },
  );
});

describe('shared answers', () => {
  test('shared answers have the same fields for every caller', async () => {
    await fichar('Gerente', 0);
    await fichar('Fundadora', 0);
    // The code `agc`, which only the owner has.
    const row = {
      usuario_id: await agency.idOf('Gerente'),
      encargado_id: await agency.idOf('Fundadora'),
      fecha: agency.now(),
      codigo: 'agc',
    };
    await agency.db.insertInto('excepciones').values(row).execute();
    const [owner, manager] = [await agency.keyOf('Fundadora'), await agency.keyOf('Gerente')];
    for (const { id } of SHARED) {
      const [one, another] = [
        await afresh.call(id, { key: owner, ...paramsOf(id) }),
        await afresh.call(id, { key: manager, ...paramsOf(id) }),
      ];
      expect([id, one.httpStatus, another.httpStatus]).toEqual([id, 200, 200]);
      expect(another.body).toEqual(one.body);
    }
  });

  test('shared answers are sent only to users who may read them, though they are cached', async () => {
    await fichar('Fundadora', 0);
    const [owner, recruit] = [await agency.keyOf('Fundadora'), await agency.keyOf('Recluta')];
    const statuses: Record<string, number[]> = {};
    for (const { id } of SHARED) {
      expect((await other.call(id, { key: owner, ...paramsOf(id) })).httpStatus).toBe(200);
      const asked = await Promise.all(
        [other, afresh].flatMap((portal) =>
          [{ key: recruit }, {}].map((who) => portal.call(id, { ...who, ...paramsOf(id) })),
        ),
      );
      const [recruits, visitors, ...afreshly] = asked.map(({ httpStatus }) => httpStatus);
      expect([id, recruits, visitors]).toEqual([id, ...afreshly]);
      statuses[id] = [Number(recruits), Number(visitors)];
    }
    expect(statuses).toMatchObject({
      getAllMultas: [403, 401],
      getUsuarios: [200, 401],
      rangos: [200, 200],
    });
  });

  test('shared answers are compressed as the browser accepts, with the same content in every form', async () => {
    const key = await agency.keyOf('Gerente');
    const asked = async (encoding: string) => {
      const { headers, rawPayload } = await agency.app.inject({
        url: '/api/allInfoMision',
        headers: { key, 'accept-encoding': encoding },
      });
      return {
        encoding: headers['content-encoding'],
        vary: headers.vary,
        etag: headers.etag,
        rawPayload,
      };
    };
    const plain = await asked('identity');
    const zipped = await asked('gzip, deflate');
    const brotli = await asked('gzip, deflate, br, zstd');
    expect([plain.encoding, zipped.encoding, brotli.encoding]).toEqual([undefined, 'gzip', 'br']);
    expect([zipped.vary, brotli.vary]).toEqual(['accept-encoding', 'accept-encoding']);
    expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(new Set([plain.etag, zipped.etag, brotli.etag]).size).toBe(1);
  });

  test('shared answers have running minutes as of the same second', async () => {
    await agency.call('openTime', {
      as: 'Supervisora',
      body: { usuario: await agency.idOf('Agente'), op: 0 },
    });
    await fichar('Supervisora', 0);
    const key = await agency.keyOf('Supervisora');
    const read = async () => (await other.call('getTimesLista', { key })).body;
    const first = await read();
    agency.pass({ minutes: 7 });
    const later = await read();
    agency.pass({ minutes: -7 });
    expect(later.map(({ mins }: { mins: number }) => mins)).toEqual(
      first.map(({ mins }: { mins: number }) => mins + 7),
    );
  });
});

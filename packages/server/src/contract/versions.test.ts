import type { OperationId } from '@garita/api-client/access';
import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { type DatabaseSnapshot, snapshotDatabase } from '@garita/testing/database/snapshotDatabase';
import { sampled } from '@garita/testing/effort';
import { scenariosOf, WRITE_SCENARIOS } from '@garita/testing/scenarios/writeScenarios';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from './loadContract';

let agency: TestAgency;
let kept: DatabaseSnapshot;
let key: string;
let ownKeys: Readonly<Record<string, string>>;
let atFirst: Map<string, Seen>;
beforeAll(async () => {
  agency = await openTestAgency();
  key = await agency.keyOf('Fundadora');
  ownKeys = { getSolicitudes: await agency.keyOf('Recluta') };
  await agency.call('actionFichar', { key, body: { op: 0 } });
  const { id: membresia } = await agency.db
    .selectFrom('membresias')
    .select('id')
    .where('nombre', '=', 'Media jornada')
    .executeTakeFirstOrThrow();
  await agency.call('addMembresia', {
    key,
    body: { user: await agency.idOf('Recluta'), isExterno: 0, membresia, periodo: 0 },
  });
  kept = await snapshotDatabase(agency.database);
  atFirst = await readAll(READS);
});
afterAll(async () => {
  await kept.release();
  await agency.close();
});

const PARAMS: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  getWork: { id: 3 },
  usuarioPorNombre: { name: 'Agente' },
  quienPuede: { codigo: 'mul' },
  notasPersona: { nombre: 'Agente' },
  // Recluta's id; Recluta has pending promotions.
  getSolicitudes: { id: 6 },
};

/** Reads that can answer 304 by versions alone. The clocked-in owner makes them. */
const READS = CONTRACT.operations.filter(({ versions }) => versions.length > 0);

/**
 * Reads whose answers have running minutes. The client computes those minutes, so they do not
 * change the ETag.
 */
const RECKONED = ['getAllTime', 'getSolicitudTiempo', 'getTimesLista', 'getFichajesActivos'];

interface Seen {
  readonly etag: unknown;
  readonly body: unknown;
}

async function readAll(reads: readonly Operation[]): Promise<Map<string, Seen>> {
  const asked = reads.map(
    async ({ id }) =>
      [
        id,
        await agency.call(id, {
          key: ownKeys[id] ?? key,
          ...(PARAMS[id] ? { params: PARAMS[id] } : {}),
        }),
      ] as const,
  );
  // After a write that empties the portal, no read answers 200.
  const answered = (await Promise.all(asked)).filter(([, { httpStatus }]) => httpStatus === 200);
  return new Map(answered.map(([id, { headers, body }]) => [id, { etag: headers.etag, body }]));
}

/** Reads whose answer has changed under the same ETag. A client would wrongly get 304. */
const staleOf = (before: Map<string, Seen>, after: Map<string, Seen>): string[] =>
  [...after].flatMap(([id, { etag, body }]) => {
    const old = before.get(id);
    return old && old.etag === etag && JSON.stringify(old.body) !== JSON.stringify(body)
      ? [id]
      : [];
  });

const untouchedBy = (id: OperationId): readonly Operation[] => {
  const { changes = [] } = CONTRACT.operations.find((o) => o.id === id) ?? {};
  return READS.filter(({ versions }) => !versions.some((tema) => changes.includes(tema)));
};

describe('an answer that depends on the caller', () => {
  const OWN = READS.filter(({ shared }) => shared === null);
  const ask = async (id: OperationId, as: string, headers: Record<string, string> = {}) => {
    const params = id === 'getSolicitudes' ? { id: await agency.idOf(as) } : PARAMS[id];
    return agency.call(id, { key: await agency.keyOf(as), headers, ...(params && { params }) });
  };

  test('an answer that depends on the caller is never 304 for the ETag of another person', async () => {
    await kept.restore();
    expect(OWN.length).toBeGreaterThan(0);
    for (const { id } of OWN) {
      const [first, second] = [await ask(id, 'Fundadora'), await ask(id, 'Gerente')];
      expect([id, first.httpStatus, second.httpStatus]).toEqual([id, 200, 200]);
      const other = await ask(id, 'Gerente', { 'if-none-match': String(first.headers.etag) });
      expect([id, other.httpStatus, other.body]).toEqual([id, 200, second.body]);
      expect(
        (await ask(id, 'Gerente', { 'if-none-match': String(second.headers.etag) })).httpStatus,
        id,
      ).toBe(304);
    }
  });

  test('an answer that depends on the caller is not 304 for the ETag of the browser’s previous user', async () => {
    await kept.restore();
    await agency.call('addNota', {
      as: 'Fundadora',
      body: { usuario: await agency.idOf('Agente'), texto: 'Buen criterio' },
    });
    const { headers, body } = await ask('notasPersona', 'Fundadora');
    expect(body).toMatchObject([{ mia: 1 }]);
    expect(
      (await ask('notasPersona', 'Gerente', { 'if-none-match': String(headers.etag) })).body,
    ).toMatchObject([{ mia: 0 }]);
  });
});

describe('a list answered with 304 is unchanged', () => {
  const scenarios = Object.keys(WRITE_SCENARIOS).flatMap((id) =>
    scenariosOf(id).map((scenario) => ({
      id: id as OperationId,
      scenario,
      title: `${id}: ${scenario.what}`,
    })),
  );

  test('the owner can read every list that answers 304 by versions', () => {
    expect([...atFirst.keys()]).toEqual(READS.map(({ id }) => id));
  });

  test.each(sampled(scenarios, 1 / 8, ({ title }) => title))(
    'a list answered with 304 is unchanged after $title',
    async ({ id, scenario }) => {
      const reads = untouchedBy(id);
      await kept.restore();
      await scenario.prepare?.(agency);
      const before = scenario.prepare ? await readAll(reads) : atFirst;
      const as = scenario.as === null ? {} : { key: await agency.keyOf(scenario.as) };
      const request = { ...((await scenario.input(agency)) as object), ...as };
      expect((await agency.call(id, request)).httpStatus).toBe(200);
      expect(staleOf(before, await readAll(reads))).toEqual([]);
    },
  );

  test.each([1, 10, 40, 300])(
    'a list answered with 304 is unchanged after %i days without any act',
    async (days) => {
      await kept.restore();
      agency.pass({ days });
      const after = await readAll(READS);
      agency.pass({ days: -days });
      expect(after.size).toBe(READS.length);
      for (const id of RECKONED) after.delete(id);
      expect(staleOf(atFirst, after)).toEqual([]);
    },
  );
});

import { openTestAgency, type TestAgency } from '@garita/testing/agency/testAgency';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { readTables } from '@garita/testing/database/readTables';
import { type DatabaseSnapshot, snapshotDatabase } from '@garita/testing/database/snapshotDatabase';
import type { AnyScenario } from '@garita/testing/scenarios/Scenario';
import { scenariosOf } from '@garita/testing/scenarios/writeScenarios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from './loadContract';

/** A field with at least this limit holds free text. Names have smaller limits. */
const LONG = 500;
const HOSTILE = `=1+1 "Dijo 'ya' & <b>no</b>" \\ %s 👩‍👩‍👧‍👦 שלום مرحبا `;

/** A hostile text of `max` characters, some of them two UTF-16 units. */
function longest(max: number): string {
  const text = HOSTILE.repeat(Math.floor(max / [...HOSTILE].length));
  return text + '👮'.repeat(max - [...text].length);
}

interface Node extends Schema {
  readonly type?: unknown;
  readonly maxLength?: number;
  readonly oneOf?: readonly Node[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
}

const isLong = ({ maxLength = 0, pattern }: Node): boolean =>
  maxLength >= LONG && String(pattern).includes('\\u007f');
const hasLong = (schema: Node): boolean =>
  isLong(schema) ||
  [...(schema.items ? [schema.items] : []), ...(schema.oneOf ?? [])].some(hasLong) ||
  Object.values(schema.properties ?? {}).some(hasLong);

/** Replaces long texts by the longest admitted texts and adds these to `texts`. */
function fill({ oneOf, ...own }: Node, value: unknown, texts: Set<string>): unknown {
  const schema = oneOf?.find(({ type }) => type !== 'null') ?? own;
  if (typeof value === 'string') {
    if (value === '' || value.startsWith('https:') || !isLong(schema)) return value;
    const text = longest(schema.maxLength as number);
    texts.add(text);
    return text;
  }
  if (Array.isArray(value)) return value.map((one) => fill(schema.items ?? {}, one, texts));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === 'previos' ? one : fill(schema.properties?.[name] ?? {}, one, texts),
    ]),
  );
}

let agency: TestAgency;
let kept: DatabaseSnapshot;
beforeAll(async () => {
  agency = await openTestAgency();
  kept = await snapshotDatabase(agency.database);
});
afterAll(async () => {
  await kept.release();
  await agency.close();
});

async function send(id: string, schema: Node, { as, prepare, input }: AnyScenario) {
  await kept.restore();
  await prepare?.(agency);
  const texts = new Set<string>();
  const request = await input(agency);
  const body = fill(schema, request.body, texts);
  if (texts.size === 0) return texts;
  const key = as === null ? {} : { key: await agency.keyOf(as) };
  const answer = await agency.call(id as 'login', { ...request, ...key, body } as never);
  expect(answer.httpStatus, JSON.stringify(answer.body)).toBe(200);
  return texts;
}

/** Statuses have their own limit (EST-06). The long fields of links hold addresses. */
const OTHERWISE = ['actionEstados', 'setEnlaces'];
const calls = CONTRACT.operations.flatMap(({ id, effect, body }) =>
  effect === 'write' && body && hasLong(body) && !OTHERWISE.includes(id) ? [{ id, body }] : [],
);

test.each(calls)(
  'the call $id stores the longest texts completely, and the log with them can be read',
  async ({ id, body }) => {
    let sent = 0;
    for (const scenario of scenariosOf(id)) {
      const texts = await send(id, body, scenario);
      if (texts.size === 0) continue;
      sent += 1;
      const rows = Object.values(await readTables(agency.db)).flat();
      for (const text of texts) {
        const written = JSON.stringify(text).slice(1, -1);
        expect(rows.some((row) => row.includes(written))).toBe(true);
      }
      const log = await agency.call('bitacora', { as: 'Fundadora', query: { operacion: id } });
      expect([log.httpStatus, log.body.filas.length]).toEqual([200, 1]);
    }
    expect(sent).toBeGreaterThan(0);
  },
);

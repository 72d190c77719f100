import { openTestDatabase, type TestDatabase } from '@garita/testing/database/testDatabase';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// Both drivers run these tests with the same literal expectations. If the tests pass on both, the
// drivers agree.

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function read(expression: RawBuilder<unknown>): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(
    database.kysely,
  );
  return rows[0]?.value;
}

const instant = new Date('2026-11-21T18:30:00.123Z');

describe('the rows read by a query', () => {
  test.each<[string, RawBuilder<unknown>, unknown]>([
    ['int8 as a number', sql`9007199254740991::int8`, 9007199254740991],
    ['count as a number', sql`(select count(*) from usuarios)`, 0],
    ['date as text, whatever the zone of the server', sql`date '2026-03-29'`, '2026-03-29'],
    ['interval as text', sql`interval '1 day 02:03:04'`, '1 day 02:03:04'],
    ['timestamptz as a Date', sql`timestamptz '2026-11-21T12:30:00.123-06'`, instant],
    [
      'timestamptz within built JSON in UTC',
      sql`json_build_array(timestamptz '2026-11-21T12:30:00.123-06')::text`,
      '["2026-11-21T18:30:00.123+00:00"]',
    ],
    ['jsonb parsed', sql`'{"a": [1, "ñ", null]}'::jsonb`, { a: [1, 'ñ', null] }],
    ['json parsed', sql`json_build_object('a', 1)`, { a: 1 }],
    ['bytea as a Buffer', sql`'\\x00ff10'::bytea`, Buffer.from([0, 255, 16])],
    ['text[] as an array', sql`array['a', 'ñ "x", {y}', null]`, ['a', 'ñ "x", {y}', null]],
    ['int[] as numbers', sql`array[1, 2]`, [1, 2]],
    ['numeric as text', sql`1.50::numeric`, '1.50'],
    ['boolean', sql`true`, true],
    ['null', sql`null::int`, null],
  ])('a query reads %s', async (_what, expression, expected) => {
    expect(await read(expression)).toEqual(expected);
  });

  test('an int8 beyond the safe integers is refused instead of rounded', async () => {
    await expect(read(sql`9007199254740993::int8`)).rejects.toThrow(RangeError);
  });
});

describe('a parameter', () => {
  test.each<[string, RawBuilder<unknown>, unknown]>([
    ['Date', sql`${instant}::timestamptz`, instant],
    [
      'an old Date, whose time zone has seconds',
      sql`${new Date('1850-01-01T00:00:00Z')}::timestamptz`,
      new Date('1850-01-01T00:00:00Z'),
    ],
    [
      'a Date before the year 1',
      sql`${new Date('-000044-03-15T10:00:00.5Z')}::timestamptz`,
      new Date('-000044-03-15T10:00:00.5Z'),
    ],
    [
      'a Date of the year 0',
      sql`${new Date('0000-01-01T00:00:00Z')}::timestamptz`,
      new Date('0000-01-01T00:00:00Z'),
    ],
    [
      'a Date beyond 9999',
      sql`${new Date('+010000-01-01T13:59:59Z')}::timestamptz`,
      new Date('+010000-01-01T13:59:59Z'),
    ],
    ['ISO text as timestamptz', sql`${instant.toISOString()}::timestamptz`, instant],
    ['number', sql`${41}::int + 1`, 42],
    ['digits as a number', sql`${'41'}::int + 1`, 42],
    ['boolean', sql`not ${false}::boolean`, true],
    ['bytes', sql`${Buffer.from([0, 255])}::bytea`, Buffer.from([0, 255])],
    ['array', sql`${['a', 'b,"c"']}::text[]`, ['a', 'b,"c"']],
    [
      'array of hostile texts',
      sql`${['', 'NULL', null, '{}', 'c:\\x41', '"', '\\', 'ñ 🙂\n']}::text[]`,
      ['', 'NULL', null, '{}', 'c:\\x41', '"', '\\', 'ñ 🙂\n'],
    ],
    ['array without elements', sql`${[]}::text[]`, []],
    [
      'array of arrays',
      sql`${[[1, 2], [3, 4]]}::int[]`,
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['array of Dates', sql`(${[instant]}::timestamptz[])[1]`, instant],
    ['array of bytes', sql`(${[Buffer.from([0, 255])]}::bytea[])[1]`, Buffer.from([0, 255])],
    ['bytes that are no Buffer', sql`${new Uint8Array([0, 255])}::bytea`, Buffer.from([0, 255])],
    ['undefined', sql`${undefined}::text`, null],
    ['JSON text', sql`${JSON.stringify(['a'])}::jsonb`, ['a']],
    ['object', sql`${{ a: 1 }}::jsonb`, { a: 1 }],
    ['null', sql`${null}::text`, null],
  ])('a parameter is sent as %s', async (_what, expression, expected) => {
    expect(await read(expression)).toEqual(expected);
  });

  test('a parameter that cannot be serialized is refused before it is sent', async () => {
    const circular: Record<string, unknown> = {};
    circular.own = circular;
    await expect(read(sql`${circular}::jsonb`)).rejects.toThrow(TypeError);
    await expect(read(sql`${new Date(Number.NaN)}::timestamptz`)).rejects.toThrow(RangeError);
  });
});

test('a write reports the number of its rows', async () => {
  await database.kysely
    .insertInto('versiones')
    .values([{ tema: 'a' }, { tema: 'b' }])
    .execute();
  const { numUpdatedRows } = await database.kysely
    .updateTable('versiones')
    .set({ version: 7 })
    .executeTakeFirst();
  const returned = await database.kysely
    .deleteFrom('versiones')
    .returning(['tema', 'version'])
    .execute();
  expect(numUpdatedRows).toBe(2n);
  expect(returned).toEqual([
    { tema: 'a', version: 7 },
    { tema: 'b', version: 7 },
  ]);
});

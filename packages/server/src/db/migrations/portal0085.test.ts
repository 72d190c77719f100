import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OperationId } from '@garita/api-client/access';
import { cheapPasswords } from '@garita/testing/agency/cheapPasswords';
import { findDisagreements } from '@garita/testing/agency/findDisagreements';
import { insertKey, send } from '@garita/testing/agency/testAgency';
import { testConfig } from '@garita/testing/agency/testConfig';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { openTestDatabase, type TestDatabase } from '@garita/testing/database/testDatabase';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../buildApp';
import { verifyArchive } from '../../respaldo/readArchive';
import { restoreRespaldo } from '../../respaldo/restoreRespaldo';

/**
 * The answers of an old portal, and its backup, made after the last migration before the baseline.
 */
const older = (name: string) =>
  fileURLToPath(new URL(`../../../../testing/src/older/${name}`, import.meta.url));
const NOW = new Date('2026-11-21T18:30:00.000Z');
const ANSWERS = JSON.parse(readFileSync(older('portal0085.json'), 'utf8')) as Readonly<
  Record<OperationId, object>
>;

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase({ isNew: true });
  const file = older('portal0085.tar.gz');
  await restoreRespaldo({ db: database, file, manifiesto: await verifyArchive(file), fecha: NOW });
  app = await buildApp({
    config: testConfig(),
    db: database,
    contract: CONTRACT,
    clock: () => NOW,
    passwords: cheapPasswords,
    checkAnswers: true,
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

test.each(Object.entries(ANSWERS) as [OperationId, object][])(
  'a backup from before the baseline, restored and migrated, keeps the answer of %s',
  async (call, before) => {
    const answer = await send(app, call, await insertKey(database.kysely, 'Gerente', NOW), {});
    // A newer version may add fields to an answer, but keeps every old field.
    expect(answer.body).toMatchObject(before);
  },
);

test('the sums of the payroll’s entries are complete after a backup from before the baseline is migrated', async () => {
  expect(await findDisagreements(database.kysely)).toEqual([]);
  const { hasta } = await database.kysely
    .selectFrom('nomina_corte')
    .select('hasta')
    .executeTakeFirstOrThrow();
  expect(
    await database.kysely
      .selectFrom('nomina')
      .select((eb) => eb.fn.max('id').as('last'))
      .executeTakeFirstOrThrow(),
  ).toEqual({ last: hasta });
});

import type { OperationId } from '@garita/api-client/access';
import { buildApp } from '@garita/server/src/buildApp';
import type { Config } from '@garita/server/src/config';
import type { Database } from '@garita/server/src/db/Database';
import { openDatabase } from '@garita/server/src/db/openDatabase';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { CONTRACT } from '../contract/testContract';
import { cheapPasswords } from './cheapPasswords';
import { type Answer, type CallOptions, send, type TestAgency } from './testAgency';
import { testConfig } from './testConfig';

export interface OtherPortal {
  readonly app: FastifyInstance;
  call(operation: OperationId, options?: CallOptions): Promise<Answer>;
  close(): Promise<void>;
}

/**
 * The other portal's database. On PostgreSQL it has its own connections; an embedded database has
 * one connection, which both portals share.
 */
async function connect({
  db,
  database,
}: TestAgency): Promise<{ database: Database; close: () => Promise<void> }> {
  const server = process.env.GARITA_TEST_DATABASE_URL;
  if (!server) return { database, close: async () => undefined };
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(server);
  url.pathname = `/${rows[0]?.name}`;
  url.searchParams.set('application_name', 'garita_otra');
  const other = await openDatabase({ databaseUrl: url.href });
  return { database: other, close: () => other.close() };
}

/**
 * @param remembers true: caches unchanged data, as every portal does; false: reads all data for
 * each request
 */
export async function openOtherPortal(
  agency: TestAgency,
  { remembers, config }: { remembers: boolean; config?: Partial<Config> },
): Promise<OtherPortal> {
  const { database, close } = await connect(agency);
  const readState = async () =>
    remembers ? database.readState() : { ...(await database.readState()) };
  const app = await buildApp({
    config: testConfig(config),
    db: { ...database, readState },
    contract: CONTRACT,
    clock: agency.now,
    passwords: cheapPasswords,
    checkAnswers: true,
  });
  await app.ready();
  return {
    app,
    call: (operation, options = {}) => send(app, operation, options.key ?? null, options),
    close: async () => {
      await app.close();
      await close();
    },
  };
}

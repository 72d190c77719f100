import { createSecret, hashSecret } from '@garita/server/src/access/token';
import { buildApp } from '@garita/server/src/buildApp';
import { insertRecords } from '@garita/server/src/demo/insertRecords';
import { seedDemo } from '@garita/server/src/demo/seedDemo';
import { testConfig } from '@garita/testing/agency/testConfig';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { settle } from '@garita/testing/database/settle';
import { openTestDatabase, type TestDatabase } from '@garita/testing/database/testDatabase';

/** A hash that nothing matches: nobody signs in by password here. */
const NO_PASSWORD = '$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

interface Request {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The demo agency, as large as wanted, behind the whole server, on the database that `GARITA_TEST_DATABASE_URL` names or the embedded one. */
export interface Portal {
  readonly db: TestDatabase['kysely'];
  readonly now: Date;
  /** Makes a call as Gerente. @throws unless it succeeds or says that nothing has changed */
  call(path: string, request?: Request): Promise<{ etag: string; bytes: number; status: number }>;
  idOf(usuario: string): Promise<number>;
  /** Adds that many old entries of the ledger. */
  addRegistros(count: number): Promise<void>;
  /** Leaves the ledger as the nightly maintenance does. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export async function openPortal(personas: number): Promise<Portal> {
  const now = new Date();
  const database = await openTestDatabase();
  const db = database.kysely;
  await seedDemo(db, { personas, registros: 0 }, now, async () => NO_PASSWORD);
  const app = await buildApp({ config: testConfig(), db: database, contract: CONTRACT, clock: () => now });
  await app.ready();
  const idOf = async (usuario: string) => (await db.selectFrom('usuarios').select('id').where('usuario', '=', usuario).executeTakeFirstOrThrow()).id;
  const secret = createSecret((bytes) => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))));
  const id = await idOf('Gerente');
  await db
    .insertInto('sesiones')
    .values({ usuario_id: id, secreto_hash: hashSecret(secret), creada_en: now, expira_en: new Date(now.getTime() + 86_400_000) })
    .execute();
  return {
    db,
    now,
    idOf,
    call: async (path, { body, headers = {} } = {}) => {
      const {
        statusCode,
        headers: answered,
        rawPayload,
      } = await app.inject({
        method: body === undefined ? 'GET' : 'POST',
        url: `/api/${path}`,
        headers: { key: `${id}-${secret}`, ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      if (statusCode !== 200 && statusCode !== 304) throw new Error(`${path}: ${statusCode} ${rawPayload.toString('utf8')}`);
      return { etag: String(answered.etag), bytes: rawPayload.length, status: statusCode };
    },
    addRegistros: (count) => insertRecords(db, count, now),
    settle: async () => void (await settle(db, 'nomina')),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

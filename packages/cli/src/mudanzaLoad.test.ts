import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SIZE, seedDemo } from '@garita/demo/seedDemo';
import { createKeyedHash } from '@garita/server/src/access/createKeyedHash';
import { buildApp } from '@garita/server/src/buildApp';
import { loadMudanza } from '@garita/server/src/mudanza/loadMudanza';
import { openCarpeta } from '@garita/server/src/mudanza/openCarpeta';
import { runAlone } from '@garita/server/src/respaldo/runAlone';
import { cheapPasswords } from '@garita/testing/agency/cheapPasswords';
import { insertKey } from '@garita/testing/agency/testAgency';
import { testConfig } from '@garita/testing/agency/testConfig';
import { CONTRACT } from '@garita/testing/contract/testContract';
import { openTestDatabase, type TestDatabase } from '@garita/testing/database/testDatabase';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Carpeta } from './services/sistema/mudanza/Carpeta';
import { fetchMudanza } from './services/sistema/mudanza/fetch';

const NOW = new Date('2026-11-21T18:30:00.000Z');
const AVANCE = { begin: () => undefined, add: () => undefined, isStopped: () => false };
const FAST = 10_000;

interface Portal {
  readonly database: TestDatabase;
  readonly app: FastifyInstance;
  readonly desde: string;
}

async function serve(database: TestDatabase): Promise<Portal> {
  const app = await buildApp({
    config: testConfig(),
    db: database,
    contract: CONTRACT,
    clock: () => NOW,
    passwords: cheapPasswords,
    checkAnswers: true,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { database, app, desde: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` };
}

async function copy({ database, desde }: Portal, carpeta: string) {
  const llave = await insertKey(database.kysely, 'Fundadora', NOW);
  await fetchMudanza({ desde, llave, carpeta, ritmo: FAST }, AVANCE);
  return new Carpeta(carpeta);
}

let folder: string;
let portals: Portal[] = [];
let copies: { before: Carpeta; after: Carpeta };
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'garita-mudanza-'));
  const old = await openTestDatabase();
  await seedDemo(old.kysely, DEFAULT_SIZE, NOW, async () => 'nada');
  const source = await serve(old);
  const before = await copy(source, join(folder, 'antes'));
  const next = await openTestDatabase({ isNew: true });
  const { carpeta, corte, zona } = openCarpeta(join(folder, 'antes'), null);
  const deps = { keyedHash: createKeyedHash('un secreto'), random: randomBytes };
  await runAlone(next, (tx) =>
    loadMudanza(tx, { carpeta, corte: NOW.toISOString(), zona, duenia: 'Fundadora' }, deps, NOW),
  );
  void corte;
  // The owner has chosen a password.
  await next.kysely
    .updateTable('usuarios')
    .set({ clave_hash: 'nada', debe_cambiar_clave: false })
    .where('usuario', '=', 'Fundadora')
    .execute();
  const target = await serve(next);
  portals = [source, target];
  copies = { before, after: await copy(target, join(folder, 'despues')) };
}, 200_000);
afterAll(async () => {
  for (const { app, database } of portals) {
    await app.close();
    await database.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

/** An answer without the ids of rows. */
const withoutIds = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withoutIds)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, one]) =>
            name === 'id' ? [] : [[name, withoutIds(one)]],
          ),
        )
      : value;

describe('a demo portal, copied through its API and loaded into an empty database', () => {
  test('gives the same answers', async () => {
    const names = copies.before.list();
    const differ: string[] = [];
    for (const ruta of names) {
      const one = withoutIds(await copies.before.read(ruta));
      const other = withoutIds(await copies.after.read(ruta).catch(() => 'no hay'));
      if (JSON.stringify(one) !== JSON.stringify(other)) differ.push(ruta);
    }
    const { cpSync } = await import('node:fs');
    rmSync('/tmp/mload/prueba', { recursive: true, force: true });
    cpSync(folder, '/tmp/mload/prueba', { recursive: true });
    expect(differ).toEqual([]);
  });
});

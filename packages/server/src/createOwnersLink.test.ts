import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertOwner } from '@garita/testing/agency/insertOwner';
import { testConfig } from '@garita/testing/agency/testConfig';
import { fillDataFolder } from '@garita/testing/database/fillDataFolder';
import { goBackTo } from '@garita/testing/database/goBackTo';
import { afterEach, expect, test } from 'vitest';
import { hashSecret } from './access/token';
import { ConfigError } from './config';
import { createOwnersLink } from './createOwnersLink';
import { BaseOcupadaError } from './db/embedded/BaseOcupadaError';
import { openDatabase } from './db/openDatabase';
import { verifyArchive } from './respaldo/readArchive';

const folder = mkdtempSync(join(tmpdir(), 'garita-recuperar-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const NOW = new Date('2026-11-21T18:30:00.000Z');
const dataDir = join(folder, 'data');

test('the owner’s link is created on the folder of a stopped portal, and refused while one runs', async () => {
  const config = testConfig({ dataDir, port: 3000 });
  await expect(createOwnersLink(config, NOW)).rejects.toThrow(ConfigError);
  await fillDataFolder(dataDir);
  const portal = await openDatabase({ dataDir });
  await insertOwner(portal.kysely, NOW);
  await expect(createOwnersLink(config, NOW)).rejects.toThrow(BaseOcupadaError);
  await portal.close();
  const link = await createOwnersLink(config, NOW);
  const [, secret = ''] = /^http:\/\/127\.0\.0\.1:3000\/recuperar#([\w-]{43})$/.exec(link) ?? [];
  const again = await openDatabase({ dataDir });
  const rows = await again.kysely
    .selectFrom('recuperaciones')
    .select(['secreto_hash', 'expira_en'])
    .execute();
  await again.close();
  expect(rows).toEqual([
    { secreto_hash: hashSecret(secret), expira_en: new Date('2026-11-21T19:30:00.000Z') },
  ]);
});

test('before creating the owner’s link, a newer Garita backs the database up and migrates it', async () => {
  const config = testConfig({ dataDir, backupDir: join(folder, 'respaldos'), port: 3000 });
  await fillDataFolder(dataDir);
  const older = await openDatabase({ dataDir });
  await goBackTo(older, '0112_tablon');
  const agencia = {
    id: 1,
    nombre: 'Ñandú',
    siglas: 'NAN',
    firma_desde: 5,
    zona: 'UTC',
    creada_en: NOW,
  };
  await older.kysely.insertInto('agencia').values(agencia).execute();
  await insertOwner(older.kysely, NOW);
  await older.close();
  const backups: string[] = [];
  await createOwnersLink(config, NOW, (file) => backups.push(file));
  expect(backups).toHaveLength(1);
  expect(await verifyArchive(backups[0] as string)).toMatchObject({ agencia: 'Ñandú' });
  await createOwnersLink(config, NOW, (file) => backups.push(file));
  expect(backups).toHaveLength(1);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertOwner } from '@garita/testing/agency/insertOwner';
import { testConfig } from '@garita/testing/agency/testConfig';
import { fillDataFolder } from '@garita/testing/database/fillDataFolder';
import { afterEach, expect, test } from 'vitest';
import { hashSecret } from './access/token';
import { ConfigError } from './config';
import { createOwnersLink } from './createOwnersLink';
import { BaseOcupadaError } from './db/embedded/BaseOcupadaError';
import { openDatabase } from './db/openDatabase';

const folder = mkdtempSync(join(tmpdir(), 'garita-recuperar-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const NOW = new Date('2026-11-21T18:30:00.000Z');
const dataDir = join(folder, 'data');

test('the owner’s link is made on the folder of a portal that is stopped, and not under one that runs', async () => {
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
  const rows = await again.kysely.selectFrom('recuperaciones').select(['secreto_hash', 'expira_en']).execute();
  await again.close();
  expect(rows).toEqual([{ secreto_hash: hashSecret(secret), expira_en: new Date('2026-11-21T19:30:00.000Z') }]);
});

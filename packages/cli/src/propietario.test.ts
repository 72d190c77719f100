import { join } from 'node:path';
import { openDatabase } from '@garita/server/src/db/openDatabase';
import { insertOwner } from '@garita/testing/agency/insertOwner';
import { fillDataFolder } from '@garita/testing/database/fillDataFolder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHome, type Home } from './testing/createHome';
import { runHere } from './testing/runHere';

let home: Home;
let dataDir: string;
beforeAll(() => {
  home = createHome();
  dataDir = join(home.env.HOME as string, 'data');
});
afterAll(() => home.remove());

const recuperar = () =>
  runHere(['propietario', 'recuperar'], { ...home.env, DATA_DIR: dataDir, PORT: '4123' });

test('propietario recuperar names the obstacle, or prints the link when there is none', async () => {
  expect(await recuperar()).toEqual({
    code: 1,
    stdout: '',
    stderr: `garita: DATA_DIR: la carpeta «${dataDir}» no existe.\n`,
  });
  await fillDataFolder(dataDir);
  const portal = await openDatabase({ dataDir });
  await insertOwner(portal.kysely, new Date());
  expect(await recuperar()).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('detenlo, repite esta orden y arráncalo otra vez'),
  });
  await portal.close();
  const { code, stdout } = await recuperar();
  expect(code).toBe(0);
  expect(stdout).toMatch(/\n {2}http:\/\/127\.0\.0\.1:4123\/recuperar#[\w-]{43}\n/);
});

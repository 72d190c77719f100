import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inProject } from './lib/project.mjs';

test('npm run pack refuses a name that no package has, and tells which there are', () => {
  const { status, stderr } = spawnSync(process.execPath, [inProject('scripts/pack.mjs'), 'nada'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    2,
    'No hay ningún paquete «nada». Escribe uno de estos: api-client, ui.\n',
  ]);
});

import { once } from 'node:events';
import { openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { expect, test } from 'vitest';
import { openStage } from './testing/openStage';

const stage = openStage();

/** Runs a command whose stdout is a full disk or a closed pipe. */
async function runIntoBrokenStdout(kind: 'full' | 'closed', args: readonly string[], input = '') {
  const env = {
    GARITA_URL: stage.servidor,
    GARITA_TOKEN: await stage.agency.keyOf('Fundadora'),
    TMPDIR: stage.home.env.HOME,
  };
  const child = await stage.home.startInto(
    kind === 'full' ? openSync('/dev/full', 'w') : 'pipe',
    args,
    { env },
  );
  if (kind === 'closed') child.stdout?.destroy();
  child.stdin?.end(input);
  const stderr = text(child.stderr as Readable);
  const [code] = await once(child, 'close');
  return { code, stderr: await stderr };
}

const written = (): string[] =>
  readdirSync(stage.home.env.HOME).filter((name) => /^garita-\w+-\d+\.txt$/.test(name));

test.each([
  ['full', 'el disco está lleno (ENOSPC)'],
  ['closed', 'quien la leía ha terminado (EPIPE)'],
] as const)(
  'a new password that cannot be written to stdout (%s) is saved in a file that only its owner can read',
  async (kind, why) => {
    const { code, stderr } = await runIntoBrokenStdout(kind, [
      'usuarios',
      'reset-password',
      'Recluta',
      '--yes',
    ]);
    const [name = ''] = written();
    const path = `${stage.home.env.HOME}/${name}`;
    expect({ code, stderr }).toEqual({
      code: 5,
      stderr: `garita: No se puede escribir la salida: ${why}. Está hecho, y no se volverá a mostrar: está en «${path}», que solo tú puedes leer.\n`,
    });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const clave = readFileSync(path, 'utf8').trim();
    expect(await stage.agency.call('login', { body: { usuario: 'Recluta', clave } })).toMatchObject(
      { httpStatus: 200 },
    );
  },
);

test('a token that cannot be written to stdout is saved in a file and works', async () => {
  const { code } = await runIntoBrokenStdout(
    'full',
    ['token', 'create', 'Copia', '--solo-lectura', '--clave-stdin'],
    `${DEMO_PASSWORD}\n`,
  );
  const [name = ''] = written();
  expect([code, name]).toEqual([5, expect.stringMatching(/^garita-token-/)]);
  const token = readFileSync(`${stage.home.env.HOME}/${name}`, 'utf8').trim();
  const { stdout } = await stage.home.garita(['whoami', '--json'], {
    env: { GARITA_URL: stage.servidor, GARITA_TOKEN: token },
  });
  expect(JSON.parse(stdout)).toMatchObject({ usuario: 'Fundadora' });
});

test('a list that cannot be written to a full disk is reported in one sentence', async () => {
  expect(await runIntoBrokenStdout('full', ['usuarios', 'list'])).toEqual({
    code: 5,
    stderr: 'garita: No se puede escribir la salida: el disco está lleno (ENOSPC).\n',
  });
});

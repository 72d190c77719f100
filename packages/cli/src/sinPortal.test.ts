import { CREDITOS } from '@garita/domain/formato/moneda';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProgram } from './createProgram';
import { createHome, type Home } from './testing/createHome';
import { examplesOf } from './testing/examplesOf';
import { LLAMADAS } from './testing/llamadas';
import { runHere } from './testing/runHere';

let home: Home;
beforeAll(() => {
  home = createHome();
});
afterAll(() => home.remove());

const NOWHERE = { GARITA_URL: 'http://127.0.0.1:2', GARITA_TOKEN: `6-${'a'.repeat(43)}` };
/**
 * The test leaves out these commands: they begin or end a session, or read a file before any
 * request.
 */
const APART = new Set(['login', 'logout', 'usuarios import', 'agencia import']);
const NAMES = Object.entries(LLAMADAS).flatMap(([name, calls]) =>
  calls.length > 0 && !APART.has(name) ? [name] : [],
);

describe('without a connection', () => {
  test.each(NAMES)(
    'the example of «garita %s» reports the missing connection and ends with 4; an act that needs a confirmation is a usage error',
    async (name) => {
      const ends: unknown[] = [];
      for (const words of await examplesOf(name, home)) {
        const env = { ...home.env, ...NOWHERE };
        const first = await runHere(words, env);
        const asks = first.code === 2 && first.stderr.includes('--yes');
        const { code, stdout, stderr } = asks ? await runHere([...words, '--yes'], env) : first;
        ends.push({
          code,
          stdout,
          isSaid: /conexión/.test(stderr),
          ...(code !== 4 && { words, stderr }),
        });
      }
      expect(ends).not.toEqual([]);
      expect(ends).toEqual(ends.map(() => ({ code: 4, stdout: '', isSaid: true })));
    },
  );
});

test('the tests without a connection include every command that sends a request', async () => {
  const program = await createProgram(
    {
      env: {},
      moneda: CREDITOS,
      stdin: process.stdin,
      stdout: process.stdout,
      stderr: process.stderr,
    },
    null,
  );
  expect(NAMES.length).toBeGreaterThan(100);
  for (const name of NAMES)
    expect(program.commands.map((one) => one.name())).toContain(name.split(' ')[0]);
});

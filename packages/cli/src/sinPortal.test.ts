import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProgram } from './createProgram';
import { LLAMADAS } from './reference/llamadas';
import { createHome, type Home } from './testing/createHome';
import { runHere } from './testing/runHere';

let home: Home;
beforeAll(() => {
  home = createHome();
});
afterAll(() => home.remove());

/** Nobody listens there. */
const NOWHERE = { GARITA_URL: 'http://127.0.0.1:9', GARITA_TOKEN: `6-${'a'.repeat(43)}` };
/** What begins and ends a session, and what reads a file before it asks anybody. */
const APART = new Set(['login', 'logout', 'usuarios import', 'agencia import']);
const NAMES = Object.entries(LLAMADAS).flatMap(([name, calls]) => (calls.length > 0 && !APART.has(name) ? [name] : []));

/** The words of a command line as a shell reads it; what goes on behind a pipe, or into a file, is left away. */
const wordsOf = (line: string): string[] => {
  const [own = ''] = line.split(/ [|<>] ?/);
  return [...own.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replaceAll(/["']/g, ''));
};

/** The examples of its help that end by themselves and need neither a file nor another portal. */
async function examplesOf(name: string): Promise<string[][]> {
  const { stdout } = await runHere([...name.split(' '), '--help'], home.env);
  const lines = [...stdout.matchAll(/^ {2}\$ garita (.+)$/gm)].map(([, line]) => wordsOf(line ?? ''));
  return lines.filter(
    (words) => words.slice(0, name.split(' ').length).join(' ') === name && !words.some((word) => /\.(?:csv|json)$|^-$|^--portal$|^--watch$/.test(word)),
  );
}

describe('without a connection', () => {
  test.each(NAMES)('«garita %s» as its help shows it says so, and ends with 4; what is to be confirmed is not done without somebody', async (name) => {
    const ends: unknown[] = [];
    for (const words of await examplesOf(name)) {
      const env = { ...home.env, ...NOWHERE };
      const first = await runHere(words, env);
      const asks = first.code === 2 && first.stderr.includes('--yes');
      const { code, stdout, stderr } = asks ? await runHere([...words, '--yes'], env) : first;
      ends.push({ code, stdout, isSaid: /conexión/.test(stderr), ...(code !== 4 && { words, stderr }) });
    }
    expect(ends).not.toEqual([]);
    expect(ends).toEqual(ends.map(() => ({ code: 4, stdout: '', isSaid: true })));
  });
});

test('every command that asks the portal is among them', async () => {
  const program = await createProgram({ env: {}, stdin: process.stdin, stdout: process.stdout, stderr: process.stderr }, null);
  expect(NAMES.length).toBeGreaterThan(100);
  for (const name of NAMES) expect(program.commands.map((one) => one.name())).toContain(name.split(' ')[0]);
});

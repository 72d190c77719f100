import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('./with-postgres.mjs', import.meta.url));
/** The command under test: queries the server's version, prints the URL, then does `then`. */
const command = (then) => `
  const { default: pg } = await import('pg');
  const url = process.env.GARITA_TEST_DATABASE_URL;
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query("select current_setting('server_version_num')::int as version");
  console.log(JSON.stringify({ url, version: rows[0].version }));
  await client.end();
  ${then}`;

function start(then) {
  const env = { ...process.env, GARITA_TEST_DATABASE_URL: '' };
  return spawn(
    process.execPath,
    [script, process.execPath, '--input-type=module', '-e', command(then)],
    { env, stdio: ['ignore', 'pipe', 'inherit'] },
  );
}

async function isListening(url) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  return await once(socket, 'connect').then(
    () => true,
    () => false,
  );
}

test('the command can use a real server, its exit code is returned, and the server is stopped afterwards', async () => {
  const child = start('process.exit(7)');
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const { url, version } = JSON.parse(output);
  expect(version).toBeGreaterThanOrEqual(160_000);
  expect(code).toBe(7);
  expect(await isListening(url)).toBe(false);
});

test('a signal reaches the command, and the server is stopped after it', async () => {
  const child = start(
    "process.on('SIGTERM', () => process.exit(9)); setInterval(() => {}, 1000); console.log('listo');",
  );
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (output.includes('listo')) child.kill('SIGTERM');
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(9);
  expect(await isListening(JSON.parse(output.split('\n')[0]).url)).toBe(false);
});

test('a call without a command prints the usage', async () => {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [message, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(message).toContain('Uso: node scripts/with-postgres.mjs');
  expect(code).toBe(2);
});

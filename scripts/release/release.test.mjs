// The archive of `npm run release`, as an operator uses it: unpacked into an empty folder, without
// npm, by an ordinary user where the tests run as root.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProject } from '../lib/project.mjs';

/** The user `nobody`, who owns no file of the project. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const user = process.getuid?.() === 0 ? NOBODY : {};

let folder;
let archive;
const inFolder = (...parts) => join(folder, ...parts);
const release = (name) =>
  execFileSync(process.execPath, [inProject('scripts/release.mjs'), inFolder(name)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Only the commands of the system and node: no npm of the project, no settings of the machine. */
const env = () => ({
  PATH: `${inFolder('bin')}:/usr/bin:/bin`,
  HOME: inFolder('casa'),
  DATA_DIR: inFolder('datos'),
  PORT: '0',
});
const inPortal = (command, ...args) =>
  execFileSync(inFolder('actual', command), args, { env: env(), ...user, encoding: 'utf8' });

function unpack(name) {
  mkdirSync(inFolder(name));
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', inFolder(name)]);
}

function pointTo(name) {
  rmSync(inFolder('actual'), { force: true });
  symlinkSync(name, inFolder('actual'));
}

/**
 * Starts the portal.
 * @returns its URL, and a function that stops it and returns its exit code
 */
async function start(command = inFolder('actual/garita-servidor'), options = {}) {
  const child = spawn(command, { env: env(), ...user, ...options });
  const lines = [];
  child.stderr.on('data', (chunk) => lines.push(String(chunk)));
  const ended = new Promise((resolve) => child.once('close', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    const [, url] = /^Garita lista en (\S+)/.exec(line) ?? [];
    if (!url) continue;
    child.stdout.resume();
    const stop = () => {
      child.kill('SIGTERM');
      return ended;
    };
    return { url, line, stop };
  }
  throw new Error(`The portal did not start:\n${lines.join('\n')}`);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'garita-entrega-'));
  chmodSync(folder, 0o755);
  for (const name of ['bin', 'casa', 'datos']) {
    mkdirSync(inFolder(name));
    if (user.uid) chownSync(inFolder(name), user.uid, user.gid);
  }
  symlinkSync(process.execPath, inFolder('bin/node'));
  release('una');
  const file = readdirSync(inFolder('una')).find((name) => name.endsWith('.tar.gz'));
  archive = inFolder('una', file);
  unpack('garita-1');
  pointTo('garita-1');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('all packages have the release’s version, which the changes name first', () => {
  const versionOf = (path) => JSON.parse(readFileSync(inProject(path), 'utf8')).version;
  const version = versionOf('package.json');
  for (const name of readdirSync(inProject('packages')))
    expect(versionOf(`packages/${name}/package.json`)).toBe(version);
  const changes = readFileSync(inProject('CHANGELOG.md'), 'utf8');
  expect(/^## (.+)$/m.exec(changes)?.[1]).toBe(version);
});

test('the archive is the same when it is made again, and its sum is beside it', () => {
  release('otra');
  const [other] = readdirSync(inFolder('otra'));
  expect(readFileSync(inFolder('otra', other)).equals(readFileSync(archive))).toBe(true);
  const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
  expect(readFileSync(`${archive}.sha256`, 'utf8')).toContain(sum);
});

test('the archive has no source maps, tests or development packages', () => {
  const names = readdirSync(inFolder('garita-1'), { recursive: true }).map(String);
  expect(names).toContain('LICENCIAS.txt');
  expect(
    names.filter((name) => /\.map$|\.test\.|\.stories\.|node_modules\/vite/.test(name)),
  ).toEqual([]);
});

test('the portal starts from the archive, keeps its data in an upgrade, and stops cleanly', async () => {
  const { version } = JSON.parse(readFileSync(inFolder('garita-1/package.json'), 'utf8'));
  const first = await start();
  const health = await (await fetch(`${first.url}/api/health`)).json();
  expect(health).toMatchObject({ version });
  const page = await fetch(first.url);
  expect(page.status).toBe(200);
  const [script] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? [];
  expect((await fetch(`${first.url}${script}`)).status).toBe(200);
  expect((await fetch(`${first.url}/api/docs/`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
  const secret = readFileSync(inFolder('datos/secreto'), 'utf8');

  // The steps of docs/operar: stop, unpack beside, point to the new folder, start.
  unpack('garita-2');
  pointTo('garita-2');
  rmSync(inFolder('garita-1'), { recursive: true });
  const second = await start();
  expect((await fetch(`${second.url}/api/health`)).status).toBe(200);
  expect(readFileSync(inFolder('datos/secreto'), 'utf8')).toBe(secret);
  expect(await second.stop()).toBe(0);
});

test('a game panel installs the archive and starts the portal by its egg', async () => {
  const { scripts, startup, config } = JSON.parse(
    readFileSync(inProject('docs/operar/recetas/egg-garita.json'), 'utf8'),
  );
  mkdirSync(inFolder('panel'));
  if (user.uid) chownSync(inFolder('panel'), user.uid, user.gid);
  // The panel's container downloads the archive; here it is copied.
  const install = scripts.installation.script
    .replace('/mnt/server', inFolder('panel'))
    .replace(/^curl .*--output (\S+) .*$/m, `cp ${archive} $1`);
  execFileSync('bash', ['-c', install], { env: env(), ...user });
  const command = startup
    .replaceAll('{{SERVER_PORT}}', '0')
    .replaceAll('/home/container', inFolder('panel'));
  const { url, line, stop } = await start(`exec env ${command}`, {
    cwd: inFolder('panel'),
    shell: '/bin/sh',
  });
  expect(line).toContain(JSON.parse(config.startup).done);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect(readdirSync(inFolder('panel')).sort()).toEqual(['datos', 'garita']);
  expect(await stop()).toBe(0);
});

test('the archive has the command and the tools of a stopped portal', () => {
  expect(inPortal('garita', '--version')).toMatch(/^\d+\.\d+\.\d+$/m);
  for (const program of ['respaldo', 'mudanza'])
    expect(inPortal('garita-servidor', program, '--help')).toContain(program);
  expect(() => inPortal('garita-servidor', 'borrar')).toThrow(/No existe «borrar»/);
});

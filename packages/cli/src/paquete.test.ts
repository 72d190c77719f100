import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage } from './testing/openStage';

const run = promisify(execFile);
const PACKAGE = join(import.meta.dirname, '..');
const stage = openStage();

let folder: string;
let packed: string;
let installed: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'garita-paquete-'));
  await run('npm', ['pack', '--pack-destination', folder], { cwd: PACKAGE });
  const [file = ''] = readdirSync(folder);
  packed = join(folder, file);
  await run(
    'npm',
    ['install', `./${file}`, '--offline', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder },
    },
  );
  installed = join(folder, 'node_modules/@garita/cli');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const garita = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  run(join(folder, 'node_modules/.bin/garita'), [...args], {
    cwd: folder,
    env: { ...stage.home.env, ...env },
  });
const sizeOf = (path: string): number =>
  readdirSync(path, { withFileTypes: true, recursive: true }).reduce(
    (sum, one) => sum + (one.isFile() ? statSync(join(one.parentPath, one.name)).size : 0),
    0,
  );

describe('the package, installed where there is nothing else', () => {
  test('the installed package runs, twice, and uses Node’s compile cache where Node has one', async () => {
    const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
    for (const _ of [1, 2]) expect((await garita(['--help'])).stdout).toMatch(/^Uso: garita/);
    expect(existsSync(join(stage.home.env.HOME, '.cache/garita'))).toBe(
      'enableCompileCache' in module,
    );
    expect(await garita(['--version', '--portal', 'otro'])).toEqual({
      stdout: `${version}\n`,
      stderr: '',
    });
  });

  test('the installed package runs where no cache can be written', async () => {
    expect((await garita(['--help'], { XDG_CACHE_HOME: '/dev/null/nada' })).stdout).toMatch(
      /^Uso: garita/,
    );
  });

  test('the installed package sends requests to a portal', async () => {
    const env = { GARITA_URL: stage.servidor, GARITA_TOKEN: await stage.agency.keyOf('Gerente') };
    expect(
      JSON.parse((await garita(['api', 'getUsuarios', 'q=recluta'], env)).stdout),
    ).toMatchObject([{ usuario: 'Recluta' }]);
    await expect(garita(['usuarios', 'show', 'Nadie'], env)).rejects.toMatchObject({
      code: 6,
      stderr: 'garita: Nadie: Esa persona no existe.\n',
    });
  });

  test('the package is small, has no dependencies and contains only the expected files', () => {
    expect(
      readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.')),
    ).toEqual(['@garita']);
    expect(readdirSync(installed).sort()).toEqual([
      'LICENSE',
      'README.md',
      'bin',
      'dist',
      'package.json',
    ]);
    expect(statSync(packed).size).toBeLessThan(215_000);
    expect(sizeOf(installed)).toBeLessThan(580_000);
    expect(gunzipSync(readFileSync(join(installed, 'dist/garita.1.gz'))).toString()).toBe(
      readFileSync(join(PACKAGE, 'man/garita.1'), 'utf8'),
    );
    const { dependencies, bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect({ dependencies, bin }).toEqual({
      dependencies: undefined,
      bin: { garita: 'bin/garita.cjs' },
    });
    expect(readFileSync(join(installed, 'LICENSE'), 'utf8')).toBe(
      readFileSync(join(PACKAGE, '../../LICENSE'), 'utf8'),
    );
    expect(readFileSync(join(installed, 'dist/LICENCIAS.txt'), 'utf8')).toMatch(/^commander \d/);
  });
});

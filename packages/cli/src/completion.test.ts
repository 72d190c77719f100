import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DEMO_PASSWORD } from '@garita/demo/personas';
import { CREDITOS } from '@garita/domain/formato/moneda';
import { beforeAll, describe, expect, test } from 'vitest';
import { findOffer } from './completion/findOffer';
import { createProgram } from './createProgram';
import { listCommands } from './reference/listCommands';
import { runBin } from './testing/createHome';
import { misused, openStage } from './testing/openStage';
import { runHere } from './testing/runHere';

const stage = openStage();
const SHELLS = ['bash', 'zsh', 'fish'] as const;

// The completion script runs the bundle, so it is built here.
beforeAll(() => runBin(['--version'], { PATH: process.env.PATH ?? '' }));

const scriptOf = async (shell: string): Promise<string> =>
  (await runHere(['completion', shell], stage.home.env)).stdout;

/** The completions that bash offers for a line whose last word is incomplete. */
async function offer(
  line: string,
  env: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const folder = join(stage.home.env.HOME, 'bin');
  mkdirSync(folder, { recursive: true });
  const bundle = join(import.meta.dirname, '../dist/garita.cjs');
  writeFileSync(
    join(folder, 'garita'),
    `#!/bin/sh\nexec '${process.execPath}' '${bundle}' "$@"\n`,
    { mode: 0o755 },
  );
  const words = line.split(' ').map((word) => `'${word}'`);
  const script = `${await scriptOf('bash')}\nCOMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _garita; printf '%s\\n' "\${COMPREPLY[@]}"\n`;
  const child = spawn('bash', ['--norc'], {
    env: { ...stage.home.env, ...env, PATH: `${folder}:${stage.home.env.PATH}` },
  });
  child.stdin.end(script);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(err).toBe('');
  return out.split('\n').filter((word) => word !== '');
}

describe('completion in bash', () => {
  test.each([
    ['garita mult', ['multas']],
    ['garita multas a', ['add']],
    ['garita --portal casa multas del', ['delete']],
    ['garita multas list --camp', ['--campos']],
    ['garita multas list --campos usuario --ord', ['--orden']],
    ['garita login --clave-', ['--clave-stdin']],
    ['garita completion ', ['bash', 'zsh', 'fish']],
    ['garita completion f', ['fish']],
    ['garita zzz', []],
    ['garita persona show Recluta --grupo mu', ['multas']],
    ['garita pulso risk --semanas ', ['4', '12', '52']],
    ['garita multas add Recluta --creditos ', []],
  ])('bash completes «%s»', async (line, words) => {
    expect(await offer(line)).toEqual(words);
  });

  test('bash offers the portal’s people as names, and nothing without a portal', async () => {
    const token = await stage.agency.keyOf('Gerente');
    // On a busy machine an answer may take longer than a second, the usual limit.
    const env = { GARITA_URL: stage.servidor, GARITA_TOKEN: token, GARITA_ESPERA: '60' };
    expect(await offer('garita usuarios show recl', env)).toEqual(['Recluta']);
    expect(await offer('garita persona show gER', env)).toEqual(['Gerente']);
    expect(await offer('garita notas add gER', env)).toEqual(['Gerente']);
    expect(await offer('garita webhooks create gER', env)).toEqual([]);
    expect(await offer('garita bitacora list --quien gER', env)).toEqual(['Gerente']);
    expect(await offer('garita notas list Recluta --campos gER', env)).toEqual([]);
    expect(await offer('garita paselista send --sumados Recluta gER', env)).toEqual(['Gerente']);
    expect(await offer('garita paselista send --sumados Recluta --fu', env)).toEqual(['--fuera']);
    expect(await offer('garita api --lista multa --dr', env)).toEqual(['--dry-run']);
    expect(await offer('garita api --lista --dr', env)).toEqual(['--dry-run']);
    expect(await offer('garita usuarios show recl')).toEqual([]);
    expect(
      await offer('garita usuarios show recl', { ...env, GARITA_URL: 'http://127.0.0.1:2' }),
    ).toEqual([]);
  });
});

test('bash completes the names of portals after any command that takes one', async () => {
  expect((await stage.home.garita(['portales', 'add', 'casa', stage.servidor])).code).toBe(0);
  for (const line of [
    'garita --portal c',
    'garita multas list --portal c',
    'garita portales use c',
    'garita portales delete C',
  ])
    expect(await offer(line), line).toEqual(['casa']);
  expect(await offer('garita portales add c')).toEqual([]);
});

test('bash completes the people of the portal that the line names', async () => {
  const { env } = stage.home;
  await runHere(['portales', 'add', 'casa', stage.servidor], env);
  await runHere(['login', 'Gerente', '--clave-stdin'], env, `${DEMO_PASSWORD}\n`);
  const away = { GARITA_URL: 'http://127.0.0.1:2', GARITA_ESPERA: '60' };
  expect(await offer('garita --portal casa usuarios show recl', away)).toEqual(['Recluta']);
  expect(await offer('garita usuarios show recl', away)).toEqual([]);
});

test('the completion prints nothing if the portal does not answer in time', async () => {
  const silent = createServer(() => undefined);
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  const GARITA_TOKEN = await stage.agency.keyOf('Gerente');
  const env = { ...stage.home.env, GARITA_URL: `http://127.0.0.1:${port}`, GARITA_TOKEN };
  expect(await runHere(['__complete', 'usuarios', 'show', 'recl'], env)).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  });
  silent.close();
});

test('every command is offered with all of its options', async () => {
  const { env, stdin, stdout, stderr } = process;
  const program = await createProgram({ env, moneda: CREDITOS, stdin, stdout, stderr }, null);
  for (const { path, children, options } of listCommands(program)) {
    const namesAt = (typed: string): unknown => {
      const offer = findOffer(program, [...path, typed]);
      return typeof offer === 'string' ? offer : offer.map(({ name }) => name);
    };
    expect(namesAt('-'), path.join(' ')).toEqual(options.map(({ long }) => long));
    if (children.length > 0)
      expect(namesAt(''), path.join(' ')).toEqual(children.map((child) => child.name()));
  }
});

test('the shell itself completes file names', async () => {
  for (const words of [
    ['multas', 'add', '--archivo', ''],
    ['respaldo', 'restore', 'x'],
  ])
    expect((await runHere(['__complete', ...words], stage.home.env)).stdout).toBe('@ficheros\n');
});

test.each(SHELLS)('the completion script of %s calls garita __complete', async (shell) => {
  const { code, stdout, stderr } = await runHere(['completion', shell], stage.home.env);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('garita __complete ');
  expect(stdout).not.toContain('undefined');
});

test('zsh does not filter the portal’s names again, and completes on its first call when it autoloads the script', async () => {
  const script = await scriptOf('zsh');
  expect(script).toContain('compadd -U -a names');
  expect(script).toMatch(/^#compdef garita\n/);
  expect(script).toMatch(
    /\nif \[\[ \$funcstack\[1\] == _garita \]\]; then _garita "\$@"; else compdef _garita garita; fi\n$/,
  );
});

test('an unknown shell is refused with the list of known ones', async () => {
  expect(await runHere(['completion', 'csh'], stage.home.env)).toEqual(
    misused('No hay para «csh». Son: bash, zsh, fish.'),
  );
});

test('the hidden completion command is not in the help, and never fails', async () => {
  expect((await runHere(['--help'], stage.home.env)).stdout).not.toContain('__complete');
  for (const args of [['personas', 'a'], ['nada'], []])
    expect(await runHere(['__complete', ...args], stage.home.env)).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
});

import { readdirSync } from 'node:fs';
import { TEMAS } from '@garita/domain/temas';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProgram } from './createProgram';
import { buildBundle, createHome, type Home, runBin } from './testing/createHome';

let home: Home;
beforeAll(async () => {
  home = createHome();
  await buildBundle();
});
afterAll(() => home.remove());

const pathsBelow = (command: Command, path: readonly string[] = []): string[][] => [
  [...path],
  ...command.commands.flatMap((child) => pathsBelow(child, [...path, child.name()])),
];
const PATHS = pathsBelow(createProgram({ env: {}, stdin: process.stdin, stdout: process.stdout, stderr: process.stderr }));

describe('the help', () => {
  test.each(PATHS.map((path) => [path.join(' '), path] as const))('of «garita %s» is Spanish and gives an example', async (name, path) => {
    const { code, stdout, stderr } = await home.garita([...path, '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Uso: garita ?${name}`));
    expect(stdout).toMatch(/\nEjemplos?:\n {2}\$ garita /);
    expect(stdout).not.toMatch(/\b(usage|options|commands?|arguments|display|help for)\b/i);
  });

  test('is shown instead of a missing command, as wrong use', async () => {
    for (const path of [[], ['usuarios']]) {
      const { code, stdout, stderr } = await home.garita(path);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(/^Uso: garita/);
    }
  });
});

test.each([
  [['usuario'], 'garita: No existe la orden «usuario». ¿Querías decir usuarios?\n'],
  [['usuarios', 'borrar'], 'garita: No existe la orden «borrar». Usa --help para ver la ayuda.\n'],
  [['whoami', '--jsn'], 'garita: No existe la opción «--jsn». ¿Querías decir --json?\n'],
  [['usuarios', 'show'], 'garita: Falta «usuario|id». Usa --help para ver la ayuda.\n'],
  [['login', '--servidor'], 'garita: Falta el valor de «--servidor <dirección>». Usa --help para ver la ayuda.\n'],
])('%j is wrong use, told in one line', async (args, stderr) => {
  expect(await home.garita(args)).toEqual({ code: 2, stdout: '', stderr });
});

test('the command of the repository is the same bundle', async () => {
  expect((await runBin(['--help'], home.env)).stdout).toBe((await home.garita(['--help'])).stdout);
});

test('commands and services are sorted by tema', () => {
  const folders = ['commands', 'services'].flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
  );
  expect(folders.length).toBeGreaterThan(0);
  expect(folders.filter((name) => !(TEMAS as readonly string[]).includes(name))).toEqual([]);
});

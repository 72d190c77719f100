import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CREDITOS } from '@garita/domain/formato/moneda';
import { TEMAS } from '@garita/domain/temas';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProgram } from './createProgram';
import { createHome, type Home, runBin } from './testing/createHome';
import { LLAMADAS } from './testing/llamadas';
import { runHere } from './testing/runHere';

let home: Home;
beforeAll(() => {
  home = createHome();
});
afterAll(() => home.remove());

const pathsBelow = (command: Command, path: readonly string[] = []): string[][] => [
  [...path],
  ...command.commands.flatMap((child) => pathsBelow(child, [...path, child.name()])),
];
const program = (args: readonly string[] | null) =>
  createProgram(
    {
      env: {},
      moneda: CREDITOS,
      stdin: process.stdin,
      stdout: process.stdout,
      stderr: process.stderr,
    },
    args,
  );
const PATHS = pathsBelow(await program(null));

describe('the help', () => {
  test.each(PATHS.map((path) => [path.join(' '), path] as const))(
    'the help of «garita %s» is Spanish, gives two examples, and states the permission and the exit codes',
    async (name, path) => {
      const { code, stdout, stderr } = await runHere([...path, '--help'], home.env);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(new RegExp(`^Uso: garita ?${name}`));
      expect(stdout).toMatch(/\nEjemplos:\n {2}\$ garita .+\n {2}\$ .*garita /);
      expect(stdout).toMatch(/\nCódigos de salida: 0 hecho, 1 rechazado, 2 mal escrito .+\n.+\n$/);
      const calls = LLAMADAS[name] ?? [];
      if (calls.length > 0) expect(stdout).toMatch(/\nPermiso: [^.]+\.\n/);
      else expect(stdout).not.toContain('\nPermiso: ');
      // Only the generated line «Permiso» may say who has access.
      expect(stdout.replace(/\n(Permiso|Con --[a-z-]+): .*/g, '')).not.toMatch(
        /el permiso [a-z]{2,3}\b|categoría \d/,
      );
      expect(stdout).not.toMatch(
        /\b(usage|options|commands?|arguments|display|help for|default|choices)\b/i,
      );
    },
  );

  test.each([[['multas']], [['multas', 'add']], [[]]])(
    'the help of %j is also shown by «help»',
    async (path) => {
      expect(await runHere(['help', ...path], home.env)).toEqual(
        await runHere([...path, '--help'], home.env),
      );
    },
  );

  test('the top-level help lists each command once, below headings', async () => {
    const { stdout } = await runHere(['--help'], home.env);
    const [, ...groups] = stdout.split(/\n\n(?=[^\n]+:\n {2}[a-z])/);
    const named = groups.map((group) =>
      [...(group.split('\n\n')[0] ?? '').matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(5);
    for (const names of named) expect(names.length).toBeLessThan(15);
    expect(named.flat()).toEqual((await program([])).commands.map((one) => one.name()));
  });

  test('a line without a command is a usage error, and the help is shown', async () => {
    for (const path of [[], ['usuarios']]) {
      const { code, stdout, stderr } = await runHere(path, home.env);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(/^Uso: garita/);
    }
  });
});

test.each([
  [['usuario'], 'garita: No existe la orden «usuario». ¿Quisiste decir usuarios?\n'],
  [['usuarios', 'borrar'], 'garita: No existe la orden «borrar». Usa --help para ver la ayuda.\n'],
  [['whoami', '--jsn'], 'garita: No existe la opción «--jsn». ¿Quisiste decir --json?\n'],
  [
    ['help', 'multas', 'nada'],
    'garita: No existe la orden «nada». Usa --help para ver la ayuda.\n',
  ],
  [['usuarios', 'show'], 'garita: Falta «usuario|id». Usa --help para ver la ayuda.\n'],
  [
    ['ausencias', 'add', '--motivo', 'Viaje'],
    'garita: Falta «--desde <día>». Usa --help para ver la ayuda.\n',
  ],
  [
    ['persona', 'show', 'Recluta', '--grupo', 'nada'],
    'garita: «nada» no vale en «--grupo <grupo>». Puede ser: rangos, tiempos, dinero, multas, ausencias, agencia. Usa --help para ver la ayuda.\n',
  ],
  [
    ['login', '--servidor'],
    'garita: Falta el valor de «--servidor <dirección>». Usa --help para ver la ayuda.\n',
  ],
])('the line %j is a usage error, reported in one line', async (args, stderr) => {
  expect(await runHere(args, home.env)).toEqual({ code: 2, stdout: '', stderr });
});

test('--version and --help load none of the modules that send requests or read answers', async () => {
  const list = `${home.env.HOME}/modulos.cjs`;
  writeFileSync(
    list,
    "const before = process.moduleLoadList.length;\nprocess.on('exit', () => console.error(process.moduleLoadList.slice(before).join('\\n')));\n",
  );
  for (const flag of ['--version', '--help']) {
    const { code, stderr } = await home.garita([flag], {
      env: { NODE_OPTIONS: `--require ${list}` },
    });
    expect(code).toBe(0);
    const modules = stderr.trim().split('\n');
    expect(modules).toContain('NativeModule tty');
    expect(
      modules.filter((name) => /\b(http|https|tls|crypto|zlib|readline|undici)$/.test(name)),
    ).toEqual([]);
  }
});

describe('only the commands named on the command line are built with their verbs', () => {
  test('the top-level help is the same as when all commands are built', async () => {
    expect((await program([])).helpInformation()).toBe((await program(null)).helpInformation());
  });

  test('a command named on the line has all its verbs, and no other command has any', async () => {
    const verbsOf = async (args: readonly string[]) => {
      const { commands } = await program(args);
      return Object.fromEntries(
        commands
          .filter((one) => one.commands.length > 0)
          .map((one) => [one.name(), one.commands.map((verb) => verb.name())]),
      );
    };
    expect(await verbsOf([])).toEqual({});
    expect(await verbsOf(['--version'])).toEqual({});
    const multas = { multas: ['list', 'add', 'collect', 'uncollect', 'delete'] };
    expect(await verbsOf(['multas', 'list', '--json'])).toEqual(multas);
    expect(await verbsOf(['help', 'multas'])).toEqual(multas);
  });
});

test('--version prints Garita’s version', async () => {
  const { version } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  );
  expect(await runBin(['--version'], home.env)).toEqual({
    code: 0,
    stdout: `${version}\n`,
    stderr: '',
  });
});

test('no example runs a package from the registry, where a stranger may own the command’s name', () => {
  const { name, private: isPrivate } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  expect([name, isPrivate]).toEqual(['@garita/cli', true]);
  for (const page of ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/terminal.md']) {
    expect(readFileSync(new URL(`../../../${page}`, import.meta.url), 'utf8')).not.toMatch(
      /npx garita/,
    );
  }
});

test('the repository’s garita command runs the same bundle', async () => {
  expect((await runBin(['--help'], home.env)).stdout).toBe((await home.garita(['--help'])).stdout);
});

const VERBOS =
  readFileSync(new URL('../../../GLOSARIO.md', import.meta.url), 'utf8').split(
    '## Verbos de la terminal',
  )[1] ?? '';

test('the glossary lists exactly the verbs of the commands, old verbs included', async () => {
  const wordsOf = (command: Command, depth = 0): string[] =>
    command.commands.flatMap((child) => [
      ...(depth > 0 ? [child.name(), ...child.aliases()] : []),
      ...wordsOf(child, depth + 1),
    ]);
  const given = [...VERBOS.matchAll(/^(?:\| (.+?) \| .*|([^|#].*))$/gm)].flatMap(([, cell, text]) =>
    [...(cell ?? text ?? '').matchAll(/`([a-z-]+)`/g)].map(([, verb]) => verb),
  );
  expect([...new Set(given)].filter((word) => word !== 'garita').toSorted()).toEqual(
    [...new Set(wordsOf(await program(null)))].toSorted(),
  );
});

test.each([
  [['portales', 'remove', 'casa']],
  [['webhooks', 'add']],
  [['propietario', 'recuperar']],
])('the old verb %j still works, and its help is that of the current verb', async (path) => {
  const { code, stdout } = await runHere([...path, '--help'], home.env);
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`^Uso: garita ${path[0]} [a-z]+\\|${path[1]} `));
});

test('the README names commands that exist', () => {
  const rows = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `garita '));
  const named = rows.map((row) => /^\| `garita ([a-z]+ [a-z-]+)/.exec(row)?.[1]);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !PATHS.some((path) => path.join(' ') === name))).toEqual([]);
});

test('each folder of commands or services is a tema', () => {
  const folders = ['commands', 'services'].flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    ),
  );
  expect(folders.length).toBeGreaterThan(0);
  expect(folders.filter((name) => !(TEMAS as readonly string[]).includes(name))).toEqual([]);
});

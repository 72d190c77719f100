// Habits that no other tool checks.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inProject } from './lib/project.mjs';

const FOLDERS = ['packages', 'e2e', 'scripts', 'bench', 'trust', '.storybook', 'docs', 'openapi'];
const GENERATED = /(^|\/)(node_modules|dist|\.types|storybook-static|test-results)\//;

const filesBelow = (folder) =>
  readdirSync(inProject(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      `${entry.parentPath.slice(inProject().length + 1)}/${entry.name}`.replaceAll('\\', '/'),
    )
    .filter((path) => !GENERATED.test(path));
const files = FOLDERS.filter((folder) => existsSync(inProject(folder))).flatMap(filesBelow);
const kept = new Map();
/** The lines of a file, read once for all tests. */
function linesOf(path) {
  const lines = kept.get(path) ?? readFileSync(inProject(path), 'utf8').split('\n');
  kept.set(path, lines);
  return lines;
}
const linesMatching = (paths, pattern) =>
  paths.flatMap((path) =>
    linesOf(path).flatMap((line, index) =>
      pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
    ),
  );

test('no source is kept out of the repository by .gitignore', () => {
  const args = [
    'ls-files',
    '--others',
    '--ignored',
    '--exclude-standard',
    '--',
    ':(glob)packages/*/src/**',
    ':(glob)scripts/**',
    ':(glob)e2e/**',
    ':(glob)docs/**',
    ':(exclude)**/*.tsbuildinfo',
  ];
  expect(execFileSync('git', args, { cwd: inProject(), encoding: 'utf8' })).toBe('');
});

test('no test is skipped, focused or left for later', () => {
  const tests = files.filter((path) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(path));
  expect(tests.length).toBeGreaterThan(0);
  const call =
    /\b(test|it|describe|suite)(\.\w+)*\.(skip|only|todo|fixme|skipIf|runIf|fails)\b|\b(xit|xtest|xdescribe|fit|fdescribe)\(/;
  expect(linesMatching(tests, call)).toEqual([]);
});

test('no story is hidden from the test runner', () => {
  const stories = files.filter((path) => /\.stories\.tsx?$/.test(path));
  expect(linesMatching(stories, /['"](!test|skip-test)['"]/)).toEqual([]);
});

test('no file is called utils, helpers, common or misc: names are specific', () => {
  expect(files.filter((path) => /\/(utils?|helpers?|common|misc)\.\w+$/i.test(path))).toEqual([]);
});

test('no file re-exports others, except the icon list, the published client, services (their repository) and routes (their screen)', () => {
  const own =
    /^packages\/(ui\/src\/components\/icons\/|app\/src\/routes\/|api-client\/src\/index\.ts)|\.service\.ts$/;
  const sources = files.filter((path) => /^packages\/.*\.tsx?$/.test(path) && !own.test(path));
  expect(linesMatching(sources, /^export (.* from '|\{$)/)).toEqual([]);
});

test('paths are plain ASCII, so that every system and shell can name them', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII is the point
  expect(files.filter((path) => !/^[\x00-\x7f]+$/.test(path))).toEqual([]);
});

test('no line of the contract is longer than 120 columns', () => {
  const rooms = files.filter((path) => path.startsWith('openapi/'));
  expect(rooms.length).toBeGreaterThan(0);
  expect(linesMatching(rooms, /^.{121}/)).toEqual([]);
});

test('dates are written in one place, so that they read alike everywhere', () => {
  const sources = files.filter(
    (path) =>
      /^packages\/\w+\/src\/.*(?<!\.test|\.stories)\.tsx?$/.test(path) &&
      !path.startsWith('packages/domain/src/formato/'),
  );
  expect(
    linesMatching(
      sources,
      /toLocale(Date|Time)String|formatRange|dateStyle|timeStyle|month: '|slice\(5, 7\)/,
    ),
  ).toEqual([]);
});

test('an hour within a sentence gets its article from aLas or sonLas, since it is «a la 01:05»', () => {
  const BY_HAND = /\b(?:a las?|son las) \$?\{/;
  expect(
    BY_HAND.test(['`hoy a las $', '{hora}`'].join('')) &&
      BY_HAND.test('<p>a las {hora}</p>') &&
      BY_HAND.test("'son las {hora}'"),
  ).toBe(true);
  const sources = files.filter((path) =>
    /^packages\/\w+\/src\/.*(?<!\.test|\.stories)\.tsx?$/.test(path),
  );
  expect(linesMatching(sources, BY_HAND)).toEqual([]);
});

test('parts of the browser load by lazyPart or loadPart, which handle a failed import', () => {
  const isOther = (path) => /^packages\/ui\/src\/(docs\/pagina\/|parts\/lazyPart\.tsx)/.test(path);
  const sources = files.filter(
    (path) => /^packages\/(ui|app)\/src\/.*(?<!\.test)\.tsx?$/.test(path) && !isOther(path),
  );
  const texts = sources.map((path) => readFileSync(inProject(path), 'utf8').replace(/\s+/g, ' '));
  const loads = texts.flatMap(
    (text) => text.match(/\b(lazyPart|loadPart)\( ?\(\) => import\(/g) ?? [],
  );
  expect(loads.length).toBeGreaterThan(40);
  const others = texts.flatMap(
    (text) =>
      text.match(
        /\blazy\(|(?<!(lazyPart|loadPart|documenta)\( ?\(\) => |typeof )\bimport\(.{60}/g,
      ) ?? [],
  );
  expect(others).toEqual([]);
});

test('no module of the app has state: a page’s state belongs to its portal (createPortal)', () => {
  const STATE =
    /^(export )?(let |const \w+ = new (Map|Set|WeakMap|QueryClient)\b|const \w+ = create(?!Context)[A-Z]\w*\()/;
  const sources = files.filter(
    (path) =>
      /^packages\/app\/src\/.*(?<!\.test)\.tsx?$/.test(path) &&
      !/\/(main\.tsx?|testing\/.*)$/.test(path),
  );
  expect(linesMatching(sources, STATE)).toEqual([]);
});

test('no module of the domain or the command has a variable: the currency is a parameter', () => {
  const sources = files.filter((path) =>
    /^packages\/(domain|cli)\/src\/(?!testing\/).*(?<!\.test)\.ts$/.test(path),
  );
  expect(linesMatching(sources, /^(export )?(let|var) /)).toEqual([]);
});

test('no module holds the currency in a variable', () => {
  const HELD = /^(export )?(let|var) .*(moneda|CREDITOS)/i;
  expect(HELD.test('let actual: Moneda = CREDITOS;')).toBe(true);
  const sources = files.filter((path) =>
    /^packages\/(ui|app|server|api-client)\/src\/.*(?<!\.test)\.tsx?$/.test(path),
  );
  expect(linesMatching(sources, HELD)).toEqual([]);
});

test('only DurableNodeFS uses another package’s insides: a deep import or an undocumented field', () => {
  // `ajv/dist/2020.js` is the entry that Ajv documents.
  const INSIDE =
    /(?:from|import|require|resolve|mock)\(? ?['"](?!@garita\/|ajv\/dist\/2020)(?:@[\w.-]+\/)?[\w-][\w.-]*\/(?:.+\/)?(?:lib|dist|src|private)\/|\b(?:emscriptenOpts|NODEFS|itemSizeCache|processID)\b|\bpg\.utils\b|\.Module\b|INTERNALS/;
  expect(
    ["from 'pg/lib/utils'", 'client.processID', "from './lib/git.mjs'"].map((line) =>
      INSIDE.test(line),
    ),
  ).toEqual([true, true, false]);
  const code = files.filter(
    (path) => /\.(ts|tsx|mjs|js)$/.test(path) && !path.includes('habits.test'),
  );
  const using = code.filter((path) => linesMatching([path], INSIDE).length > 0);
  expect(using).toEqual(['packages/server/src/db/embedded/DurableNodeFS.ts']);
});

test('selectable text is declared by userSelect, since Safari knows it by its own name alone', () => {
  const styled = files.filter((path) => /^packages\/(ui|app)\/src\/.*\.tsx?$/.test(path));
  expect(linesMatching(styled, /user-select:/)).toHaveLength(1);
});

test('APIs of a secure context are used only in files that work without them', () => {
  const SECURE =
    /crypto\.(randomUUID|subtle)|navigator\.(clipboard|credentials|locks|mediaDevices|serviceWorker|share|storage|wakeLock)|\bcaches\b|\bnew Notification\(|cookieStore/;
  /** Each of these handles a missing API itself. */
  const KNOWN = [
    'avisos/notifySistema.ts',
    'avisos/shareImagen.ts',
    'avisos/vista.ts',
    'live/browserTab.ts',
    'offline/findWorker.ts',
    'portal/copyText.ts',
    'portal/pasteText.ts',
    'routes/seguridad/askDevice.ts',
  ].map((path) => `packages/app/src/${path}`);
  const shown = files.filter(
    (path) =>
      /^packages\/(api-client|app|domain|ui)\/src\/.*(?<!\.test)\.tsx?$/.test(path) &&
      !/\/src\/(offline\/worker|docs)\//.test(path),
  );
  const using = shown.filter((path) =>
    linesMatching([path], SECURE).some((line) => !/: (\*|\/\/|\/\*\*)/.test(line)),
  );
  expect(using.sort()).toEqual(KNOWN);
});

test('no file of the project is longer than 400 lines, no test longer than 640', () => {
  const sources = files
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => [path, readFileSync(inProject(path), 'utf8')]);
  const ours = sources.filter(([, text]) => !text.startsWith('// Generated '));
  const limitOf = (path) => (/\.(test|stories)\.|^trust\//.test(path) ? 640 : 400);
  const long = ours
    .map(([path, text]) => [path, text.split('\n').length])
    .filter(([path, lines]) => lines > limitOf(path));
  expect(long).toEqual([]);
});

/** Labels of a screen, the menu or a table; quoted messages of the old portal are not labels. */
const UNACCENTED =
  /\b(?:title|titulo|label|header|caption|subtitle|placeholder|one|many)(?:=|: )['"`](?:[^'"`]*[^\w'"`])?(?:\w*[a-z](?:c|s)ion|nomina|membresias?|dias?|creditos?|codigos?)\b/i;

test('the unit of an amount comes from the agency: no field and no text writes credits by itself', () => {
  const CREDITS = /\bunit(?:="c"|: 'c')|_paga\w*: 'c'|\bpaga_\w+: 'c'|\b\d+c (?:es|al|de)\b/;
  expect(
    CREDITS.test('unit="c"') &&
      CREDITS.test("paga_boni: 'c'") &&
      CREDITS.test('Una multa de 0c es un aviso'),
  ).toBe(true);
  const shown = files.filter(
    (path) =>
      /^packages\/(ui|app)\/src\/.*\.tsx?$/.test(path) &&
      !/stories|test|\/story|docs[./]/.test(path),
  );
  expect(linesMatching(shown, CREDITS)).toEqual([]);
});

test('labels are written with their accents', () => {
  expect(UNACCENTED.test('title="Iniciar Sesion"') && UNACCENTED.test("header: 'Nomina'")).toBe(
    true,
  );
  const labelled = files.filter((path) => /^packages\/(ui|domain|app)\/src\/.*\.tsx?$/.test(path));
  expect(linesMatching(labelled, UNACCENTED)).toEqual([]);
});

test('no mark is hidden by a transparent colour: forced colours would show it', () => {
  const styles = files.filter(
    (path) => path.startsWith('packages/ui/src/') && /\.tsx?$/.test(path),
  );
  expect(linesMatching(styles, /(^|[\s{;])color: transparent/)).toEqual([]);
});

/** Lines of an area where a string or a directive looks like a comment with a banned word. */
const NO_COMMENTS = { 'packages/ui': 1, scripts: 11, trust: 1 };

test('a comment names its subject: no banned word', () => {
  const COMMENT = /^\s*(?:\/\/|\/\*|\*|\{\/\*)|\s\/\/ /;
  const BANNED =
    /\b(?:somebody|nobody|whoever|whomever|stands?|what is|that of|those of|of who|gone through|told of)\b/gi;
  const OPENING = /^\s*(?:\/\/|\/?\*+|\{\/\*) (?:What|Whom|Who|Of|So many|That|Those) /;
  const countIn = (line) => {
    if (!COMMENT.test(line)) return 0;
    const text = line.slice(line.search(/\/\/|\*/));
    return (text.match(BANNED) ?? []).length + (OPENING.test(line) ? 1 : 0);
  };
  expect(['// What nobody needs', 'const a = 1; // what is kept', "'nobody'"].map(countIn)).toEqual(
    [2, 1, 0],
  );
  const areaOf = (path) => /^(?:packages\/)?[^/]+/.exec(path)[0];
  const counts = {};
  for (const path of files) {
    // A migration that has run is never edited.
    if (!/\.(ts|tsx|mjs)$/.test(path) || /\/migrations\/m\d/.test(path)) continue;
    const text = readFileSync(inProject(path), 'utf8');
    const found = text.split('\n').reduce((sum, line) => sum + countIn(line), 0);
    if (!text.startsWith('// Generated '))
      counts[areaOf(path)] = (counts[areaOf(path)] ?? 0) + found;
  }
  const over = Object.entries(counts).filter(([area, count]) => count > (NO_COMMENTS[area] ?? 0));
  expect(over).toEqual([]);
});

test('the contract’s prose names its subject: no banned word', () => {
  const BANNED =
    /\b(?:somebody|nobody|anybody|everybody|whoever|whomever|whom|stands?|what is|that of|those of|of who|oneself|my|mine|me|told of)\b/i;
  const proseOf = (value, key) => {
    if (Array.isArray(value)) return value.flatMap((item) => proseOf(item));
    if (value !== null && typeof value === 'object')
      return Object.entries(value).flatMap(([name, below]) =>
        name === 'example' ? [] : proseOf(below, name),
      );
    return key === 'summary' || key === 'description' ? [value] : [];
  };
  expect(proseOf({ summary: 'a', example: { summary: 'b' }, get: [{ description: 'c' }] })).toEqual(
    ['a', 'c'],
  );
  const found = files
    .filter((path) => path.startsWith('openapi/'))
    .flatMap((path) =>
      proseOf(parse(readFileSync(inProject(path), 'utf8')))
        .filter((text) => BANNED.test(text))
        .map((text) => `${path}: ${text}`),
    );
  expect(found).toEqual([]);
});

test('a test’s title names its subject', () => {
  const TITLE = /^\s*(?:describe|it|test)(?:\.[\w.]+(?:\(.*\))?)?\(['"`](.*)/;
  const BANNED = /\b(?:somebody|nobody|anybody|everybody|whoever|whomever|stands|what is)\b/i;
  const inTitle = (line) => BANNED.test(TITLE.exec(line)?.[1] ?? '');
  expect(
    ["test('nobody asks', () => {", "  test.each(ALL)('what is %s', (x) => {"].map(inTitle),
  ).toEqual([true, true]);
  const lines = files
    .filter((path) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(path) && !path.includes('habits.test'))
    .flatMap((path) =>
      readFileSync(inProject(path), 'utf8')
        .split('\n')
        .filter(inTitle)
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(lines).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inProject } from './lib/project.mjs';
import { readFaultTests } from './test/faults.mjs';

const read = (path) => readFileSync(inProject(path), 'utf8');
const pagesIn = (folder) => readdirSync(inProject(folder)).filter((name) => name.endsWith('.md'));
const decisions = pagesIn('docs/decisions');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'GLOSARIO.md',
  'SECURITY.md',
  'docs/ARCHITECTURE.md',
  'docs/terminal.md',
  'docs/mudanza.md',
  'docs/guarantees.md',
  ...['docs/decisions', 'docs/operar', 'docs/reglas'].flatMap((folder) =>
    pagesIn(folder).map((name) => `${folder}/${name}`),
  ),
];

describe.each(documents)('%s', (path) => {
  test('a document links to files that exist', () => {
    const links = [...read(path).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
      .map(([, link]) => link)
      .filter((link) => !/^https?:/.test(link));
    expect(links.filter((link) => !existsSync(inProject(dirname(path), link)))).toEqual([]);
  });

  test('a document names commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const commands = [...read(path).matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name);
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

test('README, CONTRIBUTING and ARCHITECTURE are short', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(12_000);
  expect(Buffer.byteLength(read('CONTRIBUTING.md'))).toBeLessThanOrEqual(9_000);
  expect(Buffer.byteLength(read('docs/ARCHITECTURE.md'))).toBeLessThanOrEqual(9_800);
});

/** A page gives a path from `packages/` or from the project's root. */
test.each(['CONTRIBUTING.md', 'docs/ARCHITECTURE.md'])(
  'the page %s names only paths that exist',
  (page) => {
    const paths = [...read(page).matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, path]) => path);
    expect(paths.length).toBeGreaterThan(40);
    expect(
      paths.filter((path) => ![path, `packages/${path}`].some((one) => existsSync(inProject(one)))),
    ).toEqual([]);
  },
);

test('the recipe of CONTRIBUTING gives the true number of files, and their true folders', () => {
  const [, recipe] = read('CONTRIBUTING.md').split('A test counts these files:');
  const rows = [...recipe.matchAll(/^\| [^|]+ \| (\d+)(?: lines)?: (.*) \|$/gm)].map(
    ([, count, files]) => ({ count: Number(count), files }),
  );
  expect(rows.length).toBeGreaterThan(4);
  const wrong = rows.filter(({ count, files }) => {
    const [names, folder] = files.split(' in `');
    const named = [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    const inFolder = folder?.replace(/`.*/, '') ?? '';
    const exist = named.every(
      (name) =>
        existsSync(inProject('packages', inFolder, name)) ||
        (inFolder === '' && existsSync(inProject(name))),
    );
    return named.length !== count || !exist;
  });
  expect(wrong).toEqual([]);
});

/** Documents may name a file by the end of its path, and omit the folder `src`. */
const shorten = (path) => `/${path}`.replace('/src/', '/');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: inProject(),
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(inProject(path)));
const A_FILE = /(?<![\w./*<>{}$@-])(?:[\w.@-]+\/)*[\w.-]+\.(?:tsx?|mjs|json|yaml|md|css)\b/g;
/** Files that a backup, Storybook, a test and `npm run pack` create. */
const MADE = [
  'manifiesto.json',
  'index.json',
  'salida.ts',
  'fuente.ts',
  'styles.css',
  'CHANGELOG.md',
];

test.each([
  ['documents', /\.md$/, /`([^`]+)`/g],
  ['comments', /\.(tsx?|mjs)$/, /(?:^|\s)(?:\/\/|\/?\*+)\s(.*)$/gm],
])('%s name files that exist', (_, kind, passage) => {
  const known = files.map(shorten);
  const passages = files
    .filter((path) => kind.test(path))
    .flatMap((path) =>
      // Fences are removed first: their odd number of backticks would swap code and text in the
      // rest of the page.
      [
        ...read(path)
          .replace(/```[\s\S]*?```/g, '')
          .matchAll(passage),
      ].map(([, text]) => ({
        path,
        text,
      })),
    );
  const named = passages.flatMap(({ path, text }) =>
    [...text.matchAll(A_FILE)].map(([name]) => ({ path, name })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(
    named.filter(
      ({ name }) =>
        !MADE.includes(name) &&
        !known.some((file) => file.endsWith(shorten(name.replace('./', '')))),
    ),
  ).toEqual([]);
});

test('the glossary’s names exist in the contract', () => {
  const columns = [...read('GLOSARIO.md').matchAll(/^\| \*\*.*$/gm)].map(
    ([row]) => row.split('|')[3],
  );
  const names = columns.flatMap((text) =>
    [...text.matchAll(/`([^`]+)`/g)].flatMap(
      ([, name]) => name.match(/(?<!-)\b\w+\b(?!\*)/g) ?? [],
    ),
  );
  const contract = new Set(read('openapi.yaml').match(/\w+/g));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !contract.has(name))).toEqual([]);
});

test('the operator’s table has every setting that the server reads, and no other', () => {
  const inCode = [...read('packages/server/src/config.ts').matchAll(/\(env, '([A-Z_]+)'/g)].map(
    ([, name]) => name,
  );
  const inTable = [...read('docs/operar/ajustes.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(
    ([, name]) => name,
  );
  expect([...new Set(inTable)].sort()).toEqual([...new Set(inCode)].sort());
});

/** Lists without a limit: every difference and every dependency keeps its line. */
const LISTS = ['0004-differences-from-the-old-portal.md', 'dependencies.md'];
const MAX_WORDS = 400;

describe.each(decisions.filter((name) => /^\d{4}-/.test(name) && !LISTS.includes(name)))(
  'decision %s',
  (name) => {
    const text = read(`docs/decisions/${name}`);

    test('a decision gives context, decision, alternatives and the tests that enforce it', () => {
      for (const part of ['context', 'decision', 'considered', 'enforced'])
        expect(text).toMatch(new RegExp(String.raw`^\*\*${part}`, 'im'));
    });

    test(`a decision has ${MAX_WORDS} words at most`, () => {
      expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(MAX_WORDS);
    });
  },
);

test.each(['docs/decisions', 'docs/reglas'])(
  'the index of %s links to each of its pages',
  (folder) => {
    const index = read(`${folder}/README.md`);
    const others = pagesIn(folder).filter((name) => name !== 'README.md');
    expect(others.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  },
);

test('decisions that are named by number exist', () => {
  const numbers = new Set(decisions.map((name) => name.slice(0, 4)));
  const named = files
    .filter((path) => /\.(md|tsx?|mjs|yaml)$/.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(/\((00\d\d(?:, 00\d\d)*)\)/g)].flatMap(([, list]) =>
        list.split(', ').map((number) => ({ path, number })),
      ),
    );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ number }) => !numbers.has(number))).toEqual([]);
});

test('each fault in docs/guarantees.md names a test that exists', () => {
  const named = readFaultTests();
  expect(named.length).toBeGreaterThan(20);
  expect(
    named.filter(({ path, name }) => !existsSync(inProject(path)) || !read(path).includes(name)),
  ).toEqual([]);
});

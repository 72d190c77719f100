// Documents match the repository.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inProject } from './lib/project.mjs';
import { readFaultTests } from './test/faults.mjs';

const read = (path) => readFileSync(inProject(path), 'utf8');
const decisions = readdirSync(inProject('docs/decisions')).filter((name) => name.endsWith('.md'));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'GLOSARIO.md',
  'SECURITY.md',
  'docs/ARCHITECTURE.md',
  'docs/terminal.md',
  'docs/operar/README.md',
  'docs/operar/ajustes.md',
  'docs/operar/respaldos.md',
  ...decisions.map((name) => `docs/decisions/${name}`),
];

describe.each(documents)('%s', (path) => {
  test('links to files that exist', () => {
    const links = [...read(path).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
      .map(([, link]) => link)
      .filter((link) => !/^https?:/.test(link));
    expect(links.filter((link) => !existsSync(inProject(dirname(path), link)))).toEqual([]);
  });

  test('names commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const commands = [...read(path).matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name);
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

test('README and CONTRIBUTING are short', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(12_000);
  expect(Buffer.byteLength(read('CONTRIBUTING.md'))).toBeLessThanOrEqual(15_000);
});

/** Every file, as documents name them: without `src`, and from whichever folder on. */
const shorten = (path) => `/${path}`.replace('/src/', '/');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: inProject(),
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(inProject(path)));
const A_FILE = /(?<![\w./*<>{}$@-])(?:[\w.@-]+\/)*[\w.-]+\.(?:tsx?|mjs|json|yaml|md|css)\b/g;
/** Files that a backup and a test create. */
const MADE = ['manifiesto.json', 'salida.ts', 'fuente.ts'];

test.each([
  ['documents', /\.md$/, /`([^`]+)`/g],
  ['comments', /\.(tsx?|mjs)$/, /(?:^|\s)(?:\/\/|\/?\*+)\s(.*)$/gm],
])('%s name files that exist', (_, kind, passage) => {
  const known = files.map(shorten);
  const passages = files
    .filter((path) => kind.test(path))
    .flatMap((path) => [...read(path).matchAll(passage)].map(([, text]) => ({ path, text })));
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

test('the glossary’s names are the contract’s', () => {
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

describe.each(decisions.filter((name) => /^\d{4}-/.test(name)))('decision %s', (name) => {
  test('gives context, decision and how it is enforced, on one page', () => {
    const text = read(`docs/decisions/${name}`);
    for (const part of ['context', 'decision', '(how it is )?enforced'])
      expect(text).toMatch(new RegExp(String.raw`^(#+ |\*\*)${part}`, 'im'));
    expect(text.split('\n').length).toBeLessThanOrEqual(60);
  });
});

test('what the page on trust says is tried has a test of that name', () => {
  const named = readFaultTests();
  expect(named.length).toBeGreaterThan(20);
  expect(
    named.filter(({ path, name }) => !existsSync(inProject(path)) || !read(path).includes(name)),
  ).toEqual([]);
});

test('decisions are numbered from 0001 without a gap', () => {
  const numbers = decisions.flatMap((name) => /^(\d{4})-/.exec(name)?.[1] ?? []).sort();
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')));
});

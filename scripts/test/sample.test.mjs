import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inProject } from '../lib/project.mjs';
import { ALWAYS, JOURNEY_TAG, leftOut, NEVER, sampleStories, tellSample } from './sample.mjs';
import { cliFiles, embeddedFiles, postgresFiles } from './serverFiles.mjs';

const SERVER = 'packages/server/src';
const withSeed = (seed) => vi.stubEnv('GARITA_SAMPLE', seed);
beforeEach(() => withSeed(''));

test('without a seed no file is omitted, and no omission is listed', () => {
  expect([...leftOut(SERVER), ...leftOut('packages/cli/src'), ...cliFiles()]).toEqual([]);
  expect(embeddedFiles().length).toBeGreaterThan(5);
  expect(tellSample()).toEqual([]);
});

test('a sample of the embedded database kills a writing process, reads each list and has one other file', () => {
  const others = new Set();
  for (let commit = 0; commit < 200; commit++) {
    withSeed(`${commit}`);
    const [crash, other, reads, ...more] = embeddedFiles();
    expect([crash, reads, more]).toEqual([
      `${SERVER}/db/embedded/crash.test.ts`,
      `${SERVER}/contract/reads.test.ts`,
      [],
    ]);
    others.add(other);
  }
  expect(others).toContain(`${SERVER}/db/generateTables.test.ts`);
  expect(others).toContain(`${SERVER}/db/embedded/openEmbedded.test.ts`);
});

test('the fixed parts of a sample exist, and are never omitted', () => {
  withSeed('1a2b3c4d');
  for (const path of ALWAYS) {
    expect(existsSync(inProject(path))).toBe(true);
    const out = [...leftOut(SERVER), ...leftOut('scripts')];
    expect(out.filter((file) => file.startsWith(path))).toEqual([]);
  }
});

test('a sample has the check of the published contract', () => {
  withSeed('1a2b3c4d');
  expect(leftOut('scripts')).not.toContain('scripts/contract/listBreaks.test.mjs');
});

test('no sample includes the test files that take about a minute', () => {
  for (let commit = 0; commit < 50; commit++) {
    withSeed(`${commit}`);
    expect(leftOut('scripts')).toEqual(expect.arrayContaining(NEVER));
  }
});

test('a sample has a sixteenth of the other files, the same ones for a commit, and each at some commit', () => {
  withSeed('1a2b3c4d');
  const first = leftOut(SERVER);
  expect(leftOut(SERVER)).toEqual(first);
  for (const path of first) expect(postgresFiles()).toContain(path);
  const never = new Set(first);
  for (let commit = 0; commit < 150; commit++) {
    withSeed(`${commit}`);
    const out = new Set(leftOut(SERVER));
    expect(out.size).toBe(first.length);
    for (const path of never) if (!out.has(path)) never.delete(path);
  }
  expect([...never]).toEqual([]);
});

describe('stories', () => {
  const FILES = [
    ['Componentes/Botón', 'a/Boton'],
    ['Componentes/Botón', 'a/Boton'],
    ['Patrones/Armazón/Pie', 'b/Pie'],
    ['Pantallas/Multas', 'c/Multas'],
    ['Pantallas/Multas', 'c/Multas'],
    ['Pantallas/Multas/De muchos', 'c/Muchos'],
  ];
  const stories = FILES.map(([title, file], place) => ({
    id: `${place}`,
    title,
    importPath: `./packages/ui/src/${file}.stories.tsx`,
  }));
  const idsOf = (changed) => sampleStories(stories, changed).map(({ id }) => id);

  test('the stories in a sample are the first of each component, and all of changed files', () => {
    withSeed('1a2b3c4d');
    expect(idsOf([]).slice(0, 2)).toEqual(['0', '2']);
    expect(idsOf(['packages/ui/src/a', 'packages/ui/src/c'])).toEqual(stories.map(({ id }) => id));
  });

  test('of each screen a sample has the first story of one file, another at some other commit', () => {
    const drawn = Array.from({ length: 20 }, (_, commit) => {
      withSeed(`${commit}`);
      return idsOf([]).slice(2).join();
    });
    expect(new Set(drawn)).toEqual(new Set(['3', '5']));
  });

  test('all stories run without a sample', () => expect(idsOf([])).toHaveLength(FILES.length));
});

test('a dozen journeys are in the sample', () => {
  const specs = readdirSync(inProject('e2e')).filter((name) => name.endsWith('.spec.ts'));
  const tagged = specs.flatMap(
    (name) =>
      readFileSync(inProject(`e2e/${name}`), 'utf8').match(
        new RegExp(`tag: '${JOURNEY_TAG}'`, 'g'),
      ) ?? [],
  );
  expect(tagged).toHaveLength(12);
});

test('omitted parts are listed, with the commands that run them', () => {
  withSeed('1a2b3c4d');
  const said = tellSample().join('\n');
  for (const part of ['check', 'server', 'stories', 'e2e'])
    expect(said).toMatch(new RegExp(`^  ${part} `, 'm'));
  expect(said).toContain('npm test -- --all');
  expect(said).toContain('npm test -- --sample 1a2b3c4d');
});

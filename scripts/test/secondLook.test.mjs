import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseAgain, judgeAgain, MOST_UNSTEADY } from './secondLook.mjs';
import { groupStories, keepStories } from './storyGroups.mjs';

// This run may be a sample itself.
beforeEach(() => vi.stubEnv('GARITA_SAMPLE', ''));

const failuresOf = (count) =>
  Array.from({ length: count }, (_, i) => ({ name: `prueba ${i}`, file: `a${i}.test.ts` }));
const resultOf = (changes) => ({
  passed: 9,
  failed: 1,
  notes: [],
  output: 'lo que dijo',
  ...changes,
});

describe('the failures to retry', () => {
  test('the failures to retry are all, if they are few, and else none', () => {
    expect(chooseAgain(resultOf({ failed: 2 }), failuresOf(2))).toHaveLength(2);
    expect(
      chooseAgain(resultOf({ failed: MOST_UNSTEADY + 1 }), failuresOf(MOST_UNSTEADY + 1)),
    ).toEqual([]);
  });

  test('no failure is retried if more than tests failed, such as a broken file, a skipped test or the runner', () => {
    expect(chooseAgain(resultOf({ failed: 2 }), failuresOf(1))).toEqual([]);
    expect(chooseAgain(resultOf({ failed: 1 }), [])).toEqual([]);
  });
});

describe('after the retry', () => {
  test('a test that passes on the retry is reported as unsteady, with its first error', () => {
    const second = { result: resultOf({ passed: 4, failed: 0 }), failures: [] };
    expect(judgeAgain(resultOf({}), failuresOf(1), second)).toEqual({
      passed: 10,
      failed: 0,
      notes: [],
      output: 'lo que dijo',
      unsteady: ['prueba 0'],
    });
  });

  test('all first failures count as failed if one failed again or the retry itself failed', () => {
    const second = { result: resultOf({ passed: 1, failed: 1 }), failures: failuresOf(1) };
    expect(judgeAgain(resultOf({ failed: 2 }), failuresOf(2), second)).toMatchObject({
      passed: 9,
      failed: 2,
      notes: ['otra vez mal: prueba 0'],
    });
    expect(
      judgeAgain(resultOf({}), failuresOf(1), { result: resultOf({ passed: 0 }), failures: [] })
        .failed,
    ).toBe(1);
  });
});

test('only the failed stories are retried, not others of the same name', () => {
  const story = (id, title, name) => ({
    type: 'story',
    id,
    title,
    name,
    importPath: `./packages/ui/src/${id}.stories.tsx`,
  });
  const entries = {
    a: story('a', 'Botón', 'Lleno'),
    b: story('b', 'Botón', 'Lleno en la noche'),
    c: story('c', 'Campo', 'Lleno'),
  };
  const index = groupStories({ entries }, { pages: 2 });
  const [{ title, name }] = Object.values(index.entries);
  expect(
    Object.keys(keepStories(index, [{ name: `${title} › ${name} › play-test` }]).entries),
  ).toEqual(['a']);
});

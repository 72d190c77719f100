import { describe, expect, test } from 'vitest';
import { describePermiso } from './reference/describePermiso';
import { examplesOf } from './testing/examplesOf';
import { findCommand, LLAMADAS } from './testing/llamadas';
import { openStage } from './testing/openStage';

const stage = openStage();
const NAMES = Object.entries(LLAMADAS).flatMap(([name, calls]) => (calls.length > 0 ? [name] : []));
/**
 * The test leaves out commands that users may run on themselves, commands that read a file before
 * any request, and a copy, which names the refused lists and goes on.
 */
const APART = new Set(['nombres ask', 'usuarios import', 'agencia import', 'mudanza fetch']);
const isForbidden = (permiso: string): boolean =>
  /^(?:[a-z]{2,4} \(|categoría|ser la persona dueña)/.test(permiso) &&
  !permiso.includes('solo sobre lo tuyo');
/**
 * The commands for which a new member lacks the permission, according to the contract's access
 * table.
 */
const FORBIDDEN = NAMES.filter(
  (name) => !APART.has(name) && isForbidden(describePermiso(findCommand(name)).siempre ?? ''),
);
/**
 * Chooses the example with the fewest arguments, since an example with several people gives a line
 * for each refusal.
 */
const shortest = (examples: readonly string[][]): readonly string[] =>
  examples.toSorted((a, b) =>
    [a, b]
      .map((words) => words.filter((word) => !word.startsWith('-')).length)
      .reduce((one, other) => one - other),
  )[0] ?? [];

test.each(NAMES)(
  '«garita %s» with an unknown option is a usage error, and sends no request',
  async (name) => {
    const somebody = await stage.signIn('Fundadora');
    const { code, stdout, stderr } = await somebody.garita([
      ...name.split(' '),
      '--esto-no-existe',
    ]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^garita: .+--/);
  },
);

describe('a new user', () => {
  test.each(FORBIDDEN)(
    'a new user is refused «garita %s» as its help shows it, with a reason, and nothing changes',
    async (name) => {
      const recluta = await stage.signIn('Recluta');
      const words = shortest(await examplesOf(name, stage.home));
      const first = await recluta.garita(words);
      const { code, stdout, stderr } = first.stderr.includes('--yes')
        ? await recluta.garita([...words, '--yes'])
        : first;
      expect({ code, stdout, stderr }).toEqual({
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(/^garita: .+\.\n/),
      });
    },
  );
  test('more than fifty commands are refused to a new user', () =>
    expect(FORBIDDEN.length).toBeGreaterThan(50));
});

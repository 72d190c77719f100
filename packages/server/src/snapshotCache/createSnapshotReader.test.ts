import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DataState } from '../db/DataState';
import { createSnapshotReader } from './createSnapshotReader';
import { SharedAnswer } from './SharedAnswer';

const turns = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i++) await new Promise((resolve) => setImmediate(resolve));
};

/**
 * An act with its delays in turns of the event loop: `start` before it, `check` before and after
 * the database's query, `make` before and after the computation.
 */
const act = fc.record({
  isWrite: fc.boolean(),
  start: fc.nat(12),
  check: fc.tuple(fc.nat(3), fc.nat(3)),
  make: fc.tuple(fc.nat(4), fc.nat(4)),
});

test('for any interleaving, no client gets a state from before its request, nor an old answer with a new version', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 25 }), async (acts) => {
      let version = 0;
      const states = new Map<number, DataState>();
      const stateOf = (of: number): DataState => {
        const state = states.get(of) ?? { versions: new Map([['multas', of]]) };
        states.set(of, state);
        return state;
      };
      const delays = acts.map(({ check }) => check);
      const readSnapshot = createSnapshotReader({
        readState: async () => {
          const [before, after] = delays.pop() ?? [0, 0];
          await turns(before);
          const state = stateOf(version);
          await turns(after);
          return state;
        },
      });
      const faults: string[] = [];
      const read = async ([before, after]: readonly [number, number]) => {
        const asked = version;
        const snapshot = await readSnapshot();
        const told = Number(snapshot.versions.get('multas'));
        const answer = await snapshot.answers.get('multas', `${told}`, async () => {
          await turns(before);
          const seen = version;
          await turns(after);
          return new SharedAnswer(`${seen}`);
        });
        if (told < asked) faults.push(`version ${told} though ${asked} was there`);
        if (Number(answer.bytes) < told)
          faults.push(`answer of ${answer.bytes} under version ${told}`);
      };
      await Promise.all(
        acts.map(async ({ isWrite, start, make }) => {
          await turns(start);
          if (isWrite) version++;
          else await read(make);
        }),
      );
      expect(faults).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('the database is queried once for concurrent callers, and again for later callers', async () => {
  let asked = 0;
  const state: DataState = { versions: new Map() };
  const readSnapshot = createSnapshotReader({
    readState: async () => {
      asked++;
      await turns(3);
      return state;
    },
  });
  const first = await Promise.all([readSnapshot(), readSnapshot(), readSnapshot()]);
  expect(asked).toBe(1);
  const running = readSnapshot();
  await turns(3);
  const [one, two] = await Promise.all([running, readSnapshot()]);
  expect(asked).toBe(3);
  expect(new Set([...first, one, two]).size).toBe(1);
});

test('a read while the database fails is refused, and a later read succeeds', async () => {
  let fails = true;
  const readSnapshot = createSnapshotReader({
    readState: () =>
      fails ? Promise.reject(new Error('caída')) : Promise.resolve({ versions: new Map() }),
  });
  await expect(readSnapshot()).rejects.toThrow('caída');
  fails = false;
  expect((await readSnapshot()).versions.size).toBe(0);
});

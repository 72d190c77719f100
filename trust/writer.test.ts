import { expect, test } from 'vitest';
import { type Faults, type Kind, type Office, type Sent, Writer } from './support/Writer';

// Tests the checker of the other trust tests: it must detect losses and duplicates.

const done: Sent = { status: 200, body: { status: 0 }, retryAfter: null };
const next: Kind['next'] = (n) => ({
  operation: 'sendMulta',
  as: 'Supervisora',
  body: { n },
  mark: `n.º ${n}`,
});

/** A writer with three writes, of which the last was not answered. */
async function openWriter(
  keepsAll: boolean,
  there: () => readonly string[],
): Promise<{ compare: () => Promise<Faults>; repeat: () => Promise<number> }> {
  const answers = [done, done, null];
  const office = {
    send: async () => (answers.length > 0 ? (answers.shift() ?? null) : done),
  } as unknown as Office;
  const writer = new Writer({ what: 'multas', next, list: async () => there(), keepsAll }, office);
  await writer.begin();
  for (let i = 0; i < 3; i++) await writer.write();
  const compare = async () => {
    const faults: Faults = { lost: [], doubled: [] };
    await writer.compare(faults);
    return faults;
  };
  return { compare, repeat: () => writer.repeat() };
}

test('an answered but missing write counts as lost, and a write that exists twice or was never sent as doubled', async () => {
  let there = ['n.º 1', 'n.º 2'];
  const { compare, repeat } = await openWriter(true, () => there);
  expect(await compare()).toEqual({ lost: [], doubled: [] });
  there = ['n.º 1', 'n.º 2', 'n.º 3'];
  expect(await compare()).toEqual({ lost: [], doubled: [] });
  there = ['n.º 2', 'n.º 3', 'n.º 3'];
  expect(await compare()).toEqual({ lost: ['multas: «n.º 1»'], doubled: ['multas: «n.º 3», 2'] });
  there = ['n.º 1', 'n.º 2', 'n.º 4'];
  expect((await compare()).doubled).toEqual(['multas: «n.º 4», 1']);
  // Once the write is answered, it must exist too.
  expect(await repeat()).toBe(1);
  there = ['n.º 1', 'n.º 2'];
  expect((await compare()).lost).toEqual(['multas: «n.º 3»']);
});

test('an overwriting kind has its last confirmed write, or the unconfirmed write after it', async () => {
  let there = ['n.º 2'];
  const { compare, repeat } = await openWriter(false, () => there);
  expect(await compare()).toEqual({ lost: [], doubled: [] });
  there = ['n.º 3'];
  expect(await compare()).toEqual({ lost: [], doubled: [] });
  await repeat();
  there = ['n.º 2'];
  expect((await compare()).lost).toEqual(['multas: «n.º 3», and there is «n.º 2»']);
});

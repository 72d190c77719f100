import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createUndoQueue, type Decision, UNDO_MS } from './createUndoQueue';

function setUp({ refused = new Set<string>() } = {}) {
  const waits: { due: number; run: () => void; isOff: boolean }[] = [];
  const sent: string[] = [];
  const failures: string[] = [];
  const offers: string[] = [];
  let now = 0;
  const decisiones = createUndoQueue({
    after(ms, run) {
      const wait = { due: now + ms, run, isOff: false };
      waits.push(wait);
      return () => {
        wait.isOff = true;
      };
    },
    offer(texto) {
      offers.push(texto);
      return () => offers.push('–');
    },
    tellFailure: ({ id }) => failures.push(id),
  });
  const decisionOf = (id: string): Decision => ({
    id,
    texto: `${id} aceptada`,
    send: async (keepalive) => {
      sent.push(keepalive ? `${id}!` : id);
      if (refused.has(id)) throw new Error('No');
    },
  });
  const pass = async (ms: number) => {
    now += ms;
    for (const wait of waits) {
      if (wait.isOff || wait.due > now) continue;
      wait.isOff = true;
      wait.run();
    }
    await new Promise((done) => setTimeout(done));
  };
  return {
    ...decisiones,
    decideOn: (id: string) => decisiones.decide(decisionOf(id)),
    sent,
    failures,
    offers,
    pass,
    shown: () => decisiones.getState().map(({ id }) => id),
  };
}

test('an answer is sent after five seconds, and can be undone until then', async () => {
  const { decideOn, undo, sent, pass, shown } = setUp();
  decideOn('a');
  decideOn('b');
  await pass(UNDO_MS - 1);
  expect([sent, shown()]).toEqual([[], ['a', 'b']]);
  expect(undo()).toBe('b');
  await pass(1);
  expect([sent, shown(), undo()]).toEqual([['a'], [], null]);
});

test('the undo button is about the last answer, and disappears when that answer is sent', async () => {
  const { decideOn, undo, offers, pass } = setUp();
  decideOn('a');
  decideOn('b');
  undo();
  await pass(UNDO_MS);
  expect(offers).toEqual([
    'a aceptada',
    '–',
    'b aceptada (y 1 más por enviar)',
    '–',
    'a aceptada',
    '–',
  ]);
});

test('all pending answers are sent once when the user leaves the page, even if it closes', async () => {
  const { decideOn, flush, sent, pass } = setUp();
  decideOn('a');
  decideOn('b');
  await Promise.all(flush(true));
  await pass(UNDO_MS);
  expect(sent).toEqual(['a!', 'b!']);
});

test('a refused answer is reported, and its row is pending again', async () => {
  const { decideOn, failures, pass, shown } = setUp({ refused: new Set(['a']) });
  decideOn('a');
  await pass(UNDO_MS);
  expect([failures, shown()]).toEqual([['a'], []]);
});

test('after any answers and undos, every answer that was not undone is sent exactly once', async () => {
  const act = fc.oneof(
    fc.constantFrom('a', 'b', 'c', 'd').map((id) => ['decide', id] as const),
    fc.constant(['undo', ''] as const),
    fc.constant(['pass', ''] as const),
    fc.constant(['flush', ''] as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 15 }), async (acts) => {
      const { decideOn, undo, flush, sent, pass, shown } = setUp();
      const open: string[] = [];
      const wanted: string[] = [];
      for (const [kind, id] of acts) {
        if (kind === 'decide' && !open.includes(id)) open.push(id);
        if (kind === 'decide') decideOn(id);
        if (kind === 'undo') expect(undo()).toBe(open.pop() ?? null);
        if (kind === 'pass') await pass(UNDO_MS);
        if (kind === 'flush') await Promise.all(flush(false));
        if (kind === 'pass' || kind === 'flush') wanted.push(...open.splice(0));
        expect(shown()).toEqual(open);
      }
      await Promise.all(flush(false));
      expect([...sent].sort()).toEqual([...wanted, ...open].sort());
    }),
    { numRuns: 40 },
  );
});

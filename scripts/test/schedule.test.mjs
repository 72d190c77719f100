import { describe, expect, test } from 'vitest';
import { runSteps } from './schedule.mjs';

const PASS = { passed: 1, failed: 0, notes: [], output: '' };
const FAIL = { passed: 0, failed: 1, notes: [], output: '' };

async function record(steps, lanes = 2) {
  const events = [];
  const results = {};
  const recorded = steps.map(({ result = PASS, ...step }) => ({
    ...step,
    run: async () => {
      events.push(`+${step.name}`);
      await new Promise(setImmediate);
      events.push(`-${step.name}`);
      if (result instanceof Error) throw result;
      return result;
    },
  }));
  const onResult = ({ name }, value) => {
    results[name] = value;
  };
  await runSteps(recorded, {}, { lanes, onResult });
  return { events, results };
}

describe('runSteps', () => {
  test('runSteps starts steps in order, as many at once as there are lanes', async () => {
    const { events } = await record([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
    expect(events.slice(0, 2)).toEqual(['+a', '+b']);
    expect(events.indexOf('+c')).toBeGreaterThan(events.indexOf('-a'));
  });

  test('runSteps starts a step after its dependencies', async () => {
    const { events } = await record([{ name: 'build' }, { name: 'try', after: ['build'] }]);
    expect(events).toEqual(['+build', '-build', '+try', '-try']);
  });

  test('runSteps runs no other step beside one with `alone`, in any order', async () => {
    for (const steps of [
      [{ name: 'a' }, { name: 'solo', alone: true }],
      [{ name: 'solo', alone: true }, { name: 'a' }],
    ]) {
      const { events } = await record(steps);
      expect(events.indexOf('-solo') - events.indexOf('+solo')).toBe(1);
    }
  });

  test('runSteps does not run a step whose dependency failed, and counts it as failed', async () => {
    const { events, results } = await record([
      { name: 'build', result: FAIL },
      { name: 'try', after: ['build'] },
    ]);
    expect(events).not.toContain('+try');
    expect(results.try).toMatchObject({ passed: 0, failed: 1 });
    expect(results.try.notes[0]).toContain('build');
  });

  test('runSteps counts a step that throws as failed with its reason, and runs the others', async () => {
    const { results } = await record([
      { name: 'a', result: new Error('sin disco') },
      { name: 'b' },
    ]);
    expect(results.a).toMatchObject({ failed: 1 });
    expect(results.a.output).toContain('sin disco');
    expect(results.b).toMatchObject({ passed: 1, failed: 0 });
  });

  test('runSteps throws if steps wait for each other', async () => {
    await expect(
      record([
        { name: 'a', after: ['b'] },
        { name: 'b', after: ['a'] },
      ]),
    ).rejects.toThrow('a, b');
  });
});

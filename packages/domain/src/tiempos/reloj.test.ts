import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adjustReloj,
  exactMinutesOf,
  linkReloj,
  minutesOf,
  pausedMinutesOf,
  pauseReloj,
  type Reloj,
  resumeReloj,
  seniorMinutesOf,
  startReloj,
  unlinkReloj,
} from './reloj';

const MINUTE = 60_000;
const at = (minutes: number): number => minutes * MINUTE;

describe('the minutes of a time', () => {
  test('the person’s minutes count from the opening, not during a pause', () => {
    const paused = pauseReloj(startReloj(0, true), at(10));
    expect([
      minutesOf(paused, at(25)),
      seniorMinutesOf(paused, at(25)),
      pausedMinutesOf(paused, at(25)),
    ]).toEqual([10, 10, 15]);
    const resumed = resumeReloj(paused, at(25));
    expect([
      minutesOf(resumed, at(30)),
      seniorMinutesOf(resumed, at(30)),
      pausedMinutesOf(resumed, at(30)),
    ]).toEqual([15, 15, 15]);
  });

  test('a senior’s minutes count from the linking; if that is during a pause, from its end', () => {
    const open = startReloj(0, false);
    expect(seniorMinutesOf(open, at(9))).toBe(0);
    expect(seniorMinutesOf(linkReloj(open, at(10)), at(25))).toBe(15);
    const linkedInPause = linkReloj(pauseReloj(open, at(10)), at(15));
    expect(seniorMinutesOf(linkedInPause, at(20))).toBe(0);
    expect(seniorMinutesOf(resumeReloj(linkedInPause, at(20)), at(27))).toBe(7);
    expect(seniorMinutesOf(unlinkReloj(linkReloj(open, at(10))), at(25))).toBe(0);
  });

  test('adding 5 to 20 minutes gives 25, and a deduction beyond the balance stays owed', () => {
    const open = startReloj(0, true);
    expect(minutesOf(adjustReloj(open, 5), at(20))).toBe(25);
    expect(seniorMinutesOf(adjustReloj(open, 5), at(20))).toBe(20);
    expect(minutesOf(adjustReloj(open, -5), at(3))).toBe(0);
    expect(minutesOf(adjustReloj(open, -5), at(12))).toBe(7);
    const owing = adjustReloj(open, -90);
    expect([minutesOf(owing, at(4)), exactMinutesOf(owing, at(4)).saldo]).toEqual([0, -86]);
    expect([
      minutesOf(adjustReloj(owing, 60), at(4)),
      exactMinutesOf(adjustReloj(owing, 60), at(4)).saldo,
    ]).toEqual([0, -26]);
  });

  test('minutes and pauses are never negative if the clock is set back', () => {
    const open = startReloj(at(60), true);
    expect([
      minutesOf(open, 0),
      seniorMinutesOf(open, 0),
      pausedMinutesOf(pauseReloj(open, at(70)), at(50)),
    ]).toEqual([0, 0, 0]);
    expect(resumeReloj(pauseReloj(open, at(70)), at(50))).toMatchObject({
      inicio: open.inicio,
      msPausados: 0,
    });
  });
});

type Event = 'pause' | 'resume' | 'link' | 'unlink' | number;
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.constantFrom<Event>('pause', 'resume', 'link', 'unlink'),
  fc.integer({ min: -30, max: 30 }).filter((n) => n !== 0),
);

/** A naive implementation that adds up the time between two events. */
interface Naive {
  mins: number;
  senior: number | null;
  paused: number;
  isPaused: boolean;
}

function pass(naive: Naive, ms: number): void {
  if (naive.isPaused) naive.paused += ms;
  else {
    naive.mins += ms;
    if (naive.senior !== null) naive.senior += ms;
  }
}

function apply(reloj: Reloj, naive: Naive, one: Event, now: number): Reloj {
  if (typeof one === 'number') {
    naive.mins += at(one);
    return adjustReloj(reloj, one);
  }
  if (one === 'pause' && !naive.isPaused) {
    naive.isPaused = true;
    return pauseReloj(reloj, now);
  }
  if (one === 'resume' && naive.isPaused) {
    naive.isPaused = false;
    return resumeReloj(reloj, now);
  }
  if (one === 'link' && naive.senior === null) {
    naive.senior = 0;
    return linkReloj(reloj, now);
  }
  if (one === 'unlink') {
    naive.senior = null;
    return unlinkReloj(reloj);
  }
  return reloj;
}

test('after any events, the stored instants give the same minutes as adding up the time between events', () => {
  const steps = fc.array(fc.tuple(event, fc.integer({ min: 0, max: at(40) })), { maxLength: 30 });
  fc.assert(
    fc.property(steps, fc.boolean(), (events, isLinked) => {
      let now = at(1000);
      let reloj = startReloj(now, isLinked);
      const naive: Naive = { mins: 0, senior: isLinked ? 0 : null, paused: 0, isPaused: false };
      for (const [one, ms] of events) {
        reloj = apply(reloj, naive, one, now);
        now += ms;
        pass(naive, ms);
        const told = [
          minutesOf(reloj, now),
          seniorMinutesOf(reloj, now),
          pausedMinutesOf(reloj, now),
        ];
        expect(told).toEqual([
          Math.max(0, Math.floor(naive.mins / MINUTE)),
          Math.floor((naive.senior ?? 0) / MINUTE),
          Math.floor(naive.paused / MINUTE),
        ]);
      }
    }),
  );
});

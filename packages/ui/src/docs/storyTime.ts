/**
 * The shortest timeout that is held, in milliseconds. Shorter timeouts are technical: a frame, a
 * focus, a throttled render.
 */
const LEAST_MS = 300;

type Handler = (...args: unknown[]) => void;

interface Wait {
  due: number;
  run: () => void;
  /** Period of an interval, in milliseconds. */
  every?: number;
}

const real = {
  setTimeout: globalThis.setTimeout.bind(globalThis) as (
    handler: Handler,
    ms?: number,
    ...args: unknown[]
  ) => number,
  setInterval: globalThis.setInterval.bind(globalThis) as (
    handler: Handler,
    ms?: number,
    ...args: unknown[]
  ) => number,
  clear: globalThis.clearTimeout.bind(globalThis) as (id?: number) => void,
};

let guards: readonly number[] = [];
let isHeld = false;
let passed = 0;
const waits = new Map<number, Wait>();
/** The browser's ids of the timers that `releaseTime` has resumed, by the ids that `keep` gave. */
const resumed = new Map<number, number>();
/** Negative ids, distinct from the browser's positive ids. */
let lastId = 0;

const isOurs = (ms: number): boolean => isHeld && ms >= LEAST_MS && !guards.includes(ms);

function keep(wait: Wait): number {
  lastId -= 1;
  waits.set(lastId, wait);
  return lastId;
}

function clear(id?: number): void {
  if (id === undefined || waits.delete(id)) return;
  real.clear(resumed.get(id) ?? id);
  resumed.delete(id);
}

/**
 * Patches the page's timers so that time can be held. Call once.
 * @param guardsMs the timeouts that abort a hanging play, never held
 */
export function installStoryTime(guardsMs: readonly number[]): void {
  guards = guardsMs;
  Object.assign(globalThis, {
    setTimeout: (handler: Handler, ms = 0, ...args: unknown[]) =>
      isOurs(ms)
        ? keep({ due: passed + ms, run: () => handler(...args) })
        : real.setTimeout(handler, ms, ...args),
    setInterval: (handler: Handler, ms = 0, ...args: unknown[]) =>
      isOurs(ms)
        ? keep({ due: passed + ms, run: () => handler(...args), every: ms })
        : real.setInterval(handler, ms, ...args),
    clearTimeout: clear,
    clearInterval: clear,
  });
}

/**
 * From now on timers of `LEAST_MS` or more (a toast's timeout, a debounce, a ticking clock) wait
 * for `letPass`. So a play on a slow machine misses nothing that is shown briefly, and the order is
 * deterministic.
 */
export function holdTime(): void {
  passed = 0;
  isHeld = true;
}

/** Resumes real time: pending timeouts keep their remaining time, intervals start anew. */
export function releaseTime(): void {
  isHeld = false;
  for (const [id, { due, run, every }] of waits)
    resumed.set(
      id,
      every === undefined ? real.setTimeout(run, due - passed) : real.setInterval(run, every),
    );
  waits.clear();
}

/** The milliseconds that `letPass` has let pass since `holdTime`. */
export const timePassed = (): number => passed;

const nextBefore = (moment: number): [number, Wait] | undefined =>
  [...waits].filter(([, { due }]) => due <= moment).sort(([, a], [, b]) => a.due - b.due)[0];

/** Upper limit of the wait for an idle browser, in milliseconds. */
const NO_LATER = 1_000;

/** Resolves immediately where `requestIdleCallback` is missing, such as outside a browser. */
async function untilIdle(): Promise<void> {
  if (typeof requestIdleCallback === 'undefined') return;
  await new Promise((done) => requestIdleCallback(done, { timeout: NO_LATER }));
}

/**
 * Lets this many milliseconds pass: runs the due timers in order, with a task between them for
 * rendering. It first waits until the browser is idle, so that earlier renders have set their
 * timers.
 */
export async function letPass(ms: number): Promise<void> {
  await untilIdle();
  const moment = passed + ms;
  for (let next = nextBefore(moment); next; next = nextBefore(moment)) {
    const [id, wait] = next;
    passed = wait.due;
    if (wait.every === undefined) waits.delete(id);
    else wait.due += wait.every;
    wait.run();
    await new Promise((done) => real.setTimeout(done));
  }
  passed = moment;
}

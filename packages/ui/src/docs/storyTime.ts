/** Shorter waits belong to the machinery (a frame, a focus, a throttled render) and go on by themselves. */
const LEAST_MS = 300;

type Handler = (...args: unknown[]) => void;

interface Wait {
  due: number;
  run: () => void;
  /** Milliseconds after which it comes again, for an interval. */
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

let guard: number | undefined;
let isHeld = false;
let passed = 0;
const waits = new Map<number, Wait>();
/** What a wait became when time went on. */
const resumed = new Map<number, number>();
/** Counts down: the browser's own count up. */
let lastId = 0;

const isOurs = (ms: number): boolean => isHeld && ms >= LEAST_MS && ms !== guard;

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
 * Makes the page's timers ask whether time is held. Once.
 * @param guardMs the wait after which a play that hangs is given up: it goes on whatever is held
 */
export function installStoryTime(guardMs?: number): void {
  guard = guardMs;
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
 * From now on whatever takes a person's time (a notice that goes by itself, the pause that ends a word, a clock that ticks) waits for `letPass`: what is
 * shown for a second stays for as long as a slow machine takes to look at it, and nothing comes before its turn.
 */
export function holdTime(): void {
  passed = 0;
  isHeld = true;
}

/** Time goes on by itself: what still waits has what was left of its wait. */
export function releaseTime(): void {
  isHeld = false;
  for (const [id, { due, run, every }] of waits)
    resumed.set(
      id,
      every === undefined ? real.setTimeout(run, due - passed) : real.setInterval(run, every),
    );
  waits.clear();
}

/** Milliseconds that have been let pass since time is held. */
export const timePassed = (): number => passed;

const nextBefore = (moment: number): [number, Wait] | undefined =>
  [...waits].filter(([, { due }]) => due <= moment).sort(([, a], [, b]) => a.due - b.due)[0];

/** A busy machine has no time of its own for long. Milliseconds. */
const NO_LATER = 1_000;

/** In a browser; elsewhere nothing is drawn. */
async function untilIdle(): Promise<void> {
  if (typeof requestIdleCallback === 'undefined') return;
  await new Promise((done) => requestIdleCallback(done, { timeout: NO_LATER }));
}

/** Lets so many milliseconds pass at once: whatever falls due in them happens in its order, and is drawn before the next. What was drawn has begun its waits by then. */
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

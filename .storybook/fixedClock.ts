import { timePassed } from '../packages/ui/src/docs/storyTime';

/** The moment at which every story happens, unless its `parameters.reloj` or the toolbar names another. */
export const STORY_NOW = '2026-11-21T18:30:00.000Z';

const RealDate = globalThis.Date;

/** Stops the calendar at one instant, so that "hace 12 s" reads the same on every run: it moves on by what the story lets pass. */
export function freezeClock(iso: string): void {
  const now = RealDate.parse(iso);
  globalThis.Date = class extends RealDate {
    // Every signature of Date, whose typing knows no common one.
    // biome-ignore lint/suspicious/noExplicitAny: see above.
    constructor(...parts: any[]) {
      super(...((parts.length === 0 ? [now + timePassed()] : parts) as [number]));
    }

    static override now(): number {
      return now + timePassed();
    }
  } as DateConstructor;
}

/** Lets the calendar go on from the real moment. */
export function releaseClock(): void {
  globalThis.Date = RealDate;
}

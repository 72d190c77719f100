import { timePassed } from '../packages/ui/src/docs/storyTime';

/**
 * The current instant in every story, unless its `parameters.reloj` or the toolbar sets another.
 */
export const STORY_NOW = '2026-11-21T18:30:00.000Z';

const RealDate = globalThis.Date;

/**
 * Freezes `Date`, so that texts with times are stable. The clock advances only with the story's
 * fake timers.
 */
export function freezeClock(iso: string): void {
  const now = RealDate.parse(iso);
  globalThis.Date = class extends RealDate {
    // Date's overloads have no common signature.
    // biome-ignore lint/suspicious/noExplicitAny: see above.
    constructor(...parts: any[]) {
      super(...((parts.length === 0 ? [now + timePassed()] : parts) as [number]));
    }

    static override now(): number {
      return now + timePassed();
    }
  } as DateConstructor;
}

export function releaseClock(): void {
  globalThis.Date = RealDate;
}

import type { Page } from 'playwright';
import type { Line, Row } from '../Row';
import { CHEAP_PHONE, openPage } from '../support/openPage';

const SECONDS = 10;
/** Images and prefetches after the scene do not count. Milliseconds. */
const SETTLE_MS = 5_000;
/** Frames per second: screens show 60, and drops below this are visible. */
const SMOOTH = 55;

const countFrames = (page: Page): Promise<number> =>
  page.evaluate(
    (seconds) =>
      new Promise<number>((resolve) => {
        let [frames, first] = [0, 0];
        const next = (at: number) => {
          first ||= at;
          frames++;
          if (at - first < seconds * 1000) requestAnimationFrame(next);
          else resolve((frames - 1) / ((at - first) / 1000));
        };
        requestAnimationFrame(next);
      }),
    SECONDS,
  );

/** The frame rate of the idle garita scene, with moving, speaking people and clocks. */
export const garita: Row = {
  name: 'garita',
  async run(bench) {
    const [{ postgres }, browser] = await Promise.all([bench.agencies(), bench.browser()]);
    const { url, boss } = postgres;
    const found: Record<string, number> = {};
    for (const where of ['phone', 'desktop'] as const) {
      const { page, context } = await openPage(browser, {
        cpu: CHEAP_PHONE,
        isPhone: where === 'phone',
        isMoving: true,
        signedIn: { url, usuario: boss.usuario },
      });
      await page.goto(url);
      await page.getByRole('img', { name: / dentro/ }).waitFor();
      await page.waitForTimeout(SETTLE_MS);
      found[where] = await countFrames(page);
      await context.close();
    }
    return (['phone', 'desktop'] as const).map(
      (where): Line => ({
        work: `La garita, 240 people in, ${where} at 4× CPU`,
        unit: 'frames a second',
        garita: { postgres: found[where] ?? 0 },
        goal: { bound: 'atLeast', value: SMOOTH },
        note: `over ${SECONDS} s`,
      }),
    );
  },
};

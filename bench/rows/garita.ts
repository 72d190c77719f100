import type { Page } from 'playwright';
import type { Line, Row } from '../Row';
import { CHEAP_PHONE, openPage } from '../support/openPage';

const SECONDS = 10;
/** What comes after the scene, as pictures and what is loaded in advance, is not its doing. */
const SETTLE_MS = 5_000;
/** A screen draws sixty; what is below this is seen. */
const SMOOTH = 55;

/** How many frames the page draws in a second, over some seconds. */
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

/** The post, in which people breathe, speak and have their clocks: how smoothly it moves while nobody touches it. */
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

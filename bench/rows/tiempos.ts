import type { Browser, Page } from 'playwright';
import type { Line, Row } from '../Row';
import { goTo } from '../support/goTo';
import { interleave } from '../support/interleave';
import type { Agency } from '../support/openAgency';
import { CHEAP_PHONE, openPage } from '../support/openPage';

const TIEMPOS = { path: '/tiempos', title: 'Tiempos', menu: 'Trabajo' };
/** A delay is noticeable from here, in milliseconds. */
const LONG = 100;
/** More than a minute, so that every session's minute changes. */
const IDLE_SECONDS = 65;
/** Images and prefetches after the rows do not count as idle. Milliseconds. */
const SETTLE_MS = 5_000;

const watchTasks = (page: Page) =>
  page.evaluate(() => {
    const found: number[] = [];
    Object.assign(window, { benchTasks: found });
    new PerformanceObserver((list) =>
      found.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });

const tasksOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { benchTasks: number[] }).benchTasks);

/** The cheapest phone, and a desktop on an equally slow machine. */
async function openBoth(
  browser: Browser,
  { url, boss }: Agency,
): Promise<Readonly<Record<'phone' | 'desktop', Page>>> {
  const signedIn = { url, usuario: boss.usuario };
  const [phone, desktop] = [
    await openPage(browser, { cpu: CHEAP_PHONE, isPhone: true, signedIn }),
    await openPage(browser, { cpu: CHEAP_PHONE, signedIn }),
  ];
  return { phone: phone.page, desktop: desktop.page };
}

async function open(page: Page, { url }: Agency, isPhone: boolean): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  return await goTo(page, TIEMPOS, isPhone);
}

/** The time to open the screen that staff keep open all day, with 190 open sessions. */
export const tiempos: Row = {
  name: 'tiempos',
  async run(bench) {
    const [{ postgres }, browser] = await Promise.all([bench.agencies(), bench.browser()]);
    const { phone, desktop } = await openBoth(browser, postgres);
    const found = await interleave(
      { phone: () => open(phone, postgres, true), desktop: () => open(desktop, postgres, false) },
      { isWarmedUp: false, budget: 50_000 },
    );
    await Promise.all([phone, desktop].map((page) => page.context().close()));
    return (['phone', 'desktop'] as const).map(
      (where): Line => ({
        work: `Tiempos, 190 sessions, ${where} at 4× CPU: click → painted`,
        unit: 'ms',
        garita: { postgres: found[where] },
        goal: { bound: 'atMost', value: 600 },
      }),
    );
  },
};

/** The work of that screen while idle for a minute. */
export const idle: Row = {
  name: 'idle',
  isMostlyWaiting: true,
  async run(bench) {
    const [{ postgres }, browser] = await Promise.all([bench.agencies(), bench.browser()]);
    const pages = await openBoth(browser, postgres);
    await open(pages.phone, postgres, true);
    await open(pages.desktop, postgres, false);
    await pages.desktop.waitForTimeout(SETTLE_MS);
    await Promise.all(Object.values(pages).map(watchTasks));
    await pages.desktop.waitForTimeout(IDLE_SECONDS * 1_000);
    const found = { phone: await tasksOf(pages.phone), desktop: await tasksOf(pages.desktop) };
    await Promise.all(Object.values(pages).map((page) => page.context().close()));
    return (['phone', 'desktop'] as const).map(
      (where): Line => ({
        work: `Tiempos, 190 sessions, ${where} at 4× CPU, left alone: tasks over ${LONG} ms`,
        unit: 'tasks a minute',
        garita: { postgres: (found[where].filter((ms) => ms > LONG).length * 60) / IDLE_SECONDS },
        goal: { bound: 'atMost', value: 0 },
        note:
          found[where].length > 0
            ? `the longest took ${Math.round(Math.max(...found[where]))} ms`
            : 'none took 50 ms',
      }),
    );
  },
};

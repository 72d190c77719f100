import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { Line, Row } from '../Row';
import { call } from '../support/client';
import { giveRows } from '../support/giveRows';
import { goTo } from '../support/goTo';
import { interleave, median } from '../support/interleave';
import type { Agency } from '../support/openAgency';
import { type OpenPage, openPage } from '../support/openPage';
import { untilPainted } from '../support/untilPainted';

const TIEMPOS = { path: '/tiempos', title: 'Tiempos', menu: 'Trabajo' };
/** Longer than a minute, so that the minutes of every open time change. */
const IDLE_SECONDS = 65;
/** The wait for images and prefetches before the page counts as idle. Milliseconds. */
const SETTLE_MS = 3_000;
/**
 * The number of loop steps that take 100 ms on the machine of `RESULTS.md`, with its CPU slowed
 * down four times. That machine has the speed factor 1.
 */
const STEPS = 11_000_000;

/**
 * @returns a function that reads the longest task since this call, in milliseconds; 0 if no task
 * took 50
 */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const found = { benchLongest: 0 };
    Object.assign(window, { benchTasks: found });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        found.benchLongest = Math.max(found.benchLongest, duration);
    }).observe({ type: 'longtask' });
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { benchTasks: { benchLongest: number } }).benchTasks.benchLongest,
    );
}

/** Milliseconds that the loop takes here. On a machine of speed factor 1 it takes 100. */
async function timeLoop(page: Page): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 5; i++)
    times.push(
      await page.evaluate((steps) => {
        const start = performance.now();
        let [state, odd] = [1, 0];
        for (let step = 0; step < steps; step++) {
          state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
          odd += state & 1;
        }
        // The sum is used, so that the loop is not optimised away.
        return performance.now() - start + (odd < 0 ? 1 : 0);
      }, STEPS),
    );
  return median(times);
}

/** Opens one page as on the cheapest phone, and one page as on a desktop of the same speed. */
async function openBoth(
  browser: Browser,
  signedIn?: { readonly url: string; readonly usuario: string },
): Promise<Readonly<Record<'phone' | 'desktop', OpenPage>>> {
  const options = signedIn && { signedIn };
  return {
    phone: await openPage(browser, { ...options, isPhone: true }),
    desktop: await openPage(browser, options),
  };
}

const signedInAt = ({ url, boss: { usuario } }: Agency) => ({ url, usuario });

async function open({ page, slowly }: OpenPage, url: string, isPhone: boolean): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  return await slowly(() => goTo(page, TIEMPOS, isPhone));
}

// A row that is still loading has no id.
const PEER_ROWS = '.MuiDataGrid-row[data-id]';

async function openPeer({ page, slowly }: OpenPage, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  return await slowly(() =>
    untilPainted(page, 'click', { title: 'Tiempos', rows: PEER_ROWS }, () =>
      page.getByRole('button', { name: 'Tiempos' }).click(),
    ),
  );
}

const work = (where: string, what: string): string =>
  `Tiempos, 190 sessions, ${where} at 4× CPU${what}`;

/** The time to open the screen that staff keep open all day, with 190 open times. */
export const tiempos: Row = {
  name: 'tiempos',
  async run(bench) {
    const [{ postgres }, browser, web] = await Promise.all([
      bench.agencies(),
      bench.browser(),
      bench.peer('web'),
    ]);
    const { body } = await call<object[]>(postgres.url, 'getAllTime', postgres.boss);
    await giveRows(web.url, 'tiempos', body);
    const [garita, peer] = [await openBoth(browser, signedInAt(postgres)), await openBoth(browser)];
    const found = await interleave(
      {
        peerPhone: () => openPeer(peer.phone, `${web.url}/muiTiempos/`),
        phone: () => open(garita.phone, postgres.url, true),
        peerDesktop: () => openPeer(peer.desktop, `${web.url}/muiTiempos/`),
        desktop: () => open(garita.desktop, postgres.url, false),
      },
      { budget: 30_000 },
    );
    for (const { context } of [garita, peer].flatMap(Object.values<OpenPage>))
      await context.close();
    const line = (where: 'phone' | 'desktop', peerTook: number): Line => ({
      work: work(where, ': click → painted'),
      unit: 'ms',
      peers: { 'MUI DataGrid': peerTook },
      garita: { postgres: found[where] },
      goal: { bound: 'atMost', value: 1, of: 'MUI DataGrid' },
      note: `${body.length} running times on both sides, files warm`,
    });
    return [line('phone', found.peerPhone), line('desktop', found.peerDesktop)];
  },
};

/** The longest task of the screen Tiempos during a minute without input. */
export const idle: Row = {
  name: 'idle',
  async run(bench) {
    const [{ postgres }, browser] = await Promise.all([bench.agencies(), bench.browser()]);
    const { phone, desktop } = await openBoth(browser, signedInAt(postgres));
    await open(phone, postgres.url, true);
    await open(desktop, postgres.url, false);
    await sleep(SETTLE_MS);
    const loop = await desktop.slowly(() => timeLoop(desktop.page));
    const watch = ({ page, slowly }: OpenPage): Promise<number> =>
      slowly(async () => {
        const longest = await watchTasks(page);
        await sleep(IDLE_SECONDS * 1_000);
        return await longest();
      });
    const [onPhone, onDesktop] = await Promise.all([watch(phone), watch(desktop)]);
    const found = { phone: onPhone, desktop: onDesktop };
    await Promise.all([phone, desktop].map(({ context }) => context.close()));
    return (['phone', 'desktop'] as const).map(
      (where): Line => ({
        work: work(where, ', left alone for a minute: the longest task'),
        unit: 'ms',
        peers: { '100 ms × the factor of this machine': loop },
        garita: { postgres: found[where] },
        goal: { bound: 'atMost', value: 1, of: '100 ms × the factor of this machine' },
        ...(found[where] === 0 && { note: 'no task took 50 ms' }),
      }),
    );
  },
};

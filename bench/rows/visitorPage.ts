import type { Browser, CDPSession, Page } from 'playwright';
import type { Line, Row } from '../Row';
import { interleave, median } from '../support/interleave';
import { openPage } from '../support/openPage';

interface Side {
  readonly url: string;
  readonly enter: string;
  readonly answer: string;
}

interface Visit {
  readonly kilobytes: number;
  readonly painted: number;
  readonly usable: number;
}

declare global {
  interface Window {
    benchPaint?: number;
    benchAnswered?: number;
  }
}

const SETTLED = 1_000;
/** The interval between two presses of an impatient visitor, in milliseconds. */
const IMPATIENCE = 25;

/**
 * @returns a function that reads the bytes of JavaScript transferred so far: compressed, with
 * headers
 */
async function countScripts(cdp: CDPSession): Promise<() => number> {
  const scripts = new Set<string>();
  let bytes = 0;
  cdp.on(
    'Network.responseReceived',
    ({ requestId, response: { mimeType } }) =>
      void (mimeType.includes('javascript') && scripts.add(requestId)),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  return () => bytes;
}

/** Records the largest contentful paint from the start of each page. */
const notePaint = (): void => {
  new PerformanceObserver((list) => {
    window.benchPaint = list.getEntries().at(-1)?.startTime ?? Number.NaN;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

/** Presses the button as soon as no element covers it, and again until the page reacts. */
const pressUntilAnswered = ({
  enter,
  answer,
  every,
}: {
  enter: string;
  answer: string;
  every: number;
}): void => {
  const press = (): void => {
    if (document.querySelector(answer)) {
      window.benchAnswered = performance.now();
      return;
    }
    const buttons = [...document.querySelectorAll('button')].filter(
      (button) => button.textContent?.trim() === enter && button.checkVisibility(),
    );
    for (const button of buttons) {
      const { x, y, width, height } = button.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      if (top === null || !button.contains(top)) continue;
      button.click();
      break;
    }
    setTimeout(press, every);
  };
  if (window === window.top) press();
};

const answeredAt = async (page: Page): Promise<number> => {
  await page.waitForFunction(() => window.benchAnswered !== undefined, undefined, {
    polling: 20,
    timeout: 20_000,
  });
  return (await page.evaluate(() => window.benchAnswered)) ?? Number.NaN;
};

/** Measures a first visit. The button is pressed once all is loaded. */
async function look(browser: Browser, side: Side) {
  const { page, context, slowly } = await openPage(browser, { isPhone: true });
  const found = await slowly(() => lookAt(page, side));
  await context.close();
  return found;
}

async function lookAt(page: Page, { url, enter, answer }: Side) {
  const count = await countScripts(await page.context().newCDPSession(page));
  await page.addInitScript(notePaint);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: enter }).first().waitFor();
  // Deferred parts load within this time.
  await page.waitForTimeout(SETTLED);
  const bytes = count();
  const painted = (await page.evaluate(() => window.benchPaint)) ?? Number.NaN;
  const pressed = await page.evaluate(() => performance.now());
  await page.evaluate(pressUntilAnswered, { enter, answer, every: IMPATIENCE });
  const takes = (await answeredAt(page)) - pressed;
  return { bytes, painted, takes };
}

/**
 * Presses the button from the start of the navigation. @returns milliseconds from that start to the
 * answer
 */
async function press(browser: Browser, { url, enter, answer }: Side): Promise<number> {
  const { page, context, slowly } = await openPage(browser, { isPhone: true });
  await page.addInitScript(pressUntilAnswered, { enter, answer, every: IMPATIENCE });
  const at = await slowly(async () => {
    await page.goto(url, { waitUntil: 'commit' });
    return await answeredAt(page);
  });
  await context.close();
  return at;
}

/**
 * The page is usable from the first press that has an effect. That instant is the time of the
 * answer, minus the delay of an answer on an idle page.
 */
async function visit(browser: Browser, side: Side): Promise<Visit> {
  const { bytes, painted, takes } = await look(browser, side);
  const answered = await press(browser, side);
  return {
    kilobytes: bytes / 1000,
    painted,
    usable: Math.max(0, answered - takes),
  };
}

export const visitorPage: Row = {
  name: 'visitor',
  async run(bench) {
    const [{ postgres }, browser, web] = await Promise.all([
      bench.agencies(),
      bench.browser(),
      bench.peer('web'),
    ]);
    const places: Readonly<Record<string, Side>> = {
      garita: { url: `${postgres.url}/`, enter: 'Acceder', answer: '[role="dialog"]' },
      admin: { url: `${web.url}/admin/#/login`, enter: 'Sign in', answer: '.Mui-error' },
    };
    const visits: Record<string, Visit[]> = {};
    const sides = Object.fromEntries(
      Object.entries(places).map(([name, place]) => [
        name,
        async () => {
          const one = await visit(browser, place);
          visits[name] = [...(visits[name] ?? []), one];
          return one.usable;
        },
      ]),
    );
    await interleave(sides, { isWarmedUp: false, budget: 35_000 });
    const of = (name: string, what: keyof Visit): number =>
      median((visits[name] ?? []).map((one) => one[what]));
    const line = (work: string, what: keyof Visit, unit: Line['unit'], value: number): Line => ({
      work: `visitor's page, phone at 4× CPU: ${work}`,
      unit,
      peers: { 'react-admin': of('admin', what) },
      garita: { postgres: of('garita', what) },
      goal: { bound: 'atMost', value, of: 'react-admin' },
    });
    return [
      line('JavaScript on the wire', 'kilobytes', 'kB', 0.6),
      line('LCP', 'painted', 'ms', 0.6),
      line('usable, the splash counted', 'usable', 'ms', 1),
    ];
  },
};

import { chromium, type Page } from '@playwright/test';
import { startDemo } from '../../e2e/support/demo';
import { signIn } from '../../e2e/support/portal';
import { CHROMIUM_ARGS, findBrowser } from '../../scripts/find-browser.mjs';
import type { Measure } from '../Measure';

const GENTE = 5000;

/** Until what was asked for is on the screen: the frame after the next one. */
const painted = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function openNomina(url: string, page: Page): Promise<void> {
  await signIn(page, 'Gerente', undefined, url);
  await page.goto(`${url}/nomina`);
  await page.getByRole('table').getByRole('row').nth(5).waitFor();
}

async function sort(page: Page): Promise<void> {
  await page.getByRole('columnheader', { name: /Usuario/ }).click();
  await painted(page);
}

/** Sixty turns of a wheel, a frame each: the page with a short table, the table's own box with a long one. */
const NOTCH = 120;
const scroll = (page: Page) =>
  page.evaluate(async (notch) => {
    const box = document.querySelector('table')?.closest('[role=region]');
    for (let i = 0; i <= 60; i++) {
      window.scrollTo(0, i * notch);
      if (box) box.scrollTop = i * notch;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, NOTCH);

/** The payroll on the screen: rows that are not seen cost nothing. */
export const browser: Measure = {
  name: 'navegador',
  async run(compare) {
    const executablePath = await findBrowser();
    const chrome = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
    const demos = [await startDemo(), await startDemo({ args: ['--personas', String(GENTE)] })] as const;
    const open = async ({ url }: { url: string }) => {
      const page = await chrome.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
      await openNomina(url, page);
      return page;
    };
    const [small, large] = [await open(demos[0]), await open(demos[1])];
    await compare({ what: `ordenar ${GENTE} filas frente a unas 70`, base: () => sort(small), other: () => sort(large), atMost: 10 });
    await compare({ what: `recorrer ${GENTE} filas frente a unas 70`, base: () => scroll(small), other: () => scroll(large), atMost: 1.5, times: 5 });
    await chrome.close();
    for (const demo of demos) await demo.stop();
  },
};

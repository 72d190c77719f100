import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** A desktop window of 1280×800 at 400 % zoom. */
const ZOOMED = { viewport: { width: 320, height: 200 } };
const PHONE = { viewport: { width: 390, height: 844 } };
const NARROW = { viewport: { width: 320, height: 800 } };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** The frame's bars that are still in the window after scrolling. */
const barsInWindow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    window.scrollTo(0, 400);
    const bars = [...document.querySelectorAll('header, nav')].filter(
      (bar) => !bar.closest('main') && bar.getBoundingClientRect().height > 0,
    );
    return bars
      .filter((bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      })
      .map((bar) => bar.tagName);
  });

test('at 400 % zoom the bars scroll away with the page; on a phone they stay', async ({ open }) => {
  const zoomed = await open('Fundadora', '/multas', ZOOMED);
  await expect(zoomed.getByRole('heading', { level: 1, name: 'Multas' })).toBeAttached();
  await expect(zoomed.getByRole('article').first()).toBeAttached();
  await expect.poll(() => barsInWindow(zoomed)).toEqual([]);
  const phone = await open('Fundadora', '/multas', PHONE);
  await expect(phone.getByRole('article').first()).toBeVisible();
  await expect.poll(() => barsInWindow(phone)).toEqual(['HEADER', 'NAV']);
});

/** The figures, dates and names in the page that have more than one line. */
const findBroken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const FIGURE =
      /[+−-]?\d+h\s\d+m|\d{1,2}\s(?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)(?:\s\d{4})?|\d[\d.]*c(?![\p{L}\d])/gu;
    const countLines = (node: Node, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      const tops = [...range.getClientRects()]
        .filter(({ width, height }) => width > 0 && height > 0)
        .map(({ top }) => Math.round(top / 8));
      return new Set(tops).size;
    };
    const broken = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      for (const { 0: figure, index } of text.matchAll(FIGURE))
        if (countLines(node, index, index + figure.length) > 1) broken.add(figure);
      const isName = node.parentElement?.closest('[translate=no]') && /^\S{3,}$/.test(text.trim());
      if (isName && countLines(node, 0, text.length) > 1) broken.add(text);
    }
    return [...broken];
  });

const SCREENS = [
  '/nomina',
  '/listaPaga',
  '/multas',
  '/ventas',
  '/membresias',
  '/ausencias',
  '/resumensemanal',
  '/degrados',
  '/despidos',
  '/traslados',
  '/misiones',
  '/empleadomes',
  '/persona/Oficial',
  '/fichaje',
  '/registros',
  '/pulso',
];

for (const [name, device] of Object.entries({
  'a phone': PHONE,
  'a narrow window': NARROW,
  'a desktop': DESKTOP,
}))
  test(`no name, figure or date breaks inside, on ${name}`, async ({ open }) => {
    const page = await open('Fundadora', 'about:blank', device);
    for (const path of SCREENS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
      const unfold = page.getByRole('main').getByRole('button', { name: /^Detalles/ });
      if ((await unfold.count()) > 0) await unfold.first().click();
      await expect.soft(findBroken(page), path).resolves.toEqual([]);
    }
  });

/** A text in the second column of a screen, by path. */
const SECOND_COLUMN = {
  '/configuracion': 'Apariencia',
  '/seguridad': 'Tokens',
  '/estados': 'Así lo verá el equipo',
  '/calcularango': 'Elige los dos rangos y aquí verás lo que cuesta.',
};

for (const [name, device, [from, to]] of [
  ['a desktop', DESKTOP, [640, 960]],
  ['a phone', PHONE, [0, 64]],
] as const)
  test(`the screens with two columns use the page’s width on ${name}`, async ({ open }) => {
    const page = await open('Cabo', 'about:blank', device);
    for (const [path, text] of Object.entries(SECOND_COLUMN)) {
      await page.goto(path);
      const part = page.getByRole('main').getByText(text, { exact: true });
      const start = async () => (await part.boundingBox())?.x;
      await expect.soft.poll(start, path).toBeGreaterThanOrEqual(from);
      await expect.soft.poll(start, path).toBeLessThan(to);
    }
  });

import type { Page } from '@playwright/test';

const KEPT = 'prueba-pulsaciones';

/** Runs in the page and counts input events. sessionStorage keeps the count over reloads. */
function listen([kept, countsText]: readonly [kept: string, countsText: boolean]): void {
  const add = (presses: number) =>
    sessionStorage.setItem(kept, String(Number(sessionStorage.getItem(kept)) + presses));
  let isTyped = false;
  addEventListener('pointerdown', () => add(1), true);
  addEventListener(
    'keydown',
    ({ key, repeat, isTrusted }) => {
      // A field forwards key events to its list as synthetic events, which are no presses.
      if (!isTrusted) return;
      isTyped = true;
      if (!repeat && (countsText || key.length > 1)) add(1);
    },
    true,
  );
  // Playwright's `fill` sets a text at once, so each of its letters counts as a key.
  addEventListener(
    'input',
    (event) => {
      if (countsText && !isTyped && event instanceof InputEvent) add(event.data?.length ?? 0);
      isTyped = false;
    },
    true,
  );
}

/**
 * Counts clicks, taps, keys, and the letters of filled texts, but not `selectOption`.
 * @param options.countsText false leaves out the letters of texts
 * @returns a function that reads the count so far
 */
export async function countPresses(
  page: Page,
  { countsText = true } = {},
): Promise<() => Promise<number>> {
  const counted = [KEPT, countsText] as const;
  await page.addInitScript(listen, counted);
  await page.evaluate(listen, counted);
  return () => page.evaluate((kept) => Number(sessionStorage.getItem(kept)), KEPT);
}

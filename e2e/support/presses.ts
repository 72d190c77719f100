import type { Page } from '@playwright/test';

const KEPT = 'prueba-pulsaciones';

/** Runs in the page: adds up what a hand does. A reload loses nothing, for the tab keeps the sum. */
function listen(kept: string): void {
  const add = (presses: number) =>
    sessionStorage.setItem(kept, String(Number(sessionStorage.getItem(kept)) + presses));
  let isTyped = false;
  addEventListener('pointerdown', () => add(1), true);
  addEventListener(
    'keydown',
    ({ repeat, isTrusted }) => {
      // A field hands its keys on to the list that it searches: that presses nothing.
      if (!isTrusted) return;
      isTyped = true;
      if (!repeat) add(1);
    },
    true,
  );
  // Text that a journey fills in would have been a key a letter.
  addEventListener(
    'input',
    (event) => {
      if (!isTyped && event instanceof InputEvent) add(event.data?.length ?? 0);
      isTyped = false;
    },
    true,
  );
}

/**
 * Counts from here on what a person presses on a page: clicks and taps, keys, and the letters of what is filled in.
 * A choice in the browser's own list (`selectOption`) presses nothing and must be made by keys.
 * @returns tells how many presses there were so far.
 */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(listen, KEPT);
  await page.evaluate(listen, KEPT);
  return () => page.evaluate((kept) => Number(sessionStorage.getItem(kept)), KEPT);
}

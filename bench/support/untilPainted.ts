import type { Page } from 'playwright';

/** What has to be on the screen. */
export interface Wanted {
  /** The page's title (its first `h1`). */
  readonly title?: string;
  /** What its rows are found by; at least one is wanted. */
  readonly rows?: string;
  /** Text of the first row as it was: another is wanted. */
  readonly firstOtherThan?: string;
}

declare global {
  interface Window {
    benchPainted?: Promise<number>;
  }
}

/** What the first row says; empty without one. */
export const textOfFirst = (page: Page, rows: string): Promise<string> =>
  page.evaluate((selector) => document.querySelector(selector)?.textContent ?? '', rows);

/**
 * From the moment of an event (`click`, `input`) until what it asked for has been painted, in milliseconds, both by the page's own clock.
 * @param act makes the event happen, as a person does
 */
export async function untilPainted(
  page: Page,
  event: 'click' | 'input',
  wanted: Wanted,
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(
    ([type, { title, rows, firstOtherThan }]) => {
      const isThere = (): boolean => {
        if (title !== undefined && document.querySelector('h1')?.textContent !== title)
          return false;
        if (rows === undefined) return true;
        const first = document.querySelector(rows);
        return (
          first !== null && (firstOtherThan === undefined || first.textContent !== firstOtherThan)
        );
      };
      window.benchPainted = new Promise((resolve) => {
        const onEvent = ({ timeStamp }: Event): void => {
          removeEventListener(type, onEvent, true);
          const look = (): void => {
            if (!isThere()) return void requestAnimationFrame(look);
            // The frame that shows it is drawn when this callback has ended; what is posted now comes after that.
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
            channel.port2.postMessage(null);
          };
          requestAnimationFrame(look);
        };
        addEventListener(type, onEvent, true);
      });
    },
    [event, wanted] as const,
  );
  await act();
  const found = await page.evaluate(() => window.benchPainted);
  if (found === undefined) throw new Error('The page was left before it could be painted.');
  return found;
}

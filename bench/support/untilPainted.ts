import type { Page } from 'playwright';

export interface Wanted {
  /** The page's first `h1`. */
  readonly title?: string;
  /** The selector of the rows; at least one must exist. */
  readonly rows?: string;
  /** The previous text of the first row, which must change. */
  readonly firstOtherThan?: string;
}

declare global {
  interface Window {
    benchPainted?: Promise<number>;
  }
}

export const textOfFirst = (page: Page, rows: string): Promise<string> =>
  page.evaluate((selector) => document.querySelector(selector)?.textContent ?? '', rows);

/** Milliseconds from the event to the paint. @param act triggers the event as a user does */
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
            // The browser paints after this callback. A message posted now arrives after the paint.
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

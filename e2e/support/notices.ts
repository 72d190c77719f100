import { type BrowserContext, expect, type Page } from '@playwright/test';

interface Notice {
  /** The text of the notice's icon: `Hecho`, `Error` or `Aviso`. */
  readonly mark: string;
  readonly text: string;
}

const shown = new WeakMap<Page, Notice[]>();

/**
 * Runs in the page before the portal's scripts. Reports each notice to the test once, when it
 * appears.
 */
function watchNotices(): void {
  const seen = new WeakSet<Element>();
  const look = () => {
    for (const notice of document.querySelectorAll(
      '[role=region][aria-label=Avisos] [role=alertdialog]',
    )) {
      if (seen.has(notice) || !notice.checkVisibility()) continue;
      seen.add(notice);
      const mark = notice.querySelector('[role=img]')?.getAttribute('aria-label') ?? '';
      const { tellNotice } = window as unknown as { tellNotice: (told: Notice) => Promise<void> };
      void tellNotice({ mark, text: notice.querySelector('[role=alert]')?.textContent ?? '' });
    }
  };
  const watch = () =>
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  watch();
  // In a popup the browser replaces the document after this script has run, so the new document is
  // observed too.
  addEventListener('DOMContentLoaded', watch);
}

/** The notices that a page has shown and that the test has not expected yet. */
export function noticesOf(page: Page): Notice[] {
  const notices = shown.get(page) ?? [];
  shown.set(page, notices);
  return notices;
}

/** Records notices as they appear: a success notice lasts one second, and would be missed later. */
export async function recordNotices(context: BrowserContext): Promise<void> {
  await context.exposeBinding(
    'tellNotice',
    ({ page }, notice: Notice) => void noticesOf(page).push(notice),
  );
  await context.addInitScript(watchNotices);
}

/**
 * Waits for a notice with this text, also one from before a reload, and removes it from the
 * recorded notices.
 */
export async function expectNotice(page: Page, text: string | RegExp): Promise<void> {
  const notices = noticesOf(page);
  const isIt = (said: string) => (typeof text === 'string' ? said === text : text.test(said));
  const said = () => notices.map((notice) => notice.text);
  await expect
    .poll(said, { message: 'the notices shown so far', intervals: [20, 50, 100, 250] })
    .toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text));
  notices.splice(
    notices.findIndex((notice) => isIt(notice.text)),
    1,
  );
}

import { type BrowserContext, expect, type Page } from '@playwright/test';

/** A notice as it was shown. */
interface Notice {
  /** What its mark says: `Hecho`, `Error` or `Aviso`. */
  readonly mark: string;
  readonly text: string;
}

const shown = new WeakMap<Page, Notice[]>();

/** Runs in the page, before anything of the portal: tells of each notice once, as it appears. */
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
  // A page that another one opens gets its document later than its window.
  addEventListener('DOMContentLoaded', watch);
}

/** The notices of a page that nobody has expected yet. */
export function noticesOf(page: Page): Notice[] {
  const notices = shown.get(page) ?? [];
  shown.set(page, notices);
  return notices;
}

/** From now on every page of a context keeps the notices that it shows. A plain success stands for one second: whoever looks later must be told. */
export async function recordNotices(context: BrowserContext): Promise<void> {
  await context.exposeBinding(
    'tellNotice',
    ({ page }, notice: Notice) => void noticesOf(page).push(notice),
  );
  await context.addInitScript(watchNotices);
}

/**
 * The page shows a notice, or has shown it, before a reload too. Each is expected once: what was found is struck out.
 * @param text the whole of it, or a pattern.
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

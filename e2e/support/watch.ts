import type { BrowserContext, Page } from '@playwright/test';
import { noticesOf, recordNotices } from './notices';
import { keepStill } from './stillness';

export interface Watch {
  /** Watches every page of the context. Stops motion on pages that prefer reduced motion. */
  context(context: BrowserContext): Promise<void>;
  /** Errors, warnings, CSP violations, and unexpected error notices. */
  complaints(): string[];
}

/** @param tolerated a complaint that contains one of these texts is ignored */
export function createWatch(tolerated: readonly string[]): Watch {
  const pages = new Set<Page>();
  const texts: string[] = [];
  const record = (text: string) => {
    // Chromium reports every 4xx answer, and journeys cause some. Playwright reports the service
    // worker that it blocks (playwright.config.ts).
    if (!/^(Failed to load resource|Service Worker registration blocked)/.test(text))
      texts.push(text);
  };
  const errorNotices = () =>
    [...pages].flatMap((page) =>
      noticesOf(page).flatMap(({ mark, text }) => (mark === 'Error' ? [`Notice: ${text}`] : [])),
    );
  return {
    async context(context) {
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) record(message.text());
      });
      context.on('weberror', (error) => record(String(error.error())));
      context.on('page', (page) => pages.add(page));
      await recordNotices(context);
      await keepStill(context);
    },
    complaints: () =>
      [...texts, ...errorNotices()].filter(
        (text) => !tolerated.some((part) => text.includes(part)),
      ),
  };
}

import { FOREIGN, TRAP } from '@garita/testing/hostile/hostileTexts';
import type { BrowserContext, Page, Request } from 'playwright';

export interface HostilityWatch {
  /** Returns the findings so far, and forgets them. */
  take(): string[];
}

/**
 * Records scripts run from texts, dialogs, console errors, uncaught errors, foreign requests and
 * failed API calls. @param url the portal's address
 */
export async function watchContext(context: BrowserContext, url: string): Promise<HostilityWatch> {
  const findings: string[] = [];
  // Pages load in parallel, so each finding includes its URL.
  const record = (page: Page | null, what: string) =>
    void findings.push(`${page?.url() ?? 'somewhere'}: ${what}`);
  await context.exposeBinding(TRAP, ({ page }) => record(page, 'a text has run as a script'));
  context.on('dialog', (dialog) => {
    record(dialog.page(), `a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('console', (message) => {
    // Chromium reports every 404, and images that the CSP rightly refuses.
    const isRefusal = /^Failed to load resource|\bimg-src\b/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isRefusal)
      record(message.page(), `console: ${message.text()}`);
  });
  context.on('weberror', (error) =>
    record(
      error.page(),
      `an error that nobody caught: ${error.error().stack ?? error.error().message}`,
    ),
  );
  const isForeign = (request: Request) =>
    !request.url().startsWith(`${url}/`) && !request.url().startsWith('data:');
  context.on('requestfinished', (request) => {
    if (isForeign(request)) record(null, `asked ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    // A request that the CSP blocks never leaves the browser.
    if (isForeign(request) && request.failure()?.errorText !== 'csp')
      record(null, `tried to ask ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.url().startsWith(`${url}/api/`) && response.status() >= 400)
      record(null, `${response.status()} of ${response.url()}`);
  });
  return { take: () => findings.splice(0) };
}

/**
 * Lists elements and attributes that the portal never creates, content wider than the window, text
 * reversed by bidirectional characters, and error messages.
 */
export const listFaults = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ trap, foreign }) => {
      const faults: string[] = [];
      const brief = (text: string) =>
        JSON.stringify(text.length > 160 ? `${text.slice(0, 160)}…` : text);
      for (const element of document.querySelectorAll('*')) {
        for (const { name, value } of element.attributes) {
          if (name.startsWith('on')) faults.push(`an event handler: ${brief(element.outerHTML)}`);
          const isAddress = [
            'href',
            'action',
            'formaction',
            'srcdoc',
            'data',
            'xlink:href',
          ].includes(name);
          // Browsers ignore spaces and control characters in a URL's scheme.
          if (
            isAddress &&
            // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them in a URL.
            /^(javascript|vbscript|data):/i.test(value.replace(/[\u0000-\u0020]/g, ''))
          )
            faults.push(`an address: ${brief(element.outerHTML)}`);
        }
        const isOurs = !element.matches('iframe, object, embed, base, marquee, body style, math');
        if (
          !isOurs ||
          (element.matches('script:not([type="application/json"]), style') &&
            `${element.textContent}`.includes(`${trap}()`)) ||
          (element.matches('style') && element.textContent.includes(foreign))
        )
          faults.push(`an element: ${brief(element.outerHTML)}`);
      }
      const { scrollWidth, clientWidth } = document.documentElement;
      if (Math.max(scrollWidth, document.body.scrollWidth) > clientWidth) {
        const wide = [...document.querySelectorAll('main *')]
          .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
          .at(-1);
        faults.push(
          `${scrollWidth - clientWidth} px wider than the window, such as ${brief(wide?.outerHTML ?? '')}`,
        );
      }
      // The effect of a bidirectional control character ends with its block or isolate. Within that
      // block no other text may follow it.
      const isInline = (element: Element) => {
        const { display, unicodeBidi } = getComputedStyle(element);
        return display === 'inline' && !/isolate|plaintext/.test(unicodeBidi);
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!/[\u202e\u2067]/.test(text.textContent ?? '')) continue;
        let block = text.parentElement as Element;
        if (block.matches('script, style')) continue;
        while (isInline(block)) block = block.parentElement as Element;
        const turned = block.textContent.slice(block.textContent.search(/[\u202e\u2067]/));
        if (turned.replace(/^[^¤]*¤..[0-9a-z]?/, '').trim() !== '')
          faults.push(`turned around: ${brief(block.textContent)}`);
      }
      for (const alert of document.querySelectorAll('main [role=alert]'))
        faults.push(`a failure: ${alert.textContent}`);
      return faults;
    },
    { trap: TRAP, foreign: FOREIGN },
  );

/** All text that a page shows, including its fields' values. */
export const readTexts = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
    ].map(({ value }) => value);
    return [document.body.textContent, ...fields].join('\n');
  });

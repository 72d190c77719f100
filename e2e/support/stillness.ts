import type { BrowserContext } from '@playwright/test';

const STILL = `*, ::before, ::after, ::backdrop {
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  transition-duration: 0s !important;
  transition-delay: 0s !important;
}`;

/** Runs in the page before any script of the portal. */
function stopMotion(still: string): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const stop = () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(still);
    document.adoptedStyleSheets.push(sheet);
  };
  stop();
  // In a popup the browser replaces the document, with its style sheet, after this script has run.
  addEventListener('DOMContentLoaded', () => {
    if (document.adoptedStyleSheets.length === 0) stop();
  });
}

/**
 * Stops animations: without a GPU a loading animation takes up to a third of the time to open a
 * page.
 */
export async function keepStill(context: BrowserContext): Promise<void> {
  await context.addInitScript(stopMotion, STILL);
}

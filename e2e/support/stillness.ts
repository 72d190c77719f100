import type { BrowserContext } from '@playwright/test';

const STILL = `*, ::before, ::after, ::backdrop {
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  transition-duration: 0s !important;
  transition-delay: 0s !important;
}`;

/** Runs in the page, before anything of the portal. */
function stopMotion(still: string): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const stop = () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(still);
    document.adoptedStyleSheets.push(sheet);
  };
  stop();
  // A page that another one opens gets its document later than its window.
  addEventListener('DOMContentLoaded', () => {
    if (document.adoptedStyleSheets.length === 0) stop();
  });
}

/**
 * Where less motion is asked for there is none at all: what moves arrives at once, as in the stories. Without a graphics card every frame of what only
 * breathes until data come is composed by the processor, which is up to a third of what it takes to open a page.
 */
export async function keepStill(context: BrowserContext): Promise<void> {
  await context.addInitScript(stopMotion, STILL);
}

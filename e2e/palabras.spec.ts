import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/**
 * Words of 3 to 20 characters that break across lines. A longer one is a name of another journey
 * (nombres.spec.ts), which may have to.
 */
const listBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        if (word.length > 20) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()]
            .filter(({ width }) => width > 0)
            .map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });

test('no word breaks across lines on Mantenimiento, Traslados, Usuarios and Nómina at 768, 1024 and 1280 pixels', async ({
  open,
}) => {
  const page = await open('Fundadora', '/mantenimiento');
  for (const path of ['/mantenimiento', '/traslados', '/usuarios', '/nomina']) {
    await page.goto(path);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      expect(await listBrokenWords(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

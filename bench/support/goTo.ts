import type { Page } from 'playwright';
import { untilPainted } from './untilPainted';

/** The rows of a list: table rows on a desktop, cards on a phone. */
const ROWS = { desktop: 'main tbody tr', phone: 'main li' };

/** A screen in the menu. */
export interface Screen {
  readonly path: string;
  readonly title: string;
  /** The desktop's menu with its link; a phone has it in its bar. */
  readonly menu: string;
}

/** Opens a screen by its link. @returns milliseconds from the click until its rows are painted */
export async function goTo(
  page: Page,
  { path, title, menu }: Screen,
  isPhone = false,
): Promise<number> {
  const wanted = { title, rows: isPhone ? ROWS.phone : ROWS.desktop };
  if (isPhone)
    return await untilPainted(page, 'click', wanted, () =>
      page.locator(`a[href="${path}"]`).last().tap(),
    );
  await page
    .getByRole('button', { name: new RegExp(`^${menu}`) })
    .first()
    .click();
  const link = page.locator(`a[role="menuitem"][href="${path}"]`);
  await link.waitFor();
  return await untilPainted(page, 'click', wanted, () => link.click());
}

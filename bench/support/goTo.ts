import type { Page } from 'playwright';
import { untilPainted } from './untilPainted';

/** Rows of a list: of a table on a desktop, cards on a phone. */
const ROWS = { desktop: 'main tbody tr', phone: 'main li' };

/** A screen as the menu leads to it. */
export interface Screen {
  readonly path: string;
  readonly title: string;
  /** The menu on a desktop in which its link hangs; a phone has it in its bar. */
  readonly menu: string;
}

/** Opens a screen by its link in the menu. @returns from the click until its rows are painted, in milliseconds */
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

import type { Page } from 'playwright';
import { untilPainted } from './untilPainted';

/** A desktop shows table rows, a phone cards. */
const ROWS = { desktop: 'main tbody tr', phone: 'main li' };

export interface Screen {
  readonly path: string;
  readonly title: string;
  /** The desktop's menu with the link; on a phone, the bar has the link. */
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

import type { Page } from 'playwright';
import type { Line, Row } from '../Row';
import { call } from '../support/client';
import { giveRows } from '../support/giveRows';
import { goTo, type Screen } from '../support/goTo';
import { interleave } from '../support/interleave';
import { type OpenPage, openPage } from '../support/openPage';
import { untilPainted } from '../support/untilPainted';

type Rows = readonly object[];

interface LongList extends Screen {
  /** The peer's resource. `read` is Garita's call that answers the rows. */
  readonly name: string;
  readonly read: string;
  rowsOf(answer: readonly unknown[]): Rows;
}

/** The screens that get a row for each active person. */
const LISTS: readonly LongList[] = [
  {
    ...{ path: '/resumensemanal', title: 'Resumen semanal', menu: 'Trabajo' },
    ...{ name: 'resumensemanal', read: 'nominaWeek', rowsOf: ([rows]) => rows as Rows },
  },
  {
    ...{ path: '/nomina', title: 'Nómina', menu: 'Trabajo' },
    ...{ name: 'nomina', read: 'allNomina', rowsOf: ([rows]) => rows as Rows },
  },
  {
    ...{ path: '/ascensos', title: 'Ascensos', menu: 'Trabajo' },
    ...{ name: 'ascensos', read: 'ext/turnos', rowsOf: (rows) => rows as Rows },
  },
];

/**
 * Opens a list of the peer by its link. The cells of a loading row have no `column-` class.
 * @returns milliseconds until its rows are painted
 */
const goToPeer = (page: Page, name: string): Promise<number> =>
  untilPainted(page, 'click', { rows: `.${name} tbody td[class*="column-"]` }, () =>
    page.locator(`a[href="#/${name}"]`).first().click(),
  );

/** The longest lists, with cached files and uncached data, against the same rows in react-admin. */
export const lists: Row = {
  name: 'lists',
  async run(bench) {
    const [{ postgres }, browser, web] = await Promise.all([
      bench.agencies(),
      bench.browser(),
      bench.peer('web'),
    ]);
    const { url, boss } = postgres;
    const counts: Record<string, number> = {};
    for (const { name, read, rowsOf } of LISTS) {
      const rows = rowsOf((await call<unknown[]>(url, read, boss)).body);
      counts[name] = rows.length;
      // react-admin requires an `id` in each row.
      await giveRows(
        web.url,
        name,
        rows.map((row, i) => ({ id: i + 1, ...row })),
      );
    }
    const signedIn = { url, usuario: boss.usuario };
    const garita = await openPage(browser, { signedIn });
    const peer = await openPage(browser);
    // Each round reloads the page from cached files, so that every list requests its data.
    const open = async (
      { page, slowly }: OpenPage,
      address: string,
      go: (page: Page) => Promise<number>,
    ): Promise<number> => {
      await page.goto('about:blank');
      await page.goto(address, { waitUntil: 'networkidle' });
      return await slowly(() => go(page));
    };
    const sides = Object.fromEntries(
      LISTS.flatMap((list) => [
        [
          `peer ${list.name}`,
          () => open(peer, `${web.url}/adminLists/`, (page) => goToPeer(page, list.name)),
        ],
        [`garita ${list.name}`, () => open(garita, url, (page) => goTo(page, list))],
      ]),
    );
    const found = await interleave(sides, { budget: 30_000 });
    await Promise.all([garita, peer].map(({ context }) => context.close()));
    return LISTS.map(
      ({ name, title }): Line => ({
        work: `${title}, desktop at 4× CPU, files warm: click → rows painted`,
        unit: 'ms',
        peers: { 'react-admin': found[`peer ${name}`] ?? Number.NaN },
        garita: { postgres: found[`garita ${name}`] ?? Number.NaN },
        goal: { bound: 'atMost', value: 0.7, of: 'react-admin' },
        note: `${counts[name]} rows`,
      }),
    );
  },
};

import type { Line, Row } from '../Row';
import { call } from '../support/client';
import { giveRows } from '../support/giveRows';
import { interleave } from '../support/interleave';
import { type OpenPage, openPage } from '../support/openPage';
import { textOfFirst, untilPainted } from '../support/untilPainted';

interface List extends OpenPage {
  readonly rows: string;
  readonly sort: string;
  readonly search: string;
}

const LETTERS = 'eudonislr';

const sortOf =
  ({ page, rows, sort }: List) =>
  async (): Promise<number> =>
    await untilPainted(page, 'click', { rows, firstOtherThan: await textOfFirst(page, rows) }, () =>
      page.locator(sort).first().click(),
    );

/** Types a letter that the first row lacks. Clearing the field is not measured. */
const typeOf =
  ({ page, rows, search }: List) =>
  async (): Promise<number> => {
    const first = await textOfFirst(page, rows);
    const folded = first.normalize('NFD').toLowerCase();
    const letter = [...LETTERS].find((one) => !folded.includes(one)) ?? 'q';
    const field = page.locator(search);
    await field.focus();
    const took = await untilPainted(page, 'input', { rows, firstOtherThan: first }, () =>
      page.keyboard.press(letter),
    );
    await field.fill('');
    await page.waitForFunction(
      ([selector, text]) => document.querySelector(selector as string)?.textContent === text,
      [rows, first],
    );
    return took;
  };

interface Fila {
  readonly id: number;
  readonly usuario: number;
  readonly usuarioNombre: string;
}
type Nomina = readonly [readonly Fila[], ...unknown[]];

/** Makes the payroll longer: each person is repeated. */
const repeat = (people: readonly Fila[], times: number): Fila[] =>
  Array.from({ length: times }, (_, i) =>
    people.map((row) =>
      i === 0
        ? row
        : {
            ...row,
            id: row.id + i * 100_000,
            usuario: row.usuario + i * 100_000,
            usuarioNombre: `${row.usuarioNombre}.${i}`,
          },
    ),
  ).flat();

async function openNomina(opened: OpenPage, url: string, times: number): Promise<List> {
  const { page } = opened;
  if (times > 1)
    await page.route('**/api/allNomina', async (route) => {
      const response = await route.fetch();
      const [people, ...rest] = (await response.json()) as Nomina;
      await route.fulfill({ response, json: [repeat(people, times), ...rest] });
    });
  await page.goto(`${url}/nomina`);
  const rows = 'main tbody th';
  await page.locator(rows).first().waitFor();
  return { ...opened, rows, sort: 'main thead th button', search: 'main input[type="search"]' };
}

/** Shuffles the rows, so that the first sort moves the first row. */
const mix = (rows: readonly Fila[]): Fila[] =>
  rows.map((_, i) => rows[(i * 7919 + 4_321) % rows.length] as Fila);

async function openPeer(
  opened: OpenPage,
  address: string,
  parts: Pick<List, 'rows' | 'sort' | 'search'>,
): Promise<List> {
  await opened.page.goto(address);
  await opened.page.locator(parts.rows).first().waitFor();
  return { ...opened, ...parts };
}

const VANILLA = { rows: '.row', sort: '#head button', search: '#search' };
const MUI = {
  rows: '.MuiDataGrid-row',
  sort: '.MuiDataGrid-columnHeaderTitle',
  search: 'input[role="searchbox"]',
};
const SIZES = [5_000, 20_000] as const;

/** The longest list, sorted and searched: Garita's, a hand-written list, and MUI's grid. */
export const tables: Row = {
  name: 'tables',
  async run(bench) {
    const [{ postgres }, browser, web] = await Promise.all([
      bench.agencies(),
      bench.browser(),
      bench.peer('web'),
    ]);
    const { url, boss } = postgres;
    const [people] = (await call<Nomina>(url, 'allNomina', boss)).body;
    const signedIn = { url, usuario: boss.usuario };
    const newPage = () => openPage(browser, { signedIn });
    const lists: Record<string, List> = {};
    for (const size of SIZES) {
      const times = size / SIZES[0];
      await giveRows(web.url, `nomina-${size}`, mix(repeat(people, times)));
      lists[`vanilla ${size}`] = await openPeer(
        await newPage(),
        `${web.url}/vanilla.html?n=${size}`,
        VANILLA,
      );
      lists[`mui ${size}`] = await openPeer(await newPage(), `${web.url}/mui/?n=${size}`, MUI);
      lists[`garita ${size}`] = await openNomina(await newPage(), url, times);
    }
    const sidesOf = (make: (list: List) => () => Promise<number>, names: readonly string[]) =>
      Object.fromEntries(
        names.map((name) => {
          const list = lists[name] as List;
          return [
            name,
            async () => {
              await list.page.bringToFront();
              return await list.slowly(make(list));
            },
          ];
        }),
      );
    const sorted = await interleave(sidesOf(sortOf, Object.keys(lists)), { budget: 20_000 });
    const typed = await interleave(sidesOf(typeOf, Object.keys(lists)), { budget: 20_000 });
    for (const { context } of Object.values(lists)) await context.close();
    const line = (work: string, found: Record<string, number>, size: number): Line => ({
      work: `${work}, 4× CPU`,
      unit: 'ms',
      peers: {
        'vanilla windowed': found[`vanilla ${size}`] ?? Number.NaN,
        'MUI DataGrid': found[`mui ${size}`] ?? Number.NaN,
      },
      garita: { postgres: found[`garita ${size}`] ?? Number.NaN },
      goal: { bound: 'atMost', value: 0.6, of: 'MUI DataGrid' },
    });
    return SIZES.flatMap((size) => [
      line(`sort ${size} rows: click → paint`, sorted, size),
      line(`type a letter in the search of ${size} rows → paint`, typed, size),
    ]);
  },
};

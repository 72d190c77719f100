import type { Line, Row } from '../Row';
import { goTo, type Screen } from '../support/goTo';
import { interleave } from '../support/interleave';
import { openPage } from '../support/openPage';

const SCREENS: readonly Screen[] = [
  { path: '/resumensemanal', title: 'Resumen semanal', menu: 'Trabajo' },
  { path: '/listaPaga', title: 'Lista de Paga', menu: 'Administración' },
  { path: '/nomina', title: 'Nómina', menu: 'Trabajo' },
  { path: '/usuarios', title: 'Usuarios', menu: 'Administración' },
  { path: '/registros', title: 'Registros', menu: 'Administración' },
  { path: '/ascensos', title: 'Ascensos', menu: 'Trabajo' },
  { path: '/fichaje', title: 'Fichaje', menu: 'Trabajo' },
  { path: '/multas', title: 'Multas', menu: 'Administración' },
];

/** The screens with the longest lists, on a desktop, with cached files but without data. */
export const screens: Row = {
  name: 'screens',
  async run(bench) {
    const [{ postgres }, browser] = await Promise.all([bench.agencies(), bench.browser()]);
    const { page, context } = await openPage(browser, {
      cpu: 1,
      signedIn: { url: postgres.url, usuario: postgres.boss.usuario },
    });
    const sides = Object.fromEntries(
      SCREENS.map((screen, index) => [
        screen.title,
        async () => {
          // Each round reloads the page from cached files, so that every screen requests its data.
          if (index === 0) await page.goto(postgres.url, { waitUntil: 'networkidle' });
          return await goTo(page, screen);
        },
      ]),
    );
    const found = await interleave(sides);
    await context.close();
    return SCREENS.map(
      ({ title }): Line => ({
        work: `${title}, 5,000 people, desktop, files warm: click → rows painted`,
        unit: 'ms',
        garita: { postgres: found[title] ?? Number.NaN },
        goal: { bound: 'atMost', value: 300 },
      }),
    );
  },
};

import { ACCESS } from '@garita/api-client/access';
import { PANTALLAS } from '@garita/domain/pantallas';
import { expect, test } from 'vitest';
import preview from '../../../../.storybook/preview.tsx?raw';
import { factsOf, SCREENS } from './screens';

const storySources = import.meta.glob<string>('../screens/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ids = Object.values(storySources).flatMap(
  (source) => /id: '(pantallas-[a-z0-9-]+)'/.exec(source)?.[1] ?? [],
);

test('every screen’s stories have facts in SCREENS', () => {
  expect(ids.length).toBeGreaterThan(60);
  expect(ids.filter((id) => factsOf(id) === undefined)).toEqual([]);
});

test('every screen in SCREENS has stories, and its call is in the contract', () => {
  expect(Object.keys(SCREENS).filter((id) => !ids.includes(id))).toEqual([]);
  expect(Object.values(SCREENS).filter(({ lee }) => lee !== null && !(lee in ACCESS))).toEqual([]);
});

test('a part of a screen without an entry has the facts of its screen', () => {
  expect(factsOf('pantallas-nomina-periodos')).toMatchObject({
    lee: 'allNomina',
    pantalla: 'nomina',
  });
  expect(factsOf('pantallas-agencia-discord')?.lee).toBe('webhooks');
  expect(factsOf('componentes-button')).toBeUndefined();
});

test('every screen of the portal has an entry in SCREENS', () => {
  const shown = new Set(Object.values(SCREENS).map(({ pantalla }) => pantalla));
  expect(PANTALLAS.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
});

test('Storybook lists the screens by their menu titles, in menu order', () => {
  const [, screens = ''] = /'Pantallas',\s*\[([\s\S]*?)\]/.exec(preview) ?? [];
  expect([...screens.matchAll(/'([^'*]+)'/g)].map(([, title]) => title)).toEqual(
    PANTALLAS.map(({ titulo }) => titulo),
  );
  const titles = new Set(
    Object.values(storySources).flatMap(
      (source) => /title: 'Pantallas\/([^'/]+)/.exec(source)?.[1] ?? [],
    ),
  );
  expect(PANTALLAS.filter(({ titulo }) => !titles.has(titulo))).toEqual([]);
});

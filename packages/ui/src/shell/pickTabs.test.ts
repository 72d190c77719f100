import { buildMenu } from '@garita/domain/pantallas';
import { expect, test } from 'vitest';
import { BellIcon } from '../components/icons';
import { pickTabs } from './pickTabs';
import { tabIcons } from './tabIcons';

const person = {
  id: 4,
  id_categoria: 5,
  permisos: [] as string[],
  permisoSys: 0 as const,
  fichaje: false,
};
const idsOf = (subject: Parameters<typeof buildMenu>[0]) =>
  pickTabs(buildMenu(subject)).map(({ id }) => id);

test('a visitor gets the tabs of the public screens', () => {
  expect(idsOf(null)).toEqual(['inicio', 'rangos', 'normativa', 'radio']);
});

test('a user without permissions gets the start, Fichaje, Puerta and the screens for all users', () => {
  expect(idsOf(person)).toEqual(['inicio', 'fichaje', 'puerta', 'solicitudes']);
});

test('permissions add tabs behind the start, Fichaje and Puerta, up to four tabs in all', () => {
  expect(idsOf({ ...person, permisos: ['asc', 'tt'] })).toEqual([
    'inicio',
    'fichaje',
    'puerta',
    'tiempos',
  ]);
});

test.each([null, person, { ...person, permisos: ['asc', 'tt'] }])(
  'each tab of the bar %# has its own icon, other than the bell of Avisos',
  (subject) => {
    const icons = [BellIcon, ...idsOf(subject).map((id) => tabIcons[id])];
    expect(icons).not.toContain(undefined);
    expect(new Set(icons).size).toBe(icons.length);
  },
);

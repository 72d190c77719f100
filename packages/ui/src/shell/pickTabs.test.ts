import { buildMenu } from '@garita/domain/pantallas';
import { expect, test } from 'vitest';
import { pickTabs } from './pickTabs';

const person = {
  id: 4,
  id_categoria: 5,
  permisos: [] as string[],
  permisoSys: 0 as const,
  fichaje: false,
};
const idsOf = (subject: Parameters<typeof buildMenu>[0]) =>
  pickTabs(buildMenu(subject)).map(({ id }) => id);

test('a visitor gets the public answers', () => {
  expect(idsOf(null)).toEqual(['inicio', 'rangos', 'normativa', 'radio']);
});

test('a user without codes gets the screens for all users', () => {
  expect(idsOf(person)).toEqual(['solicitudes', 'perfil', 'nomina', 'fichaje']);
});

test('codes bring the tools of the work, the times first, and never more than four', () => {
  expect(idsOf({ ...person, permisos: ['asc', 'tt'] })).toEqual([
    'tiempos',
    'ascensos',
    'solicitudes',
    'perfil',
  ]);
});

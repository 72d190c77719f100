import { expect, test } from 'vitest';
import ids from '../../../../.storybook/historias.txt?raw';
import { withEnglish, withoutEnglish } from './englishName';

const found = (word: string) =>
  ids.split('\n').filter((id) => withEnglish(id, 'Nombre').includes(word));

test('fines, dark, loading and error find stories by their ids', () => {
  expect(found('fines')).toContain('pantallas-multas--con-datos');
  expect(found('loading')).toContain('pantallas-multas--cargando');
  expect(found('error')).toContain('pantallas-multas--error-de-carga');
  expect(found('dark').length).toBeGreaterThan(0);
});

test('the English words of a name are not shown', () => {
  const name = withEnglish('pantallas-multas--vacio', 'Vacío');
  expect(name).toBe('Vacío | fines, empty');
  expect(withoutEnglish(name)).toBe('Vacío');
  expect(withEnglish('componentes-button--peligro', 'Peligro')).toBe('Peligro');
});

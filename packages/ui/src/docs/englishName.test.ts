import { expect, test } from 'vitest';
import ids from '../../../../.storybook/historias.txt?raw';
import { withEnglish, withoutEnglish } from './englishName';
import { factsOf } from './screens';

const nameOf = (id: string, name: string) => withEnglish(id, name, factsOf(id)?.ingles);
const found = (word: string) => ids.split('\n').filter((id) => nameOf(id, 'Nombre').includes(word));

test('fines, dark, loading and error find stories by their ids', () => {
  expect(found('fines')).toContain('pantallas-multas--con-datos');
  expect(found('loading')).toContain('pantallas-multas--cargando');
  expect(found('error')).toContain('pantallas-multas--error-de-carga');
  expect(found('weekly summary')).toContain('pantallas-resumensemanal--con-datos');
  expect(found('dark').length).toBeGreaterThan(0);
});

test('the English words of a name are not shown', () => {
  const name = nameOf('pantallas-multas--vacio', 'Vacío');
  expect(name).toBe('Vacío | fines, empty');
  expect(withoutEnglish(name)).toBe('Vacío');
  expect(nameOf('componentes-button--peligro', 'Peligro')).toBe('Peligro');
});

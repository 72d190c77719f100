import { expect, test } from 'vitest';
import { pageOf } from './pageOf';

const page = (id: string, importPath: string) =>
  ({ id, name: 'Uso', type: 'docs', importPath }) as const;
const INDEX = {
  boton: page('boton--uso', './packages/ui/src/components/Button.stories.tsx'),
  multas: page('multas--uso', './packages/ui/src/screens/multas/MultasScreen.stories.tsx'),
};

test('a file leads to the page of its own stories, else to one of its folder', () => {
  expect(pageOf('packages/ui/src/components/Button.tsx', INDEX)).toBe('boton--uso');
  expect(pageOf('packages/ui/src/screens/multas/Totales.tsx', INDEX)).toBe('multas--uso');
  expect(pageOf('packages/ui/src/screens/multas/cola/Fila.tsx', INDEX)).toBe('multas--uso');
});

test('a file of a folder without its stories leads nowhere', () => {
  expect(pageOf('packages/ui/src/components/Card.tsx', INDEX)).toBeUndefined();
  expect(pageOf('packages/app/src/main.tsx', INDEX)).toBeUndefined();
});

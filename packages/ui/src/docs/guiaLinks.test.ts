import { expect, test } from 'vitest';
import historias from '../../../../.storybook/historias.txt?raw';
import { GUIA_LINKS, storyHref } from './guiaLinks';

const ids = historias.trim().split('\n');
const components = new Set(ids.map((id) => id.slice(0, id.indexOf('--'))));

test.each(Object.values(GUIA_LINKS))(
  'the guide’s link %s leads to an existing story or page',
  (id) => {
    if (id.endsWith('--uso')) expect([...components]).toContain(id.slice(0, -'--uso'.length));
    else expect(ids).toContain(id);
  },
);

test('storyHref returns the address of a page or story inside Storybook', () => {
  expect(storyHref('color')).toBe('./?path=/docs/guia-color--uso');
  expect(storyHref('formulario')).toBe('./?path=/story/formularios-useform--primer-fallo-gana');
});

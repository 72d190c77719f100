import { expect, test } from 'vitest';
import historias from '../../../../.storybook/historias.txt?raw';
import { GUIA_LINKS, storyHref } from './guiaLinks';

const ids = historias.split('\n');

test.each(Object.values(GUIA_LINKS))('the guide points to a story that exists: %s', (id) => {
  expect(ids).toContain(id);
});

test('the address opens inside Storybook', () => {
  expect(storyHref('color')).toBe('./?path=/story/guia-color--color');
});

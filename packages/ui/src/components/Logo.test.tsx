import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CaraContext } from './CaraContext';
import { Logo } from './Logo';

/** Matches half of a surrogate pair. */
const HALF = /[\ud800-\udfff]/u;

describe('a long agency name in the logo', () => {
  test.each([
    ['cut among emoji', `Agencia ${'🚓'.repeat(40)}`, `Agencia ${'🚓'.repeat(23)}…`],
    [
      'cut among emoji at an odd index',
      `Agencias ${'🚓'.repeat(40)}`,
      `Agencias ${'🚓'.repeat(22)}…`,
    ],
    ['exactly as long as the limit, so not cut', '🚓'.repeat(32), '🚓'.repeat(32)],
  ])('a long agency name is cut between characters, never within one: %s', (_, nombre, shown) => {
    const html = renderToStaticMarkup(
      <CaraContext value={{ nombre, emblema: null }}>
        <Logo />
      </CaraContext>,
    );
    expect(html).toContain(`>${shown}<`);
    expect(html).not.toMatch(HALF);
  });
});

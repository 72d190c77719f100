import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CaraContext } from './CaraContext';
import { Logo } from './Logo';

/** Matches half of a surrogate pair. */
const HALF = /[\ud800-\udfff]/u;

describe('a long agency name in the logo', () => {
  test.each([
    [
      'a long name is cut between two emoji',
      `Agencia ${'🚓'.repeat(40)}`,
      `Agencia ${'🚓'.repeat(23)}…`,
    ],
    [
      'a long name is cut between two emoji at an odd index',
      `Agencias ${'🚓'.repeat(40)}`,
      `Agencias ${'🚓'.repeat(22)}…`,
    ],
    ['a name as long as the limit is not cut', '🚓'.repeat(32), '🚓'.repeat(32)],
  ])('the logo never shows half of a character: %s', (_, nombre, shown) => {
    const html = renderToStaticMarkup(
      <CaraContext value={{ nombre, emblema: null }}>
        <Logo />
      </CaraContext>,
    );
    expect(html).toContain(`>${shown}<`);
    expect(html).not.toMatch(HALF);
  });
});

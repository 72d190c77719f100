import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CaraContext } from './CaraContext';
import { Logo } from './Logo';

/** A lone surrogate. */
const HALF = /[\ud800-\udfff]/u;

describe('a name beside the booth', () => {
  test.each([
    ['cut among emoji', `Agencia ${'🚓'.repeat(40)}`, `Agencia ${'🚓'.repeat(23)}…`],
    ['odd by one', `Agencias ${'🚓'.repeat(40)}`, `Agencias ${'🚓'.repeat(22)}…`],
    ['as long as there is room for, in characters', '🚓'.repeat(32), '🚓'.repeat(32)],
  ])('%s keeps its characters whole', (_, nombre, shown) => {
    const html = renderToStaticMarkup(
      <CaraContext value={{ nombre, emblema: null }}>
        <Logo />
      </CaraContext>,
    );
    expect(html).toContain(`>${shown}<`);
    expect(html).not.toMatch(HALF);
  });
});

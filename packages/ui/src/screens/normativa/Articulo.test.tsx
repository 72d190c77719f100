import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Articulo } from './Articulo';

const ATTRIBUTES = 'target="_blank" rel="noopener noreferrer nofollow"';
/** All markup an article may contain. An address has no quote, so no attribute can follow it. */
const ALLOWED = new RegExp(
  `^<(/?(p|h3|h4|h5|ul|ol|li|strong|em|a)|br/|a href="https://[^"<>\\s]+" ${ATTRIBUTES})>$`,
);

/**
 * The markup of an article without the wrapper. The wrapper's class and styles depend on the theme.
 */
const render = (texto: string) =>
  renderToStaticMarkup(createElement(Articulo, { texto })).replace(
    /^(<style.*<\/style>)?<div class="[^"]*">(.*)<\/div>$/s,
    '$2',
  );

test('an article is made of headings, lists, emphasis and links', () => {
  expect(render('# A\n- *b*\n\n**c** <b>\nd [e](https://a.es/?x=1&y=2)')).toBe(
    `<h3>A</h3><ul><li><em>b</em></li></ul><p><strong>c</strong> &lt;b&gt;<br/>d <a href="https://a.es/?x=1&amp;y=2" ${ATTRIBUTES}>e</a></p>`,
  );
});

test('any text renders only the allowed markup', () => {
  const pieces = fc.oneof(
    fc.constantFrom(
      '**',
      '*',
      '# ',
      '- ',
      '1. ',
      '\n',
      '\n\n',
      '[a](https://a.es)',
      '[a](https://a.es"onload="x)',
      '[',
      '](',
      ')',
      '<img src=x onerror=y>',
    ),
    fc.constantFrom(
      '<script>',
      '</div>',
      'javascript:',
      '&quot;',
      '<!--',
      '{',
      '}',
      '[a](data:text/html,x)',
      '[*a*](https://a.es)',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      for (const [tag] of render(parts.join('')).matchAll(/<[^>]*>/g)) expect(tag).toMatch(ALLOWED);
    }),
    { numRuns: 300 },
  );
});

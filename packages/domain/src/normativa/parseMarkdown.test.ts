import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bloque, type Inline, parseMarkdown } from './parseMarkdown';

const texto = (words: string): Inline => ({ kind: 'texto', texto: words });

describe('the supported Markdown of an article', () => {
  test('Markdown has headings, paragraphs, lists, emphasis and links', () => {
    expect(
      parseMarkdown(
        '## Horario\nDe **8** a *10*.\nSiempre.\n\n- Uno\n- Dos\n1. Tres\n\nVer [la guía](https://ejemplo.es/a?b=1#c).',
      ),
    ).toEqual([
      { kind: 'titulo', nivel: 2, hijos: [texto('Horario')] },
      {
        kind: 'parrafo',
        lineas: [
          [
            texto('De '),
            { kind: 'fuerte', hijos: [texto('8')] },
            texto(' a '),
            { kind: 'enfasis', hijos: [texto('10')] },
            texto('.'),
          ],
          [texto('Siempre.')],
        ],
      },
      { kind: 'lista', ordenada: false, items: [[texto('Uno')], [texto('Dos')]] },
      { kind: 'lista', ordenada: true, items: [[texto('Tres')]] },
      {
        kind: 'parrafo',
        lineas: [
          [
            texto('Ver '),
            { kind: 'enlace', url: 'https://ejemplo.es/a?b=1#c', hijos: [texto('la guía')] },
            texto('.'),
          ],
        ],
      },
    ]);
  });

  test.each([
    '<script>alert(1)</script>',
    '[a](javascript:alert(1))',
    '[a](http://ejemplo.es)',
    '[a](https://)',
    '[a](https://u:p@ejemplo.es)',
    '[a](https://ejemplo.es" onclick="x)',
    '![a](x.png)',
    '2 * 3 * 4',
    '** no **',
    '####### siete',
    '*',
    '**',
    '[]()',
  ])('unsupported Markdown %j stays text', (line) => {
    expect(parseMarkdown(line)).toEqual([{ kind: 'parrafo', lineas: [[texto(line)]] }]);
  });
});

const kindsOf = (inlines: readonly Inline[]): Inline[] =>
  inlines.flatMap((one) => [one, ...(one.kind === 'texto' ? [] : kindsOf(one.hijos))]);
const inlinesOf = (bloque: Bloque): readonly (readonly Inline[])[] =>
  bloque.kind === 'titulo'
    ? [bloque.hijos]
    : bloque.kind === 'lista'
      ? bloque.items
      : bloque.lineas;
const wordsOf = (inlines: readonly Inline[]): string =>
  inlines.map((one) => (one.kind === 'texto' ? one.texto : wordsOf(one.hijos))).join('');

const written = fc.array(
  fc.oneof(
    fc.constantFrom(
      '**',
      '*',
      '[',
      ']',
      '(',
      ')',
      '# ',
      '- ',
      '1. ',
      '\n',
      ' ',
      'https://',
      'http://',
      'javascript:',
      '<a href="',
      '">',
      '&lt;',
      '[x](https://a.es)',
    ),
    fc.string({ unit: 'binary', maxLength: 5 }),
  ),
  { maxLength: 60 },
);

describe('any text', () => {
  test('any text gives only the supported elements, and only https addresses', () => {
    fc.assert(
      fc.property(written, (parts) => {
        for (const bloque of parseMarkdown(parts.join(''))) {
          expect(['titulo', 'lista', 'parrafo']).toContain(bloque.kind);
          for (const one of inlinesOf(bloque).flatMap(kindsOf)) {
            expect(['texto', 'fuerte', 'enfasis', 'enlace']).toContain(one.kind);
            if (one.kind === 'enlace') expect(one.url).toMatch(/^https:\/\/[^\s"'<>]+$/);
            expect(Object.keys(one).sort()).toEqual(
              one.kind === 'texto'
                ? ['kind', 'texto']
                : one.kind === 'enlace'
                  ? ['hijos', 'kind', 'url']
                  : ['hijos', 'kind'],
            );
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  test('any text keeps every word: everything is shown except marks and addresses', () => {
    const words = fc.array(fc.stringMatching(/^[a-zñ<>&"=]{1,6}$/), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(
        words,
        fc.constantFrom('**', '*', ''),
        fc.constantFrom('# ', '- ', '2) ', ''),
        (all, mark, begin) => {
          const [bloque] = parseMarkdown(`${begin}${mark}${all.join(' ')}${mark}`);
          expect(bloque && inlinesOf(bloque).map(wordsOf).join('')).toBe(all.join(' '));
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeDiscord } from './escapeDiscord';
import { parseDiscord } from './parseDiscord';
import { DISCORD_MAX, exampleOf, fillPlantilla, findUnknown } from './plantilla';
import { SUCESO_IDS, SUCESOS } from './sucesos';

const AQUI = {
  agencia: 'Agencia Garita',
  zona: 'America/Mexico_City',
  fecha: new Date('2026-11-22T03:00:00.000Z'),
};
const plain = (message: string) =>
  parseDiscord(message)
    .map((pieza) => (pieza.kind === 'texto' ? pieza.texto : '¡!'))
    .join('');

describe('the text of an event', () => {
  test('the text of an event has its facts, the agency and the day in the agency’s zone', () => {
    const hechos = {
      persona: 'Oficial',
      rango: 'Oficial II',
      rangoAnterior: 'Oficial I',
      encargado: 'Gerente',
    };
    expect(
      fillPlantilla(
        'ascenso',
        '{persona}: {rangoAnterior} → **{rango}**, por {encargado}, {agencia}, {fecha}',
        hechos,
        AQUI,
      ),
    ).toBe('Oficial: Oficial I → **Oficial II**, por Gerente, Agencia Garita, 21 nov 2026');
  });

  test('the text of an event shows an instant in each reader’s time zone', () => {
    expect(
      fillPlantilla('recordatorio_paga', '{falta} ({hora})', exampleOf('recordatorio_paga'), AQUI),
    ).toBe('<t:1795287600:R> (<t:1795287600:t>)');
  });

  test('the text of an event omits a missing value, but is never empty as a whole', () => {
    const hechos = { persona: 'Oficial', rango: 'Oficial I', encargado: 'Gerente' };
    expect(fillPlantilla('despido', '{persona}: {motivo}.', hechos, AQUI)).toBe('Oficial: .');
    expect(fillPlantilla('despido', '{motivo}', hechos, AQUI)).toContain('Oficial');
  });

  test('the default text of each event has only placeholders that exist', () => {
    for (const suceso of SUCESO_IDS) {
      expect(findUnknown(suceso, SUCESOS[suceso].palabras)).toBeNull();
      expect(fillPlantilla(suceso, SUCESOS[suceso].palabras, exampleOf(suceso), AQUI)).not.toMatch(
        /[{}]|undefined/,
      );
    }
    expect(findUnknown('ascenso', 'Hola {persona}, {perona}')).toBe('perona');
    expect(findUnknown('ascenso', 'Hola {__proto__}')).toBe('__proto__');
  });

  test('the text of an event is cut at Discord’s limit, never within an escape or a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.integer({ min: 1, max: 900 }),
        (persona, times) => {
          const message = fillPlantilla('ascenso', 'a{persona}'.repeat(times), { persona }, AQUI);
          expect(message.length).toBeLessThanOrEqual(DISCORD_MAX);
          expect(message.length).toBeGreaterThan(0);
          if (message.endsWith('…'))
            expect(/\\*$/.exec(message.slice(0, -1))?.[0].length ?? 0).toSatisfy(
              (slashes: number) => slashes % 2 === 0,
            );
        },
      ),
    );
  });
});

describe('a name in a message', () => {
  test.each([
    '@everyone',
    '<@123>',
    '<@&5>',
    '**jefa**',
    '`x`',
    '||y||',
    '# título',
    '- uno',
    '[a](https://x.test)',
    ':smile:',
    '\\',
    '<t:1:R>',
    '_a_',
  ])('the name «%s» is shown as text, and mentions no user', (name) => {
    const message = escapeDiscord(name);
    expect(plain(message)).toBe(name);
    expect(message).not.toMatch(/(?<!\\)[@<*_`|~[\]()#:>-]/);
  });

  test('a name with any characters is shown unchanged, on one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const shown = plain(escapeDiscord(name));
        expect(shown).not.toMatch(/[\n\r]|¡!/);
        expect(shown).toBe(plain(escapeDiscord(shown)));
      }),
    );
    expect(escapeDiscord(' a\n\u202eb\u200bc ')).toBe('a bc');
  });
});

test('a message is rendered as in Discord', () => {
  expect(parseDiscord('**a _b_** ~~c~~ `d*` \\*e\\* <t:60:R> *f')).toEqual([
    {
      kind: 'negrita',
      piezas: [
        { kind: 'texto', texto: 'a ' },
        { kind: 'cursiva', piezas: [{ kind: 'texto', texto: 'b' }] },
      ],
    },
    { kind: 'texto', texto: ' ' },
    { kind: 'tachado', piezas: [{ kind: 'texto', texto: 'c' }] },
    { kind: 'texto', texto: ' ' },
    { kind: 'codigo', texto: 'd*' },
    { kind: 'texto', texto: ' *e* ' },
    { kind: 'momento', fecha: new Date(60_000), estilo: 'R' },
    { kind: 'texto', texto: ' *f' },
  ]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deriveAcentos, FONDOS, shiftOf, type TemaAcento } from './acento';
import { acentoCss } from './acentoCss';
import { contrastOf, toHex, toOklch } from './oklch';

const HEX = /^#[0-9a-f]{6}$/;
const TEMAS: readonly TemaAcento[] = ['claro', 'oscuro'];
/** Extremes of the colours that an owner can pick. */
const EDGES = [
  '#000000',
  '#ffffff',
  '#808080',
  '#010101',
  '#fefefe',
  '#ffff00',
  '#00ff00',
  '#00ffff',
  '#ff00ff',
  '#ff0000',
  '#0000ff',
  '#39ff14',
  '#0b5c5e',
];

/** The contrast of every text and every control with its background, in both themes. */
function listContrasts(color: string): { readonly what: string; readonly ratio: number }[] {
  const acentos = deriveAcentos(color);
  return TEMAS.flatMap((tema) => {
    const { petroleo, petroleoHover, sobrePetroleo, petroleoTexto, petroleoSuave } = acentos[tema];
    const pairs = [
      ...[petroleo, petroleoHover].map((fill) => ['on the accent', sobrePetroleo, fill] as const),
      ...[petroleoSuave, ...FONDOS[tema]].map(
        (ground) => ['the accent as text', petroleoTexto, ground] as const,
      ),
      ...FONDOS[tema].map((ground) => ['a control on the page', petroleo, ground] as const),
    ];
    return pairs.map(([what, ink, ground]) => ({
      what: `${color} ${tema}: ${what}, ${ink} on ${ground}`,
      ratio: contrastOf(ink, ground),
    }));
  });
}

const failing = (color: string) => listContrasts(color).filter(({ ratio }) => ratio < 4.5);

describe('both themes are readable', () => {
  test('both themes are readable for any hue, chroma and lightness', () => {
    const wish = fc.record({
      h: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
      c: fc.double({ min: 0, max: 0.37, noNaN: true }),
      l: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(wish, (colour) => {
        expect(failing(toHex(colour))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('both themes are readable for any typed colour', () => {
    const typed = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(typed, (color) => {
        expect(failing(color)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test.each(EDGES)('both themes are readable for %s', (color) =>
    expect(failing(color)).toEqual([]),
  );

  test('both themes are readable for every grey', () => {
    for (let value = 0; value < 256; value += 5)
      expect(failing(`#${value.toString(16).padStart(2, '0').repeat(3)}`)).toEqual([]);
  });
});

test('every role of a derived theme has a colour, and the hover colour differs from the normal colour', () => {
  for (const color of EDGES) {
    for (const acento of Object.values(deriveAcentos(color))) {
      for (const value of Object.values(acento)) expect(value).toMatch(HEX);
      expect(acento.petroleoHover).not.toBe(acento.petroleo);
    }
  }
});

test('a readable colour is not changed', () => {
  expect(deriveAcentos('#0b5c5e').claro.petroleo).toBe('#0b5c5e');
  expect(deriveAcentos('#ffd36b').oscuro.petroleo).toBe('#ffd36b');
});

test('the derived colour keeps the hue', () => {
  for (const color of EDGES.filter((edge) => toOklch(edge).c > 0.1)) {
    for (const { petroleo } of Object.values(deriveAcentos(color))) {
      const turn = Math.abs(toOklch(petroleo).h - toOklch(color).h);
      expect(Math.min(turn, 2 * Math.PI - turn), `${color} ${petroleo}`).toBeLessThan(0.05);
    }
  }
});

test('the shift of a derived colour is negative if it is darker than the chosen colour, and positive if it is lighter', () => {
  const neon = deriveAcentos('#39ff14');
  expect(shiftOf('#39ff14', neon.claro)).toBeLessThan(-0.2);
  expect(shiftOf('#39ff14', neon.oscuro)).toBeCloseTo(0, 5);
  expect(shiftOf('#1d3fd1', deriveAcentos('#1d3fd1').oscuro)).toBeGreaterThan(0.1);
});

test('converting a colour to OKLCH and back gives the same colour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const hex = `#${value.toString(16).padStart(6, '0')}`;
      expect(toHex(toOklch(hex))).toBe(hex);
    }),
  );
});

test('the CSS declares five roles for each theme and nothing else', () => {
  const css = acentoCss('#1d3fd1');
  expect(css.match(/--petroleo:/g)).toHaveLength(3);
  expect(
    css.match(
      /--(petroleo|petroleo-hover|sobre-petroleo|petroleo-texto|petroleo-suave):#[0-9a-f]{6}/g,
    ),
  ).toHaveLength(15);
  expect(css).not.toMatch(/[<>]/);
});

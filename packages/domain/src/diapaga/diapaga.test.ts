import { describe, expect, test } from 'vitest';
import { formatCredits } from '../formato/credits';
import { CREDITOS } from '../formato/moneda';
import { tituloMoneda } from '../formato/tituloMoneda';
import { MULTAS } from '../multas/textos';
import { findFailure } from '../reglas/Rule';
import { type PagaValues, pagaRules } from './diapaga.rules';
import { readOpcionesPaga } from './opcionesPaga';

const VALUES: PagaValues = {
  dia: 6,
  hora: 19,
  minuto: 0,
  zona: 'America/Mexico_City',
  moneda: 'crédito',
  monedaPlural: 'créditos',
  monedaCorta: 'c',
  descontarMultas: 1,
  recordatorio: null,
};

describe('the pay settings of an agency', () => {
  test.each<[Partial<PagaValues>, keyof PagaValues, string]>([
    [{ dia: 8 }, 'dia', 'Elige un día de la semana'],
    [{ hora: 24 }, 'hora', 'Elige una hora entre las 00 y las 23'],
    [{ minuto: 60 }, 'minuto', 'Elige un minuto entre 0 y 59'],
    [{ zona: 'Luna/Mar' }, 'zona', 'Esa zona horaria no existe'],
    [{ recordatorio: 73 }, 'recordatorio', 'El recordatorio va entre 1 y 72 horas antes'],
    [{ moneda: ' ' }, 'moneda', 'Escribe cómo se llama'],
    [{ monedaPlural: 'monedas2' }, 'monedaPlural', 'Puede tener hasta 24 letras y espacios'],
    [{ monedaPlural: 'a'.repeat(25) }, 'monedaPlural', 'Puede tener hasta 24 letras y espacios'],
    [{ monedaCorta: '' }, 'monedaCorta', 'Escribe su forma corta'],
    [{ monedaCorta: '0' }, 'monedaCorta', 'De 1 a 5 letras o signos, sin cifras ni espacios'],
    [{ monedaCorta: 'c\u200b' }, 'monedaCorta', 'De 1 a 5 letras o signos, sin cifras ni espacios'],
    [{ monedaCorta: 'placas' }, 'monedaCorta', 'De 1 a 5 letras o signos, sin cifras ni espacios'],
  ])('pay settings with %j are refused', (changed, campo, texto) => {
    expect(findFailure(pagaRules, { ...VALUES, ...changed })).toEqual({ campo, texto });
  });

  test.each([
    {},
    { monedaCorta: '€' },
    { moneda: 'ficha', monedaPlural: 'fichas', monedaCorta: 'fch.' },
    { recordatorio: 72 },
  ])('pay settings with %j are valid', (changed) => {
    expect(findFailure(pagaRules, { ...VALUES, ...changed })).toBeNull();
  });

  test.each([
    [undefined, { descontarMultas: true, recordatorio: null }],
    [
      { dia: 5, hora: 20 },
      { descontarMultas: true, recordatorio: null },
    ],
    [
      { descontarMultas: false, recordatorio: 24 },
      { descontarMultas: false, recordatorio: 24 },
    ],
    [
      { descontarMultas: 'no', recordatorio: 73 },
      { descontarMultas: true, recordatorio: null },
    ],
  ])(
    'pay settings stored as %j get defaults for missing and invalid values',
    (ajuste, opciones) => {
      expect(readOpcionesPaga(ajuste)).toEqual(opciones);
    },
  );
});

describe('the currency of an agency', () => {
  const fichas = { nombre: 'ficha', plural: 'fichas', corta: 'fch' };

  test('a currency sign directly follows a number, and a currency word follows after a space', () => {
    expect(formatCredits(1234, { ...fichas, corta: '€' })).toBe('1.234€');
    expect(formatCredits(5, fichas)).toBe('5\u00a0fch');
  });

  test.each([
    [CREDITOS, ['5c', 'Créditos', 'Los créditos no pueden ser menos de 0.']],
    [fichas, ['5\u00a0fch', 'Fichas', 'No puede ser menos de 0.']],
  ])('the currency $plural is used in amounts, headers and texts', (moneda, dicho) => {
    expect([
      formatCredits(5, moneda),
      tituloMoneda(moneda),
      MULTAS.creditosMinimos(moneda),
    ]).toEqual(dicho);
  });
});

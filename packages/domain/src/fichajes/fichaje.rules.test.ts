import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { cierreRules, correccionRules } from './fichaje.rules';
import { parseMomento, splitMomento } from './parseMomento';

const rules = cierreRules({
  entrada: Date.parse('2026-11-21T08:00:30.000Z'),
  now: Date.parse('2026-11-21T18:30:00.000Z'),
});

describe('closing a forgotten record', () => {
  test.each([
    [{ salida: null, motivo: '' }, null],
    [{ salida: '2026-11-21T12:00:00.000Z', motivo: 'Se le olvidó' }, null],
    // This exit is in the minute of the entry, and the form has no seconds.
    [{ salida: '2026-11-21T08:00:00.000Z', motivo: 'Se le olvidó' }, null],
    [{ salida: '2026-11-21T18:30:00.000Z', motivo: 'Ahora mismo' }, null],
    [
      { salida: 'ayer', motivo: 'Se le olvidó' },
      { campo: 'salida', texto: 'Pon el día y la hora de la salida, como 18:30.' },
    ],
    [
      { salida: '2026-11-21T18:30:01.000Z', motivo: 'Se le olvidó' },
      { campo: 'salida', texto: 'La salida no puede estar en el futuro.' },
    ],
    [
      { salida: '2026-11-21T07:59:59.000Z', motivo: 'Se le olvidó' },
      { campo: 'salida', texto: 'La salida no puede ser anterior a la entrada.' },
    ],
    [
      { salida: '2026-11-21T12:00:00.000Z', motivo: ' ' },
      { campo: 'motivo', texto: 'Di por qué.' },
    ],
  ])('closing a forgotten record with %j gives the failure %j', (values, failure) => {
    expect(findFailure(rules, values)).toEqual(failure);
  });
});

test.each([
  [{ minutos: -37, motivo: 'Se fue antes' }, null],
  [{ minutos: 12, motivo: 'Se le restó de más' }, null],
  [
    { minutos: 0, motivo: 'Nada' },
    { campo: 'minutos', texto: 'Pon cuántos minutos.' },
  ],
  [
    { minutos: null, motivo: 'Nada' },
    { campo: 'minutos', texto: 'Pon cuántos minutos.' },
  ],
  [
    { minutos: -3, motivo: '' },
    { campo: 'motivo', texto: 'Di por qué.' },
  ],
])('a correction of %j gives the failure %j', (values, failure) => {
  expect(findFailure(correccionRules, values)).toEqual(failure);
});

describe('a typed day and hour', () => {
  test.each([
    ['2026-11-21', '18:30', '18:30'],
    ['2026-11-21', ' 8:05 ', '08:05'],
    ['2026-11-21', '', null],
    ['2026-11-21', '24:00', null],
    ['2026-11-21', '1830', '18:30'],
    ['2026-11-21', '830', '08:30'],
    ['2026-11-21', '18:3', null],
    ['2026-02-30', '10:00', null],
    ['', '10:00', null],
  ])('the typed day %s and hour %s are read as %s', (dia, hora, read) => {
    const iso = parseMomento(dia, hora);
    expect(iso === null ? null : splitMomento(Date.parse(iso))).toEqual(
      read === null ? null : { dia, hora: read },
    );
  });

  test.each([
    [
      'Europe/Madrid',
      '2026-10-25',
      '02:20',
      '2026-10-25T00:50:12.000Z',
      '2026-10-25T01:20:00.000Z',
    ],
    [
      'Europe/Madrid',
      '2026-10-25',
      '02:50',
      '2026-10-25T00:50:12.000Z',
      '2026-10-25T00:50:00.000Z',
    ],
    [
      'Europe/Madrid',
      '2026-10-25',
      '02:20',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T00:20:00.000Z',
    ],
    [
      'America/Santiago',
      '2026-04-04',
      '23:10',
      '2026-04-05T02:40:00.000Z',
      '2026-04-05T03:10:00.000Z',
    ],
    [
      'Europe/Madrid',
      '2026-11-21',
      '18:30',
      '2026-11-21T20:00:00.000Z',
      '2026-11-21T17:30:00.000Z',
    ],
  ])(
    'where clocks are set back in %s, %s %s after an entry at %s is read as %s',
    (zona, dia, hora, entrada, moment) => {
      expect(parseMomento(dia, hora, { zona, desde: Date.parse(entrada) })).toBe(moment);
    },
  );
});

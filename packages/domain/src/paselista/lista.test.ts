import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFailure } from '../reglas/Rule';
import { ESPERA_PASE, formatIds, listaRules, minutesToWait, parseIds } from './lista';

const YO = 4;
const failureOf = (pausados: number[], sumados: number[], fuerabase: number[]) =>
  findFailure(listaRules(YO), { pausados, sumados, fuerabase })?.texto ?? null;

describe('a roll call', () => {
  test.each([
    ['of nobody is refused', [[], [], []], 'Marca al menos a una persona.'],
    [
      'with one person in two lists is refused',
      [[5], [6, 5], []],
      'Cada persona puede estar en una sola de las tres listas.',
    ],
    [
      'with its author is refused',
      [[], [YO], []],
      'No puedes pasarte lista a ti mismo: tu asistencia se cuenta aparte.',
    ],
    ['with each person once is valid', [[5], [6, 7], [8]], null],
  ])('a roll call %s', (_, [pausados, sumados, fuerabase], texto) => {
    expect(failureOf(pausados as number[], sumados as number[], fuerabase as number[])).toBe(texto);
  });

  test('a roll call is sent as comma-separated lists, each id once (PLI-08)', () => {
    expect([parseIds(''), parseIds('5'), parseIds('5,6,5')]).toEqual([[], [5], [5, 6]]);
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 })), (ids) => {
        expect(parseIds(formatIds(ids))).toEqual(ids);
      }),
    );
  });

  test('a roll call delays the next roll call by half an hour, and never longer, even if the clock is set back', () => {
    const last = 1_000_000;
    const at = (minutes: number) => minutesToWait(last, last + minutes * 60_000);
    expect([
      minutesToWait(null, 0),
      at(0),
      at(0.5),
      at(29),
      at(29.5),
      at(30),
      at(300),
      at(-90),
    ]).toEqual([0, 30, 30, 1, 1, 0, 0, ESPERA_PASE]);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  listTramos,
  minutosSinContar,
  readCuenta,
  type Suceso,
  type SupervisionSpan,
} from './encargo';

const MINUTE = 60_000;
const at = (minutes: number) => minutes * MINUTE;
const log = (...sucesos: readonly (readonly [Suceso['accion'], number])[]): Suceso[] =>
  sucesos.map(([accion, minutes]) => ({ accion, fecha: at(minutes) }));
const tramo = (desde: number, hasta: number): SupervisionSpan => ({
  desde: Math.round(at(desde)),
  hasta: Math.round(at(hasta)),
});

test.each<[string, Suceso[], { ligado: number; hasta: number }, SupervisionSpan[]]>([
  ['from the opening', log(['abierto', 0]), { ligado: 0, hasta: 30 }, [tramo(0, 30)]],
  [
    'without its pauses',
    log(['abierto', 0], ['pausado', 10], ['reanudado', 20]),
    { ligado: 10, hasta: 30 },
    [tramo(0, 10), tramo(20, 30)],
  ],
  [
    'from the last linking',
    log(['abierto', 0], ['desligado', 5], ['ligado', 12], ['ajustado', 13]),
    { ligado: 12, hasta: 30 },
    [tramo(12, 30)],
  ],
  [
    'from the end of the pause in which the senior was linked',
    log(['abierto', 0], ['pausado', 5], ['ligado', 8], ['reanudado', 20]),
    { ligado: 20, hasta: 30 },
    [tramo(20, 30)],
  ],
  ['from the stored linking if there is no log', [], { ligado: 10, hasta: 30 }, [tramo(10, 30)]],
  [
    'from the stored linking if the log contradicts it',
    log(['abierto', 0]),
    { ligado: 10, hasta: 30 },
    [tramo(10, 30)],
  ],
  ['not at all if the clock was set back', log(['abierto', 40]), { ligado: 40, hasta: 30 }, []],
])('a senior’s minutes run %s', (_, sucesos, { ligado, hasta }, tramos) => {
  expect(listTramos(sucesos, { ligado: at(ligado), hasta: at(hasta) })).toEqual(tramos);
});

test('each minute counts once, in any order and with any overlap of the times', () => {
  const SECOND = 1 / 60;
  const stretch = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 300 }));
  const session = fc.array(
    stretch.map(([desde, length]) => tramo(desde * SECOND, (desde + length) * SECOND)),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(fc.array(session, { maxLength: 6 }), (sessions) => {
      let minutos = 0;
      const tramos: SupervisionSpan[] = [];
      for (const one of sessions) {
        minutos += minutosSinContar(one, { tramos, minutos });
        tramos.push(...one);
      }
      const toSecond = (ms: number) => Math.round(ms / 1_000);
      const seconds = tramos.flatMap(({ desde, hasta }) =>
        Array.from({ length: toSecond(hasta - desde) }, (_, n) => toSecond(desde) + n),
      );
      expect(minutos).toBe(Math.floor(new Set(seconds).size / 60));
    }),
  );
});

test('minutes that were credited twice in the past do not reduce new credits', () => {
  const contado = { tramos: [tramo(0, 20), tramo(0, 20)], minutos: 40 };
  expect(minutosSinContar([tramo(0, 20)], contado)).toBe(0);
  expect(minutosSinContar([tramo(0, 50)], contado)).toBe(30);
});

test.each([
  ['por_tiempo', 'por_tiempo'],
  ['una_vez', 'una_vez'],
  [undefined, 'una_vez'],
  [{ a: 1 }, 'una_vez'],
])('the stored setting %j for counting a senior’s minutes is read as %s', (ajuste, cuenta) => {
  expect(readCuenta(ajuste)).toBe(cuenta);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeRacha, foldRuns } from './foldRuns';
import type { Hecho, TipoHecho } from './hecho';

const hechoDe = (tipo: TipoHecho, id: number, cantidad = 10): Hecho => ({
  fuente: 'tiempos',
  tipo,
  id,
  fecha: '2026-11-21T12:00:00.000Z',
  encargado: 'Gerente',
  cantidad,
});
const wordsOf = (tipos: readonly TipoHecho[]) =>
  foldRuns(tipos.map((tipo, id) => hechoDe(tipo, id, 40))).map(describeRacha);

test('three or more facts of a repeated kind become one line with their sum', () => {
  expect(wordsOf(['confirmado', 'confirmado', 'confirmado', 'confirmado'])).toEqual([
    '4 tiempos, 2h 40m',
  ]);
  expect(wordsOf(['presente', 'presente', 'presente', 'cancelado'])).toEqual([
    '3 pases de lista, presente',
    null,
  ]);
});

test('two in a row, a run that another fact interrupts, and promotions stay as they are', () => {
  expect(wordsOf(['confirmado', 'confirmado', 'multa', 'confirmado', 'confirmado'])).toEqual(
    Array(5).fill(null),
  );
  expect(wordsOf(['ascenso', 'ascenso', 'ascenso'])).toEqual([null, null, null]);
});

test('no fact is lost, repeated or moved', () => {
  const tipo = fc.constantFrom<TipoHecho>('confirmado', 'presente', 'multa', 'ajustado');
  fc.assert(
    fc.property(fc.array(tipo, { maxLength: 60 }), (tipos) => {
      const hechos = tipos.map((one, id) => hechoDe(one, id));
      expect(foldRuns(hechos).flatMap((racha) => racha.hechos)).toEqual(hechos);
    }),
  );
});

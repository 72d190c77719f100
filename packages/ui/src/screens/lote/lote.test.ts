import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beginLote,
  countLineas,
  type EstadoLinea,
  isSettled,
  type Lote,
  reduceLote,
  type Suceso,
} from './lote';

const COUNT = 5;
const ESTADOS: readonly EstadoLinea[] = [
  'en espera',
  'enviando',
  'hecha',
  'rechazada',
  'sin respuesta',
];
const suceso: fc.Arbitrary<Suceso> = fc.oneof(
  fc.constantFrom<Suceso>(
    { tipo: 'envia' },
    { tipo: 'para' },
    { tipo: 'acaba', interrupcion: null },
    { tipo: 'acaba', interrupcion: 'Sin conexión' },
  ),
  fc.record({
    tipo: fc.constant('linea' as const),
    indice: fc.nat(COUNT),
    estado: fc.constantFrom(...ESTADOS),
    texto: fc.constant(null),
  }),
  fc.record({ tipo: fc.constant('espera' as const), segundos: fc.constantFrom(null, 3) }),
);
const story = fc.array(suceso, { maxLength: 40 });
const passed = (sucesos: readonly Suceso[]): Lote[] => {
  const states = [beginLote(COUNT)];
  for (const one of sucesos) states.push(reduceLote(states.at(-1) as Lote, one));
  return states;
};

test('settled lines stay settled, and no line is added or removed', () => {
  fc.assert(
    fc.property(story, (sucesos) => {
      const states = passed(sucesos);
      for (const [index, { lineas }] of states.entries()) {
        expect(lineas).toHaveLength(COUNT);
        const before = states[index - 1]?.lineas ?? [];
        for (const [place, linea] of before.entries())
          if (isSettled(linea)) expect(lineas[place]).toBe(linea);
      }
    }),
  );
});

test('every line is counted exactly once, after any events', () => {
  fc.assert(
    fc.property(story, (sucesos) => {
      expect(countLineas(passed(sucesos).at(-1) as Lote, ...ESTADOS)).toBe(COUNT);
    }),
  );
});

test('before the confirmation every line waits, and after the end no line is being sent', () => {
  fc.assert(
    fc.property(story, (sucesos) => {
      for (const lote of passed(sucesos)) {
        if (lote.fase === 'pregunta') expect(countLineas(lote, 'en espera')).toBe(COUNT);
        if (lote.fase === 'acabado')
          expect([countLineas(lote, 'enviando'), lote.espera]).toEqual([0, null]);
      }
    }),
  );
});

test('an interrupted bulk act continues with the remaining lines; a bulk act whose lines are all settled cannot continue', () => {
  const cut = passed([
    { tipo: 'envia' },
    ...[0, 1].map((indice) => ({ tipo: 'linea', indice, estado: 'hecha', texto: null }) as const),
    { tipo: 'acaba', interrupcion: 'x' },
  ]).at(-1);
  const again = reduceLote(cut as Lote, { tipo: 'envia' });
  expect([again.fase, again.interrupcion, countLineas(again, 'hecha')]).toEqual(['corre', null, 2]);
  const settled = {
    ...(cut as Lote),
    lineas: [
      { estado: 'hecha', texto: null },
      { estado: 'rechazada', texto: 'No' },
    ] as const,
  };
  expect(reduceLote(settled, { tipo: 'envia' })).toBe(settled);
});

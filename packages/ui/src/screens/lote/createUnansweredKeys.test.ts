import { expect, test } from 'vitest';
import { createUnansweredKeys } from './createUnansweredKeys';
import type { EstadoLinea } from './lote';

function tellOf(
  kept: ReturnType<typeof createUnansweredKeys>,
  estado: EstadoLinea,
): readonly unknown[] {
  const reports: unknown[] = [];
  const curso = {
    tell: (...args: unknown[]) => void reports.push(args),
    wait: () => undefined,
    isStopped: () => false,
  };
  kept
    .follow(curso, () => ({ linea: 'pagar 7', pedido: '12c', clave: 'lote-a-1' }))
    .tell(0, estado, null);
  return reports;
}

test('a line without an answer keeps its key until its outcome is known', () => {
  for (const known of ['hecha', 'rechazada'] as const) {
    const kept = createUnansweredKeys(() => 0);
    expect(tellOf(kept, 'sin respuesta'), 'the report is passed on').toEqual([
      [0, 'sin respuesta', null],
    ]);
    tellOf(kept, 'en espera');
    tellOf(kept, 'enviando');
    expect(kept.get('pagar 7', '12c')).toBe('lote-a-1');
    expect(kept.get('despagar 7', '12c'), 'another act').toBeUndefined();
    expect(kept.get('pagar 8', '12c'), 'another row').toBeUndefined();
    expect(kept.get('pagar 7', '13c'), 'another request').toBeUndefined();
    tellOf(kept, known);
    expect(kept.get('pagar 7', '12c')).toBeUndefined();
  }
});

test('a forgotten line has no key any more', () => {
  const kept = createUnansweredKeys(() => 0);
  tellOf(kept, 'sin respuesta');
  kept.forget('pagar 7');
  expect(kept.get('pagar 7', '12c')).toBeUndefined();
});

test('a key is kept for ten minutes', () => {
  let now = 0;
  const kept = createUnansweredKeys(() => now);
  tellOf(kept, 'sin respuesta');
  now = 10 * 60_000 - 1;
  expect(kept.get('pagar 7', '12c')).toBe('lote-a-1');
  now += 1;
  expect(kept.get('pagar 7', '12c')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { createUnansweredKeys } from './createUnansweredKeys';
import type { EstadoLinea } from './lote';

function tellOf(
  kept: ReturnType<typeof createUnansweredKeys>,
  estado: EstadoLinea,
): readonly unknown[] {
  const told: unknown[] = [];
  const curso = {
    tell: (...args: unknown[]) => void told.push(args),
    wait: () => undefined,
    isStopped: () => false,
  };
  kept
    .follow(curso, () => ({ linea: 'pagar 7', pedido: '12c', clave: 'lote-a-1' }))
    .tell(0, estado, null);
  return told;
}

test('a line without an answer keeps its key until its outcome is known', () => {
  for (const known of ['hecha', 'rechazada'] as const) {
    const kept = createUnansweredKeys(() => 0);
    expect(tellOf(kept, 'sin respuesta'), 'what was told is told on').toEqual([
      [0, 'sin respuesta', null],
    ]);
    tellOf(kept, 'en espera');
    tellOf(kept, 'enviando');
    expect(kept.get('pagar 7', '12c')).toBe('lote-a-1');
    expect(kept.get('despagar 7', '12c'), 'another act').toBeUndefined();
    expect(kept.get('pagar 8', '12c'), 'another row').toBeUndefined();
    expect(kept.get('pagar 7', '13c'), 'sent with something else').toBeUndefined();
    tellOf(kept, known);
    expect(kept.get('pagar 7', '12c')).toBeUndefined();
  }
});

test('seen done in the list, it is another write', () => {
  const kept = createUnansweredKeys(() => 0);
  tellOf(kept, 'sin respuesta');
  kept.forget('pagar 7');
  expect(kept.get('pagar 7', '12c')).toBeUndefined();
});

test('after ten minutes it is another write', () => {
  let now = 0;
  const kept = createUnansweredKeys(() => now);
  tellOf(kept, 'sin respuesta');
  now = 10 * 60_000 - 1;
  expect(kept.get('pagar 7', '12c')).toBe('lote-a-1');
  now += 1;
  expect(kept.get('pagar 7', '12c')).toBeUndefined();
});

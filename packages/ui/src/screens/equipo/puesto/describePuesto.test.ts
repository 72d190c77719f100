import { describe, expect, test } from 'vitest';
import { countPuesto, describePuesto } from './describePuesto';
import type { Dentro } from './PuestoProps';

const persona = (usuario: string, pausado: 0 | 1 = 0): Dentro => ({
  usuario,
  id_categoria: 1,
  desde: '2026-11-21T18:30:00.000Z',
  pausado,
  estado: null,
});

describe('the description of the post', () => {
  test('the people inside are named, and paused people are marked as paused', () => {
    expect(describePuesto([persona('Oficial'), persona('Cabo', 1)])).toBe(
      '2 dentro · 1 en pausa: Oficial y Cabo, en pausa.',
    );
    expect(countPuesto([persona('Oficial')])).toBe('1 dentro');
  });

  test('the people beyond the eighth are counted', () => {
    const many = Array.from({ length: 120 }, (_, i) => persona(`P${i}`));
    expect(describePuesto(many)).toMatch(/^120 dentro: P0, P1, .*P7 y 112 más\.$/);
  });
});

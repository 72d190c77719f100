import { CREDITOS } from '@garita/domain/formato/moneda';
import { expect, test } from 'vitest';
import { describeBorrado } from './describeBorrado';
import { AHORA, vendida } from './storyMembresias';

const at = (days: number) => new Date(AHORA + days * 86_400_000).toISOString();

test('the text before deleting a running membership says that it ends and that its unpaid sale is cancelled', () => {
  expect(describeBorrado(vendida(1, { finaliza: at(3) }), [], AHORA, CREDITOS)).toEqual([
    'Recluta deja de tener VIP desde ahora mismo.',
    'La venta de 40c, que no está pagada, se anula: Supervisora no la deberá.',
  ]);
});

test('the text before deleting a membership with a paid sale says that the sale stays in Ventas', () => {
  expect(
    describeBorrado(vendida(1, { finaliza: null, perma: 1, pagado: 1 }), [], AHORA, CREDITOS)[1],
  ).toMatch(/ya está pagada y seguirá en Ventas/);
});

test('the text before deleting a finished membership says that it leaves the list and that its debt stays', () => {
  const [first, second] = describeBorrado(vendida(1, { finaliza: at(0) }), [], AHORA, CREDITOS);
  expect(first).toBe('La membresía VIP de Recluta ya terminó: solo desaparece de la lista.');
  expect(second).toMatch(/seguirá pendiente en Ventas/);
});

test('the text does not mention the debt of a sale older than the accounts', () => {
  expect(
    describeBorrado(
      vendida(1, { finaliza: at(3), credito: null, pagado: null }),
      [],
      AHORA,
      CREDITOS,
    ),
  ).toHaveLength(1);
});

test('only a later membership of the same buyer and kind is said to begin earlier', () => {
  const first = vendida(1, { finaliza: at(3) });
  const says = (other: Parameters<typeof vendida>[1]) =>
    describeBorrado(first, [first, vendida(2, { finaliza: at(33), ...other })], AHORA, CREDITOS)
      .join(' ')
      .includes('a continuación');
  expect(says({})).toBe(true);
  expect(says({ usuario: 5 })).toBe(false);
  expect(says({ membresia: 2 })).toBe(false);
  expect(says({ finaliza: at(1) })).toBe(false);
  const outside = { usuario: null, externo: 1 as const };
  const visita = vendida(1, { ...outside, usuarioNombre: 'Visita', finaliza: at(3) });
  const later = vendida(2, { ...outside, usuarioNombre: 'VISITA', finaliza: at(9) });
  expect(describeBorrado(visita, [visita, later], AHORA, CREDITOS)[1]).toMatch(/a continuación/);
});

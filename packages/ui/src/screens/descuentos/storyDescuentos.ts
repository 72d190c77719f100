import type { Descuento } from './DescuentosScreenProps';

const descuento = (
  id: number,
  codigo: string,
  porciento: number,
  encargadoNombre = 'Gerente',
): Descuento => ({
  id,
  codigo,
  descuento: porciento,
  encargadoNombre,
});

/** Sorted by code, as the server sends them. */
export const DESCUENTOS: readonly Descuento[] = [
  descuento(2, 'AmigosDelFaro', 15),
  descuento(3, 'ANIVERSARIO-5', 50, 'Fundadora'),
  descuento(1, 'ASPIRANTE', 10),
  descuento(4, 'FundadoresVuelven', 100, 'Fundadora'),
  descuento(6, 'verano', 25),
];

export const LARGO: readonly Descuento[] = [
  descuento(9, 'CodigoLarguisimo'.repeat(4), 1, 'Ww0rld-Champion_DelMundo.2026.XX'),
];

export const THOUSAND: readonly Descuento[] = Array.from({ length: 1000 }, (_, index) =>
  descuento(index + 10, `CODIGO-${String(index + 1).padStart(4, '0')}`, (index % 100) + 1),
);

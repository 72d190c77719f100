import type { Veto } from './VetosScreenProps';

export const veto = (id: number, nombre: string, more: Partial<Veto> = {}): Veto => ({
  id,
  nombre,
  motivo: 'Molesta en la puerta',
  enlace: null,
  hasta: null,
  estado: 'vigente',
  fecha: '2026-11-20T18:30:00.000Z',
  encargadoNombre: 'Gerente',
  levantado: null,
  levantadoPor: null,
  ...more,
});

export const HOY = '2026-11-21';

/** Newest first, as the server sends them. */
export const VETOS: readonly Veto[] = [
  veto(4, 'Merodeador', {
    motivo: 'Se hizo pasar por Gerente',
    enlace: 'https://example.org/prueba.png',
    encargadoNombre: 'Fundadora',
  }),
  veto(3, 'Intrus0', { hasta: '2026-12-31' }),
  veto(2, 'Visitante7', {
    hasta: '2026-11-01',
    estado: 'vencido',
    fecha: '2026-10-02T10:00:00.000Z',
  }),
  veto(1, '-Ana-', {
    estado: 'levantado',
    fecha: '2026-09-15T09:00:00.000Z',
    levantado: '2026-09-20T09:00:00.000Z',
    levantadoPor: 'Fundadora',
  }),
];

export const LARGO: readonly Veto[] = [
  veto(9, 'W'.repeat(32), {
    motivo: 'Un motivo muy largo. '.repeat(24).trim(),
    encargadoNombre: 'Ww0rld-Champion_DelMundo.2026.XX',
  }),
];

export const THOUSAND: readonly Veto[] = Array.from({ length: 1000 }, (_, index) =>
  veto(index + 10, `Merodeador${1000 - index}`),
);

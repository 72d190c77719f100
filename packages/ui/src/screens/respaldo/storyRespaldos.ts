import type { Respaldo, Respaldos } from './RespaldosScreenProps';

const HOUR = 3_600_000;
export const NOW = Date.parse('2026-11-21T18:30:00.000Z');

export const respaldo = (
  hoursAgo: number,
  motivo: Respaldo['motivo'] = 'programado',
  more: Partial<Respaldo> = {},
): Respaldo => {
  const creado_en = new Date(NOW - hoursAgo * HOUR).toISOString();
  return {
    id: `${creado_en.slice(0, 19).replaceAll(':', '-')}Z-${motivo}`,
    creado_en,
    motivo,
    bytes: 1_284_000 - hoursAgo * 900,
    filas: 64_210 - hoursAgo * 12,
    version: '0.1.0',
    comprobado_en: creado_en,
    danado: false,
    ...more,
  };
};

export const TODOS: readonly Respaldo[] = [
  respaldo(5),
  respaldo(22, 'manual'),
  respaldo(29, 'programado', { comprobado_en: null }),
  respaldo(53, 'actualizacion', { version: '0.0.9' }),
  respaldo(77, 'programado', { danado: true, comprobado_en: '2026-11-20T09:00:00.000Z' }),
  respaldo(101, 'restauracion'),
];

export const respaldos = (more: Partial<Respaldos> = {}): Respaldos => ({
  respaldos: [...TODOS],
  enMarcha: null,
  fallo: null,
  cadaHoras: 24,
  conservar: 7,
  siguiente: new Date(NOW + 19 * HOUR).toISOString(),
  carpeta: '/srv/garita/data/respaldos',
  ...more,
});

export const MANY: readonly Respaldo[] = Array.from({ length: 300 }, (_, index) =>
  respaldo(index * 6 + 1),
);

import type { Ausencia } from './AusenciasScreenProps';

export const HOY = '2026-11-21';

export const ausencia = (id: number, more: Partial<Ausencia> = {}): Ausencia => ({
  id,
  usuario: 4,
  usuarioNombre: 'Oficial',
  id_categoria: 5,
  motivo: 'Exámenes finales',
  inicio: '2026-11-20',
  final: '2026-11-25',
  estado: 0,
  encargadoNombre: null,
  terminada: false,
  ...more,
});

const por = (encargadoNombre: string) => ({ estado: 1 as const, encargadoNombre });

/** Oficial's own absences: a current one, a cancelled one and an old one. */
export const PROPIAS: readonly Ausencia[] = [
  ausencia(31, por('Gerente')),
  ausencia(22, {
    motivo: 'Torneo de otra agencia',
    inicio: '2026-10-03',
    final: '2026-10-04',
    estado: 2,
    encargadoNombre: 'Fundadora',
  }),
  ausencia(14, {
    motivo: 'Vacaciones',
    inicio: '2026-08-10',
    final: '2026-08-24',
    ...por('Gerente'),
  }),
];

/** All absences as Gerente sees them. One is of the same category: Gerente cannot answer it. */
export const TODAS: readonly Ausencia[] = [
  ausencia(36, {
    usuario: 6,
    usuarioNombre: 'Recluta',
    id_categoria: 1,
    motivo: 'Sin internet en casa hasta que venga el técnico',
    inicio: HOY,
    final: '2026-11-22',
  }),
  ausencia(35, {
    usuario: 3,
    usuarioNombre: 'Supervisora',
    id_categoria: 8,
    motivo: 'Boda de mi hermana',
    inicio: '2026-11-26',
    final: '2026-11-27',
  }),
  ausencia(34, {
    usuario: 8,
    usuarioNombre: 'I1l_O0scar',
    id_categoria: 4,
    motivo:
      'Viaje de estudios.\nVuelvo el domingo por la noche; si hay reunión, contad conmigo para votar por mensaje.',
    inicio: '2026-11-30',
    final: '2026-12-06',
  }),
  ausencia(33, {
    usuario: 11,
    usuarioNombre: 'Ronda-Nocturna',
    id_categoria: 10,
    motivo: 'Mudanza',
    inicio: '2026-12-01',
    final: '2026-12-01',
  }),
  ...PROPIAS,
];

/** A thousand absences of many people, none pending. */
export const THOUSAND: readonly Ausencia[] = Array.from({ length: 1000 }, (_, index) =>
  ausencia(index + 100, {
    usuario: index + 100,
    usuarioNombre: `Persona-${String(index + 1).padStart(4, '0')}`,
    id_categoria: (index % 9) + 1,
    motivo:
      index % 3 === 0
        ? 'Vacaciones'
        : 'Una semana de exámenes, y luego dos días para volver a casa con la familia',
    estado: index % 5 === 0 ? 2 : 1,
    encargadoNombre: 'Gerente',
  }),
);

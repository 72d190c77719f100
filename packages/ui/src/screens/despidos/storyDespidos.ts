import { LONG_NAME } from '../storyData';
import type { Despido } from './DespidosScreenProps';

export const despido = (id: number, more: Partial<Despido> = {}): Despido => ({
  id,
  usuario: 11,
  usuarioNombre: 'Expulsado',
  id_categoria: 2,
  motivo: 'Inactividad',
  fecha: '2026-11-18T18:30:00.000Z',
  encargado: null,
  encargadoNombre: 'Sistema',
  ingreso: null,
  ...more,
});

const porGerente = { encargado: 2, encargadoNombre: 'Gerente' };

/**
 * The dismissals as Gerente sees them: one by the system, one of a person of the same category, and
 * one of a readmitted person.
 */
export const DESPIDOS_HECHOS: readonly Despido[] = [
  despido(9),
  despido(8, {
    usuario: 12,
    usuarioNombre: 'Ronda-Nocturna',
    id_categoria: 10,
    motivo: 'Se fue a otra agencia.',
    fecha: '2026-10-30T09:12:00.000Z',
    encargado: 1,
    encargadoNombre: 'Fundadora',
  }),
  despido(7, {
    usuario: 13,
    usuarioNombre: 'I1l_O0scar',
    id_categoria: 4,
    motivo:
      'Falta grave (M.G): dejó su puesto durante un pase de lista y no volvió.\nAntes había tenido dos avisos.',
    fecha: '2026-09-02T22:05:00.000Z',
    ...porGerente,
  }),
  despido(4, {
    usuario: 5,
    usuarioNombre: 'Agente',
    id_categoria: 3,
    motivo: 'Insultos en el canal de la agencia',
    fecha: '2026-07-04T16:40:00.000Z',
    ingreso: '2026-07-25T11:00:00.000Z',
    ...porGerente,
  }),
];

export const THOUSAND: readonly Despido[] = Array.from({ length: 1000 }, (_, index) =>
  despido(2000 - index, {
    usuario: index + 100,
    usuarioNombre: `Persona-${String(index + 1).padStart(4, '0')}`,
    id_categoria: (index % 9) + 1,
    motivo:
      index % 3 === 0
        ? 'Inactividad'
        : 'Faltó a cuatro pases de lista seguidos, y no respondió a ninguno de los avisos',
    fecha: new Date(Date.UTC(2026, 10, 18) - index * 7_200_000).toISOString(),
    ...(index % 2 === 0 ? porGerente : {}),
    ingreso: index % 5 === 0 ? '2026-11-20T10:00:00.000Z' : null,
  }),
);

export const LARGO = despido(30, {
  usuarioNombre: LONG_NAME,
  motivo: 'Motivosinespacios'.repeat(25),
  ...porGerente,
  encargadoNombre: LONG_NAME,
});

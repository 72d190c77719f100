import type { Subject } from '@garita/domain/acceso/can';
import type { Hecho } from '@garita/domain/persona/hecho';
import { fn } from 'storybook/test';
import { ready } from '../../docs/storyActs';
import { LONG_NAME } from '../storyData';
import type { Ficha, HistoriaLeida, HistoriaProps, Nota, NotasProps } from './PersonaScreenProps';

const hecho = (
  fuente: Hecho['fuente'],
  tipo: Hecho['tipo'],
  id: number,
  fecha: string,
  more: Partial<Hecho> = {},
): Hecho => ({
  fuente,
  tipo,
  id,
  fecha,
  encargado: 'Gerente',
  ...more,
});

export const HECHOS: readonly Hecho[] = [
  hecho('ascensos', 'ascenso', 9, '2026-11-21T09:12:00.000Z', { que: 'Oficial III' }),
  hecho('tiempos', 'confirmado', 31, '2026-11-20T22:05:00.000Z', {
    encargado: 'Supervisora',
    cantidad: 100,
  }),
  hecho('paselista', 'presente', 12, '2026-11-20T20:00:00.000Z', { encargado: 'Supervisora' }),
  hecho('multas', 'multa', 8, '2026-11-19T18:30:00.000Z', {
    cantidad: 15,
    motivo: 'Perfil privado (2.ª vez)',
  }),
  hecho('membresias', 'membresia', 4, '2026-11-16T18:30:00.000Z', {
    que: 'VIP',
    hasta: '2026-12-16T18:30:00.000Z',
  }),
  hecho('listapaga', 'paga', 3, '2026-11-14T18:30:00.000Z', { cantidad: 14 }),
  hecho('ausencias', 'aceptada', 2, '2026-11-02T10:00:00.000Z', {
    inicio: '2026-11-03',
    final: '2026-11-05',
    motivo: 'Viaje',
  }),
  hecho('nomina', 'ajuste', 77, '2026-10-20T10:00:00.000Z', { que: 'asistencia', cantidad: -1 }),
  hecho('degrados', 'degrado', 1, '2026-10-12T10:00:00.000Z', {
    que: 'Oficial I',
    de: 'Oficial II',
    motivo: 'Falta grave',
  }),
  hecho('nombres', 'nombre', 5, '2026-10-01T10:00:00.000Z', { que: 'Oficial', de: 'Novato' }),
  hecho('empleadomes', 'empleado', 6, '2026-09-30T10:00:00.000Z'),
  hecho('traslados', 'traslado', 1, '2026-08-12T12:30:00.000Z', {
    que: 'Cabo I',
    de: 'Agencia Faro',
  }),
  hecho('perfil', 'llegada', 4, '2026-08-12T12:30:00.000Z', { encargado: null }),
];

/** A fine of this portal and two sentences of an earlier portal. */
export const TRAIDA: readonly Hecho[] = [
  hecho('multas', 'multa', 8, '2026-11-19T18:30:00.000Z', {
    cantidad: 15,
    motivo: 'Perfil privado (2.ª vez)',
  }),
  hecho('multas', 'traido', 1_000_000_000_007, '2024-03-02T18:30:00.000Z', {
    texto: 'Se le perdonó una multa de 10c',
    encargado: 'Supervisora',
  }),
  hecho('usuarios', 'traido', 1_000_000_000_003, '2023-06-11T18:30:00.000Z', {
    texto: 'Cambio de misión: Cabo I',
    encargado: null,
  }),
];

/** Fourteen confirmed times in a row, and the person's arrival. */
export const RACHA: readonly Hecho[] = [
  ...Array.from({ length: 14 }, (_, index) =>
    hecho(
      'tiempos',
      'confirmado',
      60 - index,
      new Date(Date.UTC(2026, 10, 20, 12) - index * 43_200_000).toISOString(),
      { cantidad: index === 0 ? 52 : 36 },
    ),
  ),
  hecho('perfil', 'llegada', 4, '2026-08-12T12:30:00.000Z', { encargado: null }),
];

export const MUCHOS: readonly Hecho[] = Array.from({ length: 300 }, (_, index) =>
  hecho(
    'multas',
    'multa',
    index + 1,
    new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString(),
    {
      cantidad: 1_000_000 + index,
      motivo: index === 0 ? 'Motivosinespacios'.repeat(20) : `Falta ${index}`,
      encargado: index % 2 ? 'Gerente' : LONG_NAME,
    },
  ),
);

export const historiaDe = (viewer: Subject, leida: Partial<HistoriaLeida> = {}): HistoriaProps => ({
  state: ready({
    hechos: HECHOS,
    grupos: ['rangos', 'tiempos', 'dinero', 'multas', 'ausencias', 'agencia'] as const,
    hasMore: false,
    ...leida,
  }),
  grupo: null,
  onGrupo: fn(),
  onMore: fn(),
  isLoadingMore: false,
  viewer,
});

/** A person as the gerencia sees them. */
export const FICHA: Ficha = {
  id: 4,
  usuario: 'Oficial',
  activa: 1,
  mision: 'Oficial III',
  categoria: 5,
  n_categoria: 'Oficiales',
  firma: 'OFI',
  registro: '2026-08-12T12:30:00.000Z',
  ultima_vez: '2026-11-21T18:10:00.000Z',
  estado: 'De guardia en la puerta norte',
  dentro: '2026-11-21T16:26:00.000Z',
  proximo: '2026-11-22T09:12:00.000Z',
  periodo: { ascensos: 4, asistencias: 3, times: 440 },
  camino: [
    { categoria: 1, nombre: 'Ingreso', desde: '2026-08-12T12:30:00.000Z' },
    { categoria: 2, nombre: 'Vigilancia', desde: '2026-09-01T12:30:00.000Z' },
    { categoria: 5, nombre: 'Oficiales', desde: '2026-11-21T09:12:00.000Z' },
    { categoria: 6, nombre: 'Inspección', desde: null },
    { categoria: 7, nombre: 'Comisaría', desde: null },
  ],
};

export const FICHA_PUBLICA: Ficha = {
  id: 4,
  usuario: 'Oficial',
  activa: 1,
  mision: 'Oficial III',
  categoria: 5,
  n_categoria: 'Oficiales',
  periodo: FICHA.periodo,
  camino: FICHA.camino.slice(2).map((paso) => ({ ...paso, desde: null })),
};

export const NOTAS: readonly Nota[] = [
  {
    id: 3,
    texto: 'Buen criterio en la puerta norte. Propuesto para Inspección.',
    autor: 'Gerente',
    mia: 1,
    fecha: '2026-11-14T18:30:00.000Z',
    editada: null,
  },
  {
    id: 2,
    texto: 'Avisa tarde cuando falta.',
    autor: 'Supervisora',
    mia: 0,
    fecha: '2026-10-14T18:30:00.000Z',
    editada: '2026-10-15T18:30:00.000Z',
  },
];

export const notasDe = (notas: readonly Nota[] = NOTAS): NotasProps => ({
  state: ready({ notas }),
  onAdd: fn(async () => undefined),
  onEdit: fn(async () => undefined),
  onDelete: fn(async () => undefined),
});

export const ACTOS = [
  { ruta: '/multas?multar=4', texto: 'Multar', isAscenso: false },
  { ruta: '/ascensos?persona=4', texto: 'Proponer ascenso', isAscenso: true },
  { ruta: '/tiempos?abrir=4', texto: 'Abrir tiempo', isAscenso: false },
  { ruta: '/membresias?vender=4', texto: 'Vender membresía', isAscenso: false },
  { ruta: '/degrados?degradar=4', texto: 'Degradar', isAscenso: false },
  { ruta: '/despidos?despedir=4', texto: 'Despedir', isAscenso: false },
];

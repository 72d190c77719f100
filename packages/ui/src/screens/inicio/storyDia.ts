import { fn } from 'storybook/test';
import type { Solicitud } from '../solicitudes/SolicitudesScreenProps';
import { OFICIAL } from '../storyData';
import { tiempoDe } from '../tiempos/storyTiempos';
import type { DiaProps, Hoy } from './DiaProps';

/** Saturday, 12:30 in the agency's zone. */
export const AHORA = Date.parse('2026-11-21T18:30:00.000Z');

const MINUTOS = [84, 130, 35, 175, 104, 82, 0];

const requisitos = (
  pide: readonly [number, number, number],
  hecho: readonly [number, number, number],
): Hoy['partes'][number]['requisitos'] => [
  { tipo: 'ascenso', hecho: hecho[0], pide: pide[0], base: pide[0] },
  { tipo: 'asistencia', hecho: hecho[1], pide: pide[1], base: pide[1] },
  { tipo: 'minutos', hecho: hecho[2], pide: pide[2], base: pide[2] },
];

export const HOY: Hoy = {
  hoy: '2026-11-21',
  ascenso: {
    desde: '2026-11-14T12:30:00.000Z',
    disponible: '2026-11-23T14:30:00.000Z',
    siguiente: 'Cabo',
    id_categoria: 6,
    propuesto: 0,
  },
  partes: [
    { concepto: 'nomina', monto: 12, ganada: 0, requisitos: requisitos([2, 2, 60], [1, 2, 82]) },
    {
      concepto: 'bonificacion',
      monto: 4,
      ganada: 0,
      requisitos: requisitos([3, 3, 120], [1, 2, 82]),
    },
  ],
  semana: MINUTOS.map((minutos, i) => ({ dia: `2026-11-${16 + i}`, minutos })),
  racha: 6,
  entrada: null,
  tiempo: null,
};

export const HOY_COMPLETO: Hoy = {
  ...HOY,
  ascenso: {
    desde: '2026-11-14T12:30:00.000Z',
    disponible: '2026-11-21T12:30:00.000Z',
    siguiente: 'Cabo',
    id_categoria: 6,
    propuesto: 1,
  },
  partes: [
    { concepto: 'nomina', monto: 12, ganada: 1, requisitos: requisitos([1, 1, 60], [3, 3, 182]) },
    {
      concepto: 'bonificacion',
      monto: 4,
      ganada: 1,
      requisitos: requisitos([3, 3, 120], [3, 3, 182]),
    },
  ],
};

export const HOY_DENTRO: Hoy = {
  ...HOY_COMPLETO,
  entrada: '2026-11-21T17:08:00.000Z',
  tiempo: tiempoDe(4, { alto: 2, mins: 42, minsA: 42 }),
};

export const HOY_NUEVO: Hoy = {
  ...HOY,
  ascenso: {
    desde: '2026-11-21T18:00:00.000Z',
    disponible: '2026-11-22T18:00:00.000Z',
    siguiente: 'Aspirante',
    id_categoria: 1,
    propuesto: 0,
  },
  partes: [
    { concepto: 'nomina', monto: 0, ganada: 0, requisitos: requisitos([0, 0, 0], [0, 0, 0]) },
    { concepto: 'bonificacion', monto: 0, ganada: 0, requisitos: requisitos([0, 0, 0], [0, 0, 0]) },
  ],
  semana: HOY.semana.map(({ dia }) => ({ dia, minutos: 0 })),
  racha: 0,
};

const ready = <Data>(data: Data) => ({ kind: 'ready' as const, data });

export const PROPUESTA: Solicitud = {
  id: 11,
  encargado: 2,
  encargadoNombre: 'Gerente',
  id_rango: 22,
  nueva: 'Cabo',
  categoria: 6,
};

export const DIA: DiaProps = {
  persona: OFICIAL,
  isDentro: false,
  hoy: ready(HOY),
  pendientes: ready([
    { tipo: 'solicitudes', cuantos: 1, desde: '2026-11-21T18:26:00.000Z' },
    { tipo: 'normativa', cuantos: 1, desde: '2026-11-20T09:00:00.000Z' },
    { tipo: 'ascensos', cuantos: 3, desde: '2026-11-19T12:30:00.000Z' },
  ]),
  solicitud: null,
  respuesta: {
    firma: OFICIAL.firma,
    firmaDesde: 5,
    onAccept: fn(async () => undefined),
    onDecline: fn(async () => undefined),
    onSign: fn(async () => undefined),
    onReload: fn(),
  },
  paga: ready('2026-11-25T01:00:00.000Z'),
  onPaga: fn(),
  atajos: [
    { id: 'fichaje', ruta: '/fichaje', titulo: 'Fichaje' },
    { id: 'ascensos', ruta: '/ascensos', titulo: 'Ascensos' },
    { id: 'nomina', ruta: '/nomina', titulo: 'Nómina' },
    { id: 'cambionombre', ruta: '/cambionombre', titulo: 'Cambio de Nombre' },
    { id: 'rangos', ruta: '/rangos', titulo: 'Rangos' },
  ],
  now: () => AHORA,
  onClockIn: fn(async () => undefined),
};

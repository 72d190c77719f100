import type { FilaNomina } from '@garita/domain/nomina/joinNomina';
import { listPartes } from '@garita/domain/nomina/paga';
import { CROWD, PERSONAS } from '../storyData';
import type {
  NominaAnotacion,
  NominaCerrado,
  NominaDetalle,
  NominaPeriodos,
  NominaPrevia,
} from './NominaScreenProps';

/** A row of the payroll. Without `values` it has earned nothing. */
export const fila = (id: number, values: Partial<FilaNomina>): FilaNomina => {
  const { usuario, id_categoria } = PERSONAS.find((persona) => persona.id === id) ?? {
    usuario: 'Nadie',
    id_categoria: 1,
  };
  const nothing = {
    ascensos: 0,
    asistencias: 0,
    times: 0,
    fecha: null,
    paga: null,
    reducido: false,
  };
  return {
    id,
    usuario: id,
    usuarioNombre: usuario,
    categoria: id_categoria,
    ...nothing,
    ...values,
  };
};

export const FILAS: readonly FilaNomina[] = [
  fila(2, { ascensos: 9, asistencias: 6, times: 840, paga: 95, fecha: '2026-11-21T17:05:00.000Z' }),
  fila(3, { ascensos: 6, asistencias: 4, times: 615, paga: 60, fecha: '2026-11-21T18:12:00.000Z' }),
  fila(4, { ascensos: 3, asistencias: 2, times: 240, paga: 20, fecha: '2026-11-21T18:29:00.000Z' }),
  fila(5, { asistencias: 1, times: 95, fecha: '2026-11-20T22:40:00.000Z' }),
  fila(6, {}),
  fila(7, {
    ascensos: 12,
    asistencias: 7,
    times: 1325,
    paga: 1120,
    fecha: '2026-11-19T03:15:00.000Z',
  }),
  fila(8, {
    ascensos: 1,
    asistencias: 2,
    times: 60,
    paga: 12,
    reducido: true,
    fecha: '2026-11-18T20:00:00.000Z',
  }),
  fila(9, {
    ascensos: 5,
    asistencias: 3,
    times: 480,
    paga: 45,
    reducido: true,
    fecha: '2026-11-21T02:33:00.000Z',
  }),
];

export const THOUSANDS: readonly FilaNomina[] = CROWD.map(({ id, usuario, id_categoria }, index) =>
  fila(id, {
    usuarioNombre: usuario,
    categoria: id_categoria,
    ascensos: index % 7,
    asistencias: index % 5,
    times: (index * 13) % 900,
    paga: index % 3 === 0 ? null : (index % 40) + 1,
    reducido: index % 9 === 0,
    fecha: '2026-11-20T12:00:00.000Z',
  }),
);

const WEEK = 7 * 86_400_000;
const FIRST_OPENING = Date.parse('2026-11-16T06:00:00.000Z');
const weeksBefore = (weeks: number): string => new Date(FIRST_OPENING - weeks * WEEK).toISOString();

/** The closed period that ended `weeks` weeks before the open period began. */
export const cerradoHace = (weeks: number, values: Partial<NominaCerrado> = {}): NominaCerrado => ({
  id: 100 - weeks,
  abierto_en: weeksBefore(weeks + 1),
  cerrado_en: weeksBefore(weeks),
  encargado: 2,
  encargadoNombre: 'Gerente',
  personas: 40 - weeks,
  anotaciones: 298 - weeks,
  pagas: 30 - weeks,
  monto: 1498 - weeks * 10,
  ...values,
});

export const PERIODOS: NominaPeriodos = {
  abierto: { id: 101, abierto_en: weeksBefore(0), anotaciones: 311 },
  cerrados: [
    cerradoHace(0),
    cerradoHace(1, { encargadoNombre: 'Fundadora', encargado: 1 }),
    cerradoHace(2, { encargado: null, encargadoNombre: 'Sistema' }),
  ],
};
export const RECIEN_CERRADO: NominaPeriodos = {
  ...PERIODOS,
  abierto: { ...PERIODOS.abierto, anotaciones: 0 },
};

export const PREVIA: NominaPrevia = {
  periodo: 101,
  abierto_en: weeksBefore(0),
  personas: 42,
  anotaciones: 311,
  ascensos: 28,
  asistencias: 96,
  times: 9140,
  pagas: 31,
  monto: 1512,
};
export const PREVIA_VACIA: NominaPrevia = {
  ...PREVIA,
  periodo: 102,
  personas: 0,
  anotaciones: 0,
  ascensos: 0,
  asistencias: 0,
  times: 0,
  pagas: 0,
  monto: 0,
};

export const REQUISITOS = {
  nomina_ascenso: 3,
  nomina_asistencia: 1,
  nomina_times: 240,
  boni_ascenso: 5,
  boni_asistencia: 0,
  boni_times: 300,
  paga_nomina: 12,
  paga_boni: 4,
};
type Requisitos = typeof REQUISITOS;

const NOTES = {
  ascenso: ['Ascenso aceptado', null],
  asistencia: ['Pase de lista', 3],
  minutos: ['Tiempo confirmado', 3],
} as const;

/** Entries of one kind, one every hour, the newest first. */
export const anotaciones = (
  tipo: NominaAnotacion['tipo'],
  cantidades: readonly number[],
  firstId = 1,
): NominaAnotacion[] =>
  cantidades.map((cantidad, index) => {
    const [motivo, encargado] =
      cantidad < 0 ? ['Ajuste: lo anotado no correspondía', 2] : NOTES[tipo];
    return {
      id: firstId + index,
      tipo,
      cantidad,
      fecha: new Date(Date.parse('2026-11-21T17:30:00.000Z') - index * 3_600_000).toISOString(),
      motivo,
      encargado,
      encargadoNombre: PERSONAS.find(({ id }) => id === encargado)?.usuario ?? 'Sistema',
    };
  });

const ENTRIES: readonly NominaAnotacion[] = [
  ...anotaciones('ascenso', [1, 1, 1], 1),
  ...anotaciones('asistencia', [1, -1, 1], 11),
  ...anotaciones('minutos', [95, 60, 85], 21),
];

interface Case {
  entries?: readonly NominaAnotacion[];
  requisitos?: Partial<Requisitos>;
  reducido?: 0 | 1;
}

/** A payment with parts computed as on the server, so that the figures of all stories agree. */
export function detalleOf(
  { entries = ENTRIES, requisitos = {}, reducido = 0 }: Case = {},
  values: Partial<NominaDetalle> = {},
): NominaDetalle {
  const sum = (tipo: NominaAnotacion['tipo']) =>
    entries
      .filter((entry) => entry.tipo === tipo)
      .reduce((total, { cantidad }) => total + cantidad, 0);
  const logros = {
    ascensos: sum('ascenso'),
    asistencias: sum('asistencia'),
    times: sum('minutos'),
  };
  const partes = listPartes(logros, { ...REQUISITOS, ...requisitos }, reducido === 1);
  return {
    usuario: 4,
    usuarioNombre: 'Oficial',
    categoria: 5,
    n_categoria: 'Oficiales',
    periodo: 101,
    abierto_en: weeksBefore(0),
    cerrado_en: null,
    reducido,
    paga: partes.reduce((total, { ganada, monto }) => total + (ganada ? monto : 0), 0),
    partes: partes.map(({ ganada, requisitos: asked, ...parte }) => ({
      ...parte,
      ganada: ganada ? 1 : 0,
      requisitos: [...asked],
    })) as NominaDetalle['partes'],
    anotaciones: [...entries].sort((a, b) => b.fecha.localeCompare(a.fecha)),
    total_anotaciones: entries.length,
    ...values,
  };
}

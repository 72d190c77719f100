import type { Schemas } from '@garita/api-client/Schemas';
import { formatCredits, formatInteger } from '@garita/domain/formato/credits';
import { formatInstant } from '@garita/domain/formato/instant';
import { formatMinutes } from '@garita/domain/formato/minutes';
import type { Moneda } from '@garita/domain/formato/moneda';
import { ENCARGADO, FECHA, USUARIO } from '@garita/domain/listas/columna';
import { describeFalta } from '@garita/domain/nomina/describeFalta';
import { formatRequisito } from '@garita/domain/nomina/requisito';
import chalk from 'chalk';
import type { Context } from '../../Context';
import type { Column } from '../../output/Column';
import { creditsColumn } from '../../output/creditsColumn';
import { fitColumns, formatFields, formatTable } from '../../output/formatTable';
import { roomOf } from '../../output/wrapText';

type Parte = Schemas['NominaDetalle']['partes'][number];
type Requisito = Parte['requisitos'][number];
type Anotacion = Schemas['NominaDetalle']['anotaciones'][number];

const NAMES = { ascenso: 'Ascensos', asistencia: 'Asistencias', minutos: 'Tiempo' } as const;
const PARTES = { nomina: 'Nómina', bonificacion: 'Bonificación' } as const;

const fieldsOf = (moneda: Moneda): readonly Column<Schemas['NominaDetalle']>[] => [
  USUARIO,
  { header: 'Categoría', value: ({ categoria, n_categoria }) => `${categoria} ${n_categoria}` },
  { header: 'Periodo', value: describePeriodo },
  {
    header: 'Reducción',
    value: ({ reducido }) => (reducido === 1 ? 'sí: se le pide la mitad' : 'no'),
  },
  creditsColumn(moneda, ({ paga }) => paga, 'Paga'),
];

/**
 * A sentence about the requirements missing for the next part of the pay; empty when all parts are
 * earned.
 */
const formatFalta = ({ partes, cerrado_en }: Schemas['NominaDetalle'], moneda: Moneda): string => {
  const falta = describeFalta(partes, { isOwn: false, isClosed: cerrado_en !== null, moneda });
  return falta === null ? '' : `${falta}\n`;
};

function describePeriodo({ periodo, abierto_en, cerrado_en }: Schemas['NominaDetalle']): string {
  const desde = formatInstant(abierto_en);
  return cerrado_en === null
    ? `${periodo}, abierto desde el ${desde}`
    : `${periodo}, del ${desde} al ${formatInstant(cerrado_en)}`;
}

/** The amount of a requirement as text; null for 0, which means no requirement. */
const toAmount = (tipo: Requisito['tipo'], cantidad: number): string | null => {
  if (cantidad <= 0) return null;
  return tipo === 'minutos' ? formatMinutes(cantidad) : formatInteger(cantidad);
};

const REQUISITOS: readonly Column<Requisito>[] = [
  { header: 'Requisito', value: ({ tipo }) => NAMES[tipo] },
  {
    header: 'Hecho',
    value: ({ tipo, hecho }) => (tipo === 'minutos' ? formatMinutes(hecho) : hecho),
    kind: 'number',
  },
  { header: 'Pide', value: ({ tipo, pide }) => toAmount(tipo, pide), kind: 'number' },
  {
    header: 'Falta',
    value: ({ tipo, pide, hecho }) => toAmount(tipo, pide - hecho),
    kind: 'number',
  },
];
const BASE: Column<Requisito> = {
  header: 'Sin reducción',
  value: ({ tipo, base }) => toAmount(tipo, base),
  kind: 'number',
};

const ANOTACIONES: readonly Column<Anotacion>[] = [
  FECHA,
  {
    header: 'Cantidad',
    value: ({ tipo, cantidad }) =>
      tipo === 'minutos' ? formatMinutes(cantidad) : formatRequisito(tipo, cantidad),
    kind: 'number',
  },
  ENCARGADO,
  { header: 'Motivo', value: ({ motivo }) => motivo },
];

const fitTable = <Row>(rows: readonly Row[], columns: readonly Column<Row>[], room: number) =>
  formatTable(rows, fitColumns(rows, columns, room), room);

function formatParte(
  { concepto, monto, ganada, requisitos }: Parte,
  { partes: [nomina], reducido, cerrado_en }: Schemas['NominaDetalle'],
  { room, moneda }: { readonly room: number; readonly moneda: Moneda },
): string {
  const titulo = `${PARTES[concepto]}, ${formatCredits(monto, moneda)}`;
  if (concepto === 'bonificacion' && requisitos.every(({ base }) => base === 0))
    return `${chalk.bold(titulo)}: esta categoría no la tiene.\n`;
  const needsNomina =
    concepto === 'bonificacion' && nomina?.ganada === 0 ? '; solo se gana junto con la nómina' : '';
  const estado =
    ganada === 1 ? 'ganada' : `${cerrado_en === null ? 'todavía no' : 'no ganada'}${needsNomina}`;
  return `${chalk.bold(titulo)}: ${estado}.\n${fitTable(requisitos, reducido === 1 ? [...REQUISITOS, BASE] : REQUISITOS, room)}`;
}

function formatAnotaciones(
  { anotaciones, total_anotaciones }: Schemas['NominaDetalle'],
  room: number,
): string {
  if (total_anotaciones === 0) return 'En este periodo no tiene anotaciones.\n';
  const isCut = anotaciones.length < total_anotaciones;
  const cut = isCut
    ? `\nSe muestran las ${formatInteger(anotaciones.length)} anotaciones más recientes de ${formatInteger(total_anotaciones)}.\n`
    : '';
  return `${fitTable(anotaciones, ANOTACIONES, room)}${cut}`;
}

export const formatDetalle = (
  detalle: Schemas['NominaDetalle'],
  { stdout, moneda }: Pick<Context, 'stdout' | 'moneda'>,
): string => {
  const room = roomOf(stdout);
  return [
    `${formatFields(detalle, fieldsOf(moneda))}${formatFalta(detalle, moneda)}`,
    ...detalle.partes.map((parte) => formatParte(parte, detalle, { room, moneda })),
    formatAnotaciones(detalle, room),
  ].join('\n');
};

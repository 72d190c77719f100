import { contar } from '@garita/domain/formato/contar';
import { formatMinutes } from '@garita/domain/formato/minutes';
import styled from 'styled-components';
import type { Column } from '../../components/DataTable/column';
import { space } from '../../theme/tokens';
import { IconoMembresia } from '../IconoMembresia';
import { PlacaCell } from '../PlacaCell';
import { siNo } from './describeCambios';
import type { Categoria, Membresia, Mision } from './MantenimientoScreenProps';

const ConIcono = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** The requirements in one line. A requirement of 0 is omitted. */
export function describeRequisitos(ascensos: number, asistencias: number, minutos: number): string {
  const parts = [
    ascensos > 0 && contar(ascensos, 'ascenso', 'ascensos'),
    asistencias > 0 && contar(asistencias, 'asistencia', 'asistencias'),
    minutos > 0 && formatMinutes(minutos),
  ].filter((part) => part !== false);
  // Non-breaking spaces: a line breaks between requirements, never inside one.
  return parts.length === 0
    ? 'Nada'
    : parts.map((part) => part.replaceAll(' ', '\u00a0')).join(' · ');
}

export interface FilaMision extends Mision {
  readonly n_categoria: string;
}

export const categoriasColumns: readonly Column<Categoria>[] = [
  {
    id: 'categoria',
    header: 'Categoría',
    value: ({ n_categoria }) => n_categoria,
    card: 'main',
    width: 220,
    cell: ({ id_categoria, n_categoria, placa }) => (
      <PlacaCell categoria={id_categoria} image={placa}>
        <strong>{n_categoria}</strong>
      </PlacaCell>
    ),
  },
  {
    id: 'nomina',
    header: 'Nómina',
    value: (c) => describeRequisitos(c.nomina_ascenso, c.nomina_asistencia, c.nomina_times),
  },
  {
    id: 'paga_nomina',
    header: 'Paga',
    value: ({ paga_nomina }) => paga_nomina,
    kind: 'credits',
  },
  {
    id: 'boni',
    header: 'Bonificación',
    value: (c) => describeRequisitos(c.boni_ascenso, c.boni_asistencia, c.boni_times),
  },
  {
    id: 'paga_boni',
    header: 'Suma',
    value: ({ paga_boni }) => paga_boni,
    kind: 'credits',
  },
  { id: 'ascenso', header: 'Ascenso', value: ({ ascenso }) => ascenso },
  {
    id: 'personas',
    header: 'Personas',
    value: ({ personas }) => personas,
    kind: 'number',
  },
];

export const membresiasColumns: readonly Column<Membresia>[] = [
  {
    id: 'nombre',
    header: 'Membresía',
    value: ({ nombre }) => nombre,
    card: 'main',
    width: 220,
    cell: ({ nombre, image }) => (
      <ConIcono>
        <IconoMembresia image={image} size={20} />
        <strong>{nombre}</strong>
      </ConIcono>
    ),
  },
  { id: 'precio', header: 'Precio', value: ({ precio }) => precio, kind: 'credits' },
  {
    id: 'dura',
    header: 'Dura',
    value: ({ perma }) => (perma === 1 ? 'Siempre' : '30\u00a0días'),
  },
  {
    id: 'reduccion',
    header: 'Requisitos a la mitad',
    value: ({ reduccion }) => siNo(reduccion),
    kind: 'state',
    tone: ({ reduccion }) => (reduccion === 1 ? 'success' : 'neutral'),
  },
  {
    id: 'vendidas',
    header: 'Vendidas',
    value: ({ vendidas }) => vendidas,
    kind: 'number',
  },
  {
    id: 'details',
    header: 'Qué da',
    value: ({ details }) => details,
    card: 'text',
    width: 320,
  },
];

export const misionesColumns: readonly Column<FilaMision>[] = [
  { id: 'nombre', header: 'Misión', value: ({ nombre }) => nombre, card: 'main' },
  {
    id: 'categoria',
    header: 'Categoría',
    value: ({ n_categoria }) => n_categoria,
  },
  { id: 'precio', header: 'Precio', value: ({ precio }) => precio, kind: 'credits' },
  {
    id: 'venta',
    header: 'En venta',
    value: ({ venta }) => siNo(venta),
    kind: 'state',
    tone: ({ venta }) => (venta === 1 ? 'success' : 'neutral'),
  },
];

import type { components } from '@garita/api-client/schema';
import { COLUMNAS_SEMANA } from '@garita/domain/equipo/columnas';
import { contar } from '@garita/domain/formato/contar';
import { formatInstant } from '@garita/domain/formato/instant';
import { formatMinutes } from '@garita/domain/formato/minutes';
import styled from 'styled-components';
import { AusenteTag } from '../../components/AusenteTag';
import type { Column } from '../../components/DataTable/column';
import { color } from '../../theme/tokens';
import { personaColumn } from '../columns/personaColumn';

type SemanaFila = components['schemas']['SemanaFila'];

export interface FilaSemana extends SemanaFila {
  /** Whether the newest entry is of this week. */
  readonly hizo: boolean;
}

/** Adds whether the newest entry is of this week. @param inicio ISO instant of the week's start. */
export const toFilasSemana = (filas: readonly SemanaFila[], inicio: string): FilaSemana[] =>
  filas.map((fila) => ({
    ...fila,
    hizo: fila.fecha !== null && Date.parse(fila.fecha) >= Date.parse(inicio),
  }));

const Nothing = styled.span`
  color: ${color.tinta2};
`;
const When = styled.time`
  white-space: nowrap;
`;

export const semanaColumns: readonly Column<FilaSemana>[] = [
  personaColumn(({ usuarioNombre }) => usuarioNombre, {
    width: 300,
    beside: ({ usuarioNombre }) => <AusenteTag usuario={usuarioNombre} semana />,
  }),
  { ...COLUMNAS_SEMANA.ascensos, card: 'meta' },
  {
    ...COLUMNAS_SEMANA.asistencias,
    card: 'meta',
    line: ({ asistencia, hizo }) =>
      hizo ? contar(asistencia, 'asistencia', 'asistencias') : 'No hizo nada',
  },
  {
    ...COLUMNAS_SEMANA.tiempos,
    card: 'meta',
    line: ({ times, hizo }) => (hizo ? formatMinutes(times) : ''),
  },
  {
    id: 'fecha',
    header: 'Fecha',
    // A date of another week sorts as empty.
    value: ({ hizo, fecha }) => (hizo ? fecha : null),
    kind: 'instant',
    cell: ({ hizo, fecha }) =>
      hizo && fecha ? (
        <When dateTime={fecha}>{formatInstant(fecha)}</When>
      ) : (
        <Nothing>No hizo nada</Nothing>
      ),
  },
];

import { USUARIO } from '@garita/domain/listas/columna';
import type { ReactNode } from 'react';
import type { Column } from '../../components/DataTable/column';
import { PersonaCell } from '../PersonaCell';

interface PersonaColumnOptions<Row> extends Partial<Pick<Column<Row>, 'id' | 'header' | 'width'>> {
  /** Omit it if rows have no category. */
  categoria?: (row: Row) => number;
  externo?: (row: Row) => boolean;
  /** Content under the name, beside the category, e.g. a tag. */
  beside?: (row: Row) => ReactNode;
}

export const personaColumn = <Row,>(
  nameOf: (row: Row) => string,
  options: PersonaColumnOptions<Row> = {},
): Column<Row> => {
  const { categoria, externo, beside, ...more } = options;
  return {
    ...USUARIO,
    value: nameOf,
    card: 'main',
    width: categoria ? 280 : 260,
    cell: (row) => (
      <PersonaCell
        usuario={nameOf(row)}
        categoria={categoria?.(row)}
        isExterno={externo?.(row) ?? false}
      >
        {beside?.(row)}
      </PersonaCell>
    ),
    ...more,
  };
};

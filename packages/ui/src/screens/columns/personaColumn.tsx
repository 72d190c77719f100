import { USUARIO } from '@garita/domain/listas/columna';
import type { ReactNode } from 'react';
import type { Column } from '../../components/DataTable/column';
import { PersonaCell } from '../PersonaCell';

interface PersonaColumnOptions<Row> extends Partial<Pick<Column<Row>, 'id' | 'header' | 'width'>> {
  /** Leave it out where the row knows none. */
  categoria?: (row: Row) => number;
  /** Whether it is somebody outside the agency. */
  externo?: (row: Row) => boolean;
  /** What stands under the name beside the category, e.g. a tag. */
  beside?: (row: Row) => ReactNode;
}

/** Whom a row is about: figure and name, with category and badge where the row knows them. */
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

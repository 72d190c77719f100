import { COLUMNAS_DESCUENTOS } from '@garita/domain/descuentos/columnas';
import styled from 'styled-components';
import type { Column } from '../../components/DataTable/column';
import { font } from '../../theme/tokens';
import { encargadoColumn } from '../columns/encargadoColumn';
import type { Descuento } from './DescuentosScreenProps';

// A monospaced font, in which similar letters of a code look different.
const Code = styled.span`
  font-family: ${font.mono};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const descuentosColumns: readonly Column<Descuento>[] = [
  {
    ...COLUMNAS_DESCUENTOS.codigo,
    card: 'main',
    cell: ({ codigo }) => <Code translate="no">{codigo}</Code>,
  },
  {
    ...COLUMNAS_DESCUENTOS.descuento,
    cell: ({ descuento }) => `${descuento}%`,
  },
  encargadoColumn,
];

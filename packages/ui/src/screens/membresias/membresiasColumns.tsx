import { formatInstant } from '@garita/domain/formato/instant';
import { FECHA } from '@garita/domain/listas/columna';
import { COLUMNAS_MEMBRESIAS } from '@garita/domain/membresias/columnas';
import styled from 'styled-components';
import type { Column } from '../../components/DataTable/column';
import { StateBadge } from '../../components/StateBadge';
import { space } from '../../theme/tokens';
import { compradorColumn } from '../columns/compradorColumn';
import { encargadoColumn } from '../columns/encargadoColumn';
import type { MembresiaVendida } from './MembresiasScreenProps';

const Named = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${space[2]};
`;

const Day = styled.span`
  white-space: nowrap;
`;

/** Whether the seller has handed the credits over; null for a sale older than the accounts. */
const wordOfPagado = ({ pagado }: MembresiaVendida): string | null => {
  if (pagado === null) return null;
  return pagado === 1 ? 'Sí' : 'No';
};

export const membresiasColumns: readonly Column<MembresiaVendida>[] = [
  compradorColumn,
  {
    ...COLUMNAS_MEMBRESIAS.membresia,
    cell: ({ membresiaNombre, vip }) => (
      <Named>
        {membresiaNombre}
        {vip === 1 && membresiaNombre !== 'VIP' && <StateBadge tone="info">VIP</StateBadge>}
      </Named>
    ),
  },
  {
    ...COLUMNAS_MEMBRESIAS.estado,
    kind: 'state',
    card: 'main',
    tone: ({ estado }) => (estado === 'Activa' ? 'success' : 'neutral'),
  },
  {
    ...COLUMNAS_MEMBRESIAS.finaliza,
    // The date comes first, so that a line without enough room cuts only the name off.
    line: ({ finaliza, membresiaNombre }) =>
      `${finaliza === null ? 'Para siempre' : `Hasta el ${formatInstant(finaliza, { part: 'fecha' })}`} · ${membresiaNombre}`,
    // The date is enough: the column of the state says whether it has passed.
    cell: ({ finaliza }) => (
      <Day>{finaliza === null ? 'Nunca' : formatInstant(finaliza, { part: 'fecha' })}</Day>
    ),
  },
  {
    id: 'credito',
    header: 'Precio',
    value: ({ credito }) => credito,
    kind: 'credits',
  },
  { id: 'pagado', header: 'Pagada', value: wordOfPagado },
  encargadoColumn,
  FECHA,
];

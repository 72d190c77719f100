import { COLUMNAS_FIRMAS } from '@garita/domain/firmas/columnas';
import type { Column } from '../../components/DataTable/column';
import { Firma } from '../../components/Firma';
import { personaColumn } from '../columns/personaColumn';
import type { FirmaFila } from './FirmasScreenProps';

export const firmasColumns: readonly Column<FirmaFila>[] = [
  personaColumn(({ usuario }) => usuario, { categoria: ({ id_categoria }) => id_categoria }),
  {
    ...COLUMNAS_FIRMAS.firma,
    card: 'main',
    cell: ({ firma }) => <Firma firma={firma} />,
  },
];

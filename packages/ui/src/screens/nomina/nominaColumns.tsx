import { COLUMNAS_NOMINA } from '@garita/domain/nomina/columnas';
import type { FilaNomina } from '@garita/domain/nomina/joinNomina';
import type { Column } from '../../components/DataTable/column';
import { StateBadge } from '../../components/StateBadge';
import { personaColumn } from '../columns/personaColumn';

export const nominaColumns: readonly Column<FilaNomina>[] = [
  personaColumn(({ usuarioNombre }) => usuarioNombre, {
    categoria: ({ categoria }) => categoria,
    beside: ({ reducido }) => reducido && <StateBadge tone="info">Reducción</StateBadge>,
    width: 340,
  }),
  { ...COLUMNAS_NOMINA.ascensos, card: 'meta' },
  { ...COLUMNAS_NOMINA.asistencias, card: 'meta' },
  { ...COLUMNAS_NOMINA.tiempos, card: 'meta' },
  { ...COLUMNAS_NOMINA.paga, kind: 'credits', card: 'main' },
  { id: 'fecha', header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant', card: 'meta' },
];

import type { FilaNomina } from '@garita/domain/nomina/joinNomina';
import type { Column } from '../../components/DataTable/column';
import { StateBadge } from '../../components/StateBadge';
import { personaColumn } from '../columns/personaColumn';

/** The payroll's columns (NOM-01, NOM-02, NOM-05). */
export const nominaColumns: readonly Column<FilaNomina>[] = [
  personaColumn(({ usuarioNombre }) => usuarioNombre, {
    categoria: ({ categoria }) => categoria,
    beside: ({ reducido }) => reducido && <StateBadge tone="info">Reducción</StateBadge>,
    width: 340,
  }),
  {
    id: 'ascensos',
    header: 'Ascensos',
    value: ({ ascensos }) => ascensos,
    kind: 'number',
    card: 'meta',
  },
  {
    id: 'asistencias',
    header: 'Asistencias',
    value: ({ asistencias }) => asistencias,
    kind: 'number',
    card: 'meta',
  },
  { id: 'times', header: 'Tiempos', value: ({ times }) => times, kind: 'minutes', card: 'meta' },
  { id: 'paga', header: 'Paga', value: ({ paga }) => paga, kind: 'credits', card: 'main' },
  { id: 'fecha', header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant', card: 'meta' },
];

import { type ReactNode, useMemo } from 'react';
import { DataTable, type DataTableProps } from '../../components/DataTable/DataTable';
import { Tabs } from '../../components/Tabs';
import { tiemposColumns } from './tiemposColumns';
import type { FilaTiempo } from './useFilas';

/** Which of the open sessions are shown (TIE-01). */
export type TabTiempos = 'activos' | 'pausados';

const CAPTIONS: Readonly<Record<TabTiempos, string>> = { activos: 'Tiempos activos', pausados: 'Tiempos pausados' };

interface TablaTiemposProps {
  filas: readonly FilaTiempo[];
  tab: TabTiempos;
  onTab: (tab: TabTiempos) => void;
  rowActions: NonNullable<DataTableProps<FilaTiempo>['rowActions']>;
  onDetalle: (bajo: number) => void;
  /** What is done to all of them at once. */
  mandos: ReactNode;
  /** What stands in a tab without sessions. */
  empty: Readonly<Record<TabTiempos, ReactNode>>;
}

/** The open sessions, those that run apart from those that are paused. */
export function TablaTiempos({ filas, tab, onTab, rowActions, onDetalle, mandos, empty }: TablaTiemposProps) {
  const columns = useMemo(() => tiemposColumns(onDetalle), [onDetalle]);
  const rows = useMemo(
    () => ({ activos: filas.filter(({ tiempo }) => tiempo.pausa === 0), pausados: filas.filter(({ tiempo }) => tiempo.pausa === 1) }),
    [filas],
  );
  const table = (of: TabTiempos) => (
    <DataTable
      caption={CAPTIONS[of]}
      columns={columns}
      rows={rows[of]}
      rowKey={({ tiempo }) => tiempo.id}
      rowActions={rowActions}
      hasAvatar
      empty={empty[of]}
      defaultSort={{ columnId: 'usuario', direction: 'asc' }}
      headerActs={mandos}
      searchLabel="Buscar en los tiempos"
      noun={{ one: 'tiempo', many: 'tiempos' }}
    />
  );
  return (
    <Tabs
      label="Tiempos abiertos"
      value={tab}
      onChange={(id) => onTab(id as TabTiempos)}
      tabs={[
        { id: 'activos', label: 'Activos', count: rows.activos.length, content: table('activos') },
        { id: 'pausados', label: 'Pausados', count: rows.pausados.length, content: table('pausados') },
      ]}
    />
  );
}

import { type ReactNode, useMemo } from 'react';
import { DataTable, type DataTableProps } from '../../components/DataTable/DataTable';
import { Tabs } from '../../components/Tabs';
import { useLatest } from '../../components/useLatest';
import type { Tiempo } from './TiemposScreenProps';
import { tiemposColumns } from './tiemposColumns';

/** Which of the open sessions are shown (TIE-01). */
export type TabTiempos = 'activos' | 'pausados';

const CAPTIONS: Readonly<Record<TabTiempos, string>> = { activos: 'Tiempos activos', pausados: 'Tiempos pausados' };

interface TablaTiemposProps {
  tiempos: readonly Tiempo[];
  /** The server's clock, in milliseconds. */
  now: () => number;
  tab: TabTiempos;
  onTab: (tab: TabTiempos) => void;
  rowActions: NonNullable<DataTableProps<Tiempo>['rowActions']>;
  onDetalle: (bajo: number) => void;
  /** What is done to all of them at once. */
  mandos: ReactNode;
  /** What stands in a tab without sessions. */
  empty: Readonly<Record<TabTiempos, ReactNode>>;
}

/** The open sessions, those that run apart from those that are paused. */
export function TablaTiempos({ tiempos, now, tab, onTab, rowActions, onDetalle, mandos, empty }: TablaTiemposProps) {
  const showDetalle = useLatest(onDetalle);
  const columns = useMemo(() => tiemposColumns(showDetalle, now), [showDetalle, now]);
  const rows = useMemo(() => ({ activos: tiempos.filter(({ pausa }) => pausa === 0), pausados: tiempos.filter(({ pausa }) => pausa === 1) }), [tiempos]);
  const table = (of: TabTiempos) => (
    <DataTable
      caption={CAPTIONS[of]}
      columns={columns}
      rows={rows[of]}
      rowKey={({ id }) => id}
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

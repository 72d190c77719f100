import { type ReactNode, useMemo } from 'react';
import { DataTable, type DataTableProps } from '../../components/DataTable/DataTable';
import { Tabs } from '../../components/Tabs';
import { useLatest } from '../../components/useLatest';
import { ColaDeLista } from '../cola/ColaDeLista';
import { mayLigar } from './mayLigar';
import type { Tiempo, TiemposScreenProps } from './TiemposScreenProps';
import { tiemposColumns } from './tiemposColumns';

export type TabTiempos = 'activos' | 'pausados' | 'sinEncargado';

const CAPTIONS: Readonly<Record<TabTiempos, string>> = {
  activos: 'Tiempos activos',
  pausados: 'Tiempos pausados',
  sinEncargado: 'Tiempos sin encargado',
};
const PALABRAS = { aceptar: 'Ligar' };

interface TablaTiemposProps extends Pick<TiemposScreenProps, 'viewer' | 'cola'> {
  tiempos: readonly Tiempo[];
  now: () => number;
  tab: TabTiempos;
  onTab: (tab: TabTiempos) => void;
  rowActions: NonNullable<DataTableProps<Tiempo>['rowActions']>;
  onDetalle: (bajo: number) => void;
  selection: DataTableProps<Tiempo>['selection'];
  mandos: ReactNode;
  empty: Readonly<Record<TabTiempos, ReactNode>>;
}

/**
 * The open times in three tabs: active, paused, and without a senior. In the last tab the viewer
 * can take the times one by one with keys.
 */
export function TablaTiempos(props: TablaTiemposProps) {
  const { tiempos, now, tab, onTab, viewer, cola, onDetalle, mandos, empty } = props;
  const showDetalle = useLatest(onDetalle);
  const columns = useMemo(() => tiemposColumns(showDetalle, now), [showDetalle, now]);
  const { decididas } = cola;
  const rows = useMemo(() => {
    const sinEncargado = tiempos.filter(({ id, alto }) => alto <= 0 && !decididas.has(id));
    return {
      activos: tiempos.filter(({ pausa }) => pausa === 0),
      pausados: tiempos.filter(({ pausa }) => pausa === 1),
      sinEncargado,
    };
  }, [tiempos, decididas]);
  const ligables = useMemo(
    () => rows.sinEncargado.filter((tiempo) => mayLigar(viewer, tiempo)),
    [rows, viewer],
  );
  const table = (of: TabTiempos) => (
    <DataTable
      {...props}
      caption={CAPTIONS[of]}
      columns={columns}
      rows={rows[of]}
      rowKey={({ id }) => id}
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
        {
          id: 'pausados',
          label: 'Pausados',
          count: rows.pausados.length,
          content: table('pausados'),
        },
        {
          id: 'sinEncargado',
          label: 'Sin encargado',
          count: rows.sinEncargado.length,
          content: (
            <ColaDeLista
              rows={ligables}
              palabras={PALABRAS}
              onDecide={(tiempo) => cola.onDecide(tiempo, 'ligar')}
              onUndo={cola.onUndo}
            >
              {() => table('sinEncargado')}
            </ColaDeLista>
          ),
        },
      ]}
    />
  );
}

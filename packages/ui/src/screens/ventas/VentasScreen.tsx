import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { panoramaVentas } from '@garita/domain/ventas/panoramaVentas';
import { useCallback, useMemo } from 'react';
import { DataTable } from '../../components/DataTable/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { CheckIcon, CoinsIcon } from '../../components/icons';
import { useMoneda } from '../../components/MonedaContext';
import { Panorama } from '../../components/Panorama';
import { Tabs } from '../../components/Tabs';
import { useLote } from '../lote/useLote';
import { ScreenFrame } from '../ScreenFrame';
import { useRowAct } from '../useRowAct';
import { actosVentas } from './actosVentas';
import type { Venta, VentaPendiente, VentasScreenProps } from './VentasScreenProps';
import { pendientesColumns, ventasColumns } from './ventasColumns';

function describePendiente(pendientes: readonly VentaPendiente[], moneda: Moneda): string {
  const total = pendientes.reduce((sum, { Pendiente }) => sum + Pendiente, 0);
  return total === 0
    ? 'Todo está entregado'
    : `${formatCredits(total, moneda)} por entregar a la agencia`;
}

const keyOf = ({ id }: Venta) => id;
const nombreOf = ({ descripcion, usuarioNombre }: Venta) => `${descripcion} a ${usuarioNombre}`;

export function VentasScreen({ state, viewer, onMark, onLote }: VentasScreenProps) {
  const moneda = useMoneda();
  const { pending, run } = useRowAct(onMark);
  // Sellers must not mark their own sales as handed over.
  const canMark = useCallback(
    ({ encargado }: Venta) => can(ACCESS.ventaAction, viewer) && encargado !== viewer.id,
    [viewer],
  );
  const columns = useMemo(
    () => ventasColumns({ moneda, canMark, pending, onMark: run }),
    [moneda, canMark, pending, run],
  );
  const actos = useMemo(
    () => (can(ACCESS.ventaAction, viewer) ? actosVentas(canMark, moneda) : []),
    [canMark, viewer, moneda],
  );
  const { selection, dialog } = useLote({ keyOf, nombreOf, actos, onLote });
  const subtitle =
    state.kind === 'ready' &&
    state.data.ventas.length > 0 &&
    describePendiente(state.data.pendientes, moneda);
  return (
    <>
      <ScreenFrame title="Ventas" subtitle={subtitle} state={state}>
        {({ ventas, pendientes }) => (
          <>
            <Panorama
              label="Quién tiene algo por entregar"
              cuadro={panoramaVentas(pendientes, moneda)}
            />
            <Tabs
              label="Ventas"
              tabs={[
                {
                  id: 'historial',
                  label: 'Historial',
                  count: ventas.length,
                  isPartial: state.kind === 'ready' && state.more !== undefined,
                  content: (
                    <DataTable
                      caption="Ventas"
                      columns={columns}
                      rows={ventas}
                      rowKey={keyOf}
                      more={state.kind === 'ready' ? state.more : undefined}
                      selection={selection}
                      hasAvatar
                      empty={
                        <EmptyState icon={<CoinsIcon size={48} />} title="No se ha vendido nada">
                          Cada membresía, misión o traslado que alguien venda quedará aquí, con lo
                          que falta por entregar.
                        </EmptyState>
                      }
                      searchLabel="Buscar ventas"
                      noun={{ one: 'venta', many: 'ventas' }}
                      csvName="ventas"
                    />
                  ),
                },
                {
                  id: 'pendientes',
                  label: 'Pendiente',
                  count: pendientes.length,
                  content: (
                    <DataTable
                      caption="Pendiente de entregar"
                      columns={pendientesColumns}
                      rows={pendientes}
                      rowKey={({ encargoNombre }) => encargoNombre}
                      hasAvatar
                      empty={
                        <EmptyState icon={<CheckIcon size={48} />} title="Nadie debe nada">
                          Quien venda algo y aún no haya entregado lo cobrado aparecerá aquí.
                        </EmptyState>
                      }
                      searchLabel="Buscar encargados"
                      noun={{ one: 'encargado', many: 'encargados' }}
                      csvName="ventas-pendientes"
                    />
                  ),
                },
              ]}
            />
          </>
        )}
      </ScreenFrame>
      {dialog}
    </>
  );
}

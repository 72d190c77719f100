import { lazy, Suspense } from 'react';
import type { NominaScreenProps } from './NominaScreenProps';

const PeriodosDialog = lazy(() => import('./PeriodosDialog').then((module) => ({ default: module.PeriodosDialog })));
const ReinicioDialog = lazy(() => import('./ReinicioDialog').then((module) => ({ default: module.ReinicioDialog })));
const DetalleDialog = lazy(() => import('./DetalleDialog').then((module) => ({ default: module.DetalleDialog })));

type NominaPanelsProps = Pick<
  NominaScreenProps,
  'panel' | 'onPanel' | 'periodos' | 'viewer' | 'vista' | 'onPeriodo' | 'onReabrir' | 'previa' | 'onReiniciar' | 'detalle' | 'onDetalle'
>;

/** What is looked at over the payroll: its periods, what closing one would close, and why somebody earns what they earn. */
export function NominaPanels(props: NominaPanelsProps) {
  const { panel, onPanel, periodos, viewer, vista, onPeriodo, onReabrir, previa, onReiniciar, detalle, onDetalle } = props;
  const show = (id: number | null) => {
    onPanel(null);
    onPeriodo(id);
  };
  return (
    <>
      <Suspense fallback={null}>
        {panel && (
          <PeriodosDialog
            state={periodos}
            viewer={viewer}
            vista={vista}
            onVer={show}
            onReiniciar={() => onPanel('reinicio')}
            isReiniciando={panel === 'reinicio'}
            onReabrir={onReabrir}
            onClose={() => onPanel(null)}
          >
            {/* A boundary of its own: while the question is fetched, the list stays. */}
            <Suspense fallback={null}>
              {panel === 'reinicio' && <ReinicioDialog previa={previa} onReiniciar={onReiniciar} onClose={() => onPanel('periodos')} />}
            </Suspense>
          </PeriodosDialog>
        )}
      </Suspense>
      <Suspense fallback={null}>{detalle && <DetalleDialog state={detalle.state} isOwn={detalle.id === viewer.id} onClose={() => onDetalle(null)} />}</Suspense>
    </>
  );
}

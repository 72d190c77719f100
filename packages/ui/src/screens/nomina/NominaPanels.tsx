import { lazyPart } from '../../parts/lazyPart';
import type { DetalleDialogProps } from './DetalleDialog';
import type { NominaScreenProps } from './NominaScreenProps';

const PeriodosDialog = lazyPart(() => import('./PeriodosDialog'), 'PeriodosDialog');
const ReinicioDialog = lazyPart(() => import('./ReinicioDialog'), 'ReinicioDialog');
const DetalleDialog = lazyPart(() => import('./DetalleDialog'), 'DetalleDialog');

type NominaPanelsProps = Pick<
  NominaScreenProps,
  | 'panel'
  | 'onPanel'
  | 'periodos'
  | 'viewer'
  | 'vista'
  | 'onPeriodo'
  | 'onReopen'
  | 'previa'
  | 'onRestart'
  | 'detalle'
  | 'onDetalle'
> &
  Pick<DetalleDialogProps, 'onAjustar'>;

export function NominaPanels(props: NominaPanelsProps) {
  const { panel, onPanel, periodos, viewer, vista, onPeriodo, onReopen, detalle } = props;
  const { onDetalle } = props;
  const show = (id: number | null) => {
    onPanel(null);
    onPeriodo(id);
  };
  return (
    <>
      {panel && (
        <PeriodosDialog
          state={periodos}
          viewer={viewer}
          vista={vista}
          onView={show}
          onRestart={() => onPanel('reinicio')}
          isReiniciando={panel === 'reinicio'}
          onReopen={onReopen}
          onClose={() => onPanel(null)}
        >
          {panel === 'reinicio' && (
            <ReinicioDialog {...props} onClose={() => onPanel('periodos')} />
          )}
        </PeriodosDialog>
      )}
      {detalle && (
        <DetalleDialog
          state={detalle.state}
          cuenta={detalle.cuenta ?? null}
          isOwn={detalle.id === viewer.id}
          onAjustar={props.onAjustar}
          onClose={() => onDetalle(null)}
        />
      )}
    </>
  );
}

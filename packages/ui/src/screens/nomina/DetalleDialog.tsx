import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { EmptyState } from '../../components/EmptyState';
import { CoinsIcon } from '../../components/icons';
import { ScreenBody } from '../ScreenFrame';
import { Detalle } from './Detalle';
import type { Cuenta, DetalleState } from './NominaScreenProps';
import { titleDetalle } from './titleDetalle';

export interface DetalleDialogProps {
  state: DetalleState;
  isOwn: boolean;
  /** The viewer's account, when the pay is their own. */
  cuenta?: Cuenta | null;
  /** Adjusts what the person has in the open period; undefined if the viewer may not. */
  onAjustar?: (() => void) | undefined;
  onClose: () => void;
}

export function DetalleDialog({
  state,
  isOwn,
  cuenta = null,
  onAjustar,
  onClose,
}: DetalleDialogProps) {
  // While loading, the title assumes that there is a pay.
  const detalle = state.kind === 'ready' ? state.data.detalle : null;
  const title = titleDetalle(isOwn, {
    hasPaga: detalle?.paga !== 0,
    isClosed: typeof detalle?.cerrado_en === 'string',
  });
  return (
    <Dialog
      onClose={onClose}
      title={title}
      size="large"
      actions={
        <>
          {onAjustar && <Button onPress={onAjustar}>Ajustar</Button>}
          <Button onPress={onClose}>Cerrar</Button>
        </>
      }
    >
      {state.kind === 'notFound' ? (
        <EmptyState icon={<CoinsIcon size={48} />} title="Aquí no hay ninguna paga">
          {state.texto}
        </EmptyState>
      ) : (
        <ScreenBody state={state}>
          {({ detalle: shown }) => <Detalle detalle={shown} isOwn={isOwn} cuenta={cuenta} />}
        </ScreenBody>
      )}
    </Dialog>
  );
}

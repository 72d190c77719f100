import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { EmptyState } from '../../components/EmptyState';
import { CoinsIcon } from '../../components/icons';
import { ScreenBody } from '../ScreenFrame';
import { Detalle } from './Detalle';
import type { Cuenta, DetalleState } from './NominaScreenProps';
import { titleDetalle } from './titleDetalle';

interface DetalleDialogProps {
  state: DetalleState;
  /** It is about whoever looks at it. */
  isOwn: boolean;
  /** The account of whoever looks at their own pay. */
  cuenta?: Cuenta | null;
  onClose: () => void;
}

/** Why somebody earns what they earn in a period. */
export function DetalleDialog({ state, isOwn, cuenta = null, onClose }: DetalleDialogProps) {
  // Until it is known whether there is a pay, it is called as if there was one.
  const detalle = state.kind === 'ready' ? state.data.detalle : null;
  const title = titleDetalle(isOwn, {
    hasPaga: detalle?.paga !== 0,
    isClosed: typeof detalle?.cerrado_en === 'string',
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="large"
      actions={<Button onPress={onClose}>Cerrar</Button>}
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

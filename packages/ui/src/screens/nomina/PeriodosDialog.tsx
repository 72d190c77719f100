import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { ScreenBody } from '../ScreenFrame';
import type { NominaScreenProps } from './NominaScreenProps';
import { Periodos, type PeriodosProps } from './Periodos';

interface PeriodosDialogProps extends PeriodosProps {
  state: NominaScreenProps['periodos'];
  onClose: () => void;
  /** The question asked over the list; in its tree, so that the focus comes back to it. */
  children: ReactNode;
}

/** The pay periods: the open one, which may be closed, and those that were (LPG-06, LPG-15). */
export function PeriodosDialog({ state, onClose, children, ...props }: PeriodosDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Periodos de la nómina"
      size="large"
      actions={<Button onPress={onClose}>Cerrar</Button>}
    >
      <ScreenBody state={state}>
        {({ periodos }) => <Periodos {...props} periodos={periodos} />}
      </ScreenBody>
      {children}
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { ScreenBody } from '../ScreenFrame';
import type { NominaScreenProps } from './NominaScreenProps';
import { Periodos, type PeriodosProps } from './Periodos';

interface PeriodosDialogProps extends PeriodosProps {
  state: NominaScreenProps['periodos'];
  onClose: () => void;
  /** The confirmation, nested in the list's dialog so that the focus returns there. */
  children: ReactNode;
}

/**
 * The pay periods: the open period, with a button to close it, and the closed periods (LPG-06,
 * LPG-15).
 */
export function PeriodosDialog({ state, onClose, children, ...props }: PeriodosDialogProps) {
  return (
    <Dialog
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

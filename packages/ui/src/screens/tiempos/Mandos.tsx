import { Button } from '../../components/Button';
import { AddButton } from '../AddButton';
import type { Cuentas } from './contarTiempos';

interface MandosProps {
  cuentas: Cuentas;
  /** Id of the line that says why one of them has nothing to do. */
  describedBy: string;
  isLinking: boolean;
  onLink: () => void;
  onUnlink: () => void;
  onConfirm: () => void;
  onNew: () => void;
}

/** What is done to all sessions at once, and the button that opens another (TIE-04, TIE-06, TIE-07). */
export function Mandos({ cuentas, describedBy, isLinking, onLink, onUnlink, onConfirm, onNew }: MandosProps) {
  return (
    <>
      <Button onPress={onConfirm} isDisabled={cuentas.confirmables === 0} aria-describedby={describedBy}>
        Confirmar Tiempos
      </Button>
      <Button onPress={onLink} isDisabled={cuentas.ligables === 0} isPending={isLinking} pendingLabel="Ligando" aria-describedby={describedBy}>
        Ligar Tiempos
      </Button>
      <Button onPress={onUnlink} isDisabled={cuentas.propios === 0} aria-describedby={describedBy}>
        Desligar Tiempos
      </Button>
      <AddButton onPress={onNew}>Nuevo Tiempo</AddButton>
    </>
  );
}

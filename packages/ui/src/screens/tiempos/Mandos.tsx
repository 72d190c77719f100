import { Button } from '../../components/Button';
import type { Cuentas } from './contarTiempos';

interface MandosProps {
  cuentas: Cuentas;
  /** Id of the element that says why a button is disabled. */
  describedBy: string;
  isLinking: boolean;
  onLink: () => void;
  onUnlink: () => void;
  onConfirm: () => void;
}

/** The buttons that act on all times together (TIE-06, TIE-07). */
export function Mandos({
  cuentas,
  describedBy,
  isLinking,
  onLink,
  onUnlink,
  onConfirm,
}: MandosProps) {
  return (
    <>
      <Button
        onPress={onConfirm}
        isDisabled={cuentas.confirmables === 0}
        aria-describedby={describedBy}
      >
        Confirmar Tiempos
      </Button>
      <Button
        onPress={onLink}
        isDisabled={cuentas.ligables === 0}
        isPending={isLinking}
        pendingLabel="Ligando"
        aria-describedby={describedBy}
      >
        Ligar Tiempos
      </Button>
      <Button onPress={onUnlink} isDisabled={cuentas.propios === 0} aria-describedby={describedBy}>
        Desligar Tiempos
      </Button>
    </>
  );
}

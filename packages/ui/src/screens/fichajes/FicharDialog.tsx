import { PreguntaDialog } from '../PreguntaDialog';
import type { Act } from '../useAct';

interface FicharDialogProps {
  onClockIn: Act<[]>;
  onClose: () => void;
}

/**
 * Explains that Tiempos needs a clock-in, and has a button that clocks the user in (RUT-34,
 * RUT-35).
 */
export function FicharDialog({ onClockIn, onClose }: FicharDialogProps) {
  return (
    <PreguntaDialog
      title="Tiempos se abre al fichar"
      confirmLabel="Fichar y abrir"
      staleTitle="No se ha abierto"
      backLabel="Volver al inicio"
      onAct={onClockIn}
      onClose={onClose}
    >
      <p>Ahora estás fuera. Si fichas, se registra tu entrada y se abre Tiempos.</p>
    </PreguntaDialog>
  );
}

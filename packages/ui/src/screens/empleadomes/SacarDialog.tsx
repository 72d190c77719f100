import { PreguntaDialog } from '../PreguntaDialog';
import type { Empleado, EmpleadoMesScreenProps } from './EmpleadoMesScreenProps';

interface SacarDialogProps extends Pick<EmpleadoMesScreenProps, 'onRemove'> {
  empleado: Empleado;
  onClose: () => void;
}

export function SacarDialog({ empleado, onRemove, onClose }: SacarDialogProps) {
  return (
    <PreguntaDialog
      title="¿Sacar del mes?"
      confirmLabel="Sacar"
      tone="danger"
      staleTitle="No se pudo sacar"
      onAct={() => onRemove(empleado)}
      onClose={onClose}
    >
      <p>
        <strong translate="no">{empleado.usuarioNombre}</strong> dejará de verse en la portada y
        quedará en el historial.
      </p>
    </PreguntaDialog>
  );
}
